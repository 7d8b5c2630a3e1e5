import type { Game } from '@overtrick/engine';
import { bars, columnsOf } from '../chart/bars.ts';
import { type Dot, dots } from '../chart/dots.ts';
import type { Section } from '../chart/page.ts';
import type { Estimate } from '../lab/interval.ts';
import type { Balance } from './balance.ts';
import { FIGURES, percent } from './figures.ts';
import type { Played } from './study.ts';

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(2)}`;
const range = ({ low, high }: Estimate, show: (value: number) => string): string =>
  Number.isFinite(low) ? `${show(low)} … ${show(high)}` : '?';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const turnName = (at: number): string => `${ORDINALS[at] ?? `number ${at + 1}`} to decide`;

/** Everything that was learned about a game, in the order in which people ask. */
export function sectionsOf(game: Game, balance: Balance, { usual }: Played): Section[] {
  return [
    firstSection(game, balance),
    ...(balance.roles.length > 0 ? [rolesSection(balance)] : []),
    ...(usual.some(({ bidsMet }) => bidsMet !== null) ? [bidsSection(balance)] : []),
    lengthSection(balance, usual),
    marginSection(balance, usual),
    dramaSection(balance, usual),
    ...(balance.skill.length > 0 ? [skillSection(balance)] : []),
    ...(balance.effects.length > 0 ? [optionsSection(balance)] : []),
  ];
}

function firstSection(game: Game, { turns, seats, matches }: Balance): Section {
  const [first] = turns;
  const fair = seats.reduce((sum, { wins }) => sum + wins.mean, 0) / seats.length;
  return {
    id: 'first',
    title: 'Does going first help?',
    says: [
      `${answerOf(first)} Who decides first in a deal gets ${signed(first.mean)} points (${range(first, signed)}) more than the table's mean, a deal.`,
      `A seat wins ${percent(fair)} on average. Over a whole match the seats win between ${percent(Math.min(...seats.map(({ wins }) => wins.mean)))} and ${percent(Math.max(...seats.map(({ wins }) => wins.mean)))}; bars are 95% intervals over ${matches} matches.`,
      ...(game.best === 'fewest' ? ['Few points win this game; here more is always better.'] : []),
    ],
    drawings: [
      dots(
        'Points a deal, against the table’s mean',
        turns.map((turn, at) => ({ name: turnName(at), ...turn })),
        signed,
        { value: 0, name: 'fair' },
      ),
      dots(
        'Wins of each seat',
        seats.map(({ seat, wins }) => ({ name: `seat ${seat}`, ...wins })),
        percent,
        { value: fair, name: 'fair' },
      ),
    ],
    table: {
      titles: ['seat', 'wins', '95%', 'points a match', '95%'],
      rows: seats.map(({ seat, wins, points }) => [
        String(seat),
        percent(wins.mean),
        range(wins, percent),
        points.mean.toFixed(2),
        range(points, (value) => value.toFixed(2)),
      ]),
    },
  };
}

function answerOf({ low, high }: Estimate): string {
  if (low > 0) return 'Yes.';
  return high < 0 ? 'No, it hurts.' : 'Not so that it could be seen here.';
}

function rolesSection({ roles }: Balance): Section {
  return {
    id: 'roles',
    title: 'Which side wins?',
    says: roles.map(
      ({ role, wins }) => `The ${role} side wins ${percent(wins.mean)} (${range(wins, percent)}).`,
    ),
    drawings: [
      dots(
        'Wins of each side',
        roles.map(({ role, wins }) => ({ name: role, ...wins })),
        percent,
        { value: 0.5, name: 'even' },
      ),
    ],
    table: null,
  };
}

function bidsSection(balance: Balance): Section {
  const met = estimateOf(balance, 'bids');
  return {
    id: 'bids',
    title: 'Do bids come true?',
    says: [`${percent(met.mean)} of all bids are met (${range(met, percent)}).`],
    drawings: [],
    table: null,
  };
}

function lengthSection(balance: Balance, usual: Played['usual']): Section {
  const decisions = estimateOf(balance, 'decisions');
  const deals = usual.reduce((sum, facts) => sum + facts.deals, 0) / usual.length;
  return {
    id: 'length',
    title: 'How long is a match?',
    says: [
      `${decisions.mean.toFixed(1)} decisions of all seats together (${Math.min(...usual.map((facts) => facts.decisions))} to ${Math.max(...usual.map((facts) => facts.decisions))}), in ${deals === 1 ? '1 deal' : `${deals} deals`}.`,
    ],
    drawings: [
      bars(
        'Decisions in a match',
        columnsOf(usual.map((facts) => facts.decisions)),
        'decisions of all seats together',
      ),
    ],
    table: null,
  };
}

