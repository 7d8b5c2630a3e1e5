import { type Game, type MatchEvent, settledBy } from '@overtrick/engine';
import type { Step } from '@overtrick/match';
import { useEffect, useState } from 'react';
import type { BoardModule } from '../games/board.ts';
import { Icon } from '../parts/Icon.tsx';
import { ChanceStrip } from '../review/ChanceStrip.tsx';
import { JudgementLine } from '../review/JudgementLine.tsx';
import type { Reviewing } from '../review/useReview.ts';
import { paceFactor } from '../settings/motion.ts';
import { useTable } from '../table/TableContext.tsx';
import { notePosition } from './notePosition.ts';
import type { Loaded } from './ReplayFrame.tsx';
import { useArrows } from './useArrows.ts';
import { W } from './words.ts';

/** How long a position is shown after it has been held for as long as it takes to understand it. */
const PAUSE = 450;
/** A position rests when it has not changed for so long: browsers take only so many addresses a second from a strip that is drawn along. */
const REST = 250;

type ControlsProps = {
  readonly showing: Loaded;
  readonly module: BoardModule;
  /** The position has been seen for long enough. */
  readonly rests: boolean;
  readonly reviewing: Reviewing | null;
  /** Shows all choices of the decision that is to be taken here; null where they are in sight. */
  readonly onChoices: (() => void) | null;
};

/** Step, play and scrub: the strip of positions. */
export function Controls({ showing, module, rests, reviewing, onChoices }: ControlsProps) {
  const { talk, told } = useTable();
  const { say } = talk;
  const { replay, shown, record, at, goTo } = showing;
  const { steps } = replay;
  const last = steps.length;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing || at >= last) return setPlaying(false);
    if (!rests) return;
    const timer = setTimeout(() => goTo(at + 1), PAUSE * paceFactor());
    return () => clearTimeout(timer);
  }, [playing, at, last, goTo, rests]);

  useEffect(() => {
    if (playing) return;
    const timer = setTimeout(() => notePosition(at), REST);
    return () => clearTimeout(timer);
  }, [playing, at]);

  const tricks = steps.some((step) => step.tricks > 0);
  const stops = tricks ? stopsOf(steps) : settledIn(record, module.game);
  const before = stops.findLast((stop) => stop < at) ?? 1;
  const after = stops.find((stop) => stop > at) ?? last;
  useArrows({ at, before, after, last, goTo });
  const event = told.past.at(-1);
  const line =
    event?.t === 'choice'
      ? module.words.event(event, talk, told.past.slice(0, -1))
      : say(W.dealt, { deal: steps[shown.at - 1].deal + 1 });
  const judgement = reviewing?.judgements.find(({ position }) => position === shown.at) ?? null;
  const deals = [...steps.entries()].filter(([, step]) => step.seat === null);

  return (
    <section className="replay-controls" aria-label={say(W.controls)}>
      {judgement && !playing ? (
        <JudgementLine judgement={judgement} onChoices={onChoices} />
      ) : (
        <p className="replay-line" role="status">
          {line}
        </p>
      )}
      <div className="replay-strip" data-reviewed={reviewing ? true : undefined}>
        {reviewing && <ChanceStrip review={reviewing.review} last={last} at={at} />}
        <input
          type="range"
          min={1}
          max={last}
          value={at}
          aria-label={say(W.position)}
          aria-valuetext={`${at} / ${last}. ${line}`}
          style={{ '--done': last > 1 ? (at - 1) / (last - 1) : 1 }}
          onChange={(change) => goTo(Number(change.target.value))}
        />
        <span className="replay-ticks" aria-hidden="true">
          {deals.map(([place]) => (
            <i key={place} style={{ '--place': last > 1 ? place / (last - 1) : 0 }} />
          ))}
        </span>
      </div>
      <div className="replay-buttons">
        {button('previousTrick', say(tricks ? W.trickBack : W.stopBack), before, at <= 1)}
        {button('back', say(W.back), at - 1, at <= 1)}
        <button
          type="button"
          className="icon-button replay-play"
          aria-label={say(playing ? W.pause : W.play)}
          onClick={() => {
            if (at >= last) goTo(1);
            setPlaying(!playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {button('next', say(W.forth), at + 1, at >= last)}
        {button('nextTrick', say(tricks ? W.trickForth : W.stopForth), after, at >= last)}
        {deals.length > 1 && (
          <select
            className="replay-deal"
            aria-label={say(W.deals)}
            value={deals.findLast(([place]) => place < at)?.[0] ?? 0}
            onChange={(change) => goTo(Number(change.target.value) + 1)}
          >
            {deals.map(([place, { deal }]) => (
              <option key={place} value={place}>
                {say(W.deal, { deal: deal + 1 })}
              </option>
            ))}
          </select>
        )}
      </div>
    </section>
  );

  function button(
    icon: 'previousTrick' | 'back' | 'next' | 'nextTrick',
    label: string,
    to: number,
    off: boolean,
  ) {
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-disabled={off}
        onClick={() => {
          setPlaying(false);
          if (!off) goTo(to);
        }}
      >
        <Icon name={icon} />
      </button>
    );
  }
}

/** Positions worth a longer look: every fresh deal, and every finished trick. */
function stopsOf(steps: readonly Step[]): number[] {
  return [...steps.entries()]
    .filter(([at, step]) => step.seat === null || step.tricks > (steps[at - 1]?.tricks ?? 0))
    .map(([at]) => at + 1);
}

/** The same in a game without tricks: every fresh deal, and whatever was settled. */
function settledIn(record: readonly MatchEvent[], game: Game): number[] {
  return [...record.entries()]
    .filter(([, event]) => event.t === 'deal' || settledBy(game, event) !== null)
    .map(([at]) => at + 1);
}
