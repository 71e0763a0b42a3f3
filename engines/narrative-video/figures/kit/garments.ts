import type { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { drawGown, drawLeotard, drawRobe } from './costume-bodices.ts';
import { drawEmblems, drawSuit } from './emblems.ts';
import type { Brush } from './ink.ts';
import { drawJacket, drawTie } from './jacket.ts';
import { drawBib, drawNeckerchief, drawVest } from './overgarments.ts';
import { BARE, bandAcross, dot, hem, lineOf } from './stitches.ts';
import type { Trunk } from './trunk.ts';
import { cornered, type Point, smoothLine, smoothPath } from './tube.ts';

type Top = CharacterSheet['top'];

interface Cut {
  /** Where the sleeve ends: 0 is no sleeve, 1 the elbow, 2 the wrist. */
  sleeve: number;
  /** How far the garment reaches below the hips, in shares of the trunk's length. */
  below: number;
  /** Width of the sleeves relative to the arm's. */
  width: number;
}

export const TOPS: Readonly<Record<Top['kind'], Cut>> = {
  't-shirt': { sleeve: 0.72, below: 0.1, width: 1.28 },
  shirt: { sleeve: 1.92, below: 0.08, width: 1.22 },
  sweater: { sleeve: 1.95, below: 0.1, width: 1.36 },
  hoodie: { sleeve: 1.95, below: 0.12, width: 1.42 },
  jacket: { sleeve: 1.92, below: 0.14, width: 1.4 },
  spacesuit: { sleeve: 1.95, below: 0.04, width: 1.46 },
  dress: { sleeve: 0.55, below: 0.02, width: 1.24 },
  'tank-top': { sleeve: 0, below: 0.08, width: 1 },
  robe: { sleeve: 1.88, below: 0.02, width: 1.5 },
  gown: { sleeve: 0.42, below: 0.02, width: 1.6 },
  leotard: { sleeve: 0, below: 0.02, width: 1 },
};

/** Returns a garment's second color, or one derived from the first if the picture shows none. */
function accentOf({ color, accent }: Top): Rgb {
  return accent ?? (luminance(color) > 120 ? darken(color, 0.4) : lighten(color, 0.55));
}

/** Returns the color of ribs and seams: a shade of the cloth that is visible on it. */
export function ribOf(color: Rgb): Rgb {
  return luminance(color) > 60 ? darken(color, 0.2) : lighten(color, 0.16);
}

/**
 * Draws what is sewn on a garment, and its collar, on the painted trunk.
 * @param paint turns a color into the one that the look shows
 * @param isBare whether the trunk already shows the skin of bare shoulders
 */
export function drawGarment(
  brush: Brush,
  trunk: Trunk,
  top: Top,
  skin: Rgb,
  paint: (color: Rgb) => Rgb,
  isBare = false,
): void {
  const dyed: Dyed = {
    isBare,
    color: paint(top.color),
    accent: paint(accentOf(top)),
    rib: ribOf(paint(top.color)),
    hasAccent: top.accent !== undefined,
    skin,
    ring: paint(top.ring ?? GRAY),
    tie: top.tie && paint(top.tie),
  };
  const over = top.over && paint(top.over.color);
  if (over && top.over?.kind === 'vest') drawVest(brush, trunk, dyed.color, over);
  if (!trunk.isFront) {
    if (top.over && over) drawUpper(brush, trunk, top.over, over);
    if (top.scarf) drawNeckerchief(brush, trunk, paint(top.scarf));
    if (!trunk.isSide && COLLARED.has(top.kind)) drawNape(brush, trunk, dyed);
    return;
  }
  // From the side, what is on the front would be a line in the middle of the trunk.
  if (!trunk.isSide) DETAILS[top.kind](brush, trunk, dyed);
  if (top.over && over) drawUpper(brush, trunk, top.over, over);
  if (top.scarf) drawNeckerchief(brush, trunk, paint(top.scarf));
  if (!trunk.isSide) drawEmblems(brush, trunk, top, paint);
}

function drawUpper(brush: Brush, trunk: Trunk, over: NonNullable<Top['over']>, color: Rgb): void {
  if (over.kind === 'apron' || over.kind === 'tabard') drawBib(brush, trunk, over, color);
}

/** The ring of a space suit whose picture does not show it. */
const GRAY: Rgb = [128, 130, 134];

/** A garment's colors, as the look shows them. */
interface Dyed {
  color: Rgb;
  accent: Rgb;
  rib: Rgb;
  isBare: boolean;
  /** Whether the picture shows the second color. */
  hasAccent: boolean;
  skin: Rgb;
  ring: Rgb;
  tie: Rgb | undefined;
}

const DETAILS: Readonly<Record<Top['kind'], (brush: Brush, trunk: Trunk, dyed: Dyed) => void>> = {
  jacket: drawJacket,
  spacesuit: drawSuit,
  hoodie: drawHoodie,
  shirt: drawShirt,
  sweater: drawSweater,
  dress: drawBodice,
  robe: drawRobe,
  gown: drawGown,
  leotard: drawLeotard,
  'tank-top': (brush, trunk, { skin, rib }) => neckline(brush, trunk, skin, { low: 0.82, band: rib }),
  't-shirt'(brush, trunk, { skin, rib, accent, hasAccent }) {
    neckline(brush, trunk, skin, { low: 0.9, band: hasAccent ? accent : rib });
    if (hasAccent) brush.shape(starAt(trunk, 0.56), accent, BARE);
    else bandAcross(brush, trunk, 0.58, rib, 5);
  },
};

/** Tops whose collar is seen from behind. */
const COLLARED: ReadonlySet<Top['kind']> = new Set(['jacket', 'shirt', 'hoodie', 'spacesuit']);

/** Draws the collar and the seam of somebody who is seen from behind. */
function drawNape(brush: Brush, { edge }: Trunk, { color }: Dyed): void {
  brush.stroke(smoothLine([edge(0, 0.9), edge(0.03, 0.5), edge(0, 0.04)]), ribOf(color), 1.1);
  const collar = [edge(-1.2, 1.06), edge(-0.74, 0.95), edge(0, 0.915), edge(0.74, 0.95), edge(1.2, 1.06), edge(0, 1)];
  brush.shape(smoothPath(collar, 0.35), color, { relief: 0.4 });
}

/** Draws creases on a painted front, from the armpits and at the waist, where cloth bends. */
export function drawFolds(brush: Brush, { at, isFront }: Trunk, color: Rgb): void {
  const shade = brush.ink.shadow?.color(color);
  if (!shade || !isFront) return;
  for (const side of [-1, 1]) {
    const crease = (points: readonly Point[]) => brush.shape(smoothPath(points, 0.3), shade, BARE);
    crease([at(side * 0.9, 0.68), at(side * 0.52, 0.56), at(side * 0.86, 0.62)]);
    crease([at(side * 0.92, 0.36), at(side * 0.44, 0.3), at(side * 0.88, 0.31)]);
  }
}

function drawHoodie(brush: Brush, { at, collar }: Trunk, { color, accent, rib }: Dyed): void {
  const line = brush.ink.line(color);
  const hood = [
    collar(-1, 1.16),
    collar(-2, 1),
    collar(-1.5, 0.84),
    collar(0, 0.77),
    collar(1.5, 0.84),
    collar(2, 1),
    collar(1, 1.16),
    collar(0.75, 1.02),
    collar(0, 0.93),
    collar(-0.75, 1.02),
  ];
  brush.shape(smoothPath(hood), color, { relief: 0.4 });
  for (const side of [-1, 1]) {
    brush.stroke(
      smoothLine([collar(side * 0.5, 0.86), collar(side * 0.62, 0.72), collar(side * 0.5, 0.58)]),
      accent,
      1.8,
    );
    dot(brush, collar(side * 0.5, 0.56), 1.5, accent);
  }
  const pocket = [at(-0.62, 0.02), at(-0.6, 0.14), at(-0.38, 0.34), at(0.38, 0.34), at(0.6, 0.14), at(0.62, 0.02)];
  brush.shape(cornered(pocket), color, { relief: 0.3 });
  for (const side of [-1, 1]) brush.stroke(lineOf(at(side * 0.6, 0.14), at(side * 0.38, 0.34)), line, 1.6);
  hem(brush, at, rib);
}

function drawShirt(brush: Brush, trunk: Trunk, { color, accent, rib, skin, tie }: Dyed): void {
  const { at, collar } = trunk;
  const line = brush.ink.line(color);
  brush.shape(cornered([collar(-0.8, 1.08), collar(0.8, 1.08), collar(0, 0.82)]), skin, BARE);
  for (const across of [-0.07, 0.09]) brush.stroke(lineOf(at(across, 0.8), at(across, -0.1)), rib, 0.9);
  for (const up of [0.66, 0.48, 0.3, 0.12]) dot(brush, at(0.01, up), 1.5, accent);
  if (tie) drawTie(brush, trunk, tie);
  for (const side of [-1, 1]) {
    const flap = [collar(side * 0.7, 1.14), collar(side * 1.4, 1.02), collar(side * 1.5, 0.82), collar(0, 0.82)];
    brush.shape(cornered(flap), lighten(color, 0.1), { isFlat: true });
  }
  const pocket = [at(0.34, 0.62), at(0.66, 0.62), at(0.66, 0.46), at(0.5, 0.42), at(0.34, 0.46)];
  brush.stroke(cornered(pocket), line, 0.7);
  brush.stroke(lineOf(at(0.34, 0.57), at(0.66, 0.57)), line, 0.7);
}

function drawSweater(brush: Brush, trunk: Trunk, { accent, rib, hasAccent }: Dyed): void {
  const { at, collar } = trunk;
  // A roll at the neck, and seams from there to the armpits.
  const roll = [
    collar(-0.85, 1.13),
    collar(-1.25, 1),
    collar(0, 0.86),
    collar(1.25, 1),
    collar(0.85, 1.13),
    collar(0, 0.98),
  ];
  brush.shape(smoothPath(roll, 0.1), hasAccent ? accent : rib, { isFlat: true });
  for (const side of [-1, 1])
    brush.stroke(smoothLine([collar(side * 1.2, 0.97), at(side * 0.6, 0.8), at(side * 0.84, 0.66)]), rib, 1.1);
  if (hasAccent) for (const up of [0.6, 0.5]) bandAcross(brush, trunk, up, accent, 3.4);
  else for (const across of [-0.18, 0.18]) brush.stroke(smoothLine(cable(trunk, across)), rib, 1.1);
  hem(brush, at, rib);
}

/** Returns a knitted cable that runs down the front. */
function cable({ at }: Trunk, across: number): Point[] {
  return Array.from({ length: 11 }, (_, step) => at(across + (step % 2 ? 0.07 : -0.07), 0.84 - step * 0.074));
}

function drawBodice(brush: Brush, trunk: Trunk, { color, accent, hasAccent, skin, rib }: Dyed): void {
  const { at, collar } = trunk;
  const white = hasAccent ? accent : luminance(color) > 190 ? rib : lighten(color, 0.72);
  neckline(brush, trunk, skin, { low: 0.88, band: rib });
  for (const side of [-1, 1]) {
    const flap = [
      collar(side * 0.9, 1.06),
      collar(side * 1.36, 0.98),
      collar(side * 1.3, 0.85),
      collar(side * 0.7, 0.82),
      collar(side * 0.05, 0.88),
    ];
    brush.shape(smoothPath(flap, 0.25), white, { relief: 0.2 });
  }
  for (const up of [0.7, 0.57, 0.44]) dot(brush, at(0, up), 1.6, white);
  brush.stroke(smoothLine([at(-0.99, 0.33), at(0, 0.29), at(0.99, 0.33)]), brush.ink.line(color), 7.4);
  brush.stroke(smoothLine([at(-0.97, 0.33), at(0, 0.29), at(0.97, 0.33)]), white, 5.6);
  for (const side of [-1, 1])
    brush.shape(smoothPath([at(0, 0.31), at(side * 0.3, 0.42), at(side * 0.32, 0.2)], 0.4), white, { relief: 0.2 });
  dot(brush, at(0, 0.31), 2.4, rib);
}

function starAt(trunk: Trunk, up: number): Path2D {
  const points: Point[] = [];
  for (let corner = 0; corner < 10; corner += 1) {
    const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = corner % 2 ? 0.16 : 0.36;
    points.push(trunk.at(Math.cos(angle) * reach, up - Math.sin(angle) * reach * 0.42));
  }
  return cornered(points);
}

/** Width of a neckline from which it is seen from the front, in halves of the trunk's width at the neck. */
const FRONTAL = 1.3;

function neckline(
  brush: Brush,
  { path, collar, half }: Trunk,
  skin: Rgb,
  { low, band }: { low: number; band: Rgb },
): void {
  const [left, right] = [collar(-1, 1.1), collar(1, 1.1)];
  const edge = [left, collar(-0.85, 0.98), collar(0, low), collar(0.85, 0.98), right];
  const { context } = brush;
  context.save();
  // From the side, both ends of the band are before the neck, where they would stand in the air.
  if (Math.hypot(right[0] - left[0], right[1] - left[1]) < half(1) * FRONTAL) context.clip(path);
  brush.shape(smoothPath(edge, 0.2), skin, BARE);
  brush.stroke(smoothLine(edge), brush.ink.line(band), 4.4);
  brush.stroke(smoothLine(edge), band, 3);
  context.restore();
}