function marginSection(balance: Balance, usual: Played['usual']): Section {
  const margin = estimateOf(balance, 'margin');
  const shared = estimateOf(balance, 'shared');
  return {
    id: 'margin',
    title: 'How close is it?',
    says: [
      `The winner is ${margin.mean.toFixed(2)} points (${range(margin, (value) => value.toFixed(2))}) better than the best of the others. ${percent(shared.mean)} of the matches have no single winner.`,
    ],
    drawings: [
      bars(
        'How far the winner is ahead',
        columnsOf(usual.map((facts) => facts.margin)),
        'points to the best of the others',
      ),
      bars('What a seat ends with', columnsOf(usual.flatMap((facts) => facts.points)), 'points of a match'),
    ],
    table: null,
  };
}

function dramaSection(balance: Balance, usual: Played['usual']): Section {
  const changes = estimateOf(balance, 'changes');
  const settled = estimateOf(balance, 'settled');
  const part = (count: number): string => percent(count / usual.length);
  const never = usual.filter((facts) => facts.settled === 0).length;
  const late = usual.filter((facts) => facts.settled >= 0.75).length;
  return {
    id: 'drama',
    title: 'How dramatic is it?',
    says: [
      `The lead changes ${changes.mean.toFixed(2)} times (${range(changes, (value) => value.toFixed(2))}). On average the winner is never behind again after ${percent(settled.mean)} of the match.`,
      `${part(never)} are led by their winner from the first step to the last; ${part(late)} are open until the last quarter.`,
    ],
    drawings: [
      bars(
        'How often the lead changes',
        columnsOf(usual.map((facts) => facts.changes)),
        'changes of the lead in a match',
      ),
    ],
    table: null,
  };
}

function skillSection({ skill }: Balance): Section {
  return {
    id: 'skill',
    title: 'Does skill decide?',
    says: [
      'Two bots sit turn and turn about, with the same cards in every seating. Of what a seat wins, how much does the better bot have? 50% is luck alone, 100% skill alone.',
      ...skill.map(
        ({ stronger, weaker, share }) =>
          `${stronger} beside ${weaker}: ${percent(share.mean)} (${range(share, percent)}).`,
      ),
    ],
    drawings: [
      dots(
        'The better bot’s part of the wins',
        skill.map(({ weaker, share }): Dot => ({ name: `beside ${weaker}`, ...share })),
        percent,
        { value: 0.5, name: 'luck alone' },
      ),
    ],
    table: null,
  };
}

function optionsSection({ effects, figures }: Balance): Section {
  const shown = FIGURES.filter(({ id }) => figures.some((figure) => figure.id === id));
  const usual = (id: string): Estimate => figures.find((figure) => figure.id === id)?.value as Estimate;
  const charts = shown.filter(({ id }) =>
    effects.some(({ changes }) => changes.some((c) => c.id === id && c.clear)),
  );
  return {
    id: 'options',
    title: 'What do the options change?',
    says: [
      'Each option is changed alone; the rest stays as it is. Options marked † stand for a fact that only the printed game shows: where nothing changes, it does not matter whether ours is right.',
      'A star marks what is clearly different from the usual table (at 99.9%, because many differences are looked at).',
    ],
    drawings: charts.map((figure) =>
      dots(
        `${figure.name}`,
        [
          { name: 'usual', ...usual(figure.id), ink: 1 },
          ...effects.map((effect): Dot => {
            const change = effect.changes.find(({ id }) => id === figure.id);
            return {
              name: shortName(`${effect.option}: ${effect.value}`),
              ...(change?.value ?? usual(figure.id)),
            };
          }),
        ],
        figure.show,
        { value: usual(figure.id).mean, name: 'usual' },
      ),
    ),
    table: {
      titles: ['option', ...shown.map(({ name }) => name)],
      rows: [
        ['usual', ...shown.map(({ id, show }) => show(usual(id).mean))],
        ...effects.map((effect) => [
          `${effect.name}${effect.reconstructed ? ' †' : ''}: ${effect.value}`,
          ...shown.map(({ id, show }) => {
            const change = effect.changes.find((each) => each.id === id);
            return change ? `${show(change.value.mean)}${change.clear ? ' *' : ''}` : '';
          }),
        ]),
      ],
    },
  };
}

const shortName = (name: string): string => (name.length > 30 ? `${name.slice(0, 29)}…` : name);

function estimateOf({ figures }: Balance, id: string): Estimate {
  const found = figures.find((figure) => figure.id === id);
  if (!found) throw new Error(`nothing was figuresOf of ${id}`);
  return found.value;
}
