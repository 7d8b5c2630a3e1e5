/** What nobody on the page listens to. */
export const UNHEARD_EVENTS = [
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
  'animationstart',
  'animationiteration',
  'animationend',
  'animationcancel',
  'pointerover',
  'pointerout',
  'gotpointercapture',
  'lostpointercapture',
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'scroll',
  'scrollend',
  'wheel',
] as const;

const unheard: ReadonlySet<string> = new Set(UNHEARD_EVENTS);

/** React listens at its root to everything there is; without these, the browser need not tell of every small motion and touch. */
export function listenToLess(root: HTMLElement): HTMLElement {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (
    name: string,
    ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    if (!unheard.has(name)) listen(name, ...rest);
  };
  return root;
}
