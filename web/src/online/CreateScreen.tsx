import type { Clock, Level, Problem } from '@overtrick/api';
import { checkOptions, type Game, type Options } from '@overtrick/engine';
import { LEVELS, USUAL_LEVEL } from '@overtrick/match';
import { type FormEvent, useEffect, useState } from 'react';
import { PageFrame } from '../app/PageFrame.tsx';
import { goTo, linkTo } from '../app/route.ts';
import { GAMES, type GameName } from '../look/games.ts';
import { ChoiceField } from '../parts/ChoiceField.tsx';
import { SwitchField } from '../parts/SwitchField.tsx';
import { OptionFields } from '../setup/OptionFields.tsx';
import { StartButton } from '../setup/StartButton.tsx';
import { loadGame } from '../shelf/loadGame.ts';
import { SHELF } from '../shelf/shelf.ts';
import { api } from '../source/network/api.ts';
import { sayLevel } from '../words/level.ts';
import { useSay } from '../words/SayContext.tsx';
import { ClockField } from './ClockField.tsx';
import { PACES } from './clock.ts';
import { NameField } from './NameField.tsx';
import { sayProblem } from './problems.ts';
import { useGuest } from './useGuest.ts';
import { W } from './words.ts';
import '../setup/setup.css';

type CreateScreenProps = {
  /** The game and the kind of table that the way here suggested. */
  readonly wanted: string | null;
  readonly rated: boolean;
};

/** A new table: what is played there, by whom, and how fast. */
export default function CreateScreen({ wanted, rated }: CreateScreenProps) {
  const say = useSay();
  const [game, setGame] = useState<GameName>(GAMES.find((each) => each === wanted) ?? GAMES[0]);
  const [rules, setRules] = useState<Game | null>(null);
  useEffect(() => {
    let current = true;
    void loadGame(game).then((loaded) => current && setRules(loaded ?? null));
    return () => {
      current = false;
    };
  }, [game]);
  return (
    <PageFrame title={say(W.newTitle)} game={game}>
      <ChoiceField
        name={say(W.game)}
        values={GAMES.map((each) => ({ value: each, name: say(SHELF[each].name) }))}
        value={game}
        onChange={setGame}
      />
      {rules?.id === game && <CreateForm key={game} game={game} rules={rules} rated={rated} />}
    </PageFrame>
  );
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
const asChoices = (counts: readonly number[]) => counts.map((n) => ({ value: String(n), name: String(n) }));

type CreateFormProps = { readonly game: GameName; readonly rules: Game; readonly rated: boolean };

function CreateForm({ game, rules, rated: wantsRated }: CreateFormProps) {
  const say = useSay();
  const guest = useGuest();
  const { min, max } = rules.seats;
  const [players, setPlayers] = useState(SHELF[game].usual);
  const [wantedBots, setBots] = useState(0);
  const [level, setLevel] = useState<Level>(USUAL_LEVEL);
  const [open, setOpen] = useState<'private' | 'public'>(wantsRated ? 'public' : 'private');
  const [chosenRated, setRated] = useState(wantsRated);
  const [givesWay, setGivesWay] = useState(true);
  const [spectators, setSpectators] = useState(true);
  const [wantedHints, setHints] = useState(false);
  const [wantedClock, setClock] = useState<Clock>({ kind: 'none' });
  const [options, setOptions] = useState<Options>({});
  const [refused, setRefused] = useState<Problem | null>(null);
  const rated = chosenRated && open === 'public';
  const bots = rated ? 0 : Math.min(wantedBots, players - 1);
  const hints = wantedHints && !rated;
  const clock = rated && wantedClock.kind === 'none' ? PACES.steady : wantedClock;
  const fits = checkOptions(rules.options, players, options).ok;

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!fits || !(await guest.enter())) return;
    const made = await api.call('POST /api/tables', {
      input: {
        game,
        players,
        options,
        bots: Array.from({ length: bots }, () => level),
        public: open === 'public',
        rated,
        giveWay: givesWay && !rated,
        spectators,
        hints,
        clock,
      },
    });
    if (made.ok) goTo(linkTo('t', made.value.id), true);
    else setRefused(made.error);
  }

  return (
    <form className="setup" onSubmit={(event) => void create(event)}>
      {!guest.me && <NameField guest={guest} />}
      <ChoiceField
        name={say(W.players)}
        values={asChoices(upTo(max).slice(min))}
        value={String(players)}
        onChange={(count) => setPlayers(Number(count))}
      />
      <ChoiceField
        name={say(W.who)}
        values={[
          { value: 'private', name: say(W.private) },
          { value: 'public', name: say(W.public) },
        ]}
        value={open}
        onChange={setOpen}
      />
      {open === 'public' && (
        <SwitchField name={say(W.rated)} about={say(W.ratedAbout)} on={rated} onChange={setRated} />
      )}
      {!rated && (
        <ChoiceField
          name={say(W.bots)}
          about={say(W.botsAbout)}
          values={asChoices(upTo(players - 1))}
          value={String(bots)}
          onChange={(count) => setBots(Number(count))}
        />
      )}
      {bots > 0 && (
        <ChoiceField
          name={say(W.level)}
          values={LEVELS.map((each) => ({ value: each, name: sayLevel(each, say) }))}
          value={level}
          onChange={setLevel}
        />
      )}
      {!rated && (
        <SwitchField name={say(W.giveWay)} about={say(W.giveWayAbout)} on={givesWay} onChange={setGivesWay} />
      )}
      <ClockField clock={clock} needed={rated} onChange={setClock} />
      <SwitchField
        name={say(W.spectators)}
        about={say(W.spectatorsAbout)}
        on={spectators}
        onChange={setSpectators}
      />
      {!rated && <SwitchField name={say(W.hints)} about={say(W.hintsAbout)} on={hints} onChange={setHints} />}
      {rules.options.length > 0 && (
        <OptionFields rules={rules} players={players} changed={options} onChange={setOptions} />
      )}
      <div className="setup-go">
        <p role="status">{refused && sayProblem(refused, say)}</p>
        <StartButton fits={fits}>{say(W.openTable)}</StartButton>
      </div>
    </form>
  );
}
