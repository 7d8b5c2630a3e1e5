import { isSame } from '@overtrick/engine';
import { type Escalation, escalation } from '@overtrick/games/escalation';
import { type KeyboardEvent, useRef } from 'react';
import { useKeptFocus } from '../../table/useKeptFocus.ts';
import type { BoardProps } from '../board.ts';
import { PlainChoice } from './PlainChoice.tsx';
import { SetButton } from './SetButton.tsx';
import { W } from './sayings.ts';
import { ready, readySets, setsWith } from './sets.ts';
import { Unseen } from './Unseen.tsx';
import './choices.css';

/** So many stand side by side on a phone, and two rows of so many. */
const ROW = 6;
const MOST = { lead: 14, answer: 12 } as const;

/** The legal sets as ready-made choices, lowest total first, like stairs; the pass card; and taking. */
export function SetChoices(props: BoardProps<Escalation>) {
  const { view, selection, talk, shape } = props;
  const { say } = talk;
  const { choices, hand, board } = view.now;
  const group = useRef<HTMLDivElement>(null);
  useKeptFocus(group);
  const picking = selection.options.length > 1;
  const chosen = selection.cards.map((at) => hand[at]);
  const unfinished = chosen.length > 0 && selection.decision === null;
  const sets = picking
    ? setsWith(selection.options, [])
    : unfinished
      ? setsWith(choices, chosen)
      : readySets(choices, MOST[board.phase]);
  const { decision } = selection;
  if (decision?.do === 'play' && !picking && !sets.some(({ set }) => isSame(escalation, set, decision))) {
    sets.push(ready(decision));
  }
  const highest = Math.max(1, ...sets.map(({ set }) => set.total));
  const passes = choices.some((choice) => choice.do === 'pass') && !unfinished && !picking;
  const takes = choices.some((choice) => choice.do === 'take') && !picking;
  const steps = sets.length + Number(passes);
  /** In two rows there is no room to climb. */
  const flat = steps > ROW && !picking && shape !== 'desk';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div
      ref={group}
      className="esc-sets"
      data-picking={picking || undefined}
      role="group"
      aria-label={say(picking ? W.counts : W.sets)}
      tabIndex={-1}
      onKeyDown={(event) => moveAlong(event, group.current)}
    >
      {choices.length === 0 && <Unseen {...props} />}
      {picking && <p className="esc-sets-pick">{say(W.counts)}</p>}
      <div
        className="esc-sets-stairs"
        data-flat={flat || undefined}
        style={{ '--across': picking ? steps : across(steps), '--steps': Math.max(1, steps) }}
      >
        {sets.map(({ set, from }) => (
          <SetButton
            key={escalation.makeDecision(set)}
            set={set}
            from={from}
            picking={picking}
            rise={flat ? 1 : 0.52 + (0.48 * set.total) / highest}
            talk={talk}
          />
        ))}
        {passes && (
          <PlainChoice choice="pass" board={props} total={`= ${board.total}`} word={say(W.passShort)} />
        )}
      </div>
      {takes && (
        <PlainChoice
          choice="take"
          board={props}
          total={`+${board.middleSize}`}
          word={say(W.takeShort)}
          alone={steps === 0}
        />
      )}
    </div>
  );
}

/** How many steps stand side by side on a phone: one row as long as they are wide enough, then two. */
const across = (count: number): number => (count <= ROW ? Math.max(count, 4) : Math.ceil(count / 2));

function moveAlong(event: KeyboardEvent, group: HTMLElement | null): void {
  const move = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  if (move === undefined || buttons.length === 0) return;
  event.preventDefault();
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  buttons[(at + move + buttons.length) % buttons.length]?.focus();
}
