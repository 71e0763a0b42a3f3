import type { Canvas } from '../../../drawing/canvas.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Shoulders } from './build.ts';
import type { PhotoSource } from './photo-source.ts';

/** Whether a photograph shows the elbow and the wrist of an arm, and not something before them. */
export function showsArm({ person: { joints, mask }, width, height }: PhotoSource, side: Side): boolean {
  return [joints[`${side}Elbow`], joints[`${side}Wrist`]].every((joint) => {
    if (!joint) return false;
    const [x, y] = [Math.round(joint[0]), Math.round(joint[1])];
    return x >= 0 && y >= 0 && x < width && y < height && (mask[y * width + x] ?? 0) > 128;
  });
}

/** Distance of hanging elbows below the shoulders, in distances between the shoulders. */
const ELBOWS = 0.95;

/** Whether a photograph goes down to where elbows hang, so that arms are in it, even if those of somebody turned are hidden. */
export function showsElbows({ height }: Pick<PhotoSource, 'height'>, { middle, across }: Shoulders): boolean {
  return height - middle[1] > across * ELBOWS;
}

/** Heights between which an arm is beside the trunk, in distances between the shoulders. */
const BESIDE = { from: -0.1, to: 0.7 };
/** Share of these rows in which the side of a photograph cuts a sleeve off. Hair of turned heads flies out of a few rows. */
const CUT = { frontal: 0.2, turned: 0.75 };

/** Whether the side of a photograph cuts an arm off. */
export function isCutOff(
  { person: { mask }, width, height }: PhotoSource,
  { middle, across, isFrontal }: Shoulders,
  side: Side,
): boolean {
  const column = side === 'left' ? width - 2 : 1;
  const first = Math.max(0, Math.round(middle[1] + across * BESIDE.from));
  const last = Math.min(height, Math.round(middle[1] + across * BESIDE.to));
  let covered = 0;
  for (let row = first; row < last; row += 1) if ((mask[row * width + column] ?? 0) > 128) covered += 1;
  return covered > (last - first) * (isFrontal ? CUT.frontal : CUT.turned);
}

/** Share of the rows in which a column is opaque that belongs to the width of a body, and to that of a head. */
const [BROAD, WIDE_HEAD] = [0.25, 0.25];

/** How far something reaches to each side, in pixels. */
type Widths = Record<'left' | 'right', number>;

/**
 * Returns how far a body, and what is beside its face, reach to each side of a picture's middle, and where the middle of
 * its lower end is, in pixels.
 * @param end row of the hips
 * @param chin its row
 */
export function widthsOf(picture: Canvas, end: number, chin: number): { body: Widths; head: Widths; lower: number } {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const isOpaque = (x: number, y: number) => (data[(y * width + x) * 4 + 3] as number) > 128;
  const columns = Array.from({ length: width }, () => 0);
  const beside = Array.from({ length: width }, () => 0);
  const lowest = { sum: 0, count: 0, row: 0 };
  let first: number | undefined;
  for (let y = 0; y < Math.floor(end); y += 2) {
    let [sum, count] = [0, 0];
    for (let x = 0; x < width; x += 2) {
      if (!isOpaque(x, y)) continue;
      first ??= y;
      columns[x] = (columns[x] as number) + 2 / end;
      if (y < chin) beside[x] = (beside[x] as number) + 2 / (chin - first);
      sum += x - width / 2;
      count += 1;
    }
    if (count > 0) Object.assign(lowest, { sum, count, row: y });
  }
  const widest = (shares: readonly number[], least: number): Widths => {
    const broad = shares.flatMap((share, x) => (share > least ? [x - width / 2] : []));
    return { left: -Math.min(0, ...broad), right: Math.max(0, ...broad) };
  };
  return {
    body: widest(columns, BROAD),
    head: widest(beside, WIDE_HEAD),
    lower: lowest.count > 0 ? lowest.sum / lowest.count : 0,
  };
}

/** Returns the first row in which a photograph shows the person. */
export function topOf({ person: { mask }, width }: PhotoSource): number {
  return Math.floor(
    Math.max(
      0,
      mask.findIndex((share) => share > 30),
    ) / width,
  );
}
