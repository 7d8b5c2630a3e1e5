import type { Words } from '@overtrick/engine';
import type { BoardWords, Talk } from '../board.ts';
import { partsOf } from './notation.ts';

const W = {
  asked: { en: 'Your turn: choose', ja: 'あなたの番です。選んでください' },
  waiting: { en: '{name} is thinking…', ja: '{name}が考えています…' },
  you: { en: 'You: {decision}.', ja: 'あなた: {decision}。' },
  other: { en: '{name}: {decision}.', ja: '{name}: {decision}。' },
  hidden: { en: '{name} has chosen.', ja: '{name}が選びました。' },
  youHidden: { en: 'You have chosen.', ja: '選びました。' },
  trick: { en: '{name} takes the trick.', ja: '{name}がトリックを取りました。' },
  youTrick: { en: 'You take the trick.', ja: 'あなたがトリックを取りました。' },
} as const satisfies Record<string, Words>;

/** The verbs of the notation; one that is not listed is shown as it is written. */
const VERBS: Readonly<Record<string, Words>> = {
  play: { en: 'play', ja: '出す' },
  bid: { en: 'bid', ja: 'ビッド' },
  declare: { en: 'declare', ja: '宣言' },
  pass: { en: 'pass', ja: 'パス' },
  take: { en: 'take', ja: '引き取る' },
  want: { en: 'want it', ja: 'ほしい' },
  decline: { en: 'decline', ja: 'いらない' },
  give: { en: 'give', ja: '渡す' },
  reveal: { en: 'reveal', ja: '公開' },
  acquire: { en: 'acquire', ja: '獲得' },
};

function decisionInWords(text: string, { say }: Talk, card: BoardWords['card'], talk: Talk): string {
  const { verb, cards, value } = partsOf(text);
  const word = VERBS[verb] ? say(VERBS[verb]) : verb;
  const list = cards.map((each) => card(each, talk)).join(' + ');
  return [word, list, value === undefined ? '' : `= ${value}`].filter(Boolean).join(' ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for any game of the contract, from its notation alone. A board replaces those it can say better. */
export const genericWords: BoardWords = {
  card: (card) => card,
  asked: (_view, { say }) => say(W.asked),
  waiting: (_view, seat, { say, name }) => say(W.waiting, { name: name(seat) }),
  decision: (text, _view, talk) => capital(decisionInWords(text, talk, genericWords.card, talk)),
  preview: (facts) => listed(facts),
  event({ seat, action, shows }, talk) {
    const { say, name, isYou } = talk;
    const you = isYou(seat);
    const done =
      action === undefined
        ? say(you ? W.youHidden : W.hidden, { name: name(seat) })
        : say(you ? W.you : W.other, {
            name: name(seat),
            decision: decisionInWords(action, talk, genericWords.card, talk),
          });
    const { winner }: { winner?: number } = shows ?? {};
    if (winner === undefined) return done;
    return `${done} ${say(isYou(winner) ? W.youTrick : W.trick, { name: name(winner) })}`;
  },
};

/** Facts as a line: `number: 367 · winning: yes`. */
function listed(facts: object): string | null {
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [`${key}: ${plain(value)}`],
  );
  return lines.length > 0 ? lines.join(' · ') : null;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ') || '–';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
