import type { Cryptrick } from '@overtrick/games/cryptrick';
import type { BoardProps } from '../board.ts';
import { AnswerSign } from './AnswerCard.tsx';
import { stepAlong } from './arrows.ts';
import { S } from './signs.ts';
import { words } from './words.ts';

const ANSWERS = ['want', 'decline'] as const;

/** The own answer: two cards, one of which is laid down. */
export function AnswerChoices({ view, talk, selection, choose }: BoardProps<Cryptrick>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div className="cry-answers" role="group" aria-label={talk.say(S.ownAnswer)} onKeyDown={stepAlong}>
      {ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          className="cry-say"
          data-answer={answer}
          data-choice={answer}
          aria-pressed={selection.decision === answer}
          onClick={() => choose(answer)}
        >
          <AnswerSign want={answer === 'want'} />
          {words.decision(answer, view, talk)}
        </button>
      ))}
    </div>
  );
}
