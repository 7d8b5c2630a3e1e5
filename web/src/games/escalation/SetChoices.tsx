import type { Escalation } from '@overtrick/games/escalation';
import { type KeyboardEvent, useRef } from 'react';
import { useKeptFocus } from '../../table/useKeptFocus.ts';
import type { BoardProps } from '../board.ts';
import { PlainChoice } from './PlainChoice.tsx';
import { SetButton } from './SetButton.tsx';
import { W } from './sayings.ts';
import { readySets, setOf, setsWith } from './sets.ts';
import { Unseen } from './Unseen.tsx';
import './choices.css';

/** So many stand side by side on a phone, and two rows of so many. */
const ROW = 6;
const MOST = { lead: 14, answer: 12 } as const;

/** The legal sets as ready-made choices, lowest total first, like stairs; the pass card; and taking. */
export function SetChoices(props: BoardProps<Escalation>) {
  const { view, selection, choose, talk, shape } = props;
  const { say } = talk;
  const { legal, hand, board } = view.now;
  const group = useRef<HTMLDivElement>(null);
  useKeptFocus(group);
  const picking = selection.options.length > 1;
  const chosen = selection.cards.map((at) => hand[at]);
  const unfinished = chosen.length > 0 && selection.decision === null;
  const sets = picking
    ? selection.options.flatMap((option) => setsWith([option], []))
    : unfinished
      ? setsWith(legal, chosen)
      : readySets(legal, MOST[board.phase]);
  const extra = selection.decision === null ? null : setOf(selection.decision);
  if (extra && !picking && !sets.some(({ decision }) => decision === extra.decision)) {
    sets.push({ ...extra, from: extra.total });
  }
  const highest = Math.max(1, ...sets.map(({ total }) => total));
  const passes = legal.includes('pass') && !unfinished && !picking;
  const takes = legal.includes('take') && !picking;
  const steps = sets.length + Number(passes);
  /** In two rows there is no room to climb. */
  const flat = steps > ROW && !picking && shape !== 'desk';

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box
    <div
      ref={group}
      className="sets"
      data-picking={picking || undefined}
      role="group"
      aria-label={say(picking ? W.counts : W.sets)}
      tabIndex={-1}
      onKeyDown={(event) => moveAlong(event, group.current)}
    >
      {legal.length === 0 && <Unseen {...props} />}
      {picking && <p className="sets-pick">{say(W.counts)}</p>}
      <div
        className="sets-stairs"
        data-flat={flat || undefined}
        style={{ '--across': picking ? steps : across(steps), '--steps': Math.max(1, steps) }}
      >
        {sets.map((set) => (
          <SetButton
            key={set.decision}
            set={set}
            picking={picking}
            rise={flat ? 1 : 0.52 + (0.48 * set.total) / highest}
            pressed={selection.decision === set.decision}
            talk={talk}
            onChoose={() => choose(set.decision)}
          />
        ))}
        {passes && (
          <PlainChoice decision="pass" board={props} total={`= ${board.total}`} word={say(W.passShort)} />
        )}
      </div>
      {takes && (
        <PlainChoice
          decision="take"
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
