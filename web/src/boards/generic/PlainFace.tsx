/** A card without art: its notation, large. For a game that nobody has drawn yet. */
export function PlainFace({ card }: { readonly card: string }) {
  return (
    <g fill="currentColor" fontFamily="var(--face-display)" fontWeight={750}>
      <text x="24" y="62" fontSize="52">
        {card}
      </text>
      <text x="125" y="215" fontSize={card.length > 3 ? 60 : 110} textAnchor="middle">
        {card}
      </text>
    </g>
  );
}

export function PlainBack() {
  return (
    <rect x="18" y="18" width="214" height="314" rx="10" fill="none" stroke="currentColor" strokeWidth="6" />
  );
}
