/** Work that waits until the browser has painted. */

/** A page that is not shown paints nothing: after so long it goes on without that. Milliseconds. */
const LONGEST = 200;

/** Runs once, when what has changed so far can be seen: in a task of its own, right after the next frame. */
export function afterPaint(run: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) run();
    isDone = true;
  };
  requestAnimationFrame(() => soon(once));
  setTimeout(once, LONGEST);
}

/** Before the next frame. A page that moves lets its timers wait, so browsers that can are told that it is urgent. */
function soon(run: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(run, { priority: 'user-blocking' });
  else setTimeout(run);
}
