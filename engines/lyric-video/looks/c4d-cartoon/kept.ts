/** What is known under a key; it is made once. */
export function kept<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}
