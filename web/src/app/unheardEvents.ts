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
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
] as const;

/** Keeps them from React, which looks for somebody to tell each time: at every small motion, and many times at every touch. */
export function hushUnheardEvents(): void {
  for (const name of UNHEARD_EVENTS) window.addEventListener(name, (event) => event.stopPropagation(), true);
}
