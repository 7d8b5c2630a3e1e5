import { type Seat, settledBy, type View } from '@overtrick/engine';
import { type ReactNode, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { fetchPart } from '../app/fetchPart.ts';
import { lazyPart } from '../app/lazyPart.ts';
import { useAfter } from '../app/useAfter.ts';
import { useTitle } from '../app/useTitle.ts';
import { Waiting } from '../app/Waiting.tsx';
import type { BoardModule, BoardProps } from '../games/board.ts';
import type { Advice, TableSnapshot, TableSource } from '../source/source.ts';
import { Announcer } from './Announcer.tsx';
import { BoardSlot } from './BoardSlot.tsx';
import { Hand } from './Hand.tsx';
import { Motion } from './motion.tsx';
import { type Coaching, Question } from './Question.tsx';
import { resultEyes } from './resultEyes.ts';
import { seatsFrom } from './seatsFrom.ts';
import { choosingOf } from './selection.ts';
import { defaults, type OpenSheet, positionOf, reduce, type TableAction, type TableState } from './state.ts';
import { TableProvider } from './TableContext.tsx';
import { TableSheets } from './TableSheets.tsx';
import { Tools } from './Tools.tsx';
import { TopBar } from './TopBar.tsx';
import { useAutoPlay } from './useAutoPlay.ts';
import { useDeciding } from './useDeciding.ts';
import { useGoOn } from './useGoOn.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeys } from './useKeys.ts';
import { useShape } from './useShape.ts';
import { useSounds } from './useSounds.ts';
import { useTalk } from './useTalk.ts';
import type { Presenter } from './useTimeline.ts';

/** Fetched while the first deal is played, once everybody had a turn: no table needs it before the end. */
const fetchResult = () => import('./DealResult.tsx');
const DealResult = lazyPart(fetchResult);
/** Fetched where there is room for it. */
const SidePanel = lazyPart(() => import('./SidePanel.tsx'));
/** Fetched when a match is over. */
const EndOfMatch = lazyPart(() => import('../ending/EndOfMatch.tsx'));

/** Where the focus goes when what had it is gone: to what can answer, the next step, else the question itself. */
const CARD = '.hand-card[tabindex="0"]';
const CHOICE = '.table-own [data-choice]';
const ELSEWHERE = ['.result h2', '.question-asked'] as const;

/** Not needed to play: fetched so many milliseconds after the table was opened. */
const About = lazyPart(() => import('./About.tsx'));
const OPENED = 1500;

/** The slots that a table on a server fills. */
export interface FrameParts {
  /** Into the bar: the talk, the clock. */
  readonly bar: ReactNode;
  /** Over the board: what hinders or asks everybody. */
  readonly strip: ReactNode;
  /** In place of *next deal* and *rematch*. */
  readonly dealEnd: ReactNode;
  /** Beside each name: the clock, a quick word. */
  readonly atSeat?: (seat: Seat) => ReactNode;
  /** Null where a match has no end to look at, as in a lesson: then the last deal ends like every other. */
  readonly matchEnd: ReactNode;
  /** Where the match can be seen again; null until the server gives it. */
  readonly replay: string | null;
}

type TableFrameProps = {
  readonly time: Presenter<TableSnapshot>;
  readonly module: BoardModule;
  readonly source: TableSource;
  readonly parts?: FrameParts;
  /** Somebody teaches: it is said where the question is asked. */
  readonly coach?: Coaching | null;
};

/** A table, and after its last deal the end of the match. Whoever opens a match that is over sees that at once. */
export function TableFrame(props: TableFrameProps) {
  const { time, module, parts } = props;
  const { shown: snapshot } = time;
  const over = snapshot.view.now.over && parts?.matchEnd !== null;
  const [ending, setEnding] = useState(over);
  if (!over || !ending) return <LiveTable {...props} onEnding={over ? () => setEnding(true) : null} />;
  return (
    <Suspense fallback={<Waiting />}>
      <EndOfMatch {...{ snapshot, module, parts }} onTable={() => setEnding(false)} />
    </Suspense>
  );
}

type LiveTableProps = TableFrameProps & {
  /** Goes on to the end of the match; null where the next deal comes, or nothing. */
  readonly onEnding: (() => void) | null;
};

/** The table around any board: bar, board, question, hand; results in place of the last two. */
function LiveTable({ time, module, source, parts, coach, onEnding }: LiveTableProps) {
  const { shown: snapshot, told, skip, jump } = time;
  const { view, sitters, eyes } = snapshot;
  const { game } = module;
  const { over } = view.now;
  // The last trick is looked at before it is counted.
  const result = (over || snapshot.betweenDeals) && time.phase === 'resting';
  const talk = useTalk(sitters, result ? resultEyes(snapshot, parts === undefined) : eyes);
  const shape = useShape();
  const settling = time.phase !== 'resting' && settledBy(game, view.past.at(-1)) !== null;

  const [state, dispatch] = useReducer(
    (before: TableState, action: TableAction) => reduce(before, action, { game, view }),
    defaults,
  );
  if (state.position !== positionOf({ game, view })) dispatch({ do: 'move' });
  const waits = time.phase === 'held' && time.until === Number.POSITIVE_INFINITY;
  const asking = told === view ? view : unasked(view);
  const rests = asking.now.choices.length > 0 && (module.handRests?.(view) ?? false);
  const { selection, lively, quiet } = choosingOf({ game, view: asking }, state, rests);
  // Whoever acts has seen enough of what is held.
  const hurry = () => !time.rests && jump();
  const deciding = useDeciding({ snapshot, source, module, state, selection, dispatch, hurry });
  const { commit, choose, touch, undo } = deciding;
  const carrying = { onLift: deciding.carry, onDrop: deciding.drop, onPutBack: deciding.putBack };
  const open = (sheet: OpenSheet) => dispatch({ do: 'open', sheet });
  const clear = () => dispatch({ do: 'clear' });
  function ask(): void {
    if (!source.hint) return;
    dispatch({ do: 'ask' });
    const told = async (advice: readonly Advice[]) => {
      // Without its words a hint is still one.
      const reason = await import('./hintReason.ts')
        .then((why) => why.hintReason(game, view, advice))
        .catch(() => null);
      dispatch({ do: 'advise', advice, reason });
    };
    void source.hint(view.seat).then(told, () => told([]));
  }

  const isUnderWay = view.past.length > view.players;
  useEffect(() => void (isUnderWay && fetchPart(fetchResult)), [isUnderWay]);
  const screen = useRef<HTMLElement>(null);
  const isOpened = useAfter(OPENED);
  // In a lesson every card is played by the learner.
  const covered = snapshot.lesson !== undefined || state.sheet !== null || !time.rests;
  useAutoPlay({ game, view, covered, commit });
  useSounds(game, told);
  const answers = lively.includes(true) ? [CARD, CHOICE] : [CHOICE, CARD];
  useKeptFocus(screen, result ? ELSEWHERE : [...answers, ...ELSEWHERE]);
  useTitle(`${told.now.choices.length > 0 ? '● ' : ''}${talk.say(game.name)}`);
  useKeys({ module, view, touch, choose, undo, clear, ask, open });
  useGoOn(screen, skip, asking.now.choices.length > 0);

  const seats = useMemo(() => seatsFrom(eyes, view.players), [eyes, view.players]);
  const props: BoardProps = { view, told, talk, seats, selection, settling, shape, choose };
  const { Choices } = module;

  return (
    <TableProvider value={{ ...props, module, sitters, ...(parts?.atSeat && { atSeat: parts.atSeat }) }}>
      <Motion
        table={screen}
        position={view.past.length}
        settling={settling}
        deals={view.past.at(-1)?.t === 'deal'}
        landed={time.phase !== 'moving'}
        onLanded={time.landed}
        departure={deciding.departure}
      >
        <main
          ref={screen}
          className="table table-screen"
          data-game={snapshot.game}
          data-shape={shape}
          data-position={view.past.length}
          data-phase={time.phase}
          data-behind={time.rests ? undefined : time.waiting.length}
          data-result={result || undefined}
          data-inverted={module.inverted?.(told, settling && told === view) || undefined}
        >
          <div className="table-ground" data-game={snapshot.game} style={module.mood?.(told)} />
          <TopBar snapshot={snapshot} onSheet={open}>
            {parts?.bar}
          </TopBar>
          {parts?.strip}
          <BoardSlot {...props} />
          <div className="table-own table-stack">
            {/* Under a result they keep their room, so that the board above stays where it is. */}
            <div className="table-turn" inert={result}>
              <Question
                selection={selection}
                refusal={state.refusal}
                hint={state.hint}
                coach={coach ?? null}
                overtaken={snapshot.problem?.kind === 'overtaken'}
                onClear={clear}
                onGoOn={waits ? skip : null}
                onSince={() => open('since')}
                onCommit={() => selection.decision !== null && commit(selection.decision)}
                tools={<Tools snapshot={snapshot} source={source} onUndo={undo} onHint={ask} />}
              />
              <Choices {...props} view={asking} />
              <Hand {...{ selection, lively, quiet }} onTouch={touch} carrying={carrying} />
            </div>
            {result && (
              <Suspense>
                <DealResult
                  final={onEnding !== null}
                  onNext={() => (onEnding ? onEnding() : source.dealNext?.())}
                  actions={parts?.dealEnd}
                  taught={snapshot.lesson !== undefined}
                />
              </Suspense>
            )}
          </div>
          {shape === 'desk' && (
            <Suspense fallback={<aside className="table-side" />}>
              <SidePanel />
            </Suspense>
          )}
          <Announcer counted={result} />
          <Suspense>{isOpened && <About table={screen} />}</Suspense>
          <TableSheets open={state.sheet} snapshot={snapshot} source={source} onClose={() => open(null)} />
        </main>
      </Motion>
    </TableProvider>
  );
}

/** While something moves nobody is asked yet. */
const unasked = (view: View): View => ({ ...view, now: { ...view.now, choices: [] } });
