import { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet, Emblem } from '../../../people/character-sheet.ts';
import { signOf } from './chest-signs.ts';
import { shadedSkin } from './face-shade.ts';
import type { Brush } from './ink.ts';
import type { Trunk } from './trunk.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const BARE = { hasLine: false, isFlat: true };

/** Least size of an emblem in a drawing, in halves of the chest's width and in its height: smaller ones would be specks. */
const [LEAST_WIDE, LEAST_TALL] = [0.46, 0.1];
/** Farthest from the middle that emblems are: nearer to the side, they would be too narrow. */
const ASIDE = { badge: 0.5, ribbons: 0.56 };

/** Draws what a picture shows on a chest: round badges, and rows of ribbons. */
export function drawEmblems(
  brush: Brush,
  trunk: Trunk,
  { emblems = [], color }: CharacterSheet['top'],
  paint: (color: Rgb) => Rgb,
): void {
  for (const found of emblems) {
    const most = isRound(found) ? ASIDE.badge : ASIDE.ribbons;
    const emblem = { ...found, across: Math.max(-most, Math.min(most, found.across)) };
    const colors = emblem.colors.map(paint);
    if (emblem.shape) drawSign(brush, trunk, emblem, emblem.shape, colors);
    else if (isRound(emblem)) drawBadge(brush, trunk, emblem, colors);
    else drawRibbons(brush, trunk, emblem, colors, paint(color));
  }
}

/** Whether an emblem is a badge: about as wide as tall. A chest is about 0.75 times as wide as tall. */
export function isRound({ wide, tall }: Emblem): boolean {
  return tall > wide * 0.3;
}

/** Draws a sign with an edge. Its second color is what it lies on. */
function drawSign(
  brush: Brush,
  { at }: Trunk,
  { across, up, wide, tall }: Emblem,
  shape: NonNullable<Emblem['shape']>,
  [first = [230, 180, 60], second]: Rgb[],
): void {
  const inside = ([x, y]: readonly [number, number]): Point => at(across + (x * wide) / 2, up - (y * tall) / 2);
  if (second) {
    const disc = Array.from({ length: 16 }, (_, step): Point => {
      const angle = (step / 16) * Math.PI * 2;
      return inside([Math.cos(angle) * 1.3, Math.sin(angle) * 1.3]);
    });
    brush.shape(smoothPath(disc), second, { isFlat: true });
  }
  for (const part of signOf(shape)) brush.shape(cornered(part.map(inside)), first, { isFlat: true });
}

function drawBadge(brush: Brush, { at }: Trunk, { across, up }: Emblem, [first = [80, 60, 120], second]: Rgb[]): void {
  const [x, y] = at(across, up);
  const [left, right] = [at(across - 0.2, up), at(across + 0.2, up)];
  const tall = Math.abs(at(across, up + 0.085)[1] - y);
  const wide = Math.max(tall * 0.35, Math.abs(right[0] - left[0]) / 2);
  brush.shape(ellipse(x, y, wide, tall), luminance(first) > 130 ? darken(first, 0.3) : lighten(first, 0.55), {
    isFlat: true,
  });
  brush.shape(ellipse(x, y, wide * 0.78, tall * 0.78), first, BARE);
  brush.shape(ellipse(x, y, wide * 0.4, tall * 0.3), second ?? lighten(first, 0.45), BARE);
}

/** Draws ribbons as stripes side by side. */
function drawRibbons(brush: Brush, { at }: Trunk, emblem: Emblem, colors: readonly Rgb[], cloth: Rgb): void {
  const { across, up } = emblem;
  const [wide, tall] = [Math.max(LEAST_WIDE, emblem.wide), Math.max(LEAST_TALL, emblem.tall)];
  const place = (x: number, y: number): Point => at(across + (x - 0.5) * wide, up + (0.5 - y) * tall);
  const box = (from: number, to: number) => cornered([place(from, 0), place(to, 0), place(to, 1), place(from, 1)]);
  brush.shape(box(-0.06, 1.06), darken(cloth, 0.4), { isFlat: true });
  const stripes = colors.length > 1 ? 7 : 1;
  for (let stripe = 0; stripe < stripes; stripe += 1)
    brush.shape(box(stripe / stripes, (stripe + 1) / stripes), colors[stripe % colors.length] ?? cloth, BARE);
  if (stripes > 1) brush.stroke(smoothLine([place(0, 0.5), place(1, 0.5)]), darken(cloth, 0.4), 0.7);
}

