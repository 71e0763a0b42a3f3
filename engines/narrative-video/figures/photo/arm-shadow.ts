import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Spot } from '../kit/rig.ts';
import { layPart, type PartPicture } from './part-picture.ts';

/** Softness of the shadow in shares of the figure's height, and its opacity where nothing is soft. */
const [SOFT, OPACITY] = [0.009, 0.62];
/** How far it falls below the arm, and to the side away from the light, in shares of the height. */
const FALLS = { below: 0.011, aside: 0.006 };
/** Length and half of the width of the hand that throws it too, in shares of the height. */
const HAND = { long: 0.075, half: 0.02 };

const thrown = new WeakMap<Canvas, Canvas>();

/** Returns the soft shadow of a hand as a part that is laid like the hand. */
export function shadowOfHand(hand: PartPicture, height: number): PartPicture {
  const pad = Math.ceil((hand.long * SOFT * 3) / height);
  const canvas = thrown.get(hand.canvas) ?? blurred(hand.canvas, pad);
  thrown.set(hand.canvas, canvas);
  return { ...hand, canvas, above: hand.above + pad };
}

function blurred(hand: Canvas, pad: number): Canvas {
  const { canvas, pen } = newCanvas(hand.width + pad * 2, hand.height + pad * 2);
  pen.filter = `blur(${pad / 3}px)`;
  pen.drawImage(hand, pad, pad);
  pen.filter = 'none';
  darken(pen);
  return canvas;
}

/** Returns the soft shadow of a forearm with its hand as a part that is laid like the forearm. */
export function shadowOfArm({ canvas: arm, long, above, scale }: PartPicture): PartPicture {
  const pad = Math.ceil(SOFT * scale * 3);
  const reach = Math.max(0, above + long + HAND.long * scale - arm.height);
  const { canvas, pen } = newCanvas(arm.width + pad * 2, arm.height + reach + pad * 2);
  pen.filter = `blur(${SOFT * scale}px)`;
  pen.drawImage(arm, (canvas.width - arm.width) / 2, pad);
  pen.beginPath();
  const half = HAND.half * scale;
  pen.roundRect(canvas.width / 2 - half, pad + above + long - half, half * 2, HAND.long * scale + half, half);
  pen.fill();
  pen.filter = 'none';
  darken(pen);
  return { canvas, long, above: above + pad, scale };
}

function darken(pen: Context2D): void {
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = `rgba(10,6,10,${OPACITY})`;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

/** Lays what `lay` draws on the body behind it, and on nothing else, where the light throws it. */
export function onBody(context: Context2D, side: number, height: number, lay: () => void): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.translate(-side * FALLS.aside * height, FALLS.below * height);
  lay();
  context.restore();
}

/**
 * Lays the shadow of a forearm on the body behind it, and on nothing else.
 * @param side of the light: -1 left, 1 right
 * @param height of the figure, pixels
 */
export function shadeUnderArm(
  context: Context2D,
  shadow: PartPicture,
  [elbow, wrist]: readonly [Spot, Spot],
  side: number,
  height: number,
): void {
  onBody(context, side, height, () => layPart(context, shadow, elbow, wrist, height));
}
