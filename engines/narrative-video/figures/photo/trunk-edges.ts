import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Fit } from './chest-outline.ts';

/** Distance below the shoulders from which arms hang beside the trunk, in distances between the shoulders. */
export const ARMPIT = 0.3;

/** Where a sleeve is beside the trunk, and between which heights it fades, in distances between the shoulders. */
const SLEEVE = { aside: [0.44, 0.52], down: [0.1, 0.42] } as const;

/** Fades a sleeve of which the photograph shows only a piece into the painted arm behind it. @param outward -1 left, 1 right */
export function fadeSleeve(pen: Context2D, { half, above, unit }: Fit, outward: 1 | -1): void {
  const { width, height } = pen.canvas;
  const { canvas: faded, pen: mask } = newCanvas(width, height);
  const down = mask.createLinearGradient(0, above + unit * SLEEVE.down[0], 0, above + unit * SLEEVE.down[1]);
  down.addColorStop(0, 'rgba(0,0,0,0)');
  down.addColorStop(1, 'rgba(0,0,0,1)');
  mask.fillStyle = down;
  mask.fillRect(0, 0, width, height);
  const edges = SLEEVE.aside.map((aside) => half + outward * aside * unit) as [number, number];
  const aside = mask.createLinearGradient(edges[0], 0, edges[1], 0);
  aside.addColorStop(0, 'rgba(0,0,0,0)');
  aside.addColorStop(1, 'rgba(0,0,0,1)');
  mask.globalCompositeOperation = 'destination-in';
  mask.fillStyle = aside;
  mask.fillRect(0, 0, width, height);
  compose(pen, 'destination-out', faded);
}

/** Half of the width of a trunk's middle, in distances between the shoulders. */
const CORE = 0.52;

/**
 * Lays the middle of a painted trunk under the photographed one, whose belly somebody's arm, a helmet or a table may have
 * hidden: without it, the place would show through the body.
 */
export function fillTrunk(pen: Context2D, painted: Canvas, { half, above, unit }: Fit): void {
  const { canvas: core, pen: mask } = newCanvas(painted.width, painted.height);
  mask.filter = `blur(${unit * 0.02}px)`;
  mask.fillRect(half - unit * CORE, above + unit * ARMPIT, unit * CORE * 2, painted.height);
  mask.filter = 'none';
  mask.globalCompositeOperation = 'source-in';
  mask.drawImage(painted, 0, 0);
  compose(pen, 'destination-over', core);
}

/** How far inside of a photograph's side a painted trunk begins and how far beyond it reaches, in distances between the shoulders. */
const [INTO, BEYOND] = [0.16, 0.22];
/** Between which heights below the shoulders it widens: the farther shoulder of a turned body slopes. */
const SLOPES = { from: 0.2, to: 0.8 };

/**
 * Lays the painted trunk beside a photograph whose side cuts through the trunk of somebody who is turned: half a body would end
 * in a straight line.
 * @param at `ends` are the columns at which the photograph ends on the left and on the right, from the middle, in pixels.
 *   `cutOff` are the person's own sides that it cuts off
 */
export function fillSides(
  pen: Context2D,
  painted: Canvas,
  { half, above, unit }: Fit,
  { ends: [left, right], cutOff }: { ends: readonly [number, number]; cutOff: readonly Side[] },
): void {
  for (const side of cutOff) {
    // A person's left is on the viewer's right.
    const [end, outward] = side === 'right' ? [left, -1] : [right, 1];
    const { canvas: beyond, pen: mask } = newCanvas(painted.width, painted.height);
    const [inner, outer] = [half + end - outward * unit * INTO, half + end + outward * unit * BEYOND];
    const [from, to] = [above + unit * SLOPES.from, above + unit * SLOPES.to];
    mask.filter = `blur(${unit * 0.03}px)`;
    mask.beginPath();
    mask.moveTo(inner, from);
    mask.lineTo(half + end, from);
    mask.quadraticCurveTo(outer, from, outer, to);
    mask.lineTo(outer, painted.height);
    mask.lineTo(inner, painted.height);
    mask.fill();
    mask.filter = 'none';
    mask.globalCompositeOperation = 'source-in';
    mask.drawImage(painted, 0, 0);
    compose(pen, 'destination-over', beyond);
  }
}

/** Removes what is left of arms beside the painted trunk below a row. */
export function keepTrunk(pen: Context2D, painted: Canvas, from: number): void {
  const { canvas: mask, pen: edge } = newCanvas(painted.width, painted.height);
  edge.drawImage(painted, 0, 0);
  edge.fillRect(0, 0, mask.width, from);
  compose(pen, 'destination-in', mask);
}

/** Half of the width that is kept at heights above the end of a photograph, in distances between the shoulders. */
const NARROWS = [
  [20, 2.4],
  [0.8, 2.4],
  [0.5, 0.86],
  [0.22, 0.56],
  [0, 0.46],
] as const;

/** Narrows a body toward the end of its photograph, to the width of the painted trunk that continues it. */
export function narrowBelow(pen: Context2D, { half, unit }: Fit, end: number): void {
  const { canvas: kept, pen: mask } = newCanvas(pen.canvas.width, pen.canvas.height);
  mask.filter = `blur(${unit * 0.03}px)`;
  mask.beginPath();
  for (const [up, share] of NARROWS) mask.lineTo(half + share * unit, end - up * unit);
  for (const [up, share] of NARROWS.toReversed()) mask.lineTo(half - share * unit, end - up * unit);
  mask.fill();
  compose(pen, 'destination-in', kept);
}

/** Half of the width that is kept at heights above the hips, in distances between the shoulders, and the hem below them. */
const HIPS = [
  [20, 2.4],
  [0.95, 2.4],
  [0.6, 1],
  [0.3, 0.68],
  [0.06, 0.57],
] as const;
const HEM = { half: 0.55, side: 0.1, middle: 0.17 };

/**
 * Ends a body at a hem below the hips, where painted legs begin: what a photograph shows below them is that of another
 * pose.
 * @param aside pixels from the middle of the shoulders to that of the hips
 * @param keep draws what is kept besides
 */
export function hemTrunk(
  pen: Context2D,
  { half, unit }: Fit,
  hips: number,
  aside: number,
  keep: (mask: Context2D) => void = () => {},
): void {
  const { canvas: kept, pen: mask } = newCanvas(pen.canvas.width, pen.canvas.height);
  const middle = half + aside;
  mask.filter = `blur(${unit * 0.008}px)`;
  mask.beginPath();
  for (const [up, share] of HIPS) mask.lineTo(middle + share * unit, hips - up * unit);
  mask.lineTo(middle + HEM.half * unit, hips + HEM.side * unit);
  mask.quadraticCurveTo(middle, hips + HEM.middle * unit, middle - HEM.half * unit, hips + HEM.side * unit);
  for (const [up, share] of HIPS.toReversed()) mask.lineTo(middle - share * unit, hips - up * unit);
  mask.fill();
  mask.save();
  keep(mask);
  mask.restore();
  compose(pen, 'destination-in', kept);
}

function compose(pen: Context2D, operation: Context2D['globalCompositeOperation'], picture: Canvas): void {
  pen.save();
  pen.globalCompositeOperation = operation;
  pen.drawImage(picture, 0, 0);
  pen.restore();
}
