import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Spot } from '../kit/rig.ts';
import { type PartPicture, trimmed } from './part-picture.ts';
import type { PhotoSource } from './photo-source.ts';

/** A photographed shoulder with the beginning of its arm, in place on the chest. */
export interface ShoulderCap {
  picture: PartPicture;
  /** Angle of the photographed upper arm to the spine, radians, positive away from the body. */
  spread: number;
}

export type ShoulderCaps = Partial<Readonly<Record<Side, ShoulderCap>>>;

/** How far caps reach to each side, in distances between the shoulders. */
export const CAPS_REACH = 0.98;
/** Where a cap begins beside the middle, and where it fades on the way down the arm, in the same unit. */
const [INNER, FADE] = [0.4, { from: 0.3, to: 0.62 }];
/** Half widths at heights below the line of the shoulders, in the same unit: a wider arm would not fit the painted one. */
const OUTER = [
  [-0.5, 0.98],
  [-0.12, 0.8],
  [0.04, 0.68],
  [0.2, 0.645],
  [0.7, 0.645],
] as const;
/** Usual angle of an upper arm that the photograph does not show down to the elbow, and the most of one that hangs. */
const [USUAL, MOST] = [0.16, 0.8];

/** Returns the shoulders of a photographed chest whose arms hang, at least down to the elbow. */
export function shoulderCaps(chest: PartPicture, unit: number, { person: { joints } }: PhotoSource): ShoulderCaps {
  const capOf = (side: Side): ShoulderCap | undefined => {
    const [shoulder, elbow] = [joints[`${side}Shoulder`], joints[`${side}Elbow`]];
    const outward = side === 'left' ? 1 : -1;
    const spread = shoulder && elbow ? Math.atan2((elbow[0] - shoulder[0]) * outward, elbow[1] - shoulder[1]) : USUAL;
    if (Math.abs(spread) > MOST) return undefined;
    return { picture: trimmed({ ...chest, canvas: cutOf(chest, unit, outward) }), spread };
  };
  const [left, right] = [capOf('left'), capOf('right')];
  return { ...(left && { left }), ...(right && { right }) };
}

/** @param outward the side of the picture: -1 left, 1 right */
function cutOf({ canvas: chest, above }: PartPicture, unit: number, outward: 1 | -1): Canvas {
  // What is below has faded.
  const tall = Math.min(chest.height, Math.ceil(above + unit * FADE.to));
  const { canvas, pen } = newCanvas(chest.width, tall);
  pen.drawImage(chest, 0, 0);
  pen.globalCompositeOperation = 'destination-in';
  const middle = chest.width / 2;
  const across = pen.createLinearGradient(
    middle + outward * unit * INNER,
    0,
    middle + outward * unit * (INNER + 0.1),
    0,
  );
  across.addColorStop(0, 'rgba(0,0,0,0)');
  across.addColorStop(1, 'rgba(0,0,0,1)');
  pen.fillStyle = across;
  pen.fillRect(0, 0, chest.width, chest.height);
  const down = pen.createLinearGradient(0, above + unit * FADE.from, 0, above + unit * FADE.to);
  down.addColorStop(0, 'rgba(0,0,0,1)');
  down.addColorStop(1, 'rgba(0,0,0,0)');
  pen.fillStyle = down;
  pen.fillRect(0, 0, chest.width, chest.height);
  pen.drawImage(outlineOf(chest.width, tall, above, unit, outward), 0, 0, chest.width, tall);
  return canvas;
}

/** Pixels of the chest for each pixel of the soft outline, along each side, and its softness, which enlarging adds to. */
const [COARSE, SOFT] = [2, 0.012];

/** Returns the outline of the widest arm that fits, with a soft edge. */
function outlineOf(wide: number, tall: number, above: number, unit: number, outward: 1 | -1): Canvas {
  const { canvas, pen } = newCanvas(wide / COARSE, tall / COARSE);
  const middle = wide / 2;
  pen.scale(canvas.width / wide, canvas.height / tall);
  pen.filter = `blur(${(unit * SOFT) / COARSE}px)`;
  pen.beginPath();
  pen.moveTo(middle, 0);
  for (const [below, half] of OUTER) pen.lineTo(middle + outward * half * unit, above + below * unit);
  pen.lineTo(middle, tall * 2);
  pen.fill();
  return canvas;
}

/** Differences of angle, in radians, up to which a cap is fully shown, and from which it is not. */
const [FITS, DIFFERS] = [0.36, 0.62];

/** Returns how visible a cap is over an arm in this position, 0 to 1. The spine is taken as upright. */
export function capOpacity({ spread }: ShoulderCap, side: Side, shoulder: Spot, elbow: Spot): number {
  const outward = side === 'left' ? 1 : -1;
  const angle = Math.atan2((elbow.x - shoulder.x) * outward, elbow.y - shoulder.y);
  return smoothstep(DIFFERS, FITS, Math.abs(angle - spread));
}

/** Draws something at an opacity. */
export function faintly(context: Context2D, opacity: number, draw: () => void): void {
  if (opacity <= 0) return;
  context.save();
  context.globalAlpha *= opacity;
  draw();
  context.restore();
}
