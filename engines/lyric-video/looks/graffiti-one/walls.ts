import { type Canvas, type Context2D, newCanvas, plate } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { kingfisher } from './bird.ts';
import { type Bricks, bricksOf, joints, layBricks, relief } from './bricks.ts';
import type { Can } from './can.ts';
import { fox } from './fox.ts';
import { oldPaint } from './old-paint.ts';
import { owl } from './owl.ts';
import { EVENING, hydrant, MORNING, pavement, pipe, sprayCans, stepladder } from './pavement.ts';
import { woman } from './woman.ts';

const MURALS = { opening: kingfisher, verse: fox, chorus: woman, ending: owl } as const;
type Mural = keyof typeof MURALS;

/** A wall with its mural, and what stands before it. */
export function wallWithMural(composition: Composition, movement: Mural) {
  const { width, height, chance } = composition;
  const bricks = bricksOf(composition.unit);
  const whole = { left: 0, top: 0, width, height };
  return plate(width, height, (pen) => {
    layBricks(pen, whole, bricks, composition);
    oldPaint(pen, composition);
    pen.drawImage(sprayed(composition, MURALS[movement], muralPlace(composition, movement), bricks), 0, 0);
    relief(pen, whole, bricks, chance);
    grain(pen, width, height, 0.13, chance, 1.6);
    if (movement === 'ending') nightBefore(pen, composition);
    else before(pen, composition);
  });
}

/** Where a mural's own coordinates begin, and how many pixels its unit has. */
function muralPlace({ shape, width, height, art }: Composition, movement: Mural): { at: Point; scale: number } {
  if (shape === 'wide') {
    if (movement === 'opening') return { at: [0.51 * width, 0.13 * height], scale: (0.72 * height) / 900 };
    if (movement === 'verse') return { at: [0.065 * width, 0.165 * height], scale: (0.72 * height) / 800 };
    if (movement === 'chorus') return { at: [-0.02 * width, 0.12 * height], scale: (1.02 * height) / 1000 };
    return { at: [0.3 * width, 0.03 * height], scale: (0.705 * height) / 1010 };
  }
  const [across, down] = {
    opening: [1040, 900],
    verse: [1400, 800],
    chorus: [1000, 880],
    ending: [1100, 1060],
  }[movement] as [number, number];
  const scale = Math.min(art.width / across, art.height / down);
  const middle = movement === 'verse' || movement === 'ending' ? 640 : 500;
  return { at: [art.left + art.width / 2 - middle * scale, art.top + (art.height - down * scale) / 2], scale };
}

/** Where the wall meets the pavement, in pixels. Without a pavement, it is the frame's lower edge. */
export function footOf({ movement, height }: Composition): number {
  return height * { opening: 0.86, verse: 0.93, chorus: 1, break: 0.8, ending: 0.76 }[movement];
}

/** Sprays a mural on a canvas of the frame's size; the joints of the wall show through it. */
export function sprayed(
  { width, height, chance, tint }: Composition,
  mural: (can: Can) => void,
  { at: [left, top], scale }: { at: Point; scale: number },
  bricks: Bricks,
): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  pen.translate(left, top);
  pen.scale(scale, scale);
  mural({ pen, scale, tint, chance: chance.fork('mural') });
  pen.resetTransform();
  joints(pen, bricks, [0, 0]);
  return canvas;
}

function before(pen: Context2D, composition: Composition): void {
  const { movement, shape, width, height, unit, tint } = composition;
  const foot = footOf(composition);
  const isWide = shape === 'wide';
  if (movement === 'opening') {
    light(pen, composition, ['rgb(255 214 140 / 0.3)', 'rgb(90 60 150 / 0.3)']);
    pavement(pen, composition, foot, MORNING, tint);
    standing(pen, composition, ['rgb(255 214 140 / 0.34)', 'rgb(70 40 90 / 0.5)'], (own) => {
      if (shape !== 'square')
        stepladder(own, width * (isWide ? 0.91 : 0.84), foot + 40 * unit, height * (isWide ? 0.44 : 0.14), tint);
      sprayCans(own, width * (isWide ? 0.61 : 0.2), foot + 34 * unit, 66 * unit, tint);
    });
  }
  if (movement === 'verse') {
    light(pen, composition, ['rgb(255 170 90 / 0.16)', 'rgb(30 6 40 / 0.5)']);
    pavement(pen, composition, foot, EVENING, tint);
    if (isWide)
      standing(pen, composition, ['rgb(255 170 90 / 0.2)', 'rgb(40 10 44 / 0.62)'], (own) => {
        pipe(own, width * 0.962, foot, 26 * unit, tint);
        hydrant(own, width * 0.87, foot + 14 * unit, 150 * unit, tint);
      });
  }
  if (movement === 'chorus') light(pen, composition, ['rgb(255 200 160 / 0.06)', 'rgb(10 4 40 / 0.5)']);
}

