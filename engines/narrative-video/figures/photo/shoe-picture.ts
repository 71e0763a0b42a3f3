import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { css, darken, lighten, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import type { Spot } from '../kit/rig.ts';
import { SCALE } from './part-picture.ts';

/** A shoe from its outer side, with the toes to the right, and from the front. */
export interface ShoePictures {
  side: ShoePicture;
  front: ShoePicture;
}

interface ShoePicture {
  canvas: Canvas;
  /** Pixel of the ankle. */
  ankle: readonly [x: number, y: number];
}

/** Place of the toes relative to the ankle in each picture, in shares of the figure's height. */
const TOES = { side: [0.1, 0.025], front: [0, 0.026] } as const;
/** Room around the ankle, in shares of the figure's height. */
const ROOM = { left: 0.045, right: 0.13, above: 0.02, below: 0.055 };
/** Feet that point farther to a side are seen from that side. */
const ASIDE = 0.052;
/** Sine of the body's yaw from which its feet are seen from the side. */
const TURNED = 0.6;
/** Lightest color of a leather shoe. Lighter shoes are sneakers with white soles. */
const LEATHER = 110;

export function shoePictures(color: Rgb, white: Rgb): ShoePictures {
  const colors: Colors = {
    upper: color,
    sole: luminance(color) < LEATHER ? darken(color, 0.55) : mix(white, color, 0.12),
    lace: luminance(color) < LEATHER ? lighten(color, 0.16) : mix(white, color, 0.2),
  };
  return { side: drawn(colors, side), front: drawn(colors, front) };
}

interface Colors {
  upper: Rgb;
  sole: Rgb;
  lace: Rgb;
}

function drawn(colors: Colors, draw: (pen: Context2D, colors: Colors) => void): ShoePicture {
  const wide = Math.ceil((ROOM.left + ROOM.right) * SCALE);
  const { canvas, pen } = newCanvas(wide, Math.ceil((ROOM.above + ROOM.below) * SCALE));
  const ankle = [ROOM.left * SCALE, ROOM.above * SCALE] as const;
  pen.translate(...ankle);
  // The paths are in thousandths of the figure's height.
  pen.scale(SCALE / 1000, SCALE / 1000);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw(pen, colors);
  return { canvas, ankle };
}

function side(pen: Context2D, { upper, sole, lace }: Colors): void {
  const shape = () => {
    pen.beginPath();
    pen.moveTo(-27, -14);
    pen.bezierCurveTo(-33, 0, -35, 14, -32, 34);
    pen.lineTo(104, 36);
    pen.bezierCurveTo(123, 33, 118, 16, 96, 11);
    pen.bezierCurveTo(74, 7, 52, 2, 29, -14);
    pen.closePath();
  };
  pen.fillStyle = css(sole);
  pen.beginPath();
  pen.roundRect(-35, 30, 152, 10, [3, 9, 9, 3]);
  pen.fill();
  pen.fillStyle = vertical(pen, -14, 36, [lighten(upper, 0.12), upper, darken(upper, 0.4)]);
  shape();
  pen.fill();
  pen.save();
  shape();
  pen.clip();
  gloss(pen, 96, 17, 20, 7, upper);
  gloss(pen, -22, 12, 7, 14, upper);
  seam(pen, upper, [
    [76, 6],
    [72, 20],
    [78, 35],
  ]);
  seam(pen, upper, [
    [-14, -14],
    [-8, 12],
    [-10, 35],
  ]);
  seam(pen, upper, [
    [28, -4],
    [40, 16],
    [70, 24],
  ]);
  pen.restore();
  pen.strokeStyle = css(lighten(sole, 0.22));
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(-31, 34.2);
  pen.lineTo(106, 35.4);
  pen.stroke();
  for (let row = 0; row < 4; row += 1) {
    const [x, y] = [33 + row * 9, -8 + row * 5];
    laced(pen, lace, x, y, x - 5, y + 8);
  }
  ground(pen, -35, 120, 40);
}

function front(pen: Context2D, { upper, sole, lace }: Colors): void {
  const shape = (grow: number) => {
    pen.beginPath();
    pen.moveTo(-22, -4);
    pen.bezierCurveTo(-25, 2, -31 - grow, 14, -30 - grow, 28);
    pen.bezierCurveTo(-28 - grow, 42 + grow, 28 + grow, 42 + grow, 30 + grow, 28);
    pen.bezierCurveTo(31 + grow, 14, 25, 2, 22, -4);
    pen.closePath();
  };
  pen.fillStyle = css(sole);
  shape(2);
  pen.fill();
  pen.save();
  pen.translate(0, -3);
  pen.fillStyle = vertical(pen, -14, 42, [upper, lighten(upper, 0.08), darken(upper, 0.42)]);
  shape(0);
  pen.fill();
  shape(0);
  pen.clip();
  gloss(pen, -6, 22, 15, 9, upper);
  pen.fillStyle = css(darken(upper, 0.3));
  pen.beginPath();
  pen.moveTo(-11, -16);
  pen.quadraticCurveTo(0, 24, 11, -16);
  pen.fill();
  seam(pen, upper, [
    [-28, 24],
    [0, 8],
    [28, 24],
  ]);
  pen.restore();
  for (let row = 0; row < 3; row += 1) {
    const [half, y] = [10 - row * 2, -4 + row * 5];
    laced(pen, lace, -half, y, half, y + 2.4);
    laced(pen, lace, half, y, -half, y + 2.4);
  }
  ground(pen, -32, 32, 40);
}

function vertical(pen: Context2D, from: number, to: number, colors: readonly Rgb[]) {
  const fill = pen.createLinearGradient(0, from, 0, to);
  for (const [at, color] of colors.entries()) fill.addColorStop(at / (colors.length - 1), css(color));
  return fill;
}

/** Light that leather reflects. */
function gloss(pen: Context2D, x: number, y: number, across: number, down: number, color: Rgb): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(across, down);
  const shine = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  const light = lighten(color, 0.5);
  shine.addColorStop(0, css(light, 0.5));
  shine.addColorStop(1, css(light, 0));
  pen.fillStyle = shine;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

/** An edge between two pieces of leather, with its stitches. */
function seam(pen: Context2D, color: Rgb, [from, over, to]: readonly (readonly [number, number])[]): void {
  if (!from || !over || !to) return;
  for (const [by, line, width] of [
    [0, css(darken(color, 0.55), 0.8), 1],
    [1.8, css(lighten(color, 0.4), 0.4), 0.7],
  ] as const) {
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(from[0] + by, from[1]);
    pen.quadraticCurveTo(over[0] + by, over[1] + by * 0.5, to[0] + by, to[1]);
    pen.stroke();
  }
}

function laced(pen: Context2D, color: Rgb, ax: number, ay: number, bx: number, by: number): void {
  for (const [line, width, drop] of [
    ['rgba(0,0,0,0.45)', 3.2, 0.9],
    [css(color), 2.2, 0],
  ] as const) {
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(ax, ay + drop);
    pen.lineTo(bx, by + drop);
    pen.stroke();
  }
}

/** The sole's own shadow near the ground. */
function ground(pen: Context2D, from: number, to: number, y: number): void {
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  const dark = pen.createLinearGradient(0, y - 12, 0, y);
  dark.addColorStop(0, 'rgba(6,5,10,0)');
  dark.addColorStop(1, 'rgba(6,5,10,0.55)');
  pen.fillStyle = dark;
  pen.fillRect(from - 5, y - 12, to - from + 10, 20);
  pen.restore();
}

/**
 * Lays a shoe on a foot.
 * @param height of the figure, pixels
 * @param yaw of the body: from the side, a foot that points down is seen from the side too
 */
export function layShoe(
  context: Context2D,
  { side, front }: ShoePictures,
  ankle: Spot,
  toe: Spot,
  height: number,
  yaw = 0,
): void {
  const size = height / SCALE;
  const [long, rise] = [toe.x - ankle.x, toe.y - ankle.y];
  const isTurned = Math.abs(Math.sin(yaw)) > TURNED;
  const isAside = isTurned || Math.abs(long) > ASIDE * height;
  const { canvas, ankle: from } = isAside ? side : front;
  context.save();
  context.translate(ankle.x, ankle.y);
  if (isAside) {
    const [across, down] = TOES.side;
    const facing = Math.sign(isTurned ? Math.sin(yaw) : long);
    const seen = Math.hypot(long, rise) / (Math.hypot(across, down) * SCALE);
    context.scale(facing, 1);
    context.rotate(Math.atan2(rise, long * facing) - Math.atan2(down, across));
    // A foot that points toward the viewer is shorter, but its heel stays behind the ankle.
    context.scale(Math.max(0.6 * size, seen), size);
  } else {
    const down = TOES.front[1] * SCALE;
    context.transform(
      size * (1 + (Math.abs(long) / height) * 4),
      0,
      (long / down) * 0.8,
      Math.max(size * 0.6, rise / down),
      0,
      0,
    );
  }
  context.drawImage(canvas, -from[0], -from[1]);
  context.restore();
}
