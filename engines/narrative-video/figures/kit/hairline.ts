import { isHanging } from '../../../people/character-sheet.ts';
import { CROPPED, evenHalf } from './even-hairline.ts';
import { endOf } from './hair-ends.ts';
import type { Head } from './head-space.ts';
import { reachesOf, type Section } from './skull.ts';
import type { Point } from './tube.ts';

/**
 * The edge of the hair over the face, from the viewer's right to the left, with the parting on the viewer's left: tips of
 * locks and the gaps between them by turns, beginning with a gap.
 */
type Hairline = readonly (readonly [across: number, down: number])[];

/** The edges of a look's hair over the face, and the skull on which it grows. */
export interface Hairlines {
  skull: readonly Section[];
  fringe: Hairline;
  parted: Hairline;
  /** Hair that is swept from the parting to the other side. Without it, swept hair is parted as other hair. */
  swept?: Hairline;
  /** The right half of hair that is parted in the middle, up to the parting. */
  halved: Hairline;
}

/** A place on the edge of the hair over the face, on the canvas. */
export interface Edge {
  point: Point;
  isTip: boolean;
}

/** Returns a point on the head. Points that have turned out of view stay on the outline. */
export function onHead({ half, yaw, pitch }: Head, angle: number, down: number, lift = 0.02): Point {
  const turned = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, angle + yaw));
  return [(half + lift) * Math.sin(turned), down + Math.sin(pitch) * 0.42 * Math.cos(turned)];
}

/** Returns how far a skull reaches to a side at a height. @param skull its reaches from top to bottom */
export function bareAt(skull: ReturnType<typeof reachesOf>, down: number, sign: 1 | -1): number {
  const next = Math.max(
    1,
    skull.findIndex((cut) => cut.down >= down),
  );
  const [from, to] = [skull[next - 1], skull[next]];
  if (!from || !to) return 0;
  const [one, other] = sign > 0 ? [from.right, to.right] : [from.left, to.left];
  return one + ((other - one) * Math.max(0, down - from.down)) / (to.down - from.down);
}

/** Returns the whole edge of the hair over the face, from the viewer's right to the left. */
function wholeLine({ sheet: { hair, hat } }: Head, { fringe, parted, swept = parted, halved }: Hairlines): Hairline {
  const mirrored = (line: Hairline): Hairline => line.map(([across, down]) => [-across, down] as const).reverse();
  // A hat covers what falls into the forehead.
  const even = hat && !isHanging(hair) ? CROPPED : evenHalf(hair);
  const whole = hair.length === 'swept' ? swept : hair.fringe ? fringe : parted;
  const isHalved = even !== undefined || (!hair.fringe && hair.parting === 'middle');
  const half = even ?? halved;
  return isHalved ? [...half, ...mirrored(half).slice(1)] : hair.parting === 'right' ? mirrored(whole) : whole;
}

/** Rotations between which the end of the hair on the far side moves from beside the face to the forehead, in radians. */
const [BESIDE, BEFORE] = [0.3, 0.75];

/** Returns how far down hair reaches on a side: on the far one of a turned head to where the edge meets the outline. */
export function sideEnd(head: Head, mane: Hairlines, sign: 1 | -1): number {
  const end = endOf(head, sign);
  const share = Math.max(0, Math.min(1, (sign * head.yaw - BESIDE) / (BEFORE - BESIDE)));
  if (share === 0) return end;
  const line = wholeLine(head, mane);
  const across = sign * Math.cos(head.yaw);
  const next = Math.max(
    1,
    line.findIndex(([x]) => x <= across),
  );
  const [from, to] = [line[next - 1] ?? [0, end], line[next] ?? [0, end]];
  const along = Math.max(0, Math.min(1, (across - from[0]) / (to[0] - from[0] || 1)));
  return end + (from[1] + (to[1] - from[1]) * along - end) * share;
}

/** Angle beyond which the edge of hair is not drawn: a lock on the outline of the forehead would stand out as a thorn. */
const FOREHEAD = 1.32;

/** Returns the visible edge of the hair over the face, from right to left. */
export function hairlineOf(head: Head, mane: Hairlines): Edge[] {
  const skull = reachesOf(head, mane.skull);
  const far = head.yaw > 0 ? 1 : -1;
  return wholeLine(head, mane).flatMap(([across, down], index) => {
    const angle = Math.asin(across);
    if (Math.abs(angle + head.yaw) > FOREHEAD) return [];
    const [x, y] = onHead(head, angle, down);
    // Over the round of the forehead, a turned edge stays on the skin.
    const most = bareAt(skull, y, far);
    return [{ point: [far > 0 ? Math.min(x, most) : Math.max(x, most), y], isTip: index % 2 === 1 }];
  });
}
