/** The connected areas of equal values on a grid. */
export interface Areas {
  /** Number of the area that each place belongs to. */
  of: Uint32Array;
  /** Places of each area. */
  sizes: number[];
}

/** Divides a grid into areas of equal values. Places are connected across their sides, not their corners. */
export function areasOf(values: ArrayLike<number>, width: number): Areas {
  const count = values.length;
  // One type for all callers, and no function for each place: otherwise this takes four times as long.
  const level = new Float32Array(values);
  const of = new Uint32Array(count);
  const sizes: number[] = [];
  const seen = new Uint8Array(count);
  /** Places whose neighbors are still to be visited. Each place is in it at most once. */
  const open = new Uint32Array(count);
  for (let start = 0; start < count; start += 1) {
    if (seen[start]) continue;
    const area = sizes.length;
    const own = level[start];
    let size = 0;
    let waiting = 1;
    seen[start] = 1;
    open[0] = start;
    while (waiting > 0) {
      waiting -= 1;
      const at = open[waiting] as number;
      of[at] = area;
      size += 1;
      const column = at % width;
      if (column > 0 && !seen[at - 1] && level[at - 1] === own) {
        seen[at - 1] = 1;
        open[waiting++] = at - 1;
      }
      if (column < width - 1 && !seen[at + 1] && level[at + 1] === own) {
        seen[at + 1] = 1;
        open[waiting++] = at + 1;
      }
      if (at >= width && !seen[at - width] && level[at - width] === own) {
        seen[at - width] = 1;
        open[waiting++] = at - width;
      }
      if (at + width < count && !seen[at + width] && level[at + width] === own) {
        seen[at + width] = 1;
        open[waiting++] = at + width;
      }
    }
    sizes.push(size);
  }
  return { of, sizes };
}
