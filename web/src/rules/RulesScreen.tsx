import { clausesOf, type Game } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { loadGame } from '../shelf/loadGame.ts';
import { useSay } from '../words/SayContext.tsx';
import { FigureView } from './FigureView.tsx';
import type { Figure } from './figure.ts';
import { loadFigures } from './loadFigures.ts';
import { RuleLink } from './RuleLink.tsx';
import { RulesShelf } from './RulesShelf.tsx';
import { showRule } from './showRule.ts';
import { TableOptions } from './TableOptions.tsx';
import { W } from './words.ts';
import './rules.css';

type RulesScreenProps = { readonly id: string; readonly rule: string | null };

/** The rules of a game, numbered like the specification; opened at the rule that somebody asked for. */
export default function RulesScreen({ id, rule }: RulesScreenProps) {
  const say = useSay();
  const [game, setGame] = useState<Game | null>(null);
  const [figures, setFigures] = useState<readonly Figure[]>([]);
  useEffect(() => {
    // Rules and pictures together: nothing may move after somebody has begun to read.
    void Promise.all([loadGame(id), loadFigures(id)]).then(([loaded, drawn]) => {
      setFigures(drawn);
      setGame(loaded ?? null);
    });
  }, [id]);
  useEffect(() => {
    if (game && rule) showRule(rule);
  }, [game, rule]);
  if (id === '') return <RulesShelf />;
  if (!game) return <PageFrame title={say(W.title)}>{null}</PageFrame>;
  const { chapters, intro } = game.page;
  const marks = new Set(
    chapters.flatMap(({ rules }) => rules.flatMap(clausesOf).flatMap(({ mark }) => mark ?? [])),
  );
  const canChange = new Set(game.options.map((option) => option.rule));
  return (
    <PageFrame title={say(game.name)} game={id}>
      <p className="rules-intro">{say(intro)}</p>
      <nav className="rules-contents" aria-label={say(W.contents)}>
        {chapters.map(({ title, rules }) => (
          <RuleLink key={title.en} game={id} rule={rules[0].number}>
            {say(title)}
          </RuleLink>
        ))}
      </nav>
      {marks.size > 0 && (
        <dl className="rules-marks">
          {[...marks].map((mark) => (
            <div key={mark}>
              <dt className="rule-mark">{say(W[mark])}</dt>
              <dd>{say(W[`${mark}About`])}</dd>
            </div>
          ))}
        </dl>
      )}
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
                  {each.number}
                </RuleLink>
                <div>
                  {clausesOf(each).map(({ mark, words }) => (
                    <p key={words.en}>
                      {mark && <small className="rule-mark">{say(W[mark])}</small>} {say(words)}
                    </p>
                  ))}
                  {canChange.has(each.number) && <p className="rule-option">{say(W.canChange)}</p>}
                  {figures
                    .filter((figure) => figure.rule === each.number)
                    .map((figure) => (
                      <FigureView key={figure.caption.en} figure={figure} />
                    ))}
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
