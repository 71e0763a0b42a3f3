import type { Path2D } from '@napi-rs/canvas';
import { clamp } from '../../../drawing/motion.ts';
import { BOWLS } from '../../acting/holding.ts';
import type { Body, Side } from './body-cut.ts';
import { fingerHalf, fingerRow } from './hand.ts';
import { gripOf } from './held-place.ts';
import type { Lips } from './held-thing.ts';
import { holdOf, RIM, raisedBy, tipOf } from './noodles.ts';
import type { Rig } from './rig.ts';
import { ellipse, type Point, segment, smoothLine, smoothPath } from './tube.ts';

/** A bowl in one hand, and the chopsticks in the other one, in pixels. */
export interface HeldBowl {
  side: Side;
  /** Side of the hand with the chopsticks as the viewer sees it: -1 left, 1 right. */
  toward: 1 | -1;
  /** The origin in whose space the bowl is drawn. */
  x: number;
  y: number;
}

/** Distance of the hand from the bowl's middle, and how far it moves there, in hundredths of the height. */
const [OUT, MOVED] = [4.6, 3.4];

/** Returns the bowl that somebody eats from with the hand at its side, if there is one. */
export function bowlOf({ rig, state }: Body): HeldBowl | undefined {
  const side = state.held?.left ? 'left' : 'right';
  const name = state.held?.[side];
  if (name === undefined || !BOWLS.has(name)) return undefined;
  const [own, other] = [gripOf(rig, side), gripOf(rig, otherOf(side))];
  const toward = other.x < own.x ? -1 : 1;
  return { side, toward, x: own.x + (toward * OUT * rig.height) / 100, y: own.y };
}

/** Where a hand with chopsticks is at least above the bowl's origin, and at most beside it, in hundredths of the height. */
const [ABOVE, BESIDE] = [10.5, 9.5];
/** How far beside the bowl it can be while the chopsticks are at the mouth, and how far the bowl moves under the mouth at most. */
const [AT_MOUTH, UNDER] = [16, 4.5];
/** How far a bowl's rim is at least below the mouth, and how far a bowl is lowered for that at most. */
const [HANGING, LOWERED] = [12, 5];

/**
 * Moves the hand that holds a bowl to the bowl's outer side, so that the fingers are under it, and the other one to
 * where chopsticks slant into it.
 */
export function atBowl({ rig, mouth }: Pick<Body, 'rig' | 'mouth'>, bowl: HeldBowl): Rig {
  const { side, toward } = bowl;
  const unit = rig.height / 100;
  const stick = otherOf(side);
  const grip = gripOf(rig, stick);
  const lips = mouth && inBowl(bowl, mouth, unit);
  const raised = lips ? raisedBy([0, (bowl.y - grip.y) / unit], lips) : 0;
  const under = clamp(lips?.at[0] ?? 0, -UNDER, UNDER) * raised;
  // The bowl is where it is once its hand has moved.
  const shift = under - toward * MOVED * (1 - raised);
  const [beside, above] = [((grip.x - bowl.x) / unit - shift) * toward, (bowl.y - grip.y) / unit];
  const down = lips ? clamp(HANGING - (lips.at[1] - RIM.up), 0, LOWERED) : 0;
  const held = handMoved(rig, side, shift * unit, down * unit);
  const most = BESIDE + (AT_MOUTH - BESIDE) * raised;
  const sunk = down * (1 - raised) - Math.max(0, ABOVE - above);
  return handMoved(held, stick, -toward * Math.max(0, beside - most) * unit, sunk * unit);
}

/** Returns a mouth in the space of a bowl. @param unit a hundredth of the figure's height, pixels */
function inBowl({ x, y }: Pick<HeldBowl, 'x' | 'y'>, { at, half }: Lips, unit: number): Lips {
  return { at: [(at[0] - x) / unit, (y - at[1]) / unit], half: half / unit };
}

/** Moves a hand by pixels. The elbow follows. */
function handMoved(rig: Rig, side: Side, right: number, down: number): Rig {
  const moved = (joint: 'Elbow' | 'Wrist' | 'Hand', share: number) => {
    const spot = rig.joints[`${side}${joint}`];
    return { [`${side}${joint}`]: { ...spot, x: spot.x + right * share, y: spot.y + down * share } };
  };
  return { ...rig, joints: { ...rig.joints, ...moved('Elbow', 0.5), ...moved('Wrist', 1), ...moved('Hand', 1) } };
}

/** Angles around a bowl from its rim on the hand's side, in radians: the back of the hand, and where fingers bend and end. */
const [BACK, BENT, END] = [0.42, 1.05, [1.66, 1.78, 1.7, 1.5]] as const;
/** Distance of the upper finger from the middle of the bowl, relative to its wall. */
const UPPER = 0.74;
/** How far a hand begins inside of its cuff, relative to the way from the wrist to the fingers. */
const AT_WRIST = 0.12;
/** Distance between two fingers, relative to their width. */
const SNUG = 0.86;

/** Most of a bowl's depth that the fingers cover. */
const MOST_COVERED = 0.8;

