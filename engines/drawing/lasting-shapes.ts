const kept = new Map<string, readonly object[]>();

/**
 * Keeps the first objects that a hot function gets. When V8 collects the last object of a shape, it discards the code
 * that was compiled for it, and compiles it again for the next object (`node --trace-opt --trace-deopt`). So objects
 * that die with each scene would cost more than what is done with them.
 * @param name of the function, unique
 * @param examples small objects: they stay in memory
 */
export function keepShapes(name: string, ...examples: readonly (object | undefined)[]): void {
  if (!kept.has(name))
    kept.set(
      name,
      examples.filter((example) => example !== undefined),
    );
}
