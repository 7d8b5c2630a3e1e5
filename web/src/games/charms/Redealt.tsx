import { type CharmsBoard, charms } from '@overtrick/games/charms';
import type { Talk } from '../board.ts';
import { counted } from './counted.ts';
import { SuitSign } from './Medal.tsx';
import { W } from './sayings.ts';
import { cardName } from './words.ts';

type RedealtProps = { readonly hands: CharmsBoard['redealt']; readonly talk: Talk };

/** Hands that were laid open and dealt again (CHA-1.3): everybody saw them, so they stay in sight. */
export function Redealt({ hands, talk }: RedealtProps) {
  const { say, name, isYou } = talk;
  return (
    <ul className="cha-redealt">
      {[...hands.entries()].map(([nth, { seat, shown }]) => (
        <li key={nth}>
          <span>{say(isYou(seat) ? W.youShowed : W.showed, { name: name(seat) })}:</span>
          {counted(shown).map(([card, count]) => (
            <span key={card} className="cha-redealt-card">
              <span className="unseen">{say(W.times, { count, card: cardName(card, talk) })}</span>
              <span aria-hidden="true">
                <CardSign card={card} />
                {count > 1 && <small>×{count}</small>}
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function CardSign({ card }: { readonly card: string }) {
  const face = charms.face(card);
  return face.kind === 'suit' ? <SuitSign suit={face.suit} /> : <b>{face.number}</b>;
}
