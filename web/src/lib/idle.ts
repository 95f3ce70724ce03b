/** Work that can wait until the browser has nothing else to do, in tasks so short that none holds up the reader. */

/** For browsers that cannot tell when they are idle. */
const A_MOMENT = 20;

/** So long does a reader wait at most: a browser may always be busy, or draw nothing and look for no idle moment. */
const PATIENCE = 1_000;
/** So long may it take then, as no idle moment says how long it is. Milliseconds, both. */
const SHARE = 30;

/** Gives the way to call it off. The work is told how many milliseconds are left for it. What may take as long as it
 * likes, because nobody waits for it, has no `timeout`. */
export function whenIdle(
  work: (left: () => number) => void,
  options: IdleRequestOptions = { timeout: PATIENCE },
): () => void {
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(() => work(() => 0), A_MOMENT);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback((deadline) => {
    const end = performance.now() + SHARE;
    work(() => (deadline.didTimeout ? end - performance.now() : deadline.timeRemaining()));
  }, options);
  return () => cancelIdleCallback(waiting);
}

/** With less time left than this, in milliseconds, the rest waits for the next idle moment. */
const ENOUGH = 10;

/** Many small pieces of work, some in each idle moment; then `done`. Gives the way to call it off. */
export function oneByOne(pieces: readonly (() => void)[], done: () => void = () => undefined): () => void {
  let at = 0;
  let stop = whenIdle(go);
  function go(left: () => number): void {
    do pieces[at++]?.();
    while (at < pieces.length && left() > ENOUGH);
    if (at < pieces.length) stop = whenIdle(go);
    else done();
  }
  return () => stop();
}

/** A task of this many milliseconds leaves room for a frame to be drawn after it. */
const SLICE = 8;

/** Many small pieces of work that somebody waits for, in short tasks one after the other, idle or not; then `done`.
 * Gives the way to call it off. */
export function inSlices(pieces: readonly (() => void)[], done: () => void): () => void {
  let at = 0;
  let waiting = setTimeout(go);
  function go(): void {
    const end = performance.now() + SLICE;
    do pieces[at++]?.();
    while (at < pieces.length && performance.now() < end);
    if (at < pieces.length) waiting = setTimeout(go);
    else done();
  }
  return () => clearTimeout(waiting);
}
