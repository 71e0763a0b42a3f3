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
