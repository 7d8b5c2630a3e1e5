import { canonicalJson } from './bytes.ts';
import { checkCommitments } from './fair.ts';
import type { DealText, Game } from './game.ts';
import { type MatchLog, replay } from './log.ts';
import { isOver } from './match.ts';
import { explain, type Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { Table } from './table.ts';
import type { Words } from './words.ts';

/** What holds in a log that was checked from end to end. */
export interface Proof {
  /** False for a simulated match: its seed was known to whoever ran it. */
  readonly fair: boolean;
  /** Seats whose contribution counts, and those that never revealed theirs. */
  readonly contributed: readonly number[];
  readonly withheld: readonly number[];
  readonly deals: number;
  /** How many of the deals the log also records. */
  readonly compared: number;
  readonly decisions: number;
  readonly over: boolean;
}

/** Recomputes the commitments and every deal, and replays every decision; the error is the first difference. */
export function prove({ game, log }: { readonly game: Game; readonly log: MatchLog }): Result<Proof, Words> {
  const { chance } = log;
  const broken = chance.kind === 'fair' ? checkCommitments(chance) : null;
  if (broken) return fail({ en: `${broken.en}.`, ja: `${broken.ja}。` });
  const started = replay(game, log, 0);
  if (!started.ok) return fail(inWords(started.error));
  const table = started.value;
  let deals = 0;
  for (let at = 0; ; at++) {
    if (table.state.deal === deals) {
      const other = compareDeal(log, deals, game.makeDeal(table.state));
      if (other) return fail(other);
      deals++;
    }
    if (at === log.decisions.length) break;
    const refusal = decide(table, log.decisions[at]);
    if (!refusal) continue;
    const why = inWords(refusal);
    return fail({
      en: `decision ${at + 1} of ${log.decisions.length} (${log.decisions[at]}): ${why.en}`,
      ja: `全${log.decisions.length}手の${at + 1}番目（${log.decisions[at]}）: ${why.ja}`,
    });
  }
  const recorded = log.deals?.length ?? 0;
  if (recorded > deals)
    return fail({
      en: `the log records ${recorded} deals, but its decisions lead to only ${deals}.`,
      ja: `ログには${recorded}ディールありますが、手をたどると${deals}ディールしかありません。`,
    });
  const shares = chance.kind === 'fair' ? chance.contributions : [];
  return ok({
    fair: chance.kind === 'fair',
    contributed: shares.filter((each) => each.reveal !== null).map((each) => each.seat),
    withheld: shares.filter((each) => each.reveal === null).map((each) => each.seat),
    deals,
    compared: recorded,
    decisions: log.decisions.length,
    over: isOver(table.state),
  });
}

const inWords = (refusal: Refusal): Words => ({ en: explain(refusal), ja: explain(refusal, 'ja') });

function decide(table: Table, line: string): Refusal | null {
  const [seat, text] = line.split(' ');
  const decided = table.decide(Number(seat), text);
  return decided.ok ? null : decided.error;
}

/** How a recorded deal differs from the one the log's chance deals. */
function compareDeal(log: MatchLog, deal: number, dealt: DealText): Words | null {
  const recorded = log.deals?.[deal];
  if (!recorded) return null;
  for (const [seat, hand] of dealt.hands.entries()) {
    const cards = recorded.hands[seat] ?? [];
    if (canonicalJson([...cards].sort()) !== canonicalJson([...hand].sort())) {
      return {
        en: `deal ${deal + 1}, hand of seat ${seat}: the log records ${cards.join(' ')}, but it is dealt ${hand.join(' ')}.`,
        ja: `第${deal + 1}ディール、席${seat}の手札: ログでは${cards.join(' ')}、実際に配られるのは${hand.join(' ')}です。`,
      };
    }
  }
  for (const [name, value] of Object.entries(dealt)) {
    if (name === 'hands' || canonicalJson(recorded[name] ?? null) === canonicalJson(value ?? null)) continue;
    const [said, is] = [JSON.stringify(recorded[name]), JSON.stringify(value)];
    return {
      en: `deal ${deal + 1}, ${name}: the log records ${said}, but it is ${is}.`,
      ja: `第${deal + 1}ディール、${name}: ログでは${said}、実際は${is}です。`,
    };
  }
  return null;
}
