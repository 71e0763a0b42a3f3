import type { Context2D } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { HeldThing } from '../kit/held-thing.ts';
import { box, cornered, ellipse, type Point, smoothPath } from '../kit/tube.ts';

/** Where the hole, the bridge, and the ends of the neck and of the head are along the middle line. */
const [HOLE, BRIDGE, HEEL, NUT, END] = [2.2, -8.4, 6.4, 33, 40.4];
/** Radius of the hole, and half of the neck's width. */
const [ROUND, NECK] = [2.5, 1.15];
const [ROSEWOOD, IVORY, STEEL] = [hex('#3c2418'), hex('#efe4c8'), hex('#dcdcd8')];

/** How the front of a guitar is made. */
interface Front {
  middle: Rgb;
  edge: Rgb;
  rim: Rgb;
  /** Strength of the wood's grain, 0 to 1. */
  grain: number;
  /** Whether there are pickups instead of a hole. */
  isElectric?: boolean;
}

/**
 * Returns a guitar with the grain, the inlays, the frets and the tuning pegs that a camera sees. Its neck points up. The
 * origin is near the hole, as in `LARGE_THINGS`.
 */
function wooden(front: Front): HeldThing {
  return ({ context }, paint) => {
    const [middle, edge, rim] = [paint(front.middle), paint(front.edge), paint(front.rim)];
    const glow = context.createRadialGradient(0, -4, 2, 0, -4, 15);
    for (const [at, color] of [
      [0, middle],
      [0.55, mix(middle, edge, 0.35)],
      [0.86, edge],
      [1, rim],
    ] as const)
      glow.addColorStop(at, css(color));
    filled(context, bodyAt(0), css(darken(rim, 0.25)));
    filled(context, bodyAt(0.75), glow);
    context.save();
    context.clip(bodyAt(0.75));
    drawGrain(context, darken(edge, 0.45), front.grain);
    context.restore();
    stroked(context, bodyAt(0.75), css(paint(IVORY)), 0.28);
    if (front.isElectric) {
      for (const y of [3.4, -3.2]) filled(context, box(-2.6, y - 0.9, 2.6, y + 0.9), css(paint(hex('#1a1a1e'))));
      for (const y of [-9.4, -12]) filled(context, ellipse(5, y, 0.8, 0.8), css(paint(IVORY)));
    } else drawHole(context, paint);
    drawBridge(context, paint);
    drawNeck(context, paint);
  };
}

function bodyAt(inset: number) {
  const side = (of: 1 | -1): Point[] => [
    [of * (5.2 - inset), 8.7 - inset * 0.8],
    [of * (6.5 - inset), 5],
    [of * (5.2 - inset), 0],
    [of * (7.4 - inset), -5],
    [of * (8.8 - inset), -9.6],
    [of * (6.6 - inset * 0.8), -14.8 + inset * 0.8],
  ];
  return smoothPath([[0, 9.6 - inset], ...side(1), [0, -16.6 + inset], ...side(-1).reverse()]);
}

function drawGrain(context: Context2D, color: Rgb, strength: number): void {
  const chance = chanceOf('guitar');
  for (let x = -9; x < 9; x += chance.between(0.16, 0.42)) {
    const bend = chance.between(-0.3, 0.3);
    context.strokeStyle = css(color, strength * chance.between(0.05, 0.24));
    context.lineWidth = chance.between(0.05, 0.13);
    context.beginPath();
    context.moveTo(x, 11);
    context.bezierCurveTo(x + bend, 2, x - bend, -8, x + bend, -18);
    context.stroke();
  }
}

function drawHole(context: Context2D, paint: (color: Rgb) => Rgb): void {
  const dark = context.createRadialGradient(0, HOLE - 0.7, 0.4, 0, HOLE, ROUND);
  dark.addColorStop(0, css(paint(hex('#3a2214'))));
  dark.addColorStop(1, css(paint(hex('#0c0706'))));
  filled(context, ellipse(0, HOLE, ROUND, ROUND), dark);
  for (const [wider, width, color] of [
    [0.14, 0.26, ROSEWOOD],
    [0.66, 0.5, hex('#8a5a30')],
    [0.66, 0.16, IVORY],
    [1.04, 0.14, ROSEWOOD],
  ] as const)
    stroked(context, ellipse(0, HOLE, ROUND + wider, ROUND + wider), css(paint(color)), width);
  const guard: Point[] = [
    [2.8, 1.4],
    [4.3, 0.2],
    [5.2, -2.8],
    [4.2, -4.2],
    [3, -2.8],
    [1.9, -0.7],
  ];
  filled(context, smoothPath(guard), css(paint(hex('#2c1610')), 0.86));
}

