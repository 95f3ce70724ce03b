/** Every message is a new value, although little in it has changed. What has not is kept as it was: a component can
 * then tell by identity that there is nothing to draw again. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** For `$derived.by`: makes a value in which all that is as before is kept, so that only the rest is drawn again. */
export function steady<T>(make: () => T): () => T {
  let before: T | undefined;
  return () => (before = keeping(before, make()));
}

/** `after`, in which every part that equals the same part of `before` is that very part; all of `before`, if all do. */
export function keeping<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  const parts: Record<string, unknown> = {};
  for (const key of keys) {
    const part = (parts[key] = keeping(before[key], after[key]));
    isSame &&= part === before[key] && key in before;
  }
  if (isSame) return before as T;
  return (Array.isArray(after) ? Object.values(parts) : parts) as T;
}
