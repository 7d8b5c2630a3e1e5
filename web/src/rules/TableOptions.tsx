import type { Game } from '@overtrick/engine';
import { linkTo } from '../app/route.ts';
import { useSay } from '../words/SayContext.tsx';
import { RuleLink } from './RuleLink.tsx';
import { RuleMark } from './RuleMark.tsx';
import { W } from './words.ts';

/** What a table may agree on, and what each choice changes. */
export function TableOptions({ game }: { readonly game: Game }) {
  const say = useSay();
  if (game.options.length === 0) return null;
  return (
    <section className="chapter">
      <h2>{say(W.options)}</h2>
      <p className="rules-note">
        {say(W.optionsAbout)} <a href={linkTo('setup', game.id)}>{say(W.setUp)}</a>
      </p>
      <dl className="rules-options">
        {game.options.map(({ key, name, about, rule, reconstructed }) => (
          <div key={key}>
            <dt>
              {say(name)} {reconstructed && <RuleMark mark="reconstructed" />}
            </dt>
            <dd>
              {say(about)}{' '}
              <RuleLink game={game.id} rule={rule}>
                {rule}
              </RuleLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