function drawBridge(context: Context2D, paint: (color: Rgb) => Rgb): void {
  filled(context, box(-3.7, BRIDGE - 0.95, 3.7, BRIDGE + 0.55), css(paint(ROSEWOOD)));
  filled(context, box(-2.2, BRIDGE + 0.1, 2.2, BRIDGE + 0.32), css(paint(IVORY)));
  for (const x of STRINGS) filled(context, ellipse(x * 1.5, BRIDGE - 0.4, 0.17, 0.17), css(paint(IVORY)));
}

/** Places of the strings across the neck. */
const STRINGS = [-0.95, -0.57, -0.19, 0.19, 0.57, 0.95];

function drawNeck(context: Context2D, paint: (color: Rgb) => Rgb): void {
  const across = context.createLinearGradient(-NECK, 0, NECK, 0);
  for (const [at, color] of [
    [0, darken(ROSEWOOD, 0.35)],
    [0.4, lighten(ROSEWOOD, 0.14)],
    [1, darken(ROSEWOOD, 0.2)],
  ] as const)
    across.addColorStop(at, css(paint(color)));
  const head: Point[] = [
    [-NECK, NUT],
    [NECK, NUT],
    [1.9, NUT + 1.6],
    [1.7, END],
    [-1.7, END],
    [-1.9, NUT + 1.6],
  ];
  filled(context, cornered(head), css(paint(hex('#5e3820'))));
  for (const side of [-1, 1]) {
    for (const y of [1.9, 4, 6.1]) {
      filled(context, ellipse(side * 2.5, NUT + y, 0.62, 0.42), css(paint(STEEL)));
      filled(context, ellipse(side * 1.2, NUT + y, 0.26, 0.26), css(paint(STEEL)));
    }
  }
  filled(context, box(-NECK, HEEL - 1.2, NECK, NUT), across);
  // Each fret is a semitone higher than the one before.
  const scale = NUT - BRIDGE;
  for (let fret = 1; fret <= 16; fret += 1) {
    const y = BRIDGE + scale / 2 ** (fret / 12);
    filled(context, box(-NECK, y - 0.07, NECK, y + 0.07), css(paint(STEEL), 0.8));
    if ([3, 5, 7, 9, 12].includes(fret)) filled(context, ellipse(0, y + 0.8, 0.26, 0.26), css(paint(IVORY), 0.9));
  }
  filled(context, box(-NECK, NUT - 0.2, NECK, NUT + 0.2), css(paint(IVORY)));
  for (const x of STRINGS) {
    const string = cornered([
      [x * 1.5 - 0.05, BRIDGE],
      [x * 1.5 + 0.05, BRIDGE],
      [x * 0.9 + 0.05, NUT],
      [x * 0.9 - 0.05, NUT],
    ]);
    filled(context, string, css(paint(hex('#f4efe4')), 0.75));
  }
}

type Path = ReturnType<typeof box>;

function filled(context: Context2D, path: Path, style: Context2D['fillStyle']): void {
  context.fillStyle = style;
  context.fill(path);
}

function stroked(context: Context2D, path: Path, style: string, width: number): void {
  context.strokeStyle = style;
  context.lineWidth = width;
  context.stroke(path);
}

/** Guitars as a camera sees them, by the names of `LARGE_THINGS`. */
export const GUITARS: Readonly<Record<string, HeldThing>> = {
  guitar: wooden({ middle: hex('#e4b878'), edge: hex('#c07c38'), rim: hex('#5a2e14'), grain: 1 }),
  'electric-guitar': wooden({
    middle: hex('#d84a2c'),
    edge: hex('#a01c1c'),
    rim: hex('#2a0c0c'),
    grain: 0.25,
    isElectric: true,
  }),
};
