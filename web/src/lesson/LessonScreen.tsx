import { useRef, useState } from 'react';
import { linkToRule } from '../app/route.ts';
import { useTitle } from '../app/useTitle.ts';
import type { BoardModule } from '../games/board.ts';
import { useBoard } from '../games/useBoard.ts';
import type { GameName } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useTimeline } from '../table/useTimeline.ts';
import { T } from '../table/words.ts';
import { useSay } from '../words/SayContext.tsx';
import { CoachLine, GoOn } from './Coach.tsx';
import { LessonBar } from './LessonBar.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { keepProgress } from './progress.ts';
import { type OpenLesson, useLesson } from './useLesson.ts';
import { W } from './words.ts';
import '../table/record.css';
import '../table/table.css';

type LessonScreenProps = { readonly game: GameName };

/** The lesson of a game, on a real table. */
export default function LessonScreen({ game }: LessonScreenProps) {
  const [turn, setTurn] = useState(0);
  const again = () => {
    keepProgress(game, { place: null });
    setTurn(turn + 1);
  };
  return <LessonRoom key={turn} game={game} onAgain={again} />;
}

function LessonRoom({ game, onAgain }: LessonScreenProps & { readonly onAgain: () => void }) {
  const say = useSay();
  const module = useBoard(game);
  const lesson = useLesson(module);
  const [skipped, setSkipped] = useState(false);
  useTitle(say(W.title, { game: say(SHELF[game].name) }));
  if (!module || !lesson) {
    return (
      <main className="table table-note" data-game={game}>
        <p>{say(lesson === null ? W.none : T.opening)}</p>
        {lesson === null && (
          <a className="go" href={linkToRule(game)}>
            {say(T.rules)}
          </a>
        )}
      </main>
    );
  }
  return (
    <>
      <CoachedTable lesson={lesson} module={module} onSkip={() => setSkipped(true)} />
      {(skipped || lesson.moment.now === 'over') && (
        <div data-game={game}>
          <LessonEnd game={game} skipped={skipped} onAgain={onAgain} onClose={() => setSkipped(false)} />
        </div>
      )}
    </>
  );
}

type CoachedTableProps = {
  readonly lesson: OpenLesson;
  readonly module: BoardModule;
  readonly onSkip: () => void;
};

/** The table with its coach, who speaks of what is on show. */
function CoachedTable({ lesson: { table, moment: newest }, module, onSkip }: CoachedTableProps) {
  const time = useTimeline(table, newest.snapshot, module.game);
  const heard = useRef(newest);
  if (time.shown === newest.snapshot) heard.current = newest;
  const moment = heard.current;
  const { now, progress } = moment;
  const line = <CoachLine moment={moment} />;
  const go = now === 'read' && (
    <GoOn
      onGoOn={() => {
        time.skip();
        table.goOn();
      }}
    />
  );
  const result = (
    <div className="coach-result">
      {line}
      {go}
    </div>
  );
  // What was counted is spoken of beside the result, not before it is there.
  const ended = time.shown.betweenDeals || time.shown.view.now.over;
  return (
    <TableFrame
      time={time}
      module={module}
      source={table}
      coach={ended ? { line: ' ', more: '' } : { line, go, more: '', insists: moment.astray }}
      parts={{
        bar: <LessonBar progress={progress} onSkip={onSkip} />,
        strip: null,
        dealEnd: result,
        matchEnd: null,
        replay: null,
      }}
    />
  );
}
