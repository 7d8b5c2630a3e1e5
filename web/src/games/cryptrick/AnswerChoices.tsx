import type { Cryptrick } from '@overtrick/games/cryptrick';
import { ChoiceButton } from '../../table/ChoiceButton.tsx';
import type { BoardProps } from '../board.ts';
import { AnswerSign } from './AnswerCard.tsx';
import { stepAlong } from './arrows.ts';
import { S } from './signs.ts';
import { words } from './words.ts';

const ANSWERS = [{ do: 'want' }, { do: 'decline' }] as const;

/** The own answer: two cards, one of which is laid down. */
export function AnswerChoices({ view, talk }: BoardProps<Cryptrick>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div className="cry-answers" role="group" aria-label={talk.say(S.ownAnswer)} onKeyDown={stepAlong}>
      {ANSWERS.map((answer) => (
        <ChoiceButton key={answer.do} decision={answer} className="cry-say" data-answer={answer.do}>
          <AnswerSign want={answer.do === 'want'} />
          {words.decision(answer, view, talk)}
        </ChoiceButton>
      ))}
    </div>
  );
}
