import { clausesOf, type Game, type RulesPage } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { fetchPart } from '../app/fetchPart.ts';
import { PageFrame } from '../app/PageFrame.tsx';
import { linkTo } from '../app/route.ts';
import { loadGame } from '../shelf/loadGame.ts';
import { useSay } from '../words/SayContext.tsx';
import { FigureView } from './FigureView.tsx';
import type { Figure } from './figure.ts';
import { loadFigures } from './loadFigures.ts';
import { RuleLink } from './RuleLink.tsx';
import { RuleMark } from './RuleMark.tsx';
import { RulesShelf } from './RulesShelf.tsx';
import { showRule } from './showRule.ts';
import { TableOptions } from './TableOptions.tsx';
import { W } from './words.ts';
import './rules.css';

/** What there is to read about a game. */
interface Written {
  readonly game: Game;
  readonly page: RulesPage;
  readonly figures: readonly Figure[];
}

async function loadRules(id: string): Promise<Written | null> {
  const [game, figures] = await Promise.all([loadGame(id), loadFigures(id)]);
  return game ? { game, page: await fetchPart(game.page), figures } : null;
}

type RulesScreenProps = { readonly id: string; readonly rule: string | null };

/** The rules of a game, numbered like the specification; opened at the rule that somebody asked for. */
export default function RulesScreen({ id, rule }: RulesScreenProps) {
  const say = useSay();
  const [written, setWritten] = useState<Written | null>(null);
  useEffect(() => {
    // Rules and pictures together: nothing may move after somebody has begun to read.
    void loadRules(id).then(setWritten);
  }, [id]);
  useEffect(() => {
    if (written && rule) showRule(rule);
  }, [written, rule]);
  if (id === '') return <RulesShelf />;
  if (!written) return <PageFrame title={say(W.title)}>{null}</PageFrame>;
  const { game, page, figures } = written;
  const { chapters, intro, aim, scores } = page;
  const canChange = new Set(game.options.map((option) => option.rule));
  const shown = (wanted: string | null) =>
    figures
      .filter((figure) => figure.rule === wanted)
      .map((figure) => <FigureView key={figure.caption.en} figure={figure} />);
  return (
    <PageFrame title={say(game.name)} game={id}>
      <p className="rules-aim">{say(aim)}</p>
      {shown(null)}
      <p className="rules-intro">
        {say(intro)} {say(scores)}
      </p>
      {game.lesson && (
        <p className="rules-note">
          <a className="go" href={linkTo('lesson', id)}>
            {say(W.lesson)}
          </a>
        </p>
      )}
      <nav className="rules-contents" aria-label={say(W.contents)}>
        {chapters.map(({ title, rules }) => (
          <RuleLink key={title.en} game={id} rule={rules[0].number}>
            {say(title)}
          </RuleLink>
        ))}
      </nav>
      {chapters.map(({ title, rules }) => (
        <section key={title.en} className="chapter">
          <h2>{say(title)}</h2>
          <ol className="rules">
            {rules.map((each) => (
              <li
                key={each.number}
                id={each.number}
                tabIndex={-1}
                data-asked={each.number === rule || undefined}
              >
                <RuleLink className="rule-number" game={id} rule={each.number}>
                  <span className="unseen">{game.prefix}-</span>
                  {each.number.slice(game.prefix.length + 1)}
                </RuleLink>
                <div>
                  {clausesOf(each).map(({ mark, words }) => (
                    <div key={words.en} className="clause">
                      {mark && <RuleMark mark={mark} />} {say(words)}
                    </div>
                  ))}
                  {canChange.has(each.number) && <p className="rule-option">{say(W.canChange)}</p>}
                  {shown(each.number)}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <TableOptions game={game} />
      <p className="rules-credit">{say(game.credit)}</p>
    </PageFrame>
  );
}
