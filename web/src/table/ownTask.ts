/**
 * Does something in a task of its own, as soon as the browser gets to it. The answer makes sure that it is done: at the latest then,
 * which is when a component is drawn again or goes.
 */
export function inOwnTask(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    port1.close();
    work();
  };
  port1.onmessage = once;
  port2.postMessage(null);
  return once;
}
