import { linkTo, linkToRule } from '../app/route.ts';
import { Sheet } from '../parts/Sheet.tsx';
import type { TableSnapshot } from '../source/source.ts';
import { CardsSeen } from './CardsSeen.tsx';
import { LastTrick } from './LastTrick.tsx';
import { MatchLogList } from './MatchLogList.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { useTable } from './TableContext.tsx';
import { T } from './words.ts';

type MenuSheetProps = { readonly snapshot: TableSnapshot; readonly onClose: () => void };

/** Everything that is not needed at a glance, behind one tap. */
export default function MenuSheet({ snapshot, onClose }: MenuSheetProps) {
  const { talk, module, view } = useTable();
  const { say } = talk;
  const parts = [
    // Where nobody counts points, as in Inversion, there is no sheet.
    ...(module.ending.standing ? [] : [{ title: T.scores, open: true, content: <ScoreSheet /> }]),
    { title: module.words.lastTrick?.title ?? T.lastTrick, open: false, content: <LastTrick /> },
    { title: T.seen, open: false, content: <CardsSeen /> },
    { title: T.log, open: false, content: <MatchLogList /> },
  ];
  return (
    <Sheet title={say(module.game.name)} onClose={onClose}>
      {parts.map(({ title, open, content }) => (
        <details key={title.en} className="fold" open={open}>
          <summary>{say(title)}</summary>
          {content}
        </details>
      ))}
      <nav className="sheet-links">
        <a href={linkToRule(snapshot.game, module.game.ruleNow(view))}>{say(T.rules)}</a>
        <a href={linkTo('settings')}>{say(T.settings)}</a>
        <a href={linkTo()}>{say(T.leave)}</a>
      </nav>
    </Sheet>
  );
}
