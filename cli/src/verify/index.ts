import { type MatchLog, ok } from '@overtrick/engine';
import { type Proof, prove } from '@overtrick/match';
import { command } from '../command/command.ts';
import { EXIT } from '../command/problem.ts';
import { type OpenedLog, openLog } from '../logFile.ts';
import type { Paint } from '../text/paint.ts';

export const verify = command(
  {
    name: 'verify',
    about: 'check the deals and every decision of a log',
    words: { LOG: 'a log that was saved; - is standard input' },
    flags: { json: { kind: 'switch', about: 'the answer as JSON' } },
    examples: [
      {
        line: 'verify match.json',
        about: 'were the cards dealt as promised, and did everyone follow the rules?',
      },
    ],
    notes:
      'It recomputes what was promised before the match (the commitments), deals every hand again from it and replays\n' +
      'every decision. That proves that nobody chose the cards; it cannot prove that the dealer did not look at them.',
  },
  async ({ words, flags }, shell) => {
    const opened = await openLog(words[0], shell);
    if (!opened.ok) {
      if (flags.json) await shell.out.line(JSON.stringify({ ok: false, problem: opened.error.message }));
      return opened;
    }
    const proof = prove(opened.value);
    const { paint } = shell.out;
    if (flags.json) {
      const { game, players } = opened.value.log;
      const answer = proof.ok ? proof.value : { problem: proof.error.en };
      await shell.out.line(JSON.stringify({ ok: proof.ok, game, players, ...answer }));
    } else if (proof.ok) await shell.out.write(sayYes(opened.value, proof.value, paint));
    else await shell.out.line(`${paint.red('No.')} The first difference: ${proof.error.en}`);
    return ok(proof.ok ? EXIT.fine : EXIT.refused);
  },
);

function sayYes({ game, log }: OpenedLog, proof: Proof, paint: Paint): string {
  const head = `${paint.green('Yes.')} ${game.name.en}, ${log.players} players, rules version ${log.rules}.`;
  const deals = plural(proof.deals, 'deal');
  const compared =
    proof.compared > 0
      ? `${deals} dealt again, the same as the log records.`
      : `${deals} dealt again. The log records none to compare with; a finished match does.`;
  const lines = [
    ...(proof.fair ? promises(log, proof) : []),
    compared,
    `${plural(proof.decisions, 'decision')} replayed, each allowed by the rules.`,
    proof.over ? 'The match is over.' : 'The match is not over yet.',
  ];
  const warning = proof.fair
    ? []
    : [
        paint.yellow(
          'There is no proof of fairness in it: a simulated match is dealt from a seed that was known.',
        ),
      ];
  return [head, ...lines.map((line) => `  · ${line}`), ...warning, ''].join('\n');
}

function promises(log: MatchLog, { contributed, withheld }: Proof): string[] {
  if (log.chance.kind !== 'fair') return [];
  const { commitment } = log.chance;
  return [
    `The secret is the one promised before the match: ${commitment.slice(0, 16)}…`,
    `Shuffled together with the contribution of ${plural(contributed.length, 'seat')} (${contributed.join(', ')}), as promised.`,
    ...withheld.map(
      (seat) => `Seat ${seat} promised a contribution and never revealed it; it does not count.`,
    ),
  ];
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
