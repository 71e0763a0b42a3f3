import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { Rig, Spot } from '../kit/rig.ts';
import { BELOW_NECK } from './build.ts';
import type { PartPicture } from './part-picture.ts';

/** Number of strips that follow the bends of the spine, and the bend in radians from which they are needed. */
const [STRIPS, BENT] = [14, 0.05];
/** Rows by which strips that are not bent cover each other. */
const SEAM = 1;
/** Depth of a chest relative to its width. */
const DEPTH = 0.62;

/** Returns the apparent width of a turned trunk relative to its width from the front. @param yaw in radians */
export function narrowed(yaw: number): number {
  return Math.hypot(Math.cos(yaw), Math.sin(yaw) * DEPTH);
}

/** Lays a chest along the spine. */
export function layTorso(context: Context2D, picture: PartPicture, rig: Rig, { torso }: Proportions): void {
  const { canvas, above, scale } = picture;
  const { height, chestYaw, joints } = rig;
  const spine = spineOf(joints, torso);
  const narrow = narrowed(chestYaw);
  const [first, last] = [-above / scale, (canvas.height - above) / scale];
  const bend = Math.abs(spine.angle(torso * 0.1) - spine.angle(torso * 0.8));
  const strips = bend < BENT ? 1 : STRIPS;
  for (let strip = 0; strip < strips; strip += 1) {
    const from = first + ((last - first) * strip) / strips;
    const to = first + ((last - first) * (strip + 1)) / strips;
    const [start, end] = [spine.at(from), spine.at(to)];
    const rows = (to - from) * scale;
    // Strips cover each other by as much as the bend would part them. More would show as lines on soft edges.
    const bends = Math.abs(spine.angle(to + (to - from) / 2) - spine.angle((from + to) / 2));
    const overlap = strip < strips - 1 ? SEAM + (bends * canvas.width) / 2 : 0;
    context.save();
    context.translate(start.x, start.y);
    context.rotate(
      strips === 1 ? Math.atan2(end.y - start.y, end.x - start.x) - Math.PI / 2 : spine.angle((from + to) / 2),
    );
    context.scale((height / scale) * narrow, Math.hypot(end.x - start.x, end.y - start.y) / rows);
    const top = (from - first) * scale;
    const tall = Math.min(canvas.height - top, rows + overlap);
    context.drawImage(canvas, 0, top, canvas.width, tall, -canvas.width / 2, 0, canvas.width, tall);
    context.restore();
  }
}

/**
 * Returns where a place of a laid chest is.
 * @param place right of the middle between the shoulders and below it, in shares of the height
 */
export function onTorso(
  { joints, chestYaw, height }: Rig,
  { torso }: Proportions,
  [right, down]: readonly [number, number],
): { x: number; y: number } {
  const spine = spineOf(joints, torso);
  const [{ x, y }, angle, aside] = [spine.at(down), spine.angle(down), right * narrowed(chestYaw) * height];
  return { x: x + Math.cos(angle) * aside, y: y + Math.sin(angle) * aside };
}

/** The line from the neck to the hips by the distance below the shoulders, in shares of the figure's height. */
function spineOf(joints: Rig['joints'], torso: number) {
  const stations: readonly (readonly [down: number, spot: Spot])[] = [
    [-BELOW_NECK * torso, joints.neck],
    [(0.38 - BELOW_NECK) * torso, joints.chest],
    [(0.68 - BELOW_NECK) * torso, joints.waist],
    [(1 - BELOW_NECK) * torso, joints.hips],
  ];
  const at = (down: number): { x: number; y: number } => {
    const index = Math.min(
      2,
      Math.max(
        0,
        stations.findLastIndex(([from]) => from <= down),
      ),
    );
    const [[from, start], [to, end]] = [stations[index], stations[index + 1]] as [
      readonly [number, Spot],
      readonly [number, Spot],
    ];
    const share = (down - from) / (to - from);
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  };
  return {
    at,
    angle(down: number): number {
      const [upper, lower] = [at(down - torso * 0.16), at(down + torso * 0.16)];
      return Math.atan2(lower.y - upper.y, lower.x - upper.x) - Math.PI / 2;
    },
  };
}

/** Height of the round lower end of a top on which somebody sits, as a share of its width. */
const SEAT = 0.34;
const sitting = new WeakMap<Canvas, Canvas>();

/** Returns a torso whose hem is round: seen from the side, it does not stand out behind the lap. */
export function seated(torso: PartPicture): PartPicture {
  const known = sitting.get(torso.canvas) ?? roundedBelow(torso.canvas);
  sitting.set(torso.canvas, known);
  return { ...torso, canvas: known };
}

function roundedBelow(torso: Canvas): Canvas {
  const { width, height } = torso;
  const { canvas, pen } = newCanvas(width, height);
  pen.roundRect(width * 0.04, -height, width * 0.92, height * 2, [0, 0, width * SEAT, width * SEAT]);
  pen.clip();
  pen.drawImage(torso, 0, 0);
  return canvas;
}
