/** A state with what came before it and what was undone. */
export interface History<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What made the last change. Changes of one kind that follow each other are undone together, such as a drag. */
  kind: string;
}

const MOST = 500;

export function historyOf<T>(now: T): History<T> {
  return { past: [], now, future: [], kind: '' };
}

/** @param kind with what is changed, such as `drag 7`; an empty one never joins the change before it */
export function changed<T>(history: History<T>, now: T, kind = ''): History<T> {
  if (now === history.now) return history;
  const joins = kind !== '' && kind === history.kind;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST);
  return { past, now, future: [], kind };
}

export function undone<T>({ past, now, future, kind }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future, kind }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], kind: '' };
}

export function redone<T>({ past, now, future, kind }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future, kind } : { past: [...past, now], now: next, future: rest, kind: '' };
}
