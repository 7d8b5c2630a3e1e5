import { SPECTATOR, type View } from '@overtrick/engine';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { answerTouch, givePlaces, inOwnTask, layOut } from '../app/ownTask.ts';
import { useTitle } from '../app/useTitle.ts';
import type { BoardModule, BoardProps } from '../games/board.ts';
import { useSettings } from '../settings/settings.ts';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import { Announcer } from './Announcer.tsx';
import { BoardPart } from './BoardPart.tsx';
import { DealResult } from './DealResult.tsx';
import { fitFelt } from './Felt.tsx';
import { Hand } from './Hand.tsx';
import { MatchResult } from './MatchResult.tsx';
import { Question } from './Question.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TableProvider } from './TableContext.tsx';
import { type OpenSheet, TableSheets } from './TableSheets.tsx';
import { Tools } from './Tools.tsx';
import { TopBar } from './TopBar.tsx';
import { useAutoPlay } from './useAutoPlay.ts';
import { useBehind } from './useBehind.ts';
import { useInverted } from './useInverted.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeptRoom } from './useKeptRoom.ts';
import { useKeys } from './useKeys.ts';
import { useLatest } from './useLatest.ts';
import { useSelection } from './useSelection.ts';
import { useSettling } from './useSettling.ts';
import { useShape } from './useShape.ts';
import { useSounds } from './useSounds.ts';
import { useTalk } from './useTalk.ts';

/** Where the focus goes when what had it is gone: to what can answer, the next step, else the question itself. */
const CARD = '.hand-card[tabindex="0"]';
const CHOICE = '.table-own [data-choice]';
const ELSEWHERE = ['.result .go', '.question-asked'] as const;

/** What a table on a server puts into the frame. */
export interface FrameParts {
  /** Into the bar: the talk, the clock. */
  readonly bar: ReactNode;
  /** Over the board: what hinders or asks everybody. */
  readonly strip: ReactNode;
  /** In place of *next deal* and *rematch*. */
  readonly dealEnd: ReactNode;
  readonly matchEnd: ReactNode;
}

type TableFrameProps = {
  readonly snapshot: TableSnapshot;
  readonly module: BoardModule;
  readonly source: TableSource;
  readonly parts?: FrameParts;
};

