import { Card } from '../../../cards/Card.tsx';
import './cards.css';

type CharmPairProps = {
  /** The suit that shows; absent while the pile is empty. */
  readonly suit?: string;
  readonly number?: string;
  /** Beside trump: the whole charm glows. */
  readonly trump?: boolean;
  readonly label?: string;
};

/** What a seat shows: a suit and a number, clasped into one charm. */
export function CharmPair({ suit, number, trump = false, label }: CharmPairProps) {
  const joined = suit !== undefined && number !== undefined;
  return (
    <div
      className={`charm-pair${joined ? ' charm-joined' : ''}${trump ? ' charm-trump' : ''}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {suit === undefined ? <span className="slot" /> : <Card game="charms" card={suit} />}
      {number === undefined ? <span className="slot" /> : <Card game="charms" card={number} />}
      {joined && (
        <svg className="charm-clasp" viewBox="0 0 60 60" aria-hidden="true">
          <circle cx="30" cy="30" r="26" className="clasp-ring" />
          <path d="M21 30h18M21 20v20M39 20v20" className="clasp-bar" />
        </svg>
      )}
    </div>
  );
}
