import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { curve } from '../../../drawing/curve.ts';
import { type Point, polygon, ringOf } from '../../../drawing/hand.ts';
import { fillPolygon } from '../../picture/path-shapes.ts';
import type { Inks } from './inks.ts';

/** Wet pavement before what it mirrors, in units. */
interface WetStreet {
  /** Its upper edge, and the sides of the frame. */
  ground: number;
  wide: number;
  tall: number;
}

/** How many units above the ground are mirrored in each unit below it: a street is seen from low above. */
export const SQUEEZE = 2.4;

/** Share of what is mirrored that shows on pavement, and in a puddle. */
const [PAVEMENT, PUDDLE] = [0.3, 0.86];
/** Width of the slabs along the wall, in units. */
const SLAB = 150;
/** Sideways swing of what is mirrored at the lower edge of the frame, in units. */
const SWING = 13;

/**
 * Prints slabs that shine, and puddles that mirror what the pen has drawn above the ground.
 * @param unit pixels of the pen's canvas for each unit
 */
export function wetStreet(pen: Context2D, inks: Inks, street: WetStreet, unit: number, chance: Chance): void {
  const { ground, wide, tall } = street;
  const deep = tall - ground;
  const mirror = mirrored(pen, street, unit, chance.fork('ripples'));
  const shown = (opacity: number) => {
    pen.save();
    pen.globalAlpha = opacity;
    pen.drawImage(mirror, 0, ground, wide, deep);
    pen.restore();
  };
  pen.fillStyle = inks.near;
  pen.fillRect(-10, ground, wide + 20, deep + 10);
  shown(PAVEMENT);
  slabs(pen, inks, street);
  for (const puddle of puddlesOf(street, chance.fork('puddles'))) {
    polygon(pen, puddle);
    pen.fillStyle = inks.near;
    pen.fill();
    pen.save();
    pen.clip();
    shown(PUDDLE);
    pen.restore();
    polygon(pen, puddle);
    pen.strokeStyle = inks.edge;
    pen.lineWidth = 1.6;
    pen.stroke();
  }
  pen.fillStyle = inks.dark;
  pen.fillRect(-10, ground - 2, wide + 20, 7);
}

/** What the pen has drawn above the ground, upside down and torn by ripples. */
function mirrored(pen: Context2D, { ground, wide, tall }: WetStreet, unit: number, chance: Chance) {
  const deep = tall - ground;
  const { canvas, pen: own } = newCanvas(wide * unit, deep * unit);
  for (let y = 0, step = 2; y < deep; y += step, step *= 1.08) {
    const far = y / deep;
    const shift = SWING * far * (Math.sin(1.9 * y ** 0.8) + 0.5 * chance.around());
    const from = ground - SQUEEZE * (y + step);
    own.save();
    own.translate(shift * unit, (y + step) * unit);
    own.scale(1, -1);
    own.drawImage(
      pen.canvas,
      ...([0, Math.max(0, from) * unit, wide * unit, SQUEEZE * step * unit] as const),
      ...([0, 0, wide * unit, (step + 0.5) * unit] as const),
    );
    own.restore();
  }
  return canvas;
}

/** The joints between slabs: across, and toward the point where the street ends. */
function slabs(pen: Context2D, { dark }: Inks, { ground, wide, tall }: WetStreet): void {
  const deep = tall - ground;
  const [middle, spread] = [0.56 * wide, 1.5];
  for (let x = (middle % SLAB) - SLAB; x < wide + SLAB; x += SLAB) {
    const foot = middle + (x - middle) * spread;
    fillPolygon(pen, dark, [
      [x - 0.8, ground],
      [x + 0.8, ground],
      [foot + 2, tall + 2],
      [foot - 2, tall + 2],
    ]);
  }
  pen.fillStyle = dark;
  for (const share of [0.16, 0.42, 0.82]) pen.fillRect(-10, ground + share * deep, wide + 20, 1 + 2.4 * share);
}

/** Outlines of puddles: a large one before the middle of the wall, and smaller ones. */
function puddlesOf({ ground, wide, tall }: WetStreet, chance: Chance): Point[][] {
  const deep = tall - ground;
  const places = [
    [0.3, 0.47, 0.27, 0.3],
    [0.86, 0.62, 0.12, 0.2],
    [0.06, 0.84, 0.09, 0.1],
    [0.58, 0.9, 0.12, 0.09],
  ] as const;
  const ring = () => ringOf(0, 0, 1, 14, () => chance.between(0.8, 1.12));
  return places.map(([x, y, across, down]) =>
    curve(
      ring().map(([px, py]): Point => [wide * (x + across * px), ground + deep * (y + down * py)]),
      true,
    ),
  );
}
