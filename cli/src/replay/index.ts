import { explain, type MatchLog, ok, SPECTATOR, type View, writeView } from '@overtrick/engine';
import { Match } from '@overtrick/match';
import { drawBoard, drawHands } from '../boards/board.ts';
import { callSeats } from '../boards/names.ts';
import type { Scene } from '../boards/scene.ts';
import { tell } from '../boards/story.ts';
import { command } from '../command/command.ts';
import { EXIT, misused, refused } from '../command/problem.ts';
import type { Output } from '../command/shell.ts';
import { openLog } from '../logFile.ts';

export const replay = command(
  {
    name: 'replay',
    about: 'show a match again, whole or at one position',
    words: { LOG: 'a log that was saved; - is standard input' },
    flags: {
      at: {
        kind: 'count',
        value: 'N',
        min: 0,
        max: 1e9,
        about: 'the position after N decisions',
        default: 'the whole story',
      },
      seat: {
        kind: 'count',
        value: 'S',
        min: 0,
        max: 98,
        about: 'only what this seat knows',
        default: 'every hand',
      },
      json: { kind: 'switch', about: 'the view as JSON: of the seat, or of a spectator' },
    },
    examples: [
      { line: 'replay match.json', about: 'what happened, deal by deal' },
      { line: 'replay match.json --at 20 --seat 1', about: 'the table after 20 decisions, as seat 1 saw it' },
      { line: 'replay match.json --at 20 --seat 1 --json', about: 'the same as a bot gets it' },
    ],
  },
  async ({ words, flags }, shell) => {
    const opened = await openLog(words[0], shell);
    if (!opened.ok) return opened;
    const { game, log } = opened.value;
    const { at, seat } = flags;
    const last = log.decisions.length;
    if (at !== undefined && at > last) {
      return misused(
        `There is no position ${at}: this match has ${last} decisions.`,
        `Write --at 0 to --at ${last}.`,
      );
    }
    if (seat !== undefined && seat >= log.players) {
      return misused(explain({ reason: 'no-such-seat', seat: String(seat), last: log.players - 1 }));
    }
    const replayed = Match.open(game, log, at ?? last);
    if (!replayed.ok) return refused(explain(replayed.error), 'overtrick verify tells more about a log.');
    const match = replayed.value;
    match.deal();
    const view = match.view(seat ?? SPECTATOR);
    if (flags.json) await shell.out.line(JSON.stringify(writeView(game, view)));
    else {
      const scene = sceneOf(match, log, view.seat, shell.out);
      const lines = at === undefined ? whole(scene) : position(match, scene, at, last);
      await shell.out.line(lines.join('\n'));
    }
    return ok(EXIT.fine);
  },
);

function sceneOf(match: Match, log: MatchLog, observer: number, out: Output): Scene {
  const sat = Array.from({ length: log.players }, (_, seat) => log.names?.[seat]);
  return {
    game: match.game,
    view: observer === SPECTATOR ? openView(match) : match.view(observer),
    names: callSeats(sat, 'en'),
    language: 'en',
    paint: out.paint,
    width: Math.min(100, out.columns),
  };
}

/** After a match everything is open: what a spectator was told, with every hidden decision in its place. */
function openView(match: Match): View {
  const { game, moves } = match;
  const view = match.view(SPECTATOR);
  let at = 0;
  const past = view.past.map((event) =>
    event.t === 'choice' ? { ...event, decision: game.decode(moves[at++].code) } : event,
  );
  return { ...view, past };
}

/** Everything that happened, and how it ended. */
const whole = (scene: Scene): string[] => [...tell(scene.view.past, scene), '', ...drawBoard(scene)];

/** One position: the table, the hands that may be seen, what led to it and what is asked. */
function position(match: Match, scene: Scene, at: number, last: number): string[] {
  const { now, past, seat } = scene.view;
  const begin = past.findLastIndex((event) => event.t === 'deal');
  return [
    `Position ${at} of ${last}`,
    '',
    ...drawBoard(scene),
    '',
    ...(seat === SPECTATOR ? [...drawHands(scene, match.hands()), ''] : []),
    ...tell(past.slice(begin), scene),
    ...now.asked.flatMap((each) =>
      seat === SPECTATOR || seat === each
        ? [`${scene.names[each]} may: ${match.legal(each).join(' ')}`]
        : [`Waiting for ${scene.names[each]}.`],
    ),
  ];
}
