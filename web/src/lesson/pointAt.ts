const MARK = 'data-pointed';

/** What the coach speaks of: cards of the own hand, as often as they are named, or one place on the table. */
export type Pointed = { readonly cards: readonly string[] } | { readonly place: string };

function find(pointed: Pointed): Element[] {
  if ('place' in pointed) return [...document.querySelectorAll(pointed.place)].slice(0, 1);
  const found: Element[] = [];
  for (const card of pointed.cards) {
    const all = document.querySelectorAll(`.hand-card:has([data-card="${CSS.escape(card)}"])`);
    // Those that are chosen already are meant.
    const chosen = [...all].sort((a, b) =>
      a.ariaPressed === b.ariaPressed ? 0 : a.ariaPressed === 'true' ? -1 : 1,
    );
    found.push(...chosen.filter((each) => !found.includes(each)).slice(0, 1));
  }
  return found;
}

/** Marks what the coach speaks of, and nothing else. */
export function pointAt(pointed: Pointed | null): void {
  const wanted = pointed === null ? [] : find(pointed);
  for (const marked of document.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.includes(marked)) marked.removeAttribute(MARK);
  }
  for (const each of wanted) each.setAttribute(MARK, '');
}
