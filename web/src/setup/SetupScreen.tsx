import { checkOptions, type Game } from '@overtrick/engine';
import { useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { goTo, linkTo, useRoute } from '../app/route.ts';
import type { GameName } from '../look/games.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { loadGame } from '../shelf/loadGame.ts';
import { SHELF } from '../shelf/shelf.ts';
import { placeOrder } from '../source/order.ts';
import { useSay } from '../words/SayContext.tsx';
import { useDraft } from './draft.ts';
import { OptionFields } from './OptionFields.tsx';
import { SeatFields } from './SeatFields.tsx';
import { StartButton } from './StartButton.tsx';
import { sittersOf, usualPlan } from './seatPlan.ts';
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
  // `#/setup/inflation?seed=any+words` deals the same cards every time: for tests, and to show somebody a hand.
  const seed = useRoute().query.get('seed');
  const [{ players, plan, changed }, change] = useDraft(game, () => ({
    players: SHELF[game].usual,
    plan: usualPlan(rules.seats.max),
    changed: {},
  }));
  const counts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => rules.seats.min + i);
  const sitters = sittersOf(plan.slice(0, players), say);
  const hasPerson = sitters.some(({ kind }) => kind === 'human');
  const fits = hasPerson && checkOptions(rules.options, players, changed).ok;
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fits) return;
        const order = { game, sitters, options: changed, ...(seed !== null && { seed }) };
        goTo(linkTo('table', placeOrder(order)), true);
      }}
    >
      <ChoiceField
        name={say(W.players)}
        values={counts.map((count) => ({ value: String(count), name: String(count) }))}
        value={String(players)}
        onChange={(count) => change({ players: Number(count) })}
      />
      <SeatFields
        plan={plan.slice(0, players)}
        onChange={(seat, place) => change({ plan: plan.with(seat, place) })}
      />
      {rules.options.length > 0 && (
        <OptionFields
          rules={rules}
          players={players}
          changed={changed}
          onChange={(options) => change({ changed: options })}
        />
      )}
      <div className="setup-go">
        <StartButton fits={fits}>{say(W.start)}</StartButton>
      </div>
    </form>
  );
}
