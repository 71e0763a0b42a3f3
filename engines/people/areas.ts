/** The connected areas of equal values on a grid. */
export interface Areas {
  /** Number of the area that each place belongs to. */
  of: Uint32Array;
  /** Places of each area. */
  sizes: number[];
}

/** Divides a grid into areas of equal values. Places are connected across their sides, not their corners. */
export function areasOf(values: ArrayLike<number>, width: number): Areas {
  const of = new Uint32Array(values.length);
  const sizes: number[] = [];
  const seen = new Uint8Array(values.length);
  const open: number[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start]) continue;
    const area = sizes.length;
    let size = 0;
    seen[start] = 1;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      of[at] = area;
      size += 1;
      const column = at % width;
      const visit = (next: number) => {
        if (seen[next] || values[next] !== values[at as number]) return;
        seen[next] = 1;
        open.push(next);
      };
      if (column > 0) visit(at - 1);
      if (column < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at + width < values.length) visit(at + width);
    }
    sizes.push(size);
  }
  return { of, sizes };
}
