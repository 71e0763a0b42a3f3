import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import type { Frame, Sprite } from '../../../drawing/frame.ts';
import { grain } from '../../../drawing/texture.ts';
import type { FrameCues } from '../../frame-cues.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';
import { type Inks, type Sketch, sketchOf } from './pen.ts';

export const INK = '#1f2029';
export const PAPER = '#fefcf6';
export const YELLOW = '#ffd23e';
export const RED = '#ee4a35';
/** Of the felt pen behind sung words. */
export const MARKER = '#ffe680';
/** Number of drawings of each thing. Shown in turn, they make its line live. */
export const TAKES = 3;
/** Frames for which one take is shown: three takes per second. */
const HOLD = 8;

/** Width of a page's shadow along the binding, in units of the page. */
const BINDING = 46;

/**
 * Returns the size of a page in its own units: its shorter side has 720. All drawings on a page are in these units.
 */
export function sizeOf({ width, height, unit }: Pick<Composition, 'width' | 'height' | 'unit'>) {
  return [width / unit, height / unit] as const;
}

/** A page of the sketchbook with what does not move. */
export function pageOf(composition: Composition, draw: (sketch: Sketch) => void): Frame {
  const { width, height, unit, tint, chance } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.scale(unit, unit);
    draw(sketchOf(pen, inksOf(composition), chance.fork('page')));
    pen.restore();
    binding(pen, height, unit);
    grain(pen, width, height, 0.032, chance.fork('grain'), 1.5);
  });
}

/** The page bends towards the binding. */
function binding(pen: Context2D, height: number, unit: number): void {
  const shade = pen.createLinearGradient(0, 0, BINDING * unit, 0);
  shade.addColorStop(0, 'rgba(60, 48, 36, 0.3)');
  shade.addColorStop(0.25, 'rgba(60, 48, 36, 0.12)');
  shade.addColorStop(1, 'rgba(60, 48, 36, 0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, BINDING * unit, height);
}

function inksOf({ tint }: Composition): Inks {
  return { ink: tint(INK), paper: tint(PAPER), yellow: tint(YELLOW), red: tint(RED) };
}

/** A part of a page that moves or is drawn again. */
export interface Drawn {
  sprites: readonly Sprite[];
  /** Where its upper left corner is, in pixels. */
  x: number;
  y: number;
}

/**
 * Draws a part of a page several times, in units of the page.
 * @param name of its own random numbers, which are the same each time @param draw gets the number of the drawing
 */
export function drawnOf(
  composition: Composition,
  name: string,
  box: Rectangle,
  count: number,
  draw: (sketch: Sketch, index: number) => void,
): Drawn {
  const { unit, chance } = composition;
  // Whole pixels, so that a drawing lies as sharply on the page as what was drawn with it.
  const [x, y] = [Math.floor(box.left * unit), Math.floor(box.top * unit)];
  const sprites = Array.from({ length: count }, (_, index) =>
    sprite(box.width * unit, box.height * unit, (pen) => {
      pen.translate(-x, -y);
      pen.scale(unit, unit);
      draw(sketchOf(pen, inksOf(composition), chance.fork(name), index % TAKES), index);
    }),
  );
  return { sprites, x, y };
}

/** Counts takes. */
export function takeOf({ index }: FrameCues): number {
  return Math.floor(index / HOLD);
}

/** Number of drawings of something that has two poses: two takes of one, then two of the other. */
export const POSED = 4;

/** Counts those drawings: one pose on every other beat, and another take after half a beat. */
export function poseOf({ beat }: Pick<FrameCues, 'beat'>): number {
  return Math.floor(2 * beat) % POSED;
}

/** Whether one of those drawings is of the second pose. */
export function isSecond(drawing: number): boolean {
  return drawing >= POSED / 2;
}
