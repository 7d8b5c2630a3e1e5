import { PlayingCard } from './PlayingCard.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

/** Every card this seat has seen in this deal, against the whole deck. */
export function CardsSeen() {
  const { view, talk, module } = useTable();
  const { say } = talk;
  const seen = module.game.knownCards(view);
  const deck = module.game.deck(view);
  const kinds = [...new Set(deck)];
  const count = (cards: readonly string[], kind: string) => cards.filter((card) => card === kind).length;
  return (
    <>
      <p>{say(T.seenAbout)}</p>
      <ul className="cards-seen">
        {kinds.map((kind) => {
          const found = count(seen, kind);
          const all = count(deck, kind);
          return (
            <li
              key={kind}
              data-quiet={found === all || undefined}
              aria-label={say(T.seenOf, { card: module.words.card(kind, talk), seen: found, all })}
            >
              <PlayingCard card={kind} />
              <span aria-hidden="true">{`${found}/${all}`}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
