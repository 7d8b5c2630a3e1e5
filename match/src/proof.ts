import {
  canonicalJson,
  checkCommitments,
  type DealText,
  explain,
  fail,
  type Game,
  isOver,
  type MatchLog,
  ok,
  type Refusal,
  type Result,
  type Words,
} from '@overtrick/engine';
import { Match } from './match.ts';

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
  const opened = Match.open(game, log, 0);
  if (!opened.ok) return fail(inWords(opened.error));
  const match = opened.value;
  for (let compared = 0; ; ) {
    for (; compared < match.deals.length; compared++) {
      const other = compareDeal(log, compared, match.deals[compared]);
      if (other) return fail(other);
    }
    if (match.isAtEnd) break;
    const advanced = match.advance();
    if (!advanced.ok) return fail(refusedIn(log, match.decided, advanced.error));
  }
  const deals = match.deals.length;
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
    over: isOver(match.state),
  });
}

const inWords = (refusal: Refusal): Words => ({ en: explain(refusal), ja: explain(refusal, 'ja') });

function refusedIn({ decisions }: MatchLog, at: number, refusal: Refusal): Words {
  const why = inWords(refusal);
  return {
    en: `decision ${at + 1} of ${decisions.length} (${decisions[at]}): ${why.en}`,
    ja: `全${decisions.length}手の${at + 1}番目（${decisions[at]}）: ${why.ja}`,
  };
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
