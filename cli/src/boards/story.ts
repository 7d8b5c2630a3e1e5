import { type ChoiceEvent, fillIn, type Language, type MatchEvent, type Words } from '@overtrick/engine';
import { wrap } from '../text/width.ts';
import { paintPayload } from './cards.ts';
import { plain } from './generic.ts';
import { outcomeOf, sayOutcome } from './outcome.ts';
import type { Scene } from './scene.ts';

/** What a row of decisions of one kind is called; a kind that is not here goes by its own name. */
const ROWS: Readonly<Record<string, Words>> = {
  bid: { en: 'Bids', ja: 'ビッド' },
  play: { en: 'Plays', ja: 'プレイ' },
  declare: { en: 'Auction', ja: '競り' },
  reveal: { en: 'For sale', ja: '売り出し' },
  answer: { en: 'Answers', ja: '回答' },
  give: { en: 'Gift', ja: '渡し' },
  acquire: { en: 'Acquired', ja: '獲得' },
  hidden: { en: 'In secret', ja: '非公開' },
};
/** Decisions that belong into a row with others. */
const SAME_ROW: Readonly<Record<string, string>> = {
  pass: 'declare',
  want: 'answer',
  decline: 'answer',
  take: 'play',
};

const SAY = {
  deal: { en: 'Deal {n} is dealt.', ja: 'ディール{n}を配りました。' },
  trick: { en: 'trick to {who}', ja: '{who}がトリックを取る' },
  dealEnd: { en: 'Points of the deal: {points}', ja: 'ディールの得点: {points}' },
  end: { en: 'The match is over. {outcome}', ja: '対戦終了。{outcome}' },
  wants: { en: 'wanted by {who}', ja: '{who}が希望' },
  buyer: { en: 'sold to {who}', ja: '{who}が買う' },
  noBuyer: { en: 'not sold', ja: '誰も買わない' },
  parent: { en: 'parent: {who}', ja: '親: {who}' },
  trump: { en: 'trump {what}', ja: '切り札 {what}' },
} as const satisfies Record<string, Words>;

const say = (
  key: keyof typeof SAY,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIn(SAY[key][language], values);

type Part = Pick<Scene, 'game' | 'names' | 'language' | 'paint' | 'width'>;

/** Tells what happened, one line for a row of bids or a trick. */
export function tell(events: readonly MatchEvent[], scene: Part): string[] {
  const story = new Story(scene);
  for (const event of events) story.add(event);
  return story.end();
}

class Story {
  readonly #scene: Part;
  readonly #lines: string[] = [];
  #kind = '';
  #row: string[] = [];

  constructor(scene: Part) {
    this.#scene = scene;
  }

  add(event: MatchEvent): void {
    const { language, paint } = this.#scene;
    if (event.t === 'deal') {
      this.#close();
      this.#lines.push(say('deal', language, { n: event.deal + 1 }));
      return;
    }
    this.#open(kindOf(event));
    this.#row.push(entryOf(event, this.#scene));
    const result = resultOf(event, this.#scene);
    if (event.shows?.wants !== undefined) this.#kind = 'answer';
    if (result) this.#close(` ${paint.dim('→')} ${result}`);
    else if (typeof event.shows?.took === 'number') this.#close();
    if (event.dealEnd) {
      this.#close();
      this.#lines.push(say('dealEnd', language, { points: pointsOf(event.dealEnd, this.#scene) }));
    }
    if (event.end) this.#lines.push(paint.bold(endOf(event.end.winners, this.#scene)));
  }

  end(): string[] {
    this.#close();
    return this.#lines;
  }

  /** Begins a row, or goes on with one; answers that nobody sees stand among those that are seen. */
  #open(kind: string): void {
    const mixed = ['hidden', 'answer'];
    const goesOn = kind === this.#kind || (mixed.includes(kind) && mixed.includes(this.#kind));
    if (!goesOn) this.#close();
    if (this.#row.length === 0 || kind === 'answer') this.#kind = kind;
  }

  #close(result = ''): void {
    const { language, paint, width } = this.#scene;
    if (this.#row.length > 0) {
      const line = `${paint.dim(`${titleOf(this.#kind, language)}:`)} ${this.#row.join(' · ')}${result}`;
      this.#lines.push(...wrap(line, width));
    }
    this.#row = [];
  }
}

const kindOf = ({ action }: ChoiceEvent): string => {
  const verb = action?.split(':')[0] ?? 'hidden';
  return SAME_ROW[verb] ?? verb;
};

const titleOf = (kind: string, language: Language): string => ROWS[kind]?.[language] ?? kind;

function entryOf({ seat, action, shows }: ChoiceEvent, { game, names, paint }: Part): string {
  if (action === undefined) return names[seat];
  const [verb, payload] = action.split(':');
  const what = payload === undefined ? verb : paintPayload(game.id, payload, paint);
  return `${names[seat]} ${what}${aside(shows, paint, game.id)}`;
}

/** What a decision turned up right there: the total, the swap, the cards taken or drawn. */
function aside(shows: ChoiceEvent['shows'], paint: Part['paint'], game: string): string {
  if (!shows) return '';
  const { total, counts, took, drew } = shows;
  return [
    typeof total === 'number' ? paint.dim(`=${total}`) : '',
    typeof counts === 'string' ? ` ⇄ ${paintPayload(game, counts, paint)}` : '',
    typeof took === 'number' ? paint.dim(` ${took}`) : '',
    Array.isArray(drew) ? paint.dim(` +${drew.join(' ')}`) : '',
  ].join('');
}

const TOLD_ASIDE = ['trick', 'order', 'took', 'total', 'counts', 'drew', 'declared', 'revealed'];

/** What closed a row: who took the trick, who bought, who is the parent; anything else by its name. */
function resultOf({ shows }: ChoiceEvent, { game, names, language, paint }: Part): string {
  if (!shows) return '';
  const parts = Object.entries(shows).flatMap(([name, value]) => {
    if (name === 'wants' && Array.isArray(value)) {
      const who = value.map((seat) => names[Number(seat)]).join(', ');
      return value.length > 0 ? [say('wants', language, { who })] : [];
    }
    if (name === 'winner') return [say('trick', language, { who: names[Number(value)] })];
    if (name === 'buyer') {
      return [
        value === null ? say('noBuyer', language) : say('buyer', language, { who: names[Number(value)] }),
      ];
    }
    if (name === 'parent') return [say('parent', language, { who: names[Number(value)] })];
    if (name === 'trump') {
      return [
        say('trump', language, { what: value === null ? '–' : paintPayload(game.id, String(value), paint) }),
      ];
    }
    return TOLD_ASIDE.includes(name) ? [] : [`${name} ${plain(value)}`];
  });
  return parts.join(', ');
}

const pointsOf = (points: readonly number[], { names }: Part): string =>
  points.map((each, seat) => `${names[seat]} ${each}`).join(' · ');

const endOf = (winners: readonly number[], { game, names, language }: Part): string =>
  say('end', language, {
    outcome: sayOutcome(outcomeOf(game.id, names.length, winners), names, language),
  });
