/** A card without art: its notation, large, where a fan leaves it in sight. For a game that nobody has drawn yet. */
export function PlainFace({ card }: { readonly card: string }) {
  return (
    <g fill="currentColor" fontFamily="system-ui, sans-serif" fontWeight={750}>
      <text x="22" y="104" fontSize={Math.min(110, 240 / Math.max(2, card.length))}>
        {card}
      </text>
      <path d="M22 140H228M22 318H228" stroke="currentColor" strokeWidth="4" opacity="0.35" />
    </g>
  );
}

/** Its back: a frame. */
export function PlainBack() {
  return (
    <rect x="18" y="18" width="214" height="314" rx="10" fill="none" stroke="currentColor" strokeWidth="6" />
  );
}

/** The cover of its box: one letter. */
export function PlainBox({ game }: { readonly game: string }) {
  return (
    <svg viewBox="0 0 320 400" aria-hidden="true">
      <rect width="320" height="400" fill="var(--accent)" />
      <rect x="18" y="18" width="284" height="364" fill="none" stroke="var(--on-accent)" strokeWidth="4" />
      <text
        x="160"
        y="270"
        fontSize="220"
        fontFamily="var(--face-display)"
        fontWeight={750}
        textAnchor="middle"
        fill="var(--on-accent)"
      >
        {game.charAt(0).toUpperCase()}
      </text>
    </svg>
  );
}
