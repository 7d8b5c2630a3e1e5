import { checkOptions, explain, type Game, type Options } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { goTo, linkTo } from '../app/route.ts';
import type { GameName } from '../look/games.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { loadGame } from '../shelf/loadGame.ts';
import { SHELF } from '../shelf/shelf.ts';
import { placeOrder } from '../source/order.ts';
import { useSay } from '../words/SayContext.tsx';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { type SeatPlan, sittersOf, usualPlan } from './seatPlan.ts';
import { W } from './words.ts';
import './setup.css';

/** Who plays, how well, and by which options. */
export default function SetupScreen({ game }: { readonly game: GameName }) {
  const say = useSay();
  const [rules, setRules] = useState<Game | null>(null);
  useEffect(() => {
    void loadGame(game).then((loaded) => setRules(loaded ?? null));
  }, [game]);
  const title = say(W.title, { game: say(SHELF[game].name) });
  return (
    <PageFrame title={title} game={game}>
      {rules && <SetupForm game={game} rules={rules} />}
    </PageFrame>
  );
}

function SetupForm({ game, rules }: { readonly game: GameName; readonly rules: Game }) {
  const say = useSay();
  const [players, setPlayers] = useState(SHELF[game].usual);
  const [plan, setPlan] = useState<SeatPlan>(() => usualPlan(rules.seats.max));
  const [changed, setChanged] = useState<Options>({});
  const counts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i);
  const sitters = sittersOf(plan.slice(0, players), say);
  const checked = checkOptions(rules.options, players, changed);
  const hasPerson = sitters.some(({ kind }) => kind === 'human');
  const problem = !hasPerson ? say(W.needsPerson) : checked.ok ? null : explain(checked.error, say.language);
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) goTo(linkTo('table', placeOrder({ game, sitters, options: changed })), true);
      }}
    >
      <ChoiceField
        name={say(W.players)}
        values={counts.map((count) => ({ value: String(count), name: String(count) }))}
        value={String(players)}
        onChange={(count) => setPlayers(Number(count))}
      />
      <SeatFields plan={plan.slice(0, players)} onChange={(seat, place) => setPlan(plan.with(seat, place))} />
      {rules.options.length > 0 && (
        <OptionFields rules={rules} players={players} changed={changed} onChange={setChanged} />
      )}
      <div className="setup-go">
        <p role="status">{problem}</p>
        <button type="submit" className="go" disabled={problem !== null}>
          {say(W.start)}
        </button>
      </div>
    </form>
  );
}