/** Draws a hand that holds a bowl from the side: the fingers around its lower half, and the thumb over the rim. */
export function drawBowlHand({ brush, rig, cut, proportions, skin }: Body, { side, toward, x, y }: HeldBowl): void {
  const unit = rig.height / 100;
  const length = proportions.hand * rig.height;
  const [wide, deep, rim] = [RIM.wide * unit, RIM.deep * unit, y - RIM.up * unit];
  const row = fingerRow(cut.hand.fingers);
  const half = Math.min(fingerHalf(cut.hand) * length, (deep * MOST_COVERED) / (2 * SNUG * row.length));
  const around = (angle: number, far: number): Point => [
    x - toward * Math.cos(angle) * wide * far,
    rim + Math.sin(angle) * deep * far,
  ];
  const step = (half * 2 * SNUG) / deep;
  const bars = row.map((long, index) => {
    const far = UPPER + step * index;
    const end = BENT + ((END[index] ?? 1.5) - BENT) * long;
    return [around(BACK, far), around((BACK + BENT) / 2, far), around(BENT, far), around(end, far * 0.97)];
  });
  const wrist = rig.joints[`${side}Wrist`];
  const palm = cut.hand.palm * length;
  const low = UPPER + step * (row.length - 0.5);
  const [midX, midY] = around(BACK, (UPPER + low) / 2);
  const way = Math.hypot(midX - wrist.x, midY - wrist.y) || 1;
  const [nx, ny] = [(toward * (midY - wrist.y)) / way, (toward * (wrist.x - midX)) / way];
  const atWrist = (aside: number): Point => [
    wrist.x - (midX - wrist.x) * AT_WRIST + nx * palm * aside,
    wrist.y - (midY - wrist.y) * AT_WRIST + ny * palm * aside,
  ];
  const back = smoothPath(
    [
      atWrist(-0.6),
      around(BACK * 0.6, UPPER - step * 0.4),
      around(BACK + 0.25, UPPER - step * 0.45),
      around(BACK + 0.2, low - step * 0.2),
      around(BACK, low),
      atWrist(0.6),
    ],
    0.3,
  );
  const laid = brush.ink.shadow?.isSoft ? { relief: 0.4 } : { isFlat: true };
  brush.union([back, ...bars.flatMap((points) => fingerOf(points, half))], skin, laid);
  const crease = brush.ink.line(skin);
  for (let gap = 1; gap < row.length; gap += 1) {
    const far = UPPER + step * (gap - 0.5);
    const end = BENT + (Math.min(END[gap] ?? 1.5, END[gap - 1] ?? 1.5) - BENT) * (row[gap] ?? 1);
    brush.stroke(smoothLine([around(BACK + 0.16, far), around(BENT, far), around(end, far * 0.98)]), crease, 0.7);
  }
  const [topX, topY] = [x - toward * (wide - half * 0.4), rim - half * 0.5];
  const thumb = [
    around(BACK, UPPER + step * 0.9),
    around(0.16, 0.99),
    [topX, topY] as const,
    [topX + toward * half * 3.4, rim + half * 0.15] as const,
  ] as const;
  brush.union(fingerOf(thumb, half * 1.08), skin, laid);
}

/** How far from the hold, along the sticks, the thumb and two fingers press them together, in hundredths of the height. */
const PRESSED = { thumb: 1.6, index: 3.1, middle: 2.2 } as const;

/** Draws the thumb and the fingers of a hand that holds chopsticks, over the sticks. */
export function drawStickFingers({ brush, rig, cut, proportions, skin, mouth }: Body, bowl: HeldBowl): void {
  const { side, toward, x, y } = bowl;
  const unit = rig.height / 100;
  const stick = otherOf(side);
  const grip = gripOf(rig, stick);
  const at: Point = [(grip.x - x) / unit, (y - grip.y) / unit];
  if (holdOf(toward, at) !== at) return;
  const [tipX, tipY] = tipOf(toward, at, mouth && inBowl(bowl, mouth, unit));
  const long = Math.hypot(tipX - at[0], tipY - at[1]) || 1;
  const along = (far: number, aside = 0): Point => [
    grip.x + (((tipX - at[0]) * far + (tipY - at[1]) * aside) / long) * unit,
    grip.y - (((tipY - at[1]) * far - (tipX - at[0]) * aside) / long) * unit,
  ];
  const [wrist, tip] = [rig.joints[`${stick}Wrist`], rig.joints[`${stick}Hand`]];
  const length = proportions.hand * rig.height;
  const half = fingerHalf(cut.hand) * length;
  const reach = Math.hypot(tip.x - wrist.x, tip.y - wrist.y) || 1;
  const [cos, sin] = [(tip.x - wrist.x) / reach, (tip.y - wrist.y) / reach];
  // The thumb is on the side of the bowl.
  const inward = -sin * toward < 0 ? 1 : -1;
  const inHand = (far: number, aside: number): Point => [
    wrist.x + (cos * far - sin * aside * inward) * length,
    wrist.y + (sin * far + cos * aside * inward) * length,
  ];
  const { palm } = cut.hand;
  const laid = brush.ink.shadow?.isSoft ? { relief: 0.4 } : { isFlat: true };
  const fingers = [
    [inHand(0.6, -palm * 0.2), along(PRESSED.middle)],
    [inHand(0.56, palm * 0.4), along(PRESSED.index)],
    [inHand(0.1, palm * 0.7), along(PRESSED.thumb)],
  ];
  for (const points of fingers) brush.union(fingerOf(points, half), skin, laid);
}

/** Returns the shapes of a finger through its joints, which has round ends. */
function fingerOf(points: readonly Point[], half: number): Path2D[] {
  const stations = points.map(([x, y], index) => ({ x, y, half: half * (index === points.length - 1 ? TAPER : 1) }));
  const [first, last] = [stations[0], stations.at(-1)];
  return [
    segment(stations),
    ...[first, last].flatMap((end) => (end ? [ellipse(end.x, end.y, end.half, end.half)] : [])),
  ];
}

/** Width of a fingertip, relative to its finger's. */
const TAPER = 0.86;

function otherOf(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}
