/** The connected areas of equal values on a grid. */
export interface Areas {
  /** Number of the area that each place belongs to. */
  of: Uint32Array;
  /** Places of each area. */
  sizes: number[];
}

/**
 * Divides a grid into areas of equal values. Places are connected across their sides, not their corners. Areas are
 * numbered in the order of their first places.
 */
export function areasOf(values: ArrayLike<number>, width: number): Areas {
  const count = values.length;
  // One type for all callers: V8 compiles the loops for that type alone.
  const level = values instanceof Float32Array ? values : new Float32Array(values);
  // Stretches of equal values in a row are connected, because there are far fewer of them than places. Each ends where
  // the next one starts, in its own row or in the next.
  const starts = new Int32Array(count + 1);
  /** For each stretch, an earlier one of the same area, or itself. */
  const earlier = new Int32Array(count);
  let stretches = 0;
  let above = 0;
  for (let row = 0; row < count; row += width) {
    const first = stretches;
    for (let at = row; at < row + width; stretches += 1) {
      const start = at;
      const own = level[at];
      while (at < row + width && level[at] === own) at += 1;
      starts[stretches] = start;
      starts[stretches + 1] = at;
      earlier[stretches] = stretches;
      while (above < first && (starts[above + 1] as number) + width <= start) above += 1;
      // The last stretch above may also touch the next one of this row.
      for (let touching = above; touching < first && (starts[touching] as number) + width < at; touching += 1)
        if (level[starts[touching] as number] === own) join(earlier, touching, stretches);
    }
    above = first;
  }
  const of = new Uint32Array(count);
  const sizes: number[] = [];
  const numbers = new Uint32Array(stretches);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const root = rootOf(earlier, stretch);
    if (root === stretch) numbers[root] = sizes.push(0) - 1;
    const area = numbers[root] as number;
    const end = starts[stretch + 1] as number;
    for (let at = starts[stretch] as number; at < end; at += 1) of[at] = area;
    sizes[area] = (sizes[area] as number) + end - (starts[stretch] as number);
  }
  return { of, sizes };
}

/** Returns the first stretch of an area. Each search shortens the way for the next. */
function rootOf(earlier: Int32Array, stretch: number): number {
  let root = stretch;
  while (earlier[root] !== root) {
    earlier[root] = earlier[earlier[root] as number] as number;
    root = earlier[root] as number;
  }
  return root;
}

function join(earlier: Int32Array, one: number, other: number): void {
  const [a, b] = [rootOf(earlier, one), rootOf(earlier, other)];
  earlier[Math.max(a, b)] = Math.min(a, b);
}
