import type { PhotoSource } from './photo-source.ts';

const found = new WeakMap<PhotoSource['data'], Map<string, unknown>>();

/**
 * Returns what is found in a photograph whatever the light of the place is, or finds it and keeps it as long as the
 * photograph: each place of a story shows the same people.
 * @param key all else that it depends on
 */
export function foundOnce<Value>({ data }: Pick<PhotoSource, 'data'>, key: string, find: () => Value): Value {
  const own = found.get(data) ?? new Map<string, unknown>();
  found.set(data, own);
  if (!own.has(key)) own.set(key, find());
  return own.get(key) as Value;
}
