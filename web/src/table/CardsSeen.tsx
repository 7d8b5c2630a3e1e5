import { thisDeal } from '@overtrick/engine';
import { PlayingCard } from './PlayingCard.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** Every card this seat has seen in this deal, against the whole deck where the board knows it. */
export function CardsSeen() {
  const { view, talk, module } = useTable();
  const { say } = talk;
  const seen = module.seen?.(view) ?? laidOpen();
  const deck = module.deck?.(view);
  const kinds = [...new Set(deck ?? seen)];
  const count = (cards: readonly string[], kind: string) => cards.filter((card) => card === kind).length;
  return (
    <>
      <p>{say(T.seenAbout)}</p>
      <ul className="cards-seen">
        {kinds.map((kind) => {
          const found = count(seen, kind);
          const all = deck ? count(deck, kind) : found;
          return (
            <li
              key={kind}
              data-quiet={found === all || undefined}
              aria-label={say(T.seenOf, { card: module.words.card(kind, talk), seen: found, all })}
            >
              <PlayingCard card={kind} />
              <span aria-hidden="true">{deck ? `${found}/${all}` : `×${found}`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );

  function laidOpen(): readonly string[] {
    const played = thisDeal(view.past).choices.flatMap(({ action }) =>
      action === undefined ? [] : (module.cardsOf(action) ?? []),
    );
    return [...view.now.hand, ...played, ...(module.laidOpen?.(view) ?? [])];
  }
}
