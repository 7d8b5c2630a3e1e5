import type { Game, GameTypes, Words } from '@overtrick/engine';
import { inARow } from '../../words/list.ts';
import type { BoardWords, Talk } from '../board.ts';

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

/** What can be done, in words; what is not listed is shown as the game calls it. */
const DEEDS: Readonly<Record<string, Words>> = {
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

/** Words for any game of the contract. A board replaces those it can say better. */
export function genericWords(game: Game): BoardWords {
  /** What is done, with which cards, and whatever else the decision says. */
  function inWords(decision: GameTypes['decision'], { say }: Talk): string {
    const cards = game.cardsOf(decision);
    const { do: deed, ...facts } = decision;
    const more = Object.entries<unknown>(facts).filter(
      ([, fact]) => ![fact].flat().some((each) => cards.some((card) => card === each)),
    );
    const rest = more.map(([name, fact]) => (more.length === 1 ? plain(fact) : `${name} ${plain(fact)}`));
    return [DEEDS[deed] ? say(DEEDS[deed]) : deed, cards.join(' + '), rest.join(', ')]
      .filter(Boolean)
      .join(' ');
  }

  return {
    card: (card) => card,
    asked: (_view, { say }) => say(W.asked),
    waiting: (_view, seat, { say, name }) => say(W.waiting, { name: name(seat) }),
    decision: (decision, _view, talk) => capital(inWords(decision, talk)),
    preview: (facts) => listed(facts),
    event({ seat, decision, shows }, talk) {
      const { say, name, isYou } = talk;
      const you = isYou(seat);
      const done =
        decision === undefined
          ? say(you ? W.youHidden : W.hidden, { name: name(seat) })
          : say(you ? W.you : W.other, { name: name(seat), decision: inWords(decision, talk) });
      const winner = shows ? (game.settles(shows)?.winner ?? null) : null;
      if (winner === null) return done;
      return inARow([done, say(isYou(winner) ? W.youTrick : W.trick, { name: name(winner) })], say);
    },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
