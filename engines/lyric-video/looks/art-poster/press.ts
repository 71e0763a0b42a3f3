import { Path2D, PathOp } from '@napi-rs/canvas';
import { type Canvas, type Context2D, newCanvas, plate } from '../../../drawing/canvas.ts';
import { curve, sidesOf } from '../../../drawing/curve.ts';
import type { Frame } from '../../../drawing/frame.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { grain, specks } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { drawnAt, type Place } from '../../picture/motif.ts';
import { type Box, type States, statesOf } from '../../picture/states.ts';

/** The inks of the suite. Red over blue is nearly the ink of the night. */
export const [PAPER, YELLOW, RED, BLUE, NIGHT] = ['#f4ead5', '#f2b233', '#df4346', '#3d90bb', '#1c1f42'];

/** How far the screen of each ink misses its place, across and down, in units of the composition. By eye. */
const MISSES: Readonly<Record<string, Point>> = {
  [YELLOW]: [-1.6, 1.2],
  [RED]: [1.9, -1.3],
  [BLUE]: [-1.4, -1.5],
  [NIGHT]: [0.6, 0.8],
};

/** Width of the bare paper around a poster, in units. */
export const MARGIN = 34;

/** What each poster of the festival's night announces. */
const ANNOUNCED: Readonly<Record<MovementKind, string>> = {
  opening: 'DOORS AT DUSK',
  verse: 'FIRST SET',
  chorus: 'MAIN STAGE',
  break: 'DANCING',
  ending: 'LAST SONG',
};

/** Prints flat areas of ink. Colors are `#rrggbb` before the genre. Outlines are SVG path data, in the motif's lengths. */
export interface Press {
  pen: Context2D;
  /** Prints the union of shapes in transparent ink: where it lies over another, both are seen. */
  print(ink: string, ...outlines: string[]): void;
  /** Prints the union of shapes in ink that hides what is below it, or leaves their paper free. */
  cover(ink: string, ...outlines: string[]): void;
  /** Prints more of what one screen prints: its own ink below gets no darker. */
  join(ink: string, ...outlines: string[]): void;
  /** Prints lines of a width. */
  line(ink: string, width: number, outline: string): void;
  /** Draws a motif at its place. */
  motif(place: Place, draw: () => void): void;
  /** Prints only inside an outline. */
  inside(outline: string, draw: () => void): void;
}

/** A poster that is being printed. Lengths are in units of the composition. */
export interface Sheet {
  wide: number;
  tall: number;
  /** Prints the whole poster. */
  plate(paint: (press: Press) => void): Frame;
  /**
   * Prints a part of the poster in several states.
   * @param box left, top, right and bottom @param paint prints the whole poster, for a share from 0 to 1
   */
  states(count: number, box: Box, paint: (press: Press, share: number) => void): States;
}

/** Prepares the paper of a poster. */
export function sheetOf(composition: Composition): Sheet {
  const { width, height, unit, tint } = composition;
  const [wide, tall] = [width / unit, height / unit];
  const texture = textureOf(composition);
  const printed = (pen: Context2D, left: number, top: number, paint: (press: Press) => void) => {
    pen.translate(-left, -top);
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.scale(unit, unit);
    pen.beginPath();
    pen.rect(MARGIN, MARGIN, wide - 2 * MARGIN, tall - 2 * MARGIN);
    pen.clip();
    paint(pressOf(pen, composition));
    pen.restore();
    pen.drawImage(texture, 0, 0);
  };
  return {
    wide,
    tall,
    plate: (paint) => plate(width, height, (pen) => printed(pen, 0, 0, paint)),
    states: (count, box, paint) =>
      statesOf(composition, count, box, (pen, [left, top], share) =>
        printed(pen, left, top, (press) => paint(press, share)),
      ),
  };
}

/** The outline of everything. */
export const EVERYWHERE = 'M-9999,-9999 H9999 V9999 H-9999 Z';

