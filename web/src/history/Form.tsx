import { LEVELS, type Level } from '@overtrick/engine';
import { useMemo, useState } from 'react';
import { LineChart } from '../charts/LineChart.tsx';
import { GAMES, type GameName } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { sayBots } from '../words/level.ts';
import { useSay } from '../words/SayContext.tsx';
import type { CountedMatch } from './countedMatch.ts';
import { PlaceStrip } from './PlaceStrip.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { FORM, formOf, statisticsOf } from './statistics.ts';
import { W } from './words.ts';

type FormProps = { readonly matches: readonly CountedMatch[] };

/** How somebody plays: the places of the last matches, the form against chance, and the sums, all of them or those of a kind. */
export function Form({ matches }: FormProps) {
  const say = useSay();
  const [game, setGame] = useState<GameName | null>(null);
  const [players, setPlayers] = useState<number | null>(null);
  const [level, setLevel] = useState<Level | null>(null);
  const wanted = useMemo(
    () =>
      matches.filter(
        (each) =>
          (game === null || each.game === game) &&
          (players === null || each.players === players) &&
          (level === null || each.level === level),
      ),
    [matches, game, players, level],
  );
  const oldestFirst = useMemo(() => [...wanted].reverse(), [wanted]);
  const facts = useMemo(() => {
    const form = formOf(oldestFirst);
    const percent = (share: number): string => `${Math.round(100 * share)}%`;
    const last = form.at(-1);
    return {
      label: say(W.formLabel, { rate: percent(last?.rate ?? 0), even: percent(last?.even ?? 0) }),
      step: say(W.match),
      steps: oldestFirst.map(
        ({ at }, index) => `${index + 1} · ${new Date(at).toLocaleDateString(say.language)}`,
      ),
      lines: [
        { role: 'other', label: say(W.chanceLine), values: form.map(({ even }) => even) },
        { role: 'main', label: say(W.formLine, { count: FORM }), values: form.map(({ rate }) => rate) },
      ] as const,
      scale: [0, 1] as const,
      say: percent,
    };
  }, [oldestFirst, say]);
  const counts = [...new Set(matches.map((each) => each.players))].sort((a, b) => a - b);

  return (
    <>
      <div className="history-filters">
        <Filter
          label={say(W.game)}
          all={say(W.allGames)}
          values={GAMES.filter((each) => matches.some((match) => match.game === each))}
          value={game}
          name={(each) => say(SHELF[each].name)}
          onChange={setGame}
        />
        <Filter
          label={say(W.players)}
          all={say(W.allPlayers)}
          values={counts}
          value={players}
          name={(each) => say(W.playersCount, { players: each })}
          onChange={setPlayers}
        />
        <Filter
          label={say(W.level)}
          all={say(W.allLevels)}
          values={LEVELS.filter((each) => matches.some((match) => match.level === each))}
          value={level}
          name={(each) => sayBots(each, say)}
          onChange={setLevel}
        />
      </div>
      {wanted.length === 0 ? (
        <p className="history-none">{say(W.noneLikeIt)}</p>
      ) : (
        <>
          <PlaceStrip matches={oldestFirst} />
          {wanted.length > 2 && <LineChart facts={facts} />}
          <StatisticsTable statistics={statisticsOf(wanted)} />
        </>
      )}
    </>
  );
}

type FilterProps<V extends string | number> = {
  readonly label: string;
  readonly all: string;
  readonly values: readonly V[];
  readonly value: V | null;
  readonly name: (value: V) => string;
  readonly onChange: (value: V | null) => void;
};

function Filter<V extends string | number>({ label, all, values, value, name, onChange }: FilterProps<V>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(values.find((each) => String(each) === event.target.value) ?? null)}
    >
      <option value="">{all}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {name(each)}
        </option>
      ))}
    </select>
  );
}
