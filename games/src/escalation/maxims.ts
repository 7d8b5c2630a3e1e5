import type { Maxim, Maxims, View } from '@overtrick/engine';
import { makeCard, WILD } from './deck.ts';
import type { Escalation, EscalationDecision } from './types.ts';
import { preview } from './view.ts';

/** Rules of thumb: eat no large piles, keep wilds for later, and hurry once the draw pile is empty. */
export const maxims: Maxims<Escalation> = { of: maximsOf };

/** From so many cards on a pile is called large. */
const LARGE_PILE = 6;

function maximsOf(view: View<Escalation>, decision: EscalationDecision): Maxim[] {
  const { now } = view;
  const { middleSize, phase } = now.board;
  const made = preview(view, decision);
  if (made.do === 'take') {
    return made.takes >= LARGE_PILE ? [{ ...LARGE, numbers: { takes: made.takes } }] : [];
  }
  if (made.ends) return [GOES_OUT];
  const said: Maxim[] = [];
  const sets = now.choices.flatMap((choice) => (choice.do === 'play' ? [choice.cards] : []));
  if (made.do === 'pass') {
    if (sets.length === 0 && middleSize >= LARGE_PILE)
      said.push({ ...SPARES, numbers: { takes: middleSize } });
    return said;
  }
  if (phase === 'answer' && hasWild(made.cards) && sets.some((cards) => !hasWild(cards)))
    said.push(SPENDS_WILD);
  const rest = sets.map((cards) => cards.length).filter((count) => count !== made.cards.length);
  const isLargest = rest.length > 0 && rest.every((count) => count < made.cards.length);
  if (made.draws === 0 && isLargest) said.push({ ...SHEDS_MANY, numbers: { count: made.cards.length } });
  return said;
}

const hasWild = (cards: readonly string[]): boolean => cards.includes(makeCard(WILD));

const LARGE: Maxim = {
  by: 'large-pile',
  speaks: 'against',
  present: {
    en: 'Taking brings you {takes} cards, and the fewest cards win.',
    ja: '引き取ると{takes}枚増えます。枚数の少ない人が勝ちです。',
  },
  past: {
    en: 'Taking brought you {takes} cards, and the fewest cards win.',
    ja: '引き取って{takes}枚増えました。枚数の少ない人が勝ちです。',
  },
};

const GOES_OUT: Maxim = {
  by: 'goes-out',
  speaks: 'for',
  present: {
    en: 'It is your last card: the deal ends, and the others are left with theirs.',
    ja: '最後の手札です。ディールが終わり、ほかの人には手札が残ります。',
  },
  past: {
    en: 'It would have been your last card: the deal ends, and the others are left with theirs.',
    ja: 'それで手札がなくなり、ほかの人に手札を残して終われました。',
  },
};

const SPARES: Maxim = {
  by: 'spares',
  speaks: 'for',
  present: {
    en: 'You cannot beat the total, and the pass card spares you {takes} cards.',
    ja: '合計を超えられませんが、パスカードなら{takes}枚を引き取らずに済みます。',
  },
  past: {
    en: 'You could not beat the total, and the pass card would have spared you {takes} cards.',
    ja: '合計を超えられませんでしたが、パスカードなら{takes}枚を引き取らずに済みました。',
  },
};

const SPENDS_WILD: Maxim = {
  by: 'spends-wild',
  speaks: 'against',
  present: {
    en: 'You can beat the total without a wild: keep it.',
    ja: 'ワイルドなしで合計を超えられます。残しましょう。',
  },
  past: {
    en: 'You spent a wild where you could beat the total without one.',
    ja: 'ワイルドなしで超えられる合計に、ワイルドを使いました。',
  },
};

const SHEDS_MANY: Maxim = {
  by: 'sheds-many',
  speaks: 'for',
  present: {
    en: 'Nothing comes back from the draw pile, and this gets rid of {count} cards.',
    ja: '山札からの補充はなく、これなら{count}枚を手放せます。',
  },
  past: {
    en: 'Nothing came back from the draw pile, and it would have got rid of {count} cards.',
    ja: '山札からの補充はなく、それなら{count}枚を手放せました。',
  },
};
