import { settledBy } from '@overtrick/engine';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTitle } from '../app/useTitle.ts';
import type { BoardModule, BoardProps } from '../games/board.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { JudgementDetails } from '../review/JudgementDetails.tsx';
import { ReviewedSeat } from '../review/ReviewedSeat.tsx';
import { ReviewSummary } from '../review/ReviewSummary.tsx';
import { useReviewed } from '../review/useReviewed.ts';
import { R } from '../review/words.ts';
import { BoardSlot } from '../table/BoardSlot.tsx';
import { timeFor } from '../table/holds.ts';
import { LastTrick } from '../table/LastTrick.tsx';
import { Motion } from '../table/motion.tsx';
import { ScoreSheet } from '../table/ScoreSheet.tsx';
import { TableProvider } from '../table/TableContext.tsx';
import { useShape } from '../table/useShape.ts';
import { useTalk } from '../table/useTalk.ts';
import { usePresenter } from '../table/useTimeline.ts';
import { useSay } from '../words/SayContext.tsx';
import { CheckSheet } from './CheckSheet.tsx';
import { Controls } from './Controls.tsx';
import { Eyes } from './Eyes.tsx';
import { Hands } from './Hands.tsx';
import { JumpLog } from './JumpLog.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import type { Origin } from './protocol.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { usePlayOn } from './usePlayOn.ts';
import type { Showing } from './useReplay.ts';
import { W } from './words.ts';

export type ReplaySheet = 'more' | 'share' | 'check' | 'review' | 'judgement' | null;
export type Loaded = Showing & {
  readonly replay: NonNullable<Showing['replay']>;
  readonly shown: NonNullable<Showing['shown']>;
};

type ReplayFrameProps = {
  readonly showing: Loaded;
  readonly module: BoardModule;
  readonly origin: Origin;
  /** The seat that the address asks to review. */
  readonly review: string | null;
};

const NOTHING = { cards: [], options: [], decision: null, preview: null } as const;
const unmoved = () => {};

/** The table of a replay: the same boards, with a strip of positions in place of the question. */
export function ReplayFrame({ showing, module, origin, review }: ReplayFrameProps) {
  const say = useSay();
  const { replay, record, goTo } = showing;
  const moment = useMemo(() => ({ ...showing.shown, id: replay.game }), [showing.shown, replay.game]);
  const [time, run] = usePresenter(moment, ({ view }) => timeFor(module.game, view));
  useLayoutEffect(() => run({ do: 'turn', moment, now: performance.now() }), [run, moment]);
  const { shown, told } = time;
  const { view } = shown;
  const sitters = useMemo(
    () =>
      replay.sitters.map((sitter, seat) =>
        sitter.name || seat === replay.me ? sitter : { ...sitter, name: say(W.seat, { seat: seat + 1 }) },
      ),
    [replay, say],
  );
  const talk = useTalk(sitters, replay.me);
  const shape = useShape();
  const settling = time.phase !== 'resting' && settledBy(module.game, view.past.at(-1)) !== null;
  const table = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<ReplaySheet>(null);
  useTitle(say(W.titleOf, { game: say(module.game.name) }));
  const seats = useMemo(() => {
    const first = Math.max(0, shown.eyes >= 0 ? shown.eyes : replay.me);
    return Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
  }, [shown.eyes, replay.me, view.players]);
  const props: BoardProps = { view, told, talk, seats, selection: NOTHING, settling, shape, choose: unmoved };
  // Whoever has no name stays without: each reader's language has its own word for a seat.
  const names = replay.sitters.map(({ name }) => name);
  const { reviewing, failed, seat: reviewed, look } = useReviewed({ showing, origin, names, wanted: review });
  const way = usePlayOn(showing, sitters);
  const judgement = reviewing?.judgements.find(({ position }) => position === shown.at) ?? null;
  const close = () => setSheet(null);
  const details: ReactNode = judgement && (
    <JudgementDetails
      judgement={judgement}
      leaving={way.leaving}
      onTryAgain={() => void way.playOn(judgement.position, reviewed ?? 0)}
    />
  );
  const summary: ReactNode = (
    <>
      <ReviewedSeat seat={reviewed} onSeat={look} />
      {failed && <p role="alert">{say(R.failed)}</p>}
      {reviewing ? (
        <ReviewSummary reviewing={reviewing} steps={replay.steps} record={record} onJump={jump} />
      ) : (
        !failed && <p role="status">{say(R.beginning)}</p>
      )}
    </>
  );
  function openReview(): void {
    look(reviewed ?? Math.max(0, shown.eyes, replay.me));
    if (shape !== 'desk') setSheet('review');
  }
  function jump(position: number): void {
    close();
    goTo(position);
  }
  const log: ReactNode = <JumpLog record={record} at={shown.at} onJump={goTo} />;

  return (
    <TableProvider value={{ ...props, module, sitters }}>
      <Motion
        table={table}
        position={view.past.length}
        settling={settling}
        deals={false}
        landed={time.phase !== 'moving'}
        onLanded={time.landed}
      >
        <main
          ref={table}
          className="table table-screen replay"
          data-game={replay.game}
          data-shape={shape}
          data-position={shown.at}
          data-inverted={module.inverted?.(told, settling && told === view) || undefined}
        >
          <div className="table-ground" data-game={replay.game} style={module.mood?.(told)} />
          <ReplayBar
            step={replay.steps[shown.at - 1]}
            at={shown.at}
            last={replay.steps.length}
            deals={view.now.deals}
            over={shown.betweenDeals || view.now.over}
            onSheet={setSheet}
          />
          <BoardSlot {...props} />
          <div className="table-own">
            <Hands shown={shown} />
            <Controls
              showing={showing}
              module={module}
              rests={time.rests && shown.at === showing.at}
              reviewing={reviewing}
              onChoices={shape === 'desk' ? null : () => setSheet('judgement')}
            />
            <Eyes
              showing={showing}
              sitters={sitters}
              way={way}
              onReview={replay.running ? null : openReview}
            />
          </div>
          {shape === 'desk' && (
            <aside className="table-side">
              {reviewed !== null && (
                <>
                  {details && <h2>{say(R.choices)}</h2>}
                  {details}
                  <h2>{say(R.titleOf, { name: talk.name(reviewed) })}</h2>
                  {summary}
                </>
              )}
              <h2>{say(W.scores)}</h2>
              <ScoreSheet />
              <h2>{say(W.log)}</h2>
              {log}
            </aside>
          )}
          {sheet === 'more' && (
            <MoreSheet onClose={close} onSheet={setSheet}>
              {[
                { title: W.log, content: log },
                { title: W.scores, content: <ScoreSheet /> },
                { title: module.words.lastTrick?.title ?? W.lastTrick, content: <LastTrick /> },
              ]}
            </MoreSheet>
          )}
          {sheet === 'review' && reviewed !== null && (
            <Sheet title={say(R.titleOf, { name: talk.name(reviewed) })} onClose={close}>
              {summary}
            </Sheet>
          )}
          {sheet === 'judgement' && details && (
            <Sheet title={say(R.choices)} onClose={close}>
              {details}
            </Sheet>
          )}
          {sheet === 'share' && <ShareSheet showing={showing} names={names} onClose={close} />}
          {sheet === 'check' && <CheckSheet client={showing.client} onClose={close} />}
        </main>
      </Motion>
    </TableProvider>
  );
}
