import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Body } from './body-cut.ts';
import type { Brush } from './ink.ts';
import { skirtOf } from './skirt.ts';
import type { Trunk } from './trunk.ts';
import { cornered, type Point, smoothLine, smoothPath } from './tube.ts';

type Over = NonNullable<CharacterSheet['top']['over']>;

/** Lengths along the legs, 1 at the knees, and how far they stand out. */
const LOWER = {
  apron: { long: 0.78, flare: 0.08 },
  tabard: { long: 0.7, flare: 0.05 },
  coat: { long: 1.08, flare: 0.26 },
} as const;

/** Color of the hem of a tabard and of the strings of an apron: it is visible on the cloth. */
function trimOf(color: Rgb): Rgb {
  return luminance(color) > 130 ? darken(color, 0.22) : lighten(color, 0.55);
}

/** Draws a vest over a shirt: all of the trunk but a strip in the middle of the front. */
export function drawVest(brush: Brush, { path, at, collar, isFront, isSide }: Trunk, shirt: Rgb, color: Rgb): void {
  brush.shape(path, color, { relief: 0.6 });
  if (!isFront || isSide) return;
  const opening: Point[] = [
    collar(-1.5, 1.02),
    at(-0.3, 0.62),
    at(-0.2, 0.2),
    at(-0.26, -0.12),
    at(0.26, -0.12),
    at(0.2, 0.2),
    at(0.3, 0.62),
    collar(1.5, 1.02),
    collar(0, 1.04),
  ];
  brush.context.save();
  brush.context.clip(path);
  brush.shape(cornered(opening), shirt, { relief: 0.2 });
  brush.context.restore();
}

/** Draws the upper part of an apron or a tabard on the chest. */
export function drawBib(brush: Brush, { at, collar, isFront }: Trunk, { kind }: Over, color: Rgb): void {
  if (!isFront) {
    if (kind === 'apron') brush.stroke(smoothLine([at(-0.98, 0.32), at(0, 0.3), at(0.98, 0.32)]), color, 4);
    return;
  }
  if (kind === 'tabard') {
    const panel = [
      collar(-1.7, 0.97),
      at(-0.8, 0.8),
      at(-0.74, 0.34),
      at(-0.8, -0.1),
      at(0.8, -0.1),
      at(0.74, 0.34),
      at(0.8, 0.8),
      collar(1.7, 0.97),
      collar(0, 0.88),
    ];
    brush.shape(smoothPath(panel, 0.5), color, { relief: 0.4 });
    return;
  }
  for (const side of [-1, 1])
    brush.stroke(smoothLine([at(side * 0.4, 0.72), at(side * 0.42, 0.86), collar(side * 1.2, 1.02)]), color, 4.4);
  const bib = [
    at(-0.44, 0.76),
    at(-0.5, 0.5),
    at(-0.96, 0.3),
    at(-0.98, -0.1),
    at(0.98, -0.1),
    at(0.96, 0.3),
    at(0.5, 0.5),
    at(0.44, 0.76),
  ];
  brush.shape(smoothPath(bib, 0.6), color, { relief: 0.4 });
  const pocket = [at(-0.3, 0.16), at(0.3, 0.16), at(0.28, -0.04), at(-0.28, -0.04)];
  brush.stroke(cornered(pocket), trimOf(color), 0.9);
}

/** Draws the lower part of an apron or a tabard over the legs. */
export function drawOverLegs({ brush, rig, cut, sheet, state, paint, wind = 0 }: Body, trunk: Trunk): void {
  const { over } = sheet.top;
  if (!over || (over.kind !== 'apron' && over.kind !== 'tabard') || (!trunk.isFront && !trunk.isSide)) return;
  const { long, flare } = LOWER[over.kind];
  const color = paint(over.color);
  const { at } = skirtOf(rig, trunk, long, flare * cut.flare, { seconds: state.seconds, wind });
  const half = over.kind === 'apron' ? 0.84 : 0.7;
  const panel = [
    at(-half, 0),
    at(half, 0),
    at(half, 0.5),
    at(half, 1.02),
    at(0, 1.05),
    at(-half, 1.02),
    at(-half, 0.5),
  ];
  brush.shape(smoothPath(panel, 0.6), color, { relief: 0.4 });
  if (over.kind === 'tabard') brush.stroke(smoothLine([at(-half, 0.97), at(0, 1), at(half, 0.97)]), trimOf(color), 2.4);
  else brush.stroke(smoothLine([at(-0.98, 0.02), at(0, 0.05), at(0.98, 0.02)]), trimOf(color), 3);
}

/** Draws the lower part of a long coat: its lining behind the legs, or its front beside them. */
export function drawCoatTails(
  { brush, rig, cut, sheet, state, paint, wind = 0 }: Body,
  trunk: Trunk,
  part: 'lining' | 'front',
): void {
  const { over } = sheet.top;
  if (over?.kind !== 'coat') return;
  const { long, flare } = LOWER.coat;
  const color = paint(over.color);
  const { path, at } = skirtOf(rig, trunk, long, flare * cut.flare, { seconds: state.seconds, wind });
  if (part === 'lining') {
    brush.shape(path, darken(color, 0.35), { isFlat: true });
    return;
  }
  if (!trunk.isFront || trunk.isSide) {
    brush.shape(path, color, { relief: 0.6 });
    return;
  }
  for (const side of [-1, 1]) {
    const panel = [at(side, 0), at(side * 0.1, 0), at(side * 0.2, 0.4), at(side * 0.42, 1.04), at(side, 1)];
    brush.shape(smoothPath(panel, 0.5), color, { relief: 0.5 });
    if (over.fur)
      brush.stroke(
        smoothLine([at(side * 0.1, 0.04), at(side * 0.2, 0.4), at(side * 0.42, 1), at(side * 0.9, 0.98)]),
        paint(over.fur),
        7,
      );
  }
}

/** Draws a cloth around the neck, whose tip lies on the chest. */
export function drawNeckerchief(brush: Brush, { collar, isFront, isSide }: Trunk, color: Rgb): void {
  const tip = isFront && !isSide ? [collar(0.9, 0.86), collar(0, 0.7), collar(-0.9, 0.86)] : [collar(0, 0.86)];
  brush.shape(smoothPath([collar(-1.35, 1.04), collar(0, 0.97), collar(1.35, 1.04), ...tip], 0.3), color, {
    relief: 0.3,
  });
}
