import type { Observation } from '@overtrick/engine';
import type { Plan } from '../simulate/plan.ts';
import { RETURNS } from './recorder.ts';

/** What lies beside the data: what was played, and what every column is. */
export function schemaOf(
  { game, setup, seed, matches, bots }: Plan,
  observation: Observation,
  rows: number,
): object {
  const { columns, actions, size } = observation;
  return {
    overtrick: 'export',
    version: 1,
    game,
    setup,
    seed,
    matches,
    bots,
    rows,
    files: {
      'trace.jsonl': { about: 'every match, all hands included; not to be learnt from by a player' },
      'rows.jsonl': { about: 'a line for every row: match, deal, seat, bot and decision' },
      'observations.npy': {
        type: 'int16',
        shape: [rows, size],
        about: 'what the seat knew when it was asked',
        columns,
      },
      'actions.npy': { type: 'int16', shape: [rows], about: 'what it decided: a place in “actions”' },
      'masks.npy': { type: 'uint8', shape: [rows, actions.length], about: '1 where the action was legal' },
      'returns.npy': {
        type: 'float32',
        shape: [rows, RETURNS.length],
        about: 'what came of it',
        columns: RETURNS,
      },
    },
    actions,
  };
}