/** Draws things before the wall in its light: soft edges, the wall's grain, and a shadow on it. */
function standing(
  pen: Context2D,
  composition: Composition,
  [lit, shade]: [string, string],
  draw: (pen: Context2D) => void,
): void {
  const { width, height, unit, chance } = composition;
  const { canvas, pen: own } = newCanvas(width, height);
  draw(own);
  own.globalCompositeOperation = 'source-atop';
  own.fillStyle = composition.tint(composition.movement === 'opening' ? '#b9a48c' : '#5c4a42');
  own.globalAlpha = 0.14;
  own.fillRect(0, 0, width, height);
  own.globalAlpha = 1;
  light(own, composition, [lit, shade]);
  grain(own, width, height, 0.14, chance.fork('things'), 1.6);
  pen.save();
  pen.filter = `blur(${(0.7 * unit).toFixed(2)}px)`;
  pen.shadowColor = 'rgb(50 20 50 / 0.5)';
  pen.shadowBlur = 22 * unit;
  pen.shadowOffsetX = 18 * unit;
  pen.shadowOffsetY = 5 * unit;
  pen.drawImage(canvas, 0, 0);
  pen.restore();
}

/** Light from the upper left, and shade opposite. */
function light(pen: Context2D, { width, height }: Composition, [lit, shade]: [string, string]): void {
  const fade = pen.createLinearGradient(0, 0, width, height);
  fade.addColorStop(0, lit);
  fade.addColorStop(0.45, 'rgb(128 80 110 / 0)');
  fade.addColorStop(1, shade);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
}

/** The wall at night: the light of a street lamp, and its image in the wet pavement. */
function nightBefore(pen: Context2D, composition: Composition): void {
  const { width, height, unit, chance, shape } = composition;
  const foot = footOf(composition);
  const [x, y] = lampPlace(composition);
  const reach = 1.5 * foot;
  const middle = shape === 'wide' ? 0.46 * width : 0.5 * width;
  const dark = pen.createRadialGradient(middle, y + 0.3 * reach, reach * 0.2, middle, y + 0.3 * reach, reach);
  dark.addColorStop(0, 'rgb(255 214 140 / 0.16)');
  dark.addColorStop(0.45, 'rgb(30 14 60 / 0.02)');
  dark.addColorStop(1, 'rgb(6 4 30 / 0.74)');
  pen.fillStyle = dark;
  pen.fillRect(0, 0, width, foot);
  lamp(pen, x, y, foot, unit, 1);
  const { canvas, pen: wet } = newCanvas(width, height - foot);
  const deep = height - foot;
  wet.filter = `blur(${(5 * unit).toFixed(1)}px)`;
  wet.translate(0, deep * 1.6);
  wet.scale(1, -1);
  wet.drawImage(pen.canvas, 0, 0, width, foot, 0, 0, width, deep * 1.6);
  wet.resetTransform();
  wet.filter = 'none';
  pen.fillStyle = '#0b0820';
  pen.fillRect(0, foot, width, deep);
  // Ripples shift single rows of the image.
  const own = chance.fork('wet');
  const row = Math.max(2, Math.round(4 * unit));
  for (let down = 0; down < deep; down += row) {
    pen.globalAlpha = 0.96 - 0.3 * (down / deep);
    const shift = Math.sin(down * 0.16) * 5 * unit + own.around() * 6 * unit * (0.3 + down / deep);
    pen.drawImage(canvas, 0, down, width, row, shift, foot + down, width, row);
  }
  pen.globalAlpha = 1;
  const edge = pen.createLinearGradient(0, foot - 10 * unit, 0, foot + 12 * unit);
  edge.addColorStop(0, 'rgb(4 2 16 / 0)');
  edge.addColorStop(0.5, 'rgb(4 2 16 / 0.85)');
  edge.addColorStop(1, 'rgb(4 2 16 / 0)');
  pen.fillStyle = edge;
  pen.fillRect(0, foot - 10 * unit, width, 22 * unit);
  pen.fillStyle = 'rgb(200 220 255 / 0.3)';
  for (let glint = 0; glint < 70; glint++) {
    const down = own.next();
    pen.fillRect(own.next() * width, foot + 12 * unit + down * deep, (10 + 50 * down) * unit * own.next(), 1.6 * unit);
  }
}

/** Where the light of the street lamp at night is. */
export function lampPlace({ shape, width, height }: Composition): Point {
  return shape === 'wide' ? [0.2 * width, 0.17 * height] : [0.13 * width, 0.1 * height];
}

/** A street lamp that bends over to one side. @param x and `y`: its light @param side -1 if its post is to the right */
export function lamp(pen: Context2D, x: number, y: number, foot: number, unit: number, side: number): void {
  pen.strokeStyle = '#120c1e';
  pen.lineCap = 'round';
  pen.lineWidth = 11 * unit;
  pen.beginPath();
  pen.moveTo(x - side * 70 * unit, foot + 8 * unit);
  pen.lineTo(x - side * 70 * unit, y + 30 * unit);
  pen.bezierCurveTo(x - side * 70 * unit, y - 50 * unit, x - side * 20 * unit, y - 50 * unit, x, y - 14 * unit);
  pen.stroke();
  pen.lineWidth = 20 * unit;
  pen.beginPath();
  pen.moveTo(x - side * 70 * unit, foot + 4 * unit);
  pen.lineTo(x - side * 70 * unit, foot - 60 * unit);
  pen.stroke();
  pen.fillStyle = '#120c1e';
  pen.beginPath();
  pen.ellipse(x, y - 6 * unit, 34 * unit, 15 * unit, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = '#fff0c0';
  pen.beginPath();
  pen.ellipse(x, y - 5 * unit, 26 * unit, 10 * unit, 0, 0, Math.PI);
  pen.fill();
}
