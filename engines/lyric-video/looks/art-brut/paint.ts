import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { curve } from '../../../drawing/curve.ts';
import type { Frame, Sprite } from '../../../drawing/frame.ts';
import { handLine, type Point, polygon } from '../../../drawing/hand.ts';
import { grain, hatch, specks } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Cardboard, a darker tone of it, and gouache. Paints of other movements are named by those of the verse. */
export const [CARD, DARKER] = ['#d9bf92', '#c3a470'];
export const [RED, BLUE, YELLOW] = ['#cb3321', '#2c56a6', '#ecb32f'];
export const [BLACK, CHALK] = ['#15100d', '#f5ecd6'];

/** Each movement is painted on another cardboard. */
export const PAINTS = {
  opening: { [CARD]: '#dca765', [DARKER]: '#c98f4d', [BLUE]: '#20616e' },
  chorus: { [CARD]: '#e3b04a', [DARKER]: '#d0953a', [YELLOW]: '#fbe28c', [BLUE]: '#6b2a6e' },
  break: { [CARD]: '#1f4f4a', [DARKER]: '#183f3c', [RED]: '#e2512b', [BLUE]: '#3a9a8d' },
  ending: { [CARD]: '#1c2757', [DARKER]: '#151d45', [RED]: '#c24a4a', [BLUE]: '#5572c4', [YELLOW]: '#f0cf6e' },
} as const;

type Inks = Readonly<Record<'card' | 'darker' | 'red' | 'blue' | 'yellow' | 'black' | 'chalk', string>>;

export function inksOf({ tint }: Pick<Composition, 'tint'>): Inks {
  return {
    card: tint(CARD),
    darker: tint(DARKER),
    red: tint(RED),
    blue: tint(BLUE),
    yellow: tint(YELLOW),
    black: tint(BLACK),
    chalk: tint(CHALK),
  };
}

/** Least width of a form that shows the streaks of a brush, in lengths of a hand. */
const STREAKED = 56;
/** Width of outlines from which a form is shaded along them, and the length of that shading's strokes. */
const [LARGE, FRINGE] = [7, 17] as const;

/** An unsteady hand and its paints. The pen's lengths are pixels of a frame whose shorter side is 720. */
export interface Hand {
  pen: Context2D;
  inks: Inks;
  /** Decides how lines waver: a drawing with another chance is the same one, drawn again. */
  chance: Chance;
}

/** The frame's size in the lengths of a hand. */
export function sizeOf({ width, height, unit }: Pick<Composition, 'width' | 'height' | 'unit'>): Point {
  return [width / unit, height / unit];
}

/** Paints a sheet of cardboard of the frame's size. */
export function sheetOf(composition: Composition, draw: (hand: Hand) => void): Frame {
  const { width, height, unit, chance } = composition;
  return plate(width, height, (pen) => {
    const inks = inksOf(composition);
    pen.fillStyle = inks.card;
    pen.fillRect(0, 0, width, height);
    specks(pen, width, height, 0.05, 3 * unit, inks.darker, chance.fork('fibers'));
    pen.scale(unit, unit);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    draw({ pen, inks, chance: chance.fork('sheet') });
    pen.resetTransform();
    grain(pen, width, height, 0.16, chance.fork('grain'));
  });
}

/** Paints something that moves. Width and height are lengths of the hand. @param name of its unsteadiness */
export function spriteOf(
  composition: Composition,
  [width, height]: Point,
  name: string,
  draw: (hand: Hand) => void,
): Sprite {
  const { unit, chance } = composition;
  return sprite(width * unit, height * unit, (pen) => {
    pen.scale(unit, unit);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    draw({ pen, inks: inksOf(composition), chance: chance.fork(name) });
  });
}

/** Strokes a closed line twice, as somebody does who goes over a line again. */
export function outlined({ pen, inks, chance }: Hand, line: readonly Point[], wide = 5): void {
  pen.strokeStyle = inks.black;
  for (const share of [0.8, 0.5]) {
    const aside = (1 - share) * wide;
    handLine(pen, shifted(line, chance.around() * aside, chance.around() * aside), 0.42 * wide, chance, true);
    pen.lineWidth = wide * share;
    pen.stroke();
  }
}

/**
 * Paints a form with a wavering outline.
 * @param outline points of a smooth closed line; a point that comes twice is a corner
 * @param fill draws inside the form, for example a pattern
 */
export function form(
  hand: Hand,
  outline: readonly Point[],
  paint: string,
  { wide = 5, fill }: { wide?: number; fill?: (box: Rectangle) => void } = {},
): void {
  const { pen, chance } = hand;
  const line = curve(outline, true, 5);
  const box = boxOf(line);
  handLine(pen, line, 0.42 * wide, chance, true);
  pen.fillStyle = paint;
  pen.fill();
  const hasStreaks = box.width > STREAKED && paint !== hand.inks.black;
  if (fill || hasStreaks) {
    pen.save();
    pen.clip();
    if (hasStreaks) streaks(hand, box);
    fill?.(box);
    if (wide >= LARGE) fringe(hand, line);
    pen.restore();
  }
  outlined(hand, line, wide);
}

/** Shades the inside of an outline with short strokes that stand on it. */
function fringe({ pen, inks }: Hand, line: readonly Point[]): void {
  polygon(pen, line);
  pen.lineCap = 'butt';
  pen.lineWidth = 2 * FRINGE;
  pen.setLineDash([1.8, 5.2]);
  pen.strokeStyle = inks.black;
  pen.stroke();
}

function shifted(line: readonly Point[], dx: number, dy: number): Point[] {
  return line.map(([x, y]): Point => [x + dx, y + dy]);
}

/** Leaves the marks of a dry brush in wet paint. */
function streaks({ pen, inks, chance }: Hand, box: Rectangle): void {
  pen.save();
  pen.strokeStyle = inks.chalk;
  for (const [alpha, wide, apart] of [
    [0.13, 6, 17],
    [0.1, 2, 11],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = wide;
    hatch(pen, box, apart, -9, chance);
  }
  pen.restore();
}

/** Paints the plain ground of words: bare cardboard with a double edge. @param outline of a closed line */
export function plainGround(hand: Hand, outline: readonly Point[]): void {
  const { pen, inks, chance } = hand;
  const line = curve(outline, true, 9);
  handLine(pen, line, 2, chance, true);
  pen.lineWidth = 26;
  pen.strokeStyle = inks.black;
  pen.stroke();
  pen.lineWidth = 16;
  pen.strokeStyle = inks.chalk;
  pen.stroke();
  pen.fillStyle = inks.card;
  pen.fill();
  outlined(hand, line, 5);
}

/** Returns the outline of a rectangle that somebody drew without a ruler. */
export function boardOf({ left, top, width, height }: Rectangle): Point[] {
  const [right, bottom] = [left + width, top + height];
  const corners: Point[] = [
    [left + 5, top - 4],
    [right - 3, top + 5],
    [right + 4, bottom - 3],
    [left - 3, bottom + 4],
  ];
  return corners.flatMap((corner) => [corner, corner]);
}

export function boxOf(line: readonly Point[]): Rectangle {
  const [across, down] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}
