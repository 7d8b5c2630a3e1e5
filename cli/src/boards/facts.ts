import type { Language, Words } from '@overtrick/engine';
import { plain } from './generic.ts';

/** What a preview's facts are called; a fact that is not here goes by its own name. */
const NAMES: Readonly<Record<string, Words>> = {
  number: { en: 'number', ja: '数' },
  winning: { en: 'ahead in this trick', ja: 'このトリックで先頭' },
  suit: { en: 'suit', ja: 'スート' },
  covers: { en: 'covers the', ja: '覆う山' },
  led: { en: 'led suit', ja: 'リードスート' },
  partner: { en: 'makes 11 with', ja: '合わせて11になる数' },
  partners: { en: 'in the lane', ja: 'レーン内' },
  swaps: { en: 'swaps', ja: '入れ替わる' },
  counts: { en: 'counts as', ja: '扱い' },
  follow: { en: 'next to follow', ja: '次のフォロー' },
  followBefore: { en: 'follow card', ja: 'フォローカード' },
  priority: { en: 'priority', ja: '優先' },
  parent: { en: 'parent', ja: '親' },
  takes: { en: 'cards taken', ja: '取る枚数' },
  stack: { en: 'stack', ja: '引き取り札' },
  total: { en: 'total', ja: '合計' },
  draws: { en: 'draws', ja: '引く枚数' },
  ends: { en: 'ends the deal', ja: 'ディール終了' },
  leads: { en: 'leads', ja: 'リード' },
  block: { en: 'carries a block', ja: 'ブロックあり' },
  order: { en: 'acquisition order', ja: '獲得順' },
  place: { en: 'your place', ja: '自分の順位' },
  blocks: { en: 'blocks', ja: 'ブロック' },
  colours: { en: 'colours', ja: '色' },
  worth: { en: 'worth', ja: '価値' },
  collapses: { en: 'COLLAPSE', ja: '暴落' },
  to: { en: 'to seat', ja: '渡す席' },
  nearer: { en: 'seats before you', ja: '先に買える席' },
};

/** Says what a preview says, without what the decision itself already says. */
export function sayFacts(
  facts: Readonly<Record<string, unknown>>,
  decision: string,
  language: Language,
): string {
  const verb = decision.split(':')[0];
  return Object.entries(facts)
    .filter(([name, value]) => name !== verb && name !== 'cards' && name !== 'want' && isWorthSaying(value))
    .map(([name, value]) => {
      const label = NAMES[name]?.[language] ?? name;
      return value === true ? label : `${label} ${plain(value)}`;
    })
    .join(', ');
}

const isWorthSaying = (value: unknown): boolean =>
  value !== null && value !== false && value !== undefined && !(Array.isArray(value) && value.length === 0);
