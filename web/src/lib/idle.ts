/** Work that can wait until the browser has nothing else to do. Each piece is a task of its own, so that none holds up the reader. */

/** For browsers that cannot tell when they are idle. */
const A_MOMENT = 20;

/** Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(work, A_MOMENT);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}
