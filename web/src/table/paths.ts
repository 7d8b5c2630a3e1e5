/** How something moves: the keyframes, and how many milliseconds they take at normal speed. */
export interface Path {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** How long a card flies; `--time-move` of the style sheets is the same. */
const FLIGHT = 280;
const TRADE = 350;
const SWEEP = 320;
const GIFT = 560;
const FALL = 460;
/** How much later the bottom of a tower falls than its top. */
const CRUMBLE = 200;

const GLIDE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const DROP = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
const ABOVE = { zIndex: 50 } as const;
const HOME: Keyframe = { translate: '0px 0px', scale: 1, ...ABOVE };

/** From the middle of one place to that of another. */
const way = (from: DOMRect, to: DOMRect) => ({
  x: to.left + to.width / 2 - from.left - from.width / 2,
  y: to.top + to.height / 2 - from.top - from.height / 2,
});

/** Draws what lies at `home` where something is seen, and not larger than that. */
function at(home: DOMRect, seen: DOMRect): Keyframe {
  const { x, y } = way(home, seen);
  const ratio = Math.min(seen.width / home.width, seen.height / home.height);
  const scale = Math.min(1.6, Math.max(0.3, ratio));
  return { translate: `${x}px ${y}px`, scale, ...ABOVE };
}

/** Straight home. */
export const flight = (home: DOMRect, from: DOMRect): Path => ({
  frames: [at(home, from), HOME],
  duration: FLIGHT,
  easing: GLIDE,
});

/** What is new fades in where it lies, for people who want less motion. */
export const FADE: Path = { frames: [{ opacity: 0 }, {}], duration: 160 };

/** The cards of a hand come one after the other, all within this time. */
const DEALING = 600;

/** From the deck to the hand; `nth` of so many. */
export function dealt(home: DOMRect, deck: DOMRect, nth: number, count: number): Path {
  const small = new DOMRect(
    deck.x + deck.width / 2,
    deck.y + deck.height / 2,
    home.width / 2,
    home.height / 2,
  );
  return {
    frames: [{ ...at(home, small), opacity: 0 }, { opacity: 1, offset: 0.2 }, HOME],
    duration: FLIGHT,
    delay: (Math.min(DEALING - FLIGHT, 40 * (count - 1)) * nth) / Math.max(1, count - 1),
    easing: GLIDE,
  };
}

/** To another place first, then home in half a circle, as two things that trade places do; neither swings beyond the sides of the table. */
export function trade(home: DOMRect, from: DOMRect, via: DOMRect, table: DOMRect): Path {
  const duration = FLIGHT + TRADE;
  const { x, y } = way(home, via);
  const size = via.width / home.width;
  const circle = Array.from({ length: 9 }, (_, i): Keyframe => {
    const angle = (Math.PI * (1 - Math.cos((Math.PI * i) / 8))) / 2;
    const [along, across] = [(1 + Math.cos(angle)) / 2, Math.sin(angle) / 5];
    const scale = 1 + (size - 1) * along;
    const [middle, half] = [home.left + home.width / 2, (home.width * scale) / 2];
    const [least, most] = [table.left + half - middle, table.right - half - middle];
    return {
      translate: `${Math.max(least, Math.min(most, x * along - y * across))}px ${y * along + x * across}px`,
      scale,
      offset: (FLIGHT + (TRADE * i) / 8) / duration,
      ...ABOVE,
    };
  });
  return { frames: [{ ...at(home, from), easing: GLIDE }, ...circle], duration };
}

/** Away to whoever takes it. */
export function sweep(home: DOMRect, to: DOMRect): Path {
  const { x, y } = way(home, to);
  return {
    frames: [HOME, { translate: `${x}px ${y}px`, scale: 0.25, opacity: 0 }],
    duration: SWEEP,
    easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)',
  };
}

/** A floor of a tower leans away, then tumbles onto whoever takes it; `height` is 0 at the bottom and 1 at the top. */
export function topple(home: DOMRect, onto: DOMRect, height: number): Path {
  const { x } = way(home, onto);
  const y = onto.bottom - onto.height * (0.1 + 0.4 * height) - home.bottom;
  const side = x < 0 ? -1 : 1;
  const duration = FALL + CRUMBLE;
  const start = CRUMBLE * (1 - height);
  const offset = (share: number) => (start + FALL * share) / duration;
  const landed = { translate: `${x}px ${y}px`, rotate: `${180 * side}deg` };
  return {
    frames: [
      { translate: '0px 0px', rotate: '0deg' },
      { translate: '0px 0px', rotate: '0deg', offset: offset(0), easing: 'ease-out' },
      {
        translate: `${-14 * side * height ** 2}px 0px`,
        rotate: `${-5 * side * height}deg`,
        offset: offset(0.3),
        easing: 'cubic-bezier(0.45, 0, 0.9, 0.6)',
      },
      {
        translate: `${x * 0.55}px ${Math.min(0, y) * 0.3 - 30 * height}px`,
        rotate: `${(60 + 70 * height) * side}deg`,
        scale: 1,
        offset: offset(0.7),
      },
      { ...landed, scale: 0.6, opacity: 1, offset: offset(0.96) },
      { ...landed, scale: 0, opacity: 0, offset: offset(1) },
      { ...landed, scale: 0, opacity: 0 },
    ],
    duration,
  };
}

/** From one to another, seen only on the way. */
export function pass(home: DOMRect, from: DOMRect, to: DOMRect): Path {
  const seen = { visibility: 'visible', opacity: 1 };
  return {
    frames: [
      { ...at(home, from), ...seen },
      { ...at(home, to), ...seen, offset: 0.9 },
      { ...at(home, to), ...seen, opacity: 0 },
    ],
    duration: GIFT,
    easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
  };
}

/** What something does where it lies when it comes or changes; what a flight causes waits until it has landed. */
export const ENTRANCES = {
  pop: { frames: [{ scale: 0.5, opacity: 0 }, {}], duration: FLIGHT, easing: DROP },
  turn: { frames: [{ transform: 'perspective(300px) rotateY(90deg)' }, {}], duration: TRADE, easing: GLIDE },
  stamp: { frames: [{ scale: 1.8, opacity: 0 }, {}], duration: FLIGHT, delay: FLIGHT, easing: DROP },
  gleam: { frames: [{ translate: '-100% 0' }, {}], duration: 2 * TRADE, easing: GLIDE },
  /** When the last floor of a fallen tower arrives. */
  thump: {
    frames: [{ scale: '1 1' }, { scale: '1.12 0.86', easing: DROP }, {}],
    duration: FLIGHT,
    delay: FALL,
    easing: GLIDE,
  },
  crash: {
    frames: [
      {},
      { translate: '0 -4px', rotate: '0deg', offset: 0.2 },
      { translate: '3px 5px', rotate: '1.2deg', offset: 0.45 },
      { translate: '-2px 2px', rotate: '-0.6deg', offset: 0.7 },
      {},
    ],
    duration: 490,
    easing: GLIDE,
  },
} satisfies Readonly<Record<string, Path>>;
