import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { css, hex } from '../../../drawing/color.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Pixels of a picture for one that is computed: stains have no edges. */
const COARSE = 6;

interface Stains {
  color: string;
  /** Size of a stain across and down, in pixels for `stains` and in units for `weathered`. */
  size: Point;
  /** Most opacity. */
  strength: number;
  /** How much of the area is free of stains, 0 to 1. */
  free?: number;
  /** Whether they rise from the lower edge of the area, and end below its upper one. */
  rises?: boolean;
}

/** Uneven soft stains over an area, in pixels. */
export function stains(
  pen: Context2D,
  area: Rectangle,
  { color, size, strength, free = 0.4, rises = false }: Stains,
  chance: Chance,
) {
  const { canvas, pen: own } = newCanvas(area.width / COARSE, area.height / COARSE);
  const spots = noiseOf(chance, 64, 0);
  const image = own.createImageData(canvas.width, canvas.height);
  const [red, green, blue] = hex(color);
  for (let y = 0, at = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, at += 4) {
      const [u, v] = [(x * COARSE) / size[0], (y * COARSE) / size[1]];
      const value = 0.55 * spots(u, v) + 0.28 * spots(2.1 * u + 9, 2.1 * v) + 0.17 * spots(4.3 * u, 4.3 * v + 5);
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = 255 * strength * clamp((value - free) / 0.35) * (rises ? (y / canvas.height) ** 1.5 : 1);
    }
  }
  own.putImageData(image, 0, 0);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(canvas, area.left, area.top, area.width, area.height);
}

/** Where water ran down from an edge. Lengths are in units. */
interface Streaks {
  color: string;
  /** Mean distance of two. */
  apart: number;
  wide: Range;
  long: Range;
  opacity: Range;
}

type Range = readonly [low: number, high: number];

/** What years did to a wall. */
export interface Weather {
  stains: readonly Stains[];
  streaks: Streaks;
  /** Strength of the grain, 0 to 1. */
  grain: number;
}

/** Height of splashed dirt at the foot of a wall, in units. */
const SPLASHED = 90;

/** Weathers a wall, in pixels, from its upper edge to its foot, where dirt has splashed up. */
export function weathered(
  pen: Context2D,
  { unit, chance }: Pick<Composition, 'unit' | 'chance'>,
  wall: Rectangle,
  { stains: spots, streaks, grain: grainy }: Weather,
): void {
  const own = chance.fork('weather');
  for (const spot of spots) stains(pen, wall, { ...spot, size: [spot.size[0] * unit, spot.size[1] * unit] }, own);
  const { apart, wide, long, opacity, color } = streaks;
  for (let run = 0; run < wall.width / unit / apart; run++) {
    const x = wall.left + own.next() * wall.width;
    streak(pen, x, wall.top, own.between(...wide) * unit, own.between(...long) * unit, color, own.between(...opacity));
  }
  const foot = { ...wall, top: wall.top + wall.height - SPLASHED * unit, height: SPLASHED * unit };
  const dirt = { color: '#262a20', size: [66 * unit, 55 * unit], strength: 0.45, free: 0.44, rises: true } as const;
  stains(pen, foot, dirt, own);
  grain(pen, pen.canvas.width, pen.canvas.height, grainy, own, 1.3 * unit);
}

/** Where water ran down a wall, wide at its top. Lengths are in pixels. */
export function streak(pen: Context2D, x: number, y: number, wide: number, long: number, color: string, alpha: number) {
  const fade = pen.createLinearGradient(0, y, 0, y + long);
  fade.addColorStop(0, css(hex(color), alpha));
  fade.addColorStop(0.3, css(hex(color), 0.6 * alpha));
  fade.addColorStop(1, css(hex(color), 0));
  pen.fillStyle = fade;
  pen.beginPath();
  pen.moveTo(x - wide / 2, y);
  pen.quadraticCurveTo(x - wide * 0.2, y + long * 0.4, x - wide * 0.12, y + long);
  pen.lineTo(x + wide * 0.14, y + long);
  pen.quadraticCurveTo(x + wide * 0.24, y + long * 0.4, x + wide / 2, y);
  pen.closePath();
  pen.fill();
}

/** A crack that wanders away from a point. @param turn of its way, radians @param step pixels */
export function crack(pen: Context2D, [x, y]: Point, turn: number, steps: number, step: number, chance: Chance): void {
  pen.beginPath();
  pen.moveTo(x, y);
  let [across, down, way] = [x, y, turn];
  for (let at = 0; at < steps; at++) {
    way = turn + chance.around() * 0.9;
    across += Math.cos(way) * step * chance.between(0.5, 1.5);
    down += Math.sin(way) * step * chance.between(0.5, 1.5);
    pen.lineTo(across, down);
  }
  pen.stroke();
}
