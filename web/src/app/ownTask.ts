import { flushSync } from 'react-dom';

/**
 * Does something in a task of its own, as soon as the browser gets to it and before the next frame where the browser can be asked for
 * that. The answer makes sure that it is done: at the latest then, which is when a component is drawn again or goes.
 */
export function inOwnTask(work: () => void): () => void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    work();
  };
  soon(once);
  return once;
}

/** Does something in a task of its own after the next frame, or at once on a page that is not seen and has no frames. */
export function afterFrame(work: () => void): void {
  if (document.hidden) inOwnTask(work);
  else requestAnimationFrame(() => inOwnTask(work));
}

/** Gives everything its styles now. Asked for its animations, the browser looks at all of them, but lays out nothing. */
export function giveStyles(): void {
  document.getAnimations();
}

/** A task that has taken so many milliseconds should not lay out as well. */
const LONG = 20;
let waiting = false;

/**
 * Gives everything its styles and its place, so that the next frame has only to paint it. A task that began too long ago leaves the
 * place to one of its own.
 */
export function layOut(began = performance.now()): void {
  giveStyles();
  // Several parts of a table ask for it in one task.
  if (waiting) return;
  if (performance.now() - began < LONG) {
    givePlaces();
    return;
  }
  waiting = true;
  inOwnTask(() => {
    waiting = false;
    givePlaces();
  });
}

/** Does something that needs to know where everything lies. */
export function onceLaidOut(work: () => void): () => void {
  inOwnTask(giveStyles);
  inOwnTask(givePlaces);
  return inOwnTask(work);
}

/** Lays everything out now. */
export function givePlaces(): void {
  document.body.getBoundingClientRect();
}

/**
 * What somebody touched takes effect in a task of its own: the browser hands out touches in the middle of a frame, which would
 * otherwise have to wait until everything is drawn anew. Keys come between frames and take effect at once.
 */
export function answerTouch(act: () => void): void {
  const { event } = window;
  // A click that a key made counts no clicks.
  const touched = event instanceof MouseEvent && event.detail > 0;
  if (touched) inOwnTask(() => flushSync(act));
  else act();
}

/** Not every browser knows tasks by their priority yet; those of a message channel are the next best. */
interface Priorities {
  postTask(work: () => void, options: { readonly priority: 'user-blocking' }): Promise<void>;
}

const { scheduler } = globalThis as { readonly scheduler?: Priorities };

function soon(work: () => void): void {
  if (scheduler) {
    void scheduler.postTask(work, { priority: 'user-blocking' });
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}
