import type { Path2D } from '@napi-rs/canvas';
import { faceShapeOf } from './face-shape.ts';
import type { Head } from './head-space.ts';
import { ellipse, type Point, smoothPath } from './tube.ts';

/**
 * A level cut through a head, an ellipse: how far it reaches to the sides, to the front and to the back, in shares of the
 * head's half width. A negative reach to the back is one that begins before the middle, as under a chin. The ridge is
 * what stands out in the middle of the face: nose and lips.
 */
export type Section = readonly [down: number, side: number, front: number, back: number, ridge?: number];

/** Returns the rotation of a head's face in radians, also if it is turned away. */
export function turnOf({ yaw, isAway }: Head): number {
  return isAway ? yaw + Math.PI : yaw;
}

/** Returns how far a head reaches to the left and to the right at each cut, as the viewer sees it. */
export function reachesOf(head: Head, sections: readonly Section[]): { down: number; left: number; right: number }[] {
  const turn = turnOf(head);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return sections.map(([down, side, front, back, ridge]) => {
    const middle = ((front - back) / 2) * sin;
    const half = Math.hypot(side * cos, ((front + back) / 2) * sin);
    // Under the chin, a cut lies before the middle.
    const nose = ridge === undefined ? middle : ridge * sin;
    return {
      down,
      left: Math.min(middle - half, nose) * head.half,
      right: Math.max(middle + half, nose) * head.half,
    };
  });
}

/** Returns the outline of a skull from any side, with the shape of face that the sheet describes. */
export function turnedSkull(head: Head, sections: readonly Section[], tension = 0): Path2D {
  const shape = faceShapeOf(head.sheet);
  const shaped = sections.map(([down, side, ...depth]): Section => {
    return [
      down,
      side *
        between(down, [
          [0.1, 1],
          [0.35, shape.cheek],
          [0.65, shape.jaw],
          [0.92, shape.chin],
        ]),
      ...depth,
    ];
  });
  const seen = head.isAway ? [...shaped.filter(([down]) => down < NAPE), ...BELOW_NAPE] : shaped;
  return outlineOf(reachesOf(head, seen), tension);
}

/** Returns the share at a height between given ones. A step from one to the next would be a notch in the outline. */
function between(down: number, shares: readonly (readonly [down: number, share: number])[]): number {
  const next = shares.findIndex(([at]) => at > down);
  const [low, high] = [shares.at(next < 0 ? -1 : Math.max(0, next - 1)), shares.at(next)];
  if (!low || !high) return 1;
  const along = (down - low[0]) / (high[0] - low[0] || 1);
  return low[1] + (high[1] - low[1]) * Math.max(0, Math.min(1, along));
}

/** Returns a skull whose jaw and chin are broader, or narrower, by a factor. */
export function withJaw(sections: readonly Section[], by: number): readonly Section[] {
  return sections.map(([down, side, ...depth]): Section => {
    const share = Math.max(0, Math.min(1, (down - 0.25) / 0.5));
    return [down, side * (1 + (by - 1) * share), ...depth];
  });
}

/** From behind, the jaw is hidden: the head ends in a round above the neck. */
const NAPE = 0.5;
const BELOW_NAPE: readonly Section[] = [
  [0.62, 0.68, 0.5, 0.6],
  [0.74, 0.48, 0.4, 0.44],
  [0.82, 0.2, 0.2, 0.2],
];

function outlineOf(reaches: readonly { down: number; left: number; right: number }[], tension = 0): Path2D {
  const right = reaches.map(({ down, right: x }): Point => [x, down]);
  const left = reaches.map(({ down, left: x }): Point => [x, down]);
  return smoothPath([...right, ...left.reverse()], tension);
}

/** Draws what `draw` draws only within the skull. */
export function withinFace({ brush }: Head, skull: Path2D, draw: () => void): void {
  brush.context.save();
  brush.context.clip(skull);
  draw();
  brush.context.restore();
}

/** Rotation up to which features stay inside the outline of the face, in radians. */
const FRONTAL = 0.15;

/**
 * Draws the features of a face. From the side, an eye ends at the outline of the face. From the front, no feature reaches
 * it, and drawing inside a clip takes longer.
 */
export function onFace(head: Head, skull: Path2D, draw: () => void): void {
  if (Math.abs(head.yaw) < FRONTAL) draw();
  else withinFace(head, skull, draw);
}

/** How a look draws ears, in the head's units. */
interface EarCut {
  down: number;
  wide: number;
  tall: number;
  /** Draws the folds of an ear around its middle. */
  fold(head: Head, x: number, y: number, wide: number): void;
}

/** Angle of the ears from the middle of the face, in radians, and the angle from which one lies on the side. */
const EAR = 1.62;
const ON_SIDE = 1.28;
/** Angle from which the cheek hides an ear, in radians. */
const HIDDEN_EAR = 1.95;

/**
 * Draws the ears that a head shows: those beside the skull before it is drawn, and the one on its near side after it.
 */
export function drawEars(
  head: Head,
  cut: EarCut,
  skin: readonly [number, number, number],
  where: 'beside' | 'on',
): void {
  for (const sign of [-1, 1] as const) {
    const angle = Math.atan2(Math.sin(sign * EAR + turnOf(head)), Math.cos(sign * EAR + turnOf(head)));
    const isOn = Math.abs(angle) < ON_SIDE;
    if (isOn !== (where === 'on') || Math.abs(angle) > HIDDEN_EAR) continue;
    const wide = cut.wide * (isOn ? 1 : 0.8);
    const x = head.half * Math.sin(angle) + (isOn ? 0 : Math.sign(angle) * cut.wide * 0.35);
    const path = ellipse(x, cut.down, wide, cut.tall, isOn ? Math.sign(angle) * -0.12 : Math.sign(angle) * 0.16);
    head.brush.shape(path, [...skin], { relief: 0.2 });
    cut.fold(head, x, cut.down, wide * Math.sign(angle || 1));
  }
}
