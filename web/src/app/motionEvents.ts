const MOTION_EVENTS = [
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
  'animationstart',
  'animationiteration',
  'animationend',
  'animationcancel',
] as const;

/** Keeps the beginning and the end of every small motion from React, which looks for somebody to tell each time. Nobody listens. */
export function hushMotionEvents(): void {
  for (const name of MOTION_EVENTS) window.addEventListener(name, (event) => event.stopPropagation(), true);
}
