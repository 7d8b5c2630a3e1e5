/** Each kind of card once, with how many there are. */
export function counted(cards: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