/** The table around any board: bar, board, question, hand; results in place of the last two. */
export function TableFrame({ snapshot, module, source, parts }: TableFrameProps) {
  const began = performance.now();
  const { view, sitters, eyes } = snapshot;
  const { confirm } = useSettings();
  // Around one device a result belongs to everybody: names instead of "you".
  const shared = !parts && sitters.filter(({ kind }) => kind === 'human').length > 1;
  const { over } = view.now;
  const result = over || snapshot.betweenDeals;
  const talk = useTalk(sitters, shared && result ? SPECTATOR : eyes);
  const shape = useShape();
  const selecting = useSelection(module, view);
  const settling = useSettling(view);
  const departure = useRef<DOMRect | null>(null);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const { selection } = selecting;

  // One decision at a time: a second tap while the first is on its way is not a second decision.
  const sent = useRef<View | null>(null);
  const commit = useCallback(
    (decision: string) => {
      if (sent.current === view || !view.now.legal.includes(decision)) return;
      sent.current = view;
      const card = document.querySelector(
        '.hand-card[aria-pressed="true"] .card, .hand-card[data-carried] .card',
      );
      if (card) departure.current = card.getBoundingClientRect();
      void source.decide(view.seat, decision).then((result) => {
        if (!result.ok) sent.current = null;
      });
    },
    [view, source],
  );
  const chooseNow = useLatest((decision: string) => {
    if (!confirm && selection.decision === decision) commit(decision);
    else selecting.choose(decision);
  });
  const choose = useCallback((decision: string) => answerTouch(() => chooseNow(decision)), [chooseNow]);
  const touch = useLatest((at: number) => {
    const again = selection.cards.length === 1 && selection.cards[0] === at;
    if (again && selection.decision !== null && !confirm) commit(selection.decision);
    else selecting.touch(at);
  });
  const drop = (at: number) => {
    const own = view.now.legal.filter((decision) => {
      const cards = module.cardsOf(decision);
      return cards?.length === 1 && cards[0] === view.now.hand[at];
    });
    if (selection.cards.includes(at) && selection.decision !== null) commit(selection.decision);
    else if (own.length === 1 && !confirm && selection.cards.length === 0) commit(own[0]);
    else selecting.touch(at);
  };

  // What costs the match its place in the statistics is asked before, once.
  const undo = () => {
    if (snapshot.undo === 'marked' && snapshot.takenBack === 0) setSheet('takeBack');
    else source.undo?.();
  };

  useAutoPlay(view, commit);
  useSounds(view);
  const screen = useRef<HTMLElement>(null);
  const cardsFirst = selecting.lively.includes(true);
  useKeptFocus(screen, [...(cardsFirst ? [CARD, CHOICE] : [CHOICE, CARD]), ...ELSEWHERE]);
  useInverted(screen, module.inverted?.(view, settling) ?? false);
  const own = useRef<HTMLDivElement>(null);
  useKeptRoom(own, result, shape);
  // What stands below the board may give it another size; fitted at once, it is painted in the same frame.
  useLayoutEffect(() => {
    const felt = screen.current?.querySelector<HTMLElement>('.table-felt');
    if (result) givePlaces();
    else layOut(began);
    if (felt) inOwnTask(() => fitFelt(felt));
  });
  useTitle(`${view.now.legal.length > 0 ? '● ' : ''}${talk.say(module.game.name)}`);
  useKeys({ view, selection, selecting, touch, choose, undo, setSheet });

  const seats = useMemo(() => {
    const first = Math.max(0, eyes);
    return Array.from({ length: view.players }, (_, i) => (first + i) % view.players);
  }, [eyes, view.players]);
  const shown = useBehind(selection, view);
  const props = useMemo<BoardProps>(
    () => ({ view, talk, seats, selection: shown, settling, shape, choose }),
    [view, talk, seats, shown, settling, shape, choose],
  );
  const table = useMemo(() => ({ ...props, module, sitters }), [props, module, sitters]);
  const { Choices } = module;

  return (
    <TableProvider value={table}>
      <main
        ref={screen}
        className="table table-screen"
        data-game={snapshot.game}
        data-shape={shape}
        data-result={result || undefined}
      >
        <div className="table-ground" data-game={snapshot.game} style={module.mood?.(view)} />
        <TopBar snapshot={snapshot} onSheet={setSheet}>
          {parts?.bar}
        </TopBar>
        {parts?.strip}
        <BoardPart table={table} departure={departure} />
        <div ref={own} className="table-own">
          {over ? (
            <MatchResult snapshot={snapshot} actions={parts?.matchEnd} />
          ) : snapshot.betweenDeals ? (
            <DealResult onNext={() => source.dealNext?.()} actions={parts?.dealEnd} />
          ) : (
            <>
              <Question
                selection={selection}
                notice={selecting.notice}
                overtaken={snapshot.trouble?.kind === 'overtaken'}
                onClear={selecting.clear}
                onCommit={() => selection.decision !== null && commit(selection.decision)}
                tools={
                  <Tools snapshot={snapshot} source={source} onUndo={undo} onHint={() => setSheet('hint')} />
                }
              />
              <Choices {...props} selection={selection} />
              <Hand
                selection={selection}
                lively={selecting.lively}
                quiet={selecting.quiet}
                onTouch={touch}
                onDrop={drop}
              />
            </>
          )}
        </div>
        {shape === 'desk' && <SidePanel />}
        <Announcer betweenDeals={snapshot.betweenDeals} />
        <TableSheets
          open={sheet}
          snapshot={snapshot}
          source={source}
          onClose={() => setSheet(null)}
          onChoose={(decision) => {
            setSheet(null);
            selecting.choose(decision);
          }}
        />
      </main>
    </TableProvider>
  );
}