/** The outline of a disc. */
export function round(x: number, y: number, radius: number, down = radius): string {
  return `M${x - radius},${y} a${radius},${down} 0 1 0 ${2 * radius},0 a${radius},${down} 0 1 0 ${-2 * radius},0 Z`;
}

/** The disc in the square of the picture, in units. */
export function discOf({ art, unit }: Composition): Record<'x' | 'y' | 'radius', number> {
  const radius = art.width / 2 / unit;
  return { x: art.left / unit + radius, y: art.top / unit + radius, radius };
}

/** The outline of a limb: a curve whose width changes. @param line points and widths, as `x,y,w x,y,w …` */
export function limb(line: string): string {
  const points = line.split(' ').map((point) => point.split(',').map(Number) as [number, number, number]);
  const middle = curve(points.map(([x, y]): Point => [x, y]));
  const widths = curve(points.map(([, , width], index): Point => [index, width]));
  const last = middle.length - 1;
  const [left, right] = sidesOf(middle, (share) => (widths[Math.round(share * last)] as Point)[1] / 2);
  return `M${[...left, ...right.reverse()].map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' L')} Z`;
}

type Blending = 'multiply' | 'darken' | 'source-over';

function pressOf(pen: Context2D, { unit, tint }: Composition): Press {
  const on = (ink: string, blending: Blending, draw: () => void) => {
    const [across, down] = MISSES[ink] ?? [0, 0];
    const { a, b, c, d, e, f } = pen.getTransform();
    pen.save();
    pen.setTransform(a, b, c, d, e + across * unit, f + down * unit);
    pen.globalCompositeOperation = blending;
    draw();
    pen.restore();
  };
  const filled =
    (blending: Blending) =>
    (ink: string, ...outlines: string[]) =>
      on(ink, blending, () => {
        pen.fillStyle = tint(ink);
        pen.fill(union(outlines));
      });
  return {
    pen,
    print: filled('multiply'),
    cover: filled('source-over'),
    join: filled('darken'),
    line: (ink, width, outline) =>
      on(ink, 'source-over', () => {
        pen.strokeStyle = tint(ink);
        pen.lineWidth = width;
        pen.lineCap = 'round';
        pen.stroke(new Path2D(outline));
      }),
    motif: (place, draw) => drawnAt(pen, place, draw),
    inside(outline, draw) {
      pen.save();
      pen.clip(new Path2D(outline));
      draw();
      pen.restore();
    },
  };
}

function union([first, ...others]: readonly string[]): Path2D {
  const whole = new Path2D(first);
  for (const other of others) whole.op(new Path2D(other), PathOp.Union);
  return whole;
}

/** What lies over all inks: the grain of the paper, specks without ink, and what is printed in the margin. */
function textureOf(composition: Composition): Canvas {
  const { width, height, unit, tint, chance } = composition;
  const { canvas, pen } = newCanvas(width, height);
  grain(pen, width, height, 0.08, chance.fork('grain'), 1.5);
  specks(pen, width, height, 0.0005, 2 * unit, tint(PAPER), chance.fork('specks'));
  captions(pen, composition);
  return canvas;
}

function captions(pen: Context2D, { width, height, unit, tint, chance, movement }: Composition): void {
  const edge = MARGIN * unit;
  const [high, low] = [0.68 * edge, height - 0.36 * edge];
  pen.fillStyle = tint(NIGHT);
  pen.font = `${13.5 * unit}px Poppins`;
  pen.letterSpacing = `${2.2 * unit}px`;
  pen.fillText('NIGHT OF SONG', edge, high);
  pen.fillText(`N° ${1 + chance.fork('edition').below(99)} / 100`, edge, low);
  pen.textAlign = 'right';
  pen.fillText(ANNOUNCED[movement], width - edge, high);
  pen.globalCompositeOperation = 'multiply';
  [YELLOW, RED, BLUE, NIGHT].forEach((ink, index) => {
    pen.fillStyle = tint(ink);
    disc(pen, width - edge - (6 + (3 - index) * 9) * unit, height - 0.5 * edge, 6 * unit);
    pen.fill();
  });
}
