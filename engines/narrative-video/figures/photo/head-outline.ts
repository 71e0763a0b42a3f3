/** The pixels of a head, not premultiplied. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Makes everything transparent that is apart from the head: rests of the background.
 * @param start a pixel of the face
 */
export function dropIslands({ data, width, height }: Pixels, start: { x: number; y: number }): void {
  const joined = new Uint8Array(width * height);
  const open = [Math.round(start.y) * width + Math.round(start.x)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (joined[at] || (data[at * 4 + 3] ?? 0) < FAINT) continue;
    joined[at] = 1;
    const x = at % width;
    if (x > 0) open.push(at - 1);
    if (x < width - 1) open.push(at + 1);
    if (at >= width) open.push(at - width);
    if (at < width * (height - 1)) open.push(at + width);
  }
  for (let at = 0; at < joined.length; at += 1) if (!joined[at]) data[at * 4 + 3] = 0;
}

/** Opacity of the faintest strand that joins hair to the head, 0 to 255. */
const FAINT = 24;

/**
 * Makes what is narrower than a strand of hair transparent between two rows.
 * @param half of the width of what is removed, pixels
 */
export function dropFlecks({ data, width }: Pixels, from: number, to: number, half: number): void {
  const [top, reach] = [Math.max(0, from), Math.max(1, Math.round(half))];
  const alpha = Uint8Array.from(
    { length: width * Math.max(0, to - top) },
    (_, at) => data[(top * width + at) * 4 + 3] as number,
  );
  const opened = spread(spread(alpha, width, reach, false), width, reach, true);
  opened.forEach((value, at) => {
    const place = (top * width + at) * 4 + 3;
    data[place] = Math.min(data[place] as number, value);
  });
}

/** Gives each value the least or the greatest one around it. */
function spread(values: Uint8Array, width: number, reach: number, isGreatest: boolean): Uint8Array {
  const height = values.length / width;
  const along = new Uint8Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1)
      along[row + x] = chosen(
        values,
        row + Math.max(0, x - reach),
        row + Math.min(width - 1, x + reach),
        1,
        isGreatest,
      );
  }
  const result = new Uint8Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [Math.max(0, y - reach) * width, Math.min(height - 1, y + reach) * width];
    for (let x = 0; x < width; x += 1) result[y * width + x] = chosen(along, from + x, to + x, width, isGreatest);
  }
  return result;
}

function chosen(values: Uint8Array, from: number, to: number, step: number, isGreatest: boolean): number {
  let best = values[from] as number;
  for (let at = from + step; at <= to; at += step) {
    const value = values[at] as number;
    if (isGreatest ? value > best : value < best) best = value;
  }
  return best;
}
