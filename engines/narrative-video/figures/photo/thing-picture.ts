import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { clamp } from '../../../drawing/motion.ts';
import { noise } from '../../../drawing/solids/noise.ts';
import { boxMean } from '../../../people/box-mean.ts';
import type { HeldThing } from '../kit/held-thing.ts';
import { brushOf, type Ink } from '../kit/ink.ts';
import { CROCKERY, drawSticks } from './crockery.ts';
import { GUITARS } from './wooden-guitar.ts';

/** Things whose shape is painted as a camera sees it. All others are drawn as in drawings, and lit. */
const DETAILED: Readonly<Record<string, HeldThing>> = { ...GUITARS, ...CROCKERY };

/** Area of a thing's picture in hundredths of the figure's height, with y up: the largest thing is an umbrella. */
const AREA = { left: -24, right: 24, top: 46, bottom: -22 };
/** Pixels for a hundredth of the figure's height. */
const SCALE = 11;
const [WIDE, TALL] = [(AREA.right - AREA.left) * SCALE, (AREA.top - AREA.bottom) * SCALE];
/** Light from everywhere, and the light that falls from one side and from above. Set by eye, as all numbers here. */
const [AMBIENT, DIRECT] = [0.66, 0.5];
/** How far the edges of a thing are rounded, in pixels of its picture, and how strongly they bend. */
const [EDGE, BEND] = [5, 2.6];
/** Sheets of paper, and the share of the bend that their edges have. */
const [PAPERS, THIN]: readonly [ReadonlySet<string>, number] = [new Set(['letter', 'newspaper']), 0.12];
/** Brightness of the reflection of the light, and differences of brightness of any surface. */
const [SHINE, ROUGH] = [70, 0.05];
/** Offset of a thing's shadow in hundredths of the figure's height, its blur in pixels, and its opacity. */
const SHADOW = { aside: 0.9, down: 1.5, blur: 8, opacity: 0.5 };
/** Steps of the light's direction on a thing that turns. */
const STEPS = 12;
/** Maximum number of pictures that are kept. A scene shows one or two. */
const MOST = 8;

/** A thing in the light, and the shape of its shadow. */
interface ThingPicture {
  lit: Canvas;
  shadow: Canvas;
}

const KEPT = new Map<string, ThingPicture>();

/**
 * Returns a thing as a camera sees it: with round edges, lit from the side of the light, and with a soft shadow on the
 * body behind it. It is painted once for each light.
 */
export function thingOnFilm(name: string, drawn: HeldThing): HeldThing {
  return (brush, paint, toward, other) => {
    const { context, side, ink } = brush;
    const { a, b } = context.getTransform();
    const turn = Math.round((Math.atan2(b, a) / Math.PI) * STEPS) / STEPS;
    const white = paint([255, 255, 255]);
    const key = [name, toward, side, turn, ...white].join();
    const picture =
      KEPT.get(key) ??
      pictureOf(
        (pen) => (DETAILED[name] ?? drawn)(brushOn(pen, ink, side), paint, toward),
        side,
        turn * Math.PI,
        PAPERS.has(name) ? BEND * THIN : BEND,
      );
    KEPT.delete(key);
    KEPT.set(key, picture);
    const [oldest] = KEPT.keys();
    if (KEPT.size > MOST && oldest !== undefined) KEPT.delete(oldest);
    lay(context, picture, side, turn * Math.PI);
    // They follow the other hand, so they are no part of the picture.
    if (name === 'noodles') drawSticks(brush, paint, toward, other);
  };
}

function brushOn(pen: Context2D, { weight, line }: Ink, side: number) {
  return brushOf(pen, { weight, line, drop: 0 }, SCALE * 100, side).scaled(SCALE);
}

/** Lays a thing over its shadow, which falls only on what is already drawn: the body. */
function lay(context: Context2D, { lit, shadow }: ThingPicture, side: number, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [-side * SHADOW.aside, SHADOW.down];
  context.save();
  context.scale(1, -1);
  context.imageSmoothingQuality = 'medium';
  const at = (canvas: Canvas, dx: number, dy: number) =>
    context.drawImage(canvas, AREA.left + dx, -AREA.top + dy, AREA.right - AREA.left, AREA.top - AREA.bottom);
  context.globalCompositeOperation = 'source-atop';
  at(shadow, x * cos + y * sin, y * cos - x * sin);
  context.globalCompositeOperation = 'source-over';
  at(lit, 0, 0);
  context.restore();
}

/** @param turn of the thing in the picture, radians clockwise */
function pictureOf(draw: (pen: Context2D) => void, side: number, turn: number, bend: number): ThingPicture {
  const { canvas: lit, pen } = newCanvas(WIDE, TALL);
  pen.save();
  pen.scale(SCALE, -SCALE);
  pen.translate(-AREA.left, -AREA.top);
  draw(pen);
  pen.restore();
  const { canvas: shadow, pen: shade } = newCanvas(WIDE, TALL);
  shade.filter = `blur(${SHADOW.blur}px)`;
  shade.drawImage(lit, 0, 0);
  shade.filter = 'none';
  shade.globalCompositeOperation = 'source-in';
  shade.fillStyle = `rgba(12,8,12,${SHADOW.opacity})`;
  shade.fillRect(0, 0, WIDE, TALL);
  const image = pen.getImageData(0, 0, WIDE, TALL);
  light(image.data, side, turn, bend);
  pen.putImageData(image, 0, 0);
  return { lit, shadow };
}

/** Lights pixels as a body whose edges are round. */
function light(data: Uint8ClampedArray, side: number, turn: number, bend: number): void {
  const solid = Float32Array.from({ length: WIDE * TALL }, (_, at) => (data[at * 4 + 3] as number) / 255);
  const height = boxMean(boxMean(solid, WIDE, EDGE), WIDE, EDGE);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y, z] = [side * 0.62, -0.5, 0.6];
  const [lx, ly] = [x * cos + y * sin, y * cos - x * sin];
  for (let at = WIDE; at < WIDE * (TALL - 1); at += 1) {
    if (solid[at] === 0) continue;
    const nx = ((height[at - 1] as number) - (height[at + 1] as number)) * EDGE * bend;
    const ny = ((height[at - WIDE] as number) - (height[at + WIDE] as number)) * EDGE * bend;
    const facing = clamp((nx * lx + ny * ly + z) / Math.hypot(nx, ny, 1));
    const rough = 1 + (noise(at % WIDE, Math.floor(at / WIDE)) - 0.5) * ROUGH;
    const reached = (AMBIENT + (DIRECT * facing) / z) * rough * FLAT;
    const shine = SHINE * Math.max(0, facing - z - 0.12);
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 4 + channel] = (data[at * 4 + channel] as number) * reached + shine;
  }
}

/** Factor by which a surface toward the viewer keeps its color. */
const FLAT = 0.97 / (AMBIENT + DIRECT);
