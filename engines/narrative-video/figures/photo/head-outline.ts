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
  const alpha = Float32Array.from(
    { length: width * Math.max(0, to - top) },
    (_, at) => data[(top * width + at) * 4 + 3] as number,
  );
  const opened = spread(spread(alpha, width, reach, Math.min), width, reach, Math.max);
  opened.forEach((value, at) => {
    const place = (top * width + at) * 4 + 3;
    data[place] = Math.min(data[place] as number, value);
  });
}

/** Gives each pixel the least or the greatest value around it. */
function spread(values: Float32Array, width: number, reach: number, choose: typeof Math.min): Float32Array {
  const height = values.length / width;
  const along = values.map((value, at) => {
    const x = at % width;
    let chosen = value;
    for (let step = -Math.min(reach, x); step <= Math.min(reach, width - 1 - x); step += 1)
      chosen = choose(chosen, values[at + step] as number);
    return chosen;
  });
  return along.map((value, at) => {
    const y = Math.floor(at / width);
    let chosen = value;
    for (let step = -Math.min(reach, y); step <= Math.min(reach, height - 1 - y); step += 1)
      chosen = choose(chosen, along[at + step * width] as number);
    return chosen;
  });
}
