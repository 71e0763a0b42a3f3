import type { Context2D } from '../../../drawing/canvas.ts';
import type { Side } from '../kit/body-cut.ts';

/**
 * Outline of the chest in a photograph, in distances between the shoulders: half widths at heights below the line of the
 * shoulders. Farther out are the arms, and above it the head.
 */
export const OUTLINE = [
  [-4, 0.98],
  [-0.34, 0.98],
  [-0.2, 0.52],
  [-0.1, 0.55],
  [0, 0.575],
  [0.08, 0.575],
  [0.18, 0.54],
  [0.34, 0.5],
  [0.5, 0.5],
  [1.9, 0.5],
] as const;
/** The same with the shoulder and the sleeve of an arm that the side of the photograph cuts off. */
export const SLEEVED = [
  [-4, 0.98],
  [-0.34, 0.98],
  [-0.14, 0.54],
  [-0.04, 0.585],
  [0.1, 0.625],
  [0.34, 0.62],
  [0.6, 0.56],
  [1, 0.48],
  [1.9, 0.46],
] as const;

/** Where the middle between the shoulders is in a picture, and the distance between them, pixels. */
export interface Fit {
  half: number;
  above: number;
  unit: number;
}

/**
 * Removes what is outside of an outline.
 * @param sides those of the person on which it is removed
 */
export function keepInside(
  pen: Context2D,
  { half, above, unit }: Fit,
  outline: typeof OUTLINE | typeof SLEEVED,
  sides: readonly Side[],
): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.filter = `blur(${unit * 0.018}px)`;
  pen.fillStyle = '#000';
  pen.beginPath();
  // The left side of a person is to the viewer's right.
  const edge = (side: Side, share: number) => (sides.includes(side) ? share * unit : pen.canvas.width);
  for (const [down, share] of outline) pen.lineTo(half + edge('left', share), above + down * unit);
  for (const [down, share] of outline.toReversed()) pen.lineTo(half - edge('right', share), above + down * unit);
  pen.fill();
  pen.restore();
}
