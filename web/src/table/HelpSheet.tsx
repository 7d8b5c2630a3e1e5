import type { Game, RulesPage } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { fetchPart } from '../app/fetchPart.ts';
import { linkTo, linkToRule } from '../app/route.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { FigureView } from '../rules/FigureView.tsx';
import type { Figure } from '../rules/figure.ts';
import { loadFigures } from '../rules/loadFigures.ts';
import { useSettings } from '../settings/settings.ts';
import { H } from './helpWords.ts';
import { useTable } from './TableContext.tsx';
import './help.css';

const KEYS = [
  ['← → ↑ ↓', H.keyArrows],
  ['Enter', H.keyEnter],
  ['1 … 9, 0', H.keyNumbers],
  ['Esc', H.keyEscape],
  ['U', H.keyUndo],
  ['H', H.keyHint],
  ['I', H.keyAbout],
  ['M', H.keyMenu],
  ['?', H.keyHelp],
] as const;

/** How many pictures are shown: those of the rule that applies first. */
const PICTURES = 2;

type HelpSheetProps = {
  /** This is the lesson's own table. */
  readonly inLesson: boolean;
  readonly onClose: () => void;
};

/** What somebody needs now who is lost: the aim, what is asked, how it scores, two pictures, the lesson, the rule that applies. */
export default function HelpSheet({ inLesson, onClose }: HelpSheetProps) {
  const { talk, module, view } = useTable();
  const { say } = talk;
  const { game, words } = module;
  const { now } = view;
  const rule = game.ruleNow(view);
  const read = useReading(game);
  // The pictures of the rule that applies before the others.
  const figures = (read?.figures ?? []).toSorted((a, b) => Number(b.rule === rule) - Number(a.rule === rule));
  const asked =
    now.choices.length > 0
      ? words.asked(view, talk)
      : now.asked.length > 0
        ? words.waiting(view, now.asked[0], talk)
        : null;
  return (
    <Sheet title={say(game.name)} onClose={onClose}>
      <div className="help">
        <p className="help-aim">{read && say(read.page.aim)}</p>
        {asked !== null && (
          <section>
            <h3>{say(H.helpNow)}</h3>
            <p>{asked}</p>
          </section>
        )}
        <section>
          <h3>{say(H.helpScores)}</h3>
          <p>{read && say(read.page.scores)}</p>
        </section>
        <nav className="help-ways">
          {game.lesson && !inLesson && (
            <a className="go" href={linkTo('lesson', game.id)}>
              {say(H.helpLesson)}
            </a>
          )}
          <a className="go go-quiet" href={linkToRule(game.id, rule)}>
            {say(H.helpRule, { rule })}
          </a>
        </nav>
        {figures.slice(0, PICTURES).map((figure) => (
          <FigureView key={figure.caption.en} figure={figure} />
        ))}
        <section>
          <h3>{say(H.keysTitle)}</h3>
          <p>{say(H.keysTap)}</p>
          <Keys />
        </section>
      </div>
    </Sheet>
  );
}

/** The keys of the table, where there is a keyboard to press them on. */
function Keys() {
  const { say } = useTable().talk;
  const { keys } = useSettings();
  // There is no better sign of a keyboard than a mouse or a touchpad beside it.
  if (!keys || !matchMedia('(any-hover: hover) and (any-pointer: fine)').matches) return null;
  return (
    <dl className="keys">
      {KEYS.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The rules of the game and their pictures, once they are here. */
function useReading(game: Game): { readonly page: RulesPage; readonly figures: readonly Figure[] } | null {
  const [read, setRead] = useState<Awaited<ReturnType<typeof fetchReading>> | null>(null);
  useEffect(() => {
    void fetchReading(game).then(setRead);
  }, [game]);
  return read;
}

async function fetchReading(game: Game) {
  const [page, figures] = await Promise.all([fetchPart(game.page), loadFigures(game.id)]);
  return { page, figures };
}
