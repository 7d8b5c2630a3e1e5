import type { Words } from '@overtrick/engine';
import type { Talk } from '../board.ts';
import { S } from './signs.ts';

type AnswerCardProps = {
  readonly answer: 'want' | 'decline' | 'hidden' | null;
  /** 1 for who would buy before all others. */
  readonly place: number;
  readonly buyer: boolean;
  readonly talk: Talk;
};

const SAID: Readonly<Record<'want' | 'decline' | 'hidden' | 'owed', Words>> = {
  want: S.want,
  decline: S.decline,
  hidden: S.answered,
  owed: S.notYet,
};

/** An answer: face down with its place in the line, until all are turned over together (CRY-2.2). */
export function AnswerCard({ answer, place, buyer, talk: { say } }: AnswerCardProps) {
  const open = answer === 'want' || answer === 'decline';
  return (
    <span
      className="cry-answer"
      data-about=""
      data-answer={answer ?? 'owed'}
      data-buyer={buyer || undefined}
      data-in={open ? 'turn' : answer === null ? undefined : 'pop'}
    >
      <span className="unseen">
        {say(SAID[answer ?? 'owed'])}, {say(S.inLine, { place })}
        {buyer && `, ${say(S.buys)}`}
      </span>
      {open ? (
        <span className="cry-answer-face" aria-hidden="true">
          <small>{place}</small>
          <AnswerSign want={answer === 'want'} />
          {say(buyer ? S.buys : S[answer])}
        </span>
      ) : (
        <span className="cry-answer-back" aria-hidden="true">
          {place}
        </span>
      )}
    </span>
  );
}

/** A tick for yes, a cross for no. */
export const AnswerSign = ({ want }: { readonly want: boolean }) => (
  <svg viewBox="0 0 24 24" className="cry-sign" aria-hidden="true">
    <path d={want ? 'M4 13l5 5L20 6' : 'M6 6l12 12M18 6L6 18'} />
  </svg>
);