/** Draws a space suit's zipper, its straps and the ring that holds the helmet, out of which the neck rises. */
export function drawSuit(brush: Brush, trunk: Trunk, dyed: { color: Rgb; rib: Rgb; ring: Rgb; skin: Rgb }): void {
  const { at } = trunk;
  const { rib } = dyed;
  brush.stroke(smoothLine([at(0, 0.8), at(0, 0.3), at(0, -0.02)]), rib, 1.6);
  brush.stroke(smoothLine([at(-0.98, 0.3), at(-0.5, 0.27), at(0, 0.26), at(0.5, 0.27), at(0.98, 0.3)]), rib, 1.4);
  for (const side of [-1, 1]) {
    brush.stroke(
      smoothLine([at(side * 0.34, 0.84), at(side * 0.16, 0.5), at(side * 0.2, 0.02)]),
      lighten(rib, 0.6),
      2.6,
    );
  }
  drawNeckRing(brush, trunk, dyed);
}

/** Shares of the ring's half width and height that its opening has. */
const OPENING = { wide: 0.76, tall: 0.66 };
/** Height of the ring, and the share of its radius at which light lies on it. */
const [THICK, RIM] = [0.2, 0.88];
/** How far the suit's collar lifts the ring from the shoulders to the jaw, in its half widths. */
const RAISED = 0.34;
/** How far the seal around the neck reaches above the ring, in the ring's half widths. */
const SEAL = 0.3;
const STEEL: Rgb = [142, 148, 162];

function drawNeckRing(
  brush: Brush,
  { edge, half }: Trunk,
  { color, ring, skin }: { color: Rgb; ring: Rgb; skin: Rgb },
): void {
  const [x, base] = edge(0, 0.95);
  // However the body turns, a ring is equally wide.
  const wide = Math.max(half(1) * 1.9, half(0.9) * 0.54);
  const y = base - wide * RAISED;
  const tall = wide * 0.36;
  const steel = mix(ring, STEEL, 0.62);
  const collar = smoothPath(
    [
      [x - wide * 0.9, y],
      [x - wide * 1.3, base + wide * 0.3],
      [x, base + wide * 0.5],
      [x + wide * 1.3, base + wide * 0.3],
      [x + wide * 0.9, y],
    ],
    0.4,
  );
  brush.shape(collar, color, { isFlat: true });
  const ringAt = (level: number, color: Rgb) =>
    brush.shape(ellipse(x, y + wide * level, wide, tall), color, { isFlat: true });
  ringAt(THICK, darken(steel, 0.42));
  ringAt(0, steel);
  const rim = (from: number, to: number) => {
    const path = new Path2D();
    path.ellipse(x, y, wide * RIM, tall * RIM, 0, from, to);
    return path;
  };
  const shine = Math.max(1, (wide * 0.07) / brush.line);
  brush.stroke(rim(0.3 * Math.PI, 0.7 * Math.PI), lighten(steel, 0.35), shine);
  const lit = brush.side > 0 ? 0.14 : 0.74;
  brush.stroke(rim(lit * Math.PI, (lit + 0.12) * Math.PI), lighten(steel, 0.85), shine);
  brush.shape(ellipse(x, y, wide * OPENING.wide, tall * OPENING.tall), darken(color, 0.55), { isFlat: true });
  const neck = Math.min(wide * 0.6, half(1));
  const low = y + tall * OPENING.tall * 0.5;
  const tube = (top: number, bow: number, broad: number) =>
    smoothPath(
      [
        [x - neck * broad, y - wide * top],
        [x - neck * 0.9, y],
        [x - neck * 0.5, low],
        [x + neck * 0.5, low],
        [x + neck * 0.9, y],
        [x + neck * broad, y - wide * top],
        [x, y - wide * (top - bow)],
      ],
      0.3,
    );
  // It lies in the shadow of the jaw.
  brush.shape(tube(0.6, 0, 0.94), brush.ink.shadow ? shadedSkin(skin, 0.9) : skin, BARE);
  // A dark seal lies around the neck, which would be a long tube in the ring without it.
  const seal = darken(mix(ring, STEEL, 0.1), 0.55);
  brush.shape(tube(SEAL, 0.1, 1.06), seal, { isFlat: true });
  const fold = smoothLine([
    [x - neck * 0.98, y - wide * (SEAL - 0.12)],
    [x, y - wide * (SEAL - 0.22)],
    [x + neck * 0.98, y - wide * (SEAL - 0.12)],
  ]);
  brush.stroke(fold, lighten(seal, 0.22), 0.9);
}
