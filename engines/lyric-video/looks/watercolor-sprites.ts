import { type Canvas, even, newCanvas, sprite } from '../../drawing/canvas.ts';
import { pointsOf } from '../../drawing/curve.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point, ringOf } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { PAPER, placing, touch } from '../picture/wet-brush.ts';
import type { Rectangle } from '../words/layout.ts';
import { partOf, type Sheet, sheetOf } from './watercolor-washes.ts';

/** Something that bends in the wind, from one side to the other. */
export interface Swaying {
  states: readonly Sprite[];
  /** Upper left corner in the frame. */
  at: Point;
}

/** How many states a plant has, and how far its top moves to either side, in shares of the frame's shorter side. */
const [STATES, BENT] = [5, 0.009];

/** Makes a sheet for a loose canvas, whose places are in shares of that canvas. */
export function loose(composition: Composition, name: string): (canvas: Canvas) => Sheet {
  return (canvas) => {
    const { width, height } = canvas;
    const sheet = sheetOf(composition, canvas.getContext('2d'), name);
    return { ...sheet, width, height, at: ([u, v]) => [u * width, v * height] };
  };
}

/** Draws a plant once and bends it about its foot. @param area of the frame in which it grows */
export function swaying(
  composition: Composition,
  name: string,
  area: Rectangle,
  draw: (sheet: Sheet) => void,
): Swaying {
  const { width, height } = composition;
  const pad = 0.07 * Math.min(width, height);
  const left = Math.max(-pad, Math.floor(area.left - pad));
  const right = Math.min(width + pad, area.left + area.width + pad);
  const top = Math.max(0, Math.floor(area.top - pad));
  const size = { width: even(right - left), height: even(height - top) };
  const { canvas } = newCanvas(size.width, size.height);
  const place = { ...area, left: area.left - left, top: area.top - top };
  draw(partOf(loose(composition, name)(canvas), place, area.height));
  const states = Array.from({ length: STATES }, (_, index) => {
    const bent = ((2 * index) / (STATES - 1) - 1) * BENT * Math.min(width, height);
    return sprite(size.width, size.height, (pen) => {
      pen.transform(1, 0, -bent / size.height, 1, bent, 0);
      pen.drawImage(canvas, 0, 0);
    });
  });
  return { states, at: [left, top] };
}

/** Drops that fall on the sheet and run: one for each color. @param size in pixels */
export function dropsOf(composition: Composition, colors: readonly string[], size: number): Sprite[] {
  const side = even(size);
  return colors.map((color) => {
    const { canvas } = newCanvas(side, side);
    const sheet = loose(composition, `drop ${color}`)(canvas);
    const { chance } = sheet;
    const ring = ringOf(side / 2, side / 2, side * 0.3, 11, () => chance.between(0.82, 1.18));
    touch(sheet, ring, { colors: [color, color].map(sheet.tint), load: [0.34, 0.5], pale: 0.5, pooled: 0.9 });
    for (let index = 0; index < 5; index++) {
      const turn = chance.between(0, 2 * Math.PI);
      const far = side * chance.between(0.36, 0.46);
      sheet.pen.fillStyle = sheet.tint(color);
      sheet.pen.globalAlpha = chance.between(0.3, 0.6);
      disc(
        sheet.pen,
        side / 2 + Math.cos(turn) * far,
        side / 2 + Math.sin(turn) * far,
        side * chance.between(0.006, 0.03),
      );
      sheet.pen.fill();
    }
    return sprite(side, side, (pen) => pen.drawImage(canvas, 0, 0));
  });
}

/** A petal that falls, seen from several sides. @param size in pixels */
export function petalsOf(composition: Composition, size: number): Sprite[] {
  const side = even(size * 1.5);
  return [1, 0.6, 0.25, 0.6].map((wide, index) => {
    const { canvas } = newCanvas(side, side);
    const sheet = loose(composition, 'petal')(canvas);
    const place = placing([side / 2, side / 2], index * 0.5, size / 2, wide);
    const petal = pointsOf('0,0.8 -0.6,0.4 -0.9,-0.3 -0.4,-0.8 0.3,-0.7 0.9,-0.4 0.6,0.4');
    touch(sheet, place(petal), {
      colors: ['#d0142e', '#ff6a3c'].map(sheet.tint),
      load: [0.85, 0.6],
      pale: 0.3,
      pooled: 0.7,
    });
    return sprite(side, side, (pen) => pen.drawImage(canvas, 0, 0));
  });
}

/** A light with a warm halo, as of a firefly. @param radius of the halo in pixels */
export function glow(radius: number, color: string, core: number): Sprite {
  const side = even(radius * 2);
  return sprite(side, side, (pen) => {
    const warm = pen.createRadialGradient(radius, radius, 0, radius, radius, radius);
    warm.addColorStop(0, `${color}d0`);
    warm.addColorStop(0.3, `${color}60`);
    warm.addColorStop(1, `${color}00`);
    pen.fillStyle = warm;
    pen.fillRect(0, 0, side, side);
    pen.fillStyle = PAPER;
    disc(pen, radius, radius, radius * core);
    pen.fill();
  });
}

/** A paper lantern that floats on the water, with its mirror. @param size its height in pixels */
export function lantern(composition: Composition, size: number, name: string): Sprite {
  const [width, height] = [even(size * 3), even(size * 4)];
  const { canvas } = newCanvas(width, height);
  const sheet = loose(composition, name)(canvas);
  const { pen, tint } = sheet;
  const [x, y] = [width / 2, height * 0.5];
  const halo = pen.createRadialGradient(x, y - size * 0.5, 0, x, y - size * 0.5, size * 1.45);
  halo.addColorStop(0, `${tint('#ffc45a')}b0`);
  halo.addColorStop(0.4, `${tint('#ff9a4a')}50`);
  halo.addColorStop(1, `${tint('#ff8a5a')}00`);
  pen.fillStyle = halo;
  pen.fillRect(0, 0, width, height);
  const box = (top: number, foot: number, wide: number): Point[] => [
    [x - size * wide, top],
    [x - size * wide * 0.4, top - size * 0.03],
    [x + size * wide, top],
    [x + size * wide * 0.86, (top + foot) / 2],
    [x + size * wide * 0.8, foot],
    [x, foot + size * 0.04],
    [x - size * wide * 0.8, foot],
    [x - size * wide * 0.86, (top + foot) / 2],
  ];
  touch(sheet, box(y + size * 0.1, y + size * 1.5, 0.3), {
    colors: ['#ffd27a', '#f2803c'].map(tint),
    load: [0.8, 0.1],
    lift: 0.35,
    bleeds: size * 0.12,
    lost: 0.9,
  });
  touch(sheet, box(y - size * 0.95, y, 0.36), {
    colors: ['#f58a3a', '#ffd75e', '#fff0b0'].map(tint),
    load: [0.75, 0.4],
    lift: 1,
    pooled: 0.8,
    pale: 0.35,
  });
  touch(
    sheet,
    [
      [x - size * 0.4, y - size * 0.02],
      [x + size * 0.4, y - size * 0.04],
      [x + size * 0.34, y + size * 0.1],
      [x - size * 0.34, y + size * 0.1],
    ],
    {
      colors: ['#8a3f2f', '#5a2a3f'].map(tint),
      load: [0.8, 0.9],
    },
  );
  return sprite(width, height, (on) => on.drawImage(canvas, 0, 0));
}
