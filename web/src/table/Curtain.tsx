import { useEffect, useMemo, useRef } from 'react';
import { CardPicture } from '../cards/CardPicture.tsx';
import type { BoardModule, BoardProps } from '../games/board.ts';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import { MatchLogList } from './MatchLogList.tsx';
import { TableProvider } from './TableContext.tsx';
import { useTalk } from './useTalk.ts';
import { T } from './words.ts';
import './curtain.css';

type CurtainProps = {
  readonly snapshot: TableSnapshot;
  readonly module: BoardModule;
  readonly source: TableSource;
};

/** Between two people around one device: nothing on the page but what everybody may know. */
export default function Curtain({ snapshot, module, source }: CurtainProps) {
  const { view, sitters, curtain, lastLook = 0 } = snapshot;
  const talk = useTalk(sitters, -1);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  const props = useMemo<BoardProps>(
    () => ({
      view,
      told: view,
      talk,
      seats: sitters.map((_, seat) => seat),
      selection: { cards: [], options: [], decision: null, preview: null },
      settling: false,
      shape: 'tall',
      choose: () => {},
    }),
    [view, talk, sitters],
  );
  if (curtain === null || curtain === undefined) return null;
  const { say } = talk;
  const name = talk.name(curtain);
  return (
    <TableProvider value={{ ...props, module, sitters }}>
      <main className="table curtain" data-game={snapshot.game}>
        <CardPicture art={module.art} className="curtain-back" />
        <h1>{say(T.curtainTitle, { name })}</h1>
        <p>{say(T.curtainAbout)}</p>
        <button ref={lift} type="button" className="go" onClick={() => source.liftCurtain?.(curtain)}>
          {say(T.curtainLift, { name })}
        </button>
        {view.past.length > lastLook && (
          <section className="curtain-since">
            <h2>{say(T.curtainSince)}</h2>
            <MatchLogList from={lastLook} />
          </section>
        )}
      </main>
    </TableProvider>
  );
}
