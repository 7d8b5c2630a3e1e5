import { explain, type Refusal } from '@overtrick/engine';
import { type ReactNode, useId } from 'react';
import { linkToRule } from '../app/route.ts';
import type { Selection } from '../games/board.ts';
import { HintLine } from './HintLine.tsx';
import type { Hint } from './hint.ts';
import { Since } from './Since.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';
import './question.css';

/** What a coach says at the table. */
export interface Coaching {
  /** In place of what is asked. */
  readonly line?: ReactNode;
  /** In place of what happened last. */
  readonly more?: ReactNode;
  /** The line is more important than what a choice would make: something else is meant. */
  readonly insists?: boolean;
  /** The way on, where nothing is to be decided. */
  readonly go?: ReactNode;
}

type QuestionProps = {
  readonly selection: Selection;
  readonly coach: Coaching | null;
  /** Why what was touched cannot be chosen. */
  readonly refusal: Refusal | null;
  readonly hint: Hint | null;
  /** What was last chosen here was not taken: another tab was faster. */
  readonly overtaken: boolean;
  readonly onCommit: () => void;
  readonly onClear: () => void;
  /** Undo and hint. */
  readonly tools: ReactNode;
  /** The table waits for somebody to go on. */
  readonly onGoOn: (() => void) | null;
  /** Somebody wants to know what happened since their turn. */
  readonly onSince: () => void;
};

/** What is asked now, in words; below it what the choice would make, why not, or what happened since one's turn. */
export function Question(props: QuestionProps) {
  const { selection, coach, refusal, hint, overtaken, onCommit, onClear, tools, onGoOn, onSince } = props;
  const { view: shown, told: view, talk, module } = useTable();
  const { say } = talk;
  const { words } = module;
  const heading = useId();
  const { now } = view;
  const isAsked = now.choices.length > 0;
  // Who has just played is not asked any more, though the card still flies.
  const mine = isAsked && shown === view;
  const asked = isAsked
    ? words.asked(view, talk)
    : now.asked.length > 0
      ? words.waiting(view, now.asked[0], talk)
      : '';
  const why = refusal ? <Why refusal={refusal} /> : overtaken && !selection.preview ? say(T.overtaken) : null;
  const said = why ?? more();
  return (
    <section
      className="question"
      data-mine={mine || undefined}
      data-chosen={(selection.decision !== null && !coach?.insists) || undefined}
      aria-labelledby={heading}
    >
      <h2 id={heading} className="question-asked" tabIndex={-1}>
        {coach?.line ?? asked}
      </h2>
      <div className="question-more">
        {said === null ? (
          <Since onOpen={onSince} />
        ) : (
          <p key={why ? 'why' : 'said'} {...(why && { className: 'question-why', role: 'alert' })}>
            <span {...(hint !== null && { role: 'status' })}>{said}</span>
          </p>
        )}
      </div>
      <div className="question-tools">{tools}</div>
      {coach?.go && <div className="question-go">{coach.go}</div>}
      {onGoOn && !coach?.line && selection.decision === null && (
        <div className="question-go">
          <button type="button" className="way" onClick={onGoOn}>
            {say(T.goOn)}
          </button>
        </div>
      )}
      {selection.decision !== null && (
        <div className="question-go">
          <button type="button" className="put-back" onClick={onClear} aria-label={say(T.cancel)}>
            ✕
          </button>
          <button type="button" className="go" onClick={onCommit}>
            {(words.commit ?? words.decision)(selection.decision, view, talk)}
          </button>
        </div>
      )}
    </section>
  );

  /** What is said in place of what happened; null where nothing is. */
  function more(): ReactNode {
    if (hint === 'thinking') return say(T.hintThinking);
    if (hint === 'none') return say(T.hintNone);
    if (!selection.preview || coach?.insists) return coach?.more ?? null;
    const made = words.preview(selection.preview, view, talk) ?? '';
    return hint ? <HintLine hint={hint} made={made} /> : made;
  }
}

/** Why a card may not be played, and the rule that says so. */
function Why({ refusal }: { readonly refusal: Refusal }) {
  const { talk, view, module } = useTable();
  const { say, name } = talk;
  if (refusal.reason === 'rule') {
    return (
      <>
        {say(refusal.words)}{' '}
        <a href={linkToRule(module.game.id, refusal.rule)}>{say(T.whyRule, { rule: refusal.rule })}</a>
      </>
    );
  }
  const turn = refusal.reason === 'not-your-turn' && view.now.asked.length > 0;
  return turn ? say(T.notYourTurn, { name: name(view.now.asked[0]) }) : explain(refusal, say.language);
}
