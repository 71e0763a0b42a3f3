import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { guitarBody } from '../picture/guitar.ts';
import type { Rectangle } from '../words/layout.ts';

/** Lengths of a guitar in its own pixels. */
const [LONG, BROAD] = [1000, 430];
/** Distance of the hole's middle from the end of the head. */
const HOLE = 690;
/** How far a string swings at most, in the guitar's pixels. */
const SWING = 13;
const STATES = 10;
/** Radians from upright, by the movement. In an ending, a guitar lies as a hill does. */
const LEAN: Readonly<Record<MovementKind, number>> = {
  opening: 0.42,
  verse: 0.2,
  chorus: 0.7,
  break: 0.62,
  ending: 1.45,
};

/** Middle of the sheet's picture, in pixels of the frame. */
export function middleOf({ art, shape }: Composition): Point {
  // If the words are beside the moon, its path ends before them.
  return [art.left + art.width * (shape === 'wide' ? 0.46 : 0.56), art.top + art.height * 0.52];
}

/**
 * Draws a guitar of two halves in sprayed grain. A break is so near that the sheet shows only the body, around its hole.
 * @returns the guitar and the states of its strings, and their top left corner in pixels of the frame
 */
export function posterGuitarOf(composition: Composition) {
  const { movement, width, height } = composition;
  const isNear = movement === 'break';
  const area = isNear ? { left: 0, top: 0, width, height } : areaOf(composition);
  const lean = isNear ? LEAN.break : leanOf(composition, area);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const scale = isNear
    ? (1.25 * Math.min(width, height)) / BROAD
    : Math.min(area.width / (LONG * sin + BROAD * cos), area.height / (LONG * cos + BROAD * sin));
  const placed = (pen: Context2D) => {
    pen.translate(...(isNear ? middleOf(composition) : ([area.width / 2, area.height / 2] as const)));
    pen.rotate(lean);
    pen.scale(scale, scale);
    pen.translate(0, isNear ? -HOLE : -LONG / 2);
  };
  const body = sprite(area.width, area.height, (pen) => {
    placed(pen);
    guitar(pen, composition, scale);
  });
  const strings = frames(STATES, area.width, area.height, (pen, share) => {
    placed(pen);
    drawStrings(pen, share);
  });
  return { body, strings, at: [area.left, area.top] as Point };
}

/** A narrow area has a guitar that stands, and a broad one has a guitar that leans far. */
function leanOf({ movement }: Composition, { width, height }: Rectangle): number {
  const ratio = width / height;
  if (movement === 'ending') return ratio < 1 ? 1.1 : LEAN.ending;
  return ratio > 1.1 ? Math.max(0.95, LEAN[movement]) : LEAN[movement];
}

/** How much larger than the area for the picture: a close-up is cut by the edge of the sheet. */
const GROWN: Readonly<Record<MovementKind, readonly [across: number, down: number]>> = {
  opening: [1.4, 1.2],
  verse: [1, 1],
  chorus: [1.12, 1.12],
  break: [1, 1],
  ending: [1.3, 1],
};

function areaOf({ art, text, movement, shape, height }: Composition): Rectangle {
  const [across, down] = GROWN[movement];
  const [wide, high] = [art.width * across, art.height * down];
  // A close-up grows away from the words.
  if (movement === 'chorus') {
    const top = shape === 'wide' ? art.top - 0.06 * height : Math.max(art.top, text.top + text.height);
    return { left: art.left, top, width: wide, height: high };
  }
  const low = movement === 'ending' ? 0.1 * height : 0;
  return {
    left: art.left - (wide - art.width) / 2,
    top: art.top - (high - art.height) / 2 + low,
    width: wide,
    height: high,
  };
}

function guitar(pen: Context2D, { tint, unit, chance }: Composition, scale: number): void {
  const dot = (1.7 * unit) / scale;
  const dark = tint('#2a1745');
  const halves = [
    { side: -1, from: tint('#fbe3b0'), over: tint('#f58f5c') },
    { side: 1, from: tint('#f2b84b'), over: tint('#b8394f') },
  ];
  for (const { side, from, over } of halves) {
    const [left, right] = side < 0 ? [-230, 0] : [0, 230];
    pen.save();
    pen.beginPath();
    pen.rect(left, 500, right - left, 520);
    pen.clip();
    guitarBody(pen, 1);
    const lit = pen.createLinearGradient(left, 540, right, 1000);
    lit.addColorStop(0, from);
    lit.addColorStop(0.5, over);
    lit.addColorStop(1, tint('#8e2f5e'));
    pen.fillStyle = lit;
    pen.fill();
    pen.clip();
    sprayed(pen, [left, 560, right, 1000], dark, dot, chance.fork('spray'));
    pen.restore();
  }
  pen.fillStyle = dark;
  disc(pen, 0, HOLE, 74);
  pen.fill();
  pen.strokeStyle = tint('#f3ecdf');
  pen.lineWidth = 7;
  disc(pen, 0, HOLE, 88);
  pen.stroke();
  pen.fillStyle = dark;
  pen.fillRect(-84, 842, 168, 30);
  pen.fillStyle = tint('#161412');
  polygon(pen, [
    [-24, 150],
    [24, 150],
    [34, 632],
    [-34, 632],
  ]);
  pen.fill();
  pen.fillStyle = tint('#f3ecdf');
  for (const mark of [262, 330, 400, 470]) {
    disc(pen, 0, mark, 8);
    pen.fill();
  }
  pen.fillStyle = tint('#f2b84b');
  polygon(pen, [
    [-28, 160],
    [-58, 112],
    [-46, 0],
    [46, 22],
    [58, 124],
    [28, 160],
  ]);
  pen.fill();
  sprayed(pen, [-60, 0, 60, 160], tint('#8e2f5e'), dot, chance.fork('head'), true);
  pen.fillStyle = tint('#161412');
  for (const side of [-1, 1])
    for (const y of [40, 76, 112]) {
      disc(pen, side * 72, y, 13);
      pen.fill();
    }
}

/** Sprays dots that are denser at the lower right. @param onto whether only what is drawn already takes the color */
function sprayed(
  pen: Context2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color: string,
  dot: number,
  chance: Chance,
  onto = false,
): void {
  const count = Math.round(((right - left) * (bottom - top)) / (dot * dot * 5));
  pen.fillStyle = color;
  pen.beginPath();
  for (let index = 0; index < count; index++) {
    const [x, y] = [chance.next(), chance.next()];
    if (chance.next() < (0.3 * x + 0.7 * y) ** 2.4)
      pen.rect(left + x * (right - left), top + y * (bottom - top), dot, dot);
  }
  if (onto) pen.globalCompositeOperation = 'source-atop';
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
}

/** @param share how loud it is, 0 to 1 */
function drawStrings(pen: Context2D, share: number): void {
  pen.strokeStyle = '#f3ecdf';
  for (let string = 0; string < 6; string++) {
    const [top, low] = [-17 + string * 6.8, -37 + string * 14.8];
    const swing = SWING * share * (string % 2 ? 1 : -1) * (1 - 0.1 * string);
    pen.lineWidth = 3.6 - 0.3 * string;
    pen.beginPath();
    pen.moveTo(top, 150);
    pen.quadraticCurveTo((top + low) / 2 + 2 * swing, 520, low, 856);
    pen.stroke();
  }
}
