import { boxMean } from './box-mean.ts';

/** Pixels of a picture: red, green, blue and opacity, not premultiplied. */
interface Colors {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Opacity from which a pixel's color belongs to the person alone, 0 to 255. */
const OWN = 240;
/** Distance in pixels within which other colors can replace that of a soft pixel. */
const REACH = 5;

/**
 * Makes everything but the person transparent. Pixels at the outline are mixed with the background, so they get the
 * color of the person next to them. Otherwise a rim of the old background would show on a new one.
 * @param mask of each pixel, 0 (background) to 255 (person)
 */
export function cutOut({ data, width, height }: Colors, mask: Uint8Array): void {
  const own = new Float32Array(mask.length);
  for (let at = 0; at < own.length; at += 1) own[at] = Number((mask[at] as number) >= OWN);
  const nearby = boxMean(own, width, REACH);
  const soft: number[] = [];
  for (let at = 0; at < own.length; at += 1)
    if ((mask[at] as number) > 0 && own[at] === 0 && (nearby[at] as number) > 0) soft.push(at);
  const channels = new Float32Array(own.length);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < own.length; at += 1) channels[at] = (own[at] as number) * (data[at * 4 + channel] as number);
    const colors = boxMean(channels, width, REACH);
    for (const at of soft) data[at * 4 + channel] = (colors[at] as number) / (nearby[at] as number);
  }
  for (let at = 0; at < width * height; at += 1)
    data[at * 4 + 3] = Math.min(data[at * 4 + 3] as number, mask[at] as number);
}
