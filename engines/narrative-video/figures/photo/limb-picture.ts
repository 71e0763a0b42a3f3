import { newCanvas } from '../../../drawing/canvas.ts';
import type { Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { BodyJoint, Person, Point } from '../../../people/person.ts';
import { apart } from '../../../people/swatches.ts';
import { sampleInto } from './head-picture.ts';
import type { PartPicture } from './part-picture.ts';
import type { PhotoSource } from './photo-source.ts';

/** Range of a photographed limb's length relative to the usual one. Shorter limbs point toward the viewer. */
const SEEN = { least: 0.66, most: 1.35 };
/** Least share of the limb's middle line that the person covers, and the least share inside of the picture. */
const COVERED = 0.94;
/** Colors farther from that of the middle line, as `apart` measures it, belong to what is beside the limb. */
const OTHER = { from: 36, to: 60 };

/** Maximum angle of a limb to the vertical, as a tangent. Bent and folded limbs cover themselves and the chest. */
const HANGING = 0.6;

/** Whether all parts of a limb hang down in the photograph, so that it can move at its joints. */
export function hangs({ joints }: Person, chain: readonly BodyJoint[]): boolean {
  return chain.slice(1).every((joint, at) => {
    const [from, to] = [joints[chain[at] as BodyJoint], joints[joint]];
    return from !== undefined && to !== undefined && to[1] - from[1] > Math.abs(to[0] - from[0]) / HANGING;
  });
}

/**
 * Cuts a part of a limb out of a photograph.
 * @param usual length and greatest half width, in shares of the figure's height
 * @param scale pixels of the photograph for the height of the figure
 * @param worn colors that the limb may have in the light of the place: of the clothes on it, or of the skin
 * @returns undefined if the photograph does not show it well enough
 */
export function limbPictureOf(
  source: PhotoSource,
  from: BodyJoint,
  to: BodyJoint,
  usual: { long: number; half: number },
  scale: number,
  worn: readonly Rgb[],
): PartPicture | undefined {
  const [a, b] = [source.person.joints[from], source.person.joints[to]];
  if (!a || !b) return undefined;
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const share = long / (usual.long * scale);
  if (share < SEEN.least || share > SEEN.most) return undefined;
  const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const place = (along: number, aside: number): Point => [
    a[0] + dx * along - dy * aside,
    a[1] + dy * along + dx * aside,
  ];
  const most = usual.half * scale * 1.3;
  const end = most * 0.8;
  if (!isCovered(source, long, place)) return undefined;
  const colors = { ...source, data: source.lit };
  const [wide, tall] = [Math.ceil(most * 2), Math.ceil(long + end * 2)];
  const { canvas, pen } = newCanvas(wide, tall);
  const image = pen.createImageData(canvas.width, canvas.height);
  const middles = middleColors(colors, long, end, tall, place);
  if (!isOwn(middles, worn)) return undefined;
  for (let y = 0; y < tall; y += 1) {
    const along = y + 0.5 - end;
    const beyond = along < 0 ? -along : Math.max(0, along - long);
    const half = Math.sqrt(Math.max(0, 1 - (beyond / end) ** 2)) * most;
    for (let x = 0; x < wide; x += 1) {
      const aside = x + 0.5 - wide / 2;
      if (Math.abs(aside) >= half) continue;
      const [sx, sy] = place(along, -aside);
      const at = (y * canvas.width + x) * 4;
      sampleInto(image.data as unknown as Uint8ClampedArray, at, colors, sx - 0.5, sy - 0.5);
      const color: Rgb = [image.data[at] as number, image.data[at + 1] as number, image.data[at + 2] as number];
      const own = smoothstep(OTHER.to, OTHER.from, apart(color, middles[y] as Rgb));
      image.data[at + 3] = (image.data[at + 3] as number) * own * smoothstep(0, most * 0.12, half - Math.abs(aside));
    }
  }
  const rows = [Math.ceil(end + long * 0.1), Math.floor(end + long * 0.9)] as const;
  if (!hasEdges(image as unknown as Pixels, usual.half * scale, rows)) return undefined;
  pen.putImageData(image, 0, 0);
  return { canvas, long, above: end, scale: long / usual.long };
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
}

/** Most of the space beside a limb that may be as opaque as the limb. Otherwise something lies against it. */
const BESIDE = 0.6;

/** Whether a cut limb ends at its sides. @param rows the rows that are counted, without the joints */
function hasEdges({ data, width }: Pixels, half: number, [from, to]: readonly [number, number]): boolean {
  let [opaque, all] = [0, 0];
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const aside = Math.abs(x + 0.5 - width / 2);
      if (aside < half || aside > half * 1.25) continue;
      all += 1;
      if ((data[(y * width + x) * 4 + 3] as number) > 128) opaque += 1;
    }
  }
  return opaque <= all * BESIDE;
}

/** Whether the person covers the middle line, and the whole width near it, inside of the picture. */
function isCovered(
  { person: { mask, width, height } }: PhotoSource,
  long: number,
  place: (along: number, aside: number) => Point,
): boolean {
  const steps = 40;
  let covered = 0;
  for (let step = 0; step <= steps; step += 1) {
    const [x, y] = place((long * step) / steps, 0).map(Math.round) as [number, number];
    if (x >= 0 && y >= 0 && x < width && y < height && (mask[y * width + x] as number) > 200) covered += 1;
  }
  return covered / (steps + 1) >= COVERED;
}

/** Whether the middle line shows the person's clothes or skin. Otherwise somebody or something hides the limb. */
function isOwn(middles: readonly Rgb[], worn: readonly Rgb[]): boolean {
  const others = middles.filter((color) => worn.every((own) => apart(color, own) > OTHER.to));
  return others.length < middles.length * 0.12;
}

/** Returns the color in the middle of the limb for each row of its picture, smoothed along the limb. */
function middleColors(
  { data, width, height }: PhotoSource,
  long: number,
  end: number,
  rows: number,
  place: (along: number, aside: number) => Point,
): Rgb[] {
  const colors: Rgb[] = [];
  for (let y = 0; y < rows; y += 1) {
    const along = Math.max(0, Math.min(long, y + 0.5 - end));
    const sum = [0, 0, 0];
    let count = 0;
    for (const aside of [-0.2, 0, 0.2]) {
      for (const step of [-3, 0, 3]) {
        const [x, y0] = place(along + step, aside * end).map(Math.round) as [number, number];
        if (x < 0 || y0 < 0 || x >= width || y0 >= height) continue;
        const at = (y0 * width + x) * 4;
        for (let channel = 0; channel < 3; channel += 1)
          sum[channel] = (sum[channel] as number) + (data[at + channel] as number);
        count += 1;
      }
    }
    colors.push(sum.map((value) => value / Math.max(1, count)) as unknown as Rgb);
  }
  return colors;
}
