import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { type Body, DRESS } from './body-cut.ts';
import type { Brush } from './ink.ts';
import { drawSkirt, type Skirt, skirtOf } from './skirt.ts';
import type { Trunk } from './trunk.ts';
import { cornered, type Point, smoothLine, smoothPath } from './tube.ts';

/** Lengths of the skirts of tops, 1 at the knees and 2 at the ankles, and how far they stand out. */
const SKIRTS: Partial<Record<CharacterSheet['top']['kind'], { long: number; flare: number }>> = {
  dress: { long: DRESS, flare: 1 },
  robe: { long: 1.94, flare: 0.24 },
  gown: { long: 1.95, flare: 0.72 },
};

/** Returns the skirt that is one piece with a top; undefined if it has none or a tutu. */
export function ownSkirt({ rig, cut, state, sheet, wind = 0 }: Body, trunk: Trunk): Skirt | undefined {
  const shape = SKIRTS[sheet.top.kind];
  return shape && skirtOf(rig, trunk, shape.long, shape.flare * cut.flare, { seconds: state.seconds, wind });
}

/** Draws the folds of a skirt that is one piece with a top. That of a robe or a gown is edged in its second color. */
export function drawOwnSkirt(brush: Brush, skirt: Skirt, { kind, accent }: CharacterSheet['top'], body: Body): void {
  const { paint, sheet, rig } = body;
  drawSkirt(brush, skirt, paint(sheet.top.color));
  if (kind === 'dress' || !accent) return;
  const { at } = skirt;
  brush.stroke(smoothLine([at(-0.98, 0.95), at(-0.4, 0.98), at(0.4, 0.98), at(0.98, 0.95)]), paint(accent), 4);
  if (kind === 'robe' && !rig.head.isAway)
    brush.stroke(smoothLine([at(0, 0.04), at(0.02, 0.5), at(0, 0.96)]), paint(accent), 2.4);
}

/** How far a tutu stands out of the hips, in halves of their width, and its layers from the lowest one up. */
const TUTU = { out: 2.5, layers: [0.026, 0.008, -0.008], waves: 9 };

/** Draws the layers of stiff net that stand out around the hips of a dancer. */
export function drawTutu({ brush, rig, paint, sheet }: Body, trunk: Trunk): void {
  const [x, y] = trunk.edge(0, 0.06);
  const wide = trunk.half(0.06) * TUTU.out;
  const { height } = rig;
  const color = paint(sheet.top.color);
  for (const [index, down] of TUTU.layers.entries()) {
    const rim: Point[] = [];
    for (let wave = 0; wave <= TUTU.waves * 2; wave += 1) {
      const across = wave / TUTU.waves - 1;
      const drop = height * (down + 0.05 * (1 - across * across) + (wave % 2 ? 0.014 : 0));
      rim.push([x + across * wide * (1 - index * 0.04), y + drop]);
    }
    const path = smoothPath(
      [...rim, [x + wide * 0.9, y - height * 0.012], [x, y - height * 0.03], [x - wide * 0.9, y - height * 0.012]],
      0.3,
    );
    brush.shape(path, lighten(color, 0.5 - index * 0.14), { relief: 0.3 });
  }
}

interface Dyed {
  color: Rgb;
  accent: Rgb;
  rib: Rgb;
  skin: Rgb;
  /** Whether the skin of bare shoulders is already seen. */
  isBare: boolean;
}

/** Draws a robe: a collar that crosses on the chest, and a cord around the waist. */
export function drawRobe(brush: Brush, { at, collar }: Trunk, { color, accent, rib }: Dyed): void {
  brush.shape(cornered([collar(-1.1, 1.05), collar(1.1, 1.05), collar(0, 0.8)]), darken(color, 0.45), {
    hasLine: false,
    isFlat: true,
  });
  for (const side of [-1, 1])
    brush.stroke(smoothLine([collar(side * 1.15, 1.05), collar(side * 0.5, 0.84), at(0, 0.66)]), accent, 4.4);
  brush.stroke(smoothLine([at(0, 0.66), at(0, 0.4)]), rib, 1.2);
  brush.stroke(smoothLine([at(-0.99, 0.34), at(0, 0.3), at(0.99, 0.34)]), brush.ink.line(color), 6.4);
  brush.stroke(smoothLine([at(-0.97, 0.34), at(0, 0.3), at(0.97, 0.34)]), accent, 4.6);
  brush.stroke(smoothLine([at(0.08, 0.31), at(0.14, 0.14), at(0.12, -0.04)]), accent, 3.2);
}

/** Draws the bodice of a gown: a wide neckline, lacing, and a waist that comes to a point. */
export function drawGown(brush: Brush, { at, collar }: Trunk, { color, accent, rib, skin, isBare }: Dyed): void {
  const edge = [collar(-1.5, 1.02), collar(-1.3, 0.9), collar(0, 0.82), collar(1.3, 0.9), collar(1.5, 1.02)];
  if (!isBare) brush.shape(smoothPath([...edge, collar(0, 1.06)], 0.2), skin, { hasLine: false, isFlat: true });
  brush.stroke(smoothLine(edge), brush.ink.line(color), 5.4);
  brush.stroke(smoothLine(edge), accent, 3.8);
  const front = [at(-0.3, 0.74), at(0.3, 0.74), at(0.16, 0.36), at(0, 0.24), at(-0.16, 0.36)];
  brush.shape(cornered(front), luminance(color) > 130 ? lighten(color, 0.4) : lighten(color, 0.25), { isFlat: true });
  for (const up of [0.64, 0.54, 0.44])
    brush.stroke(smoothLine([at(-0.2, up), at(0, up - 0.04), at(0.2, up)]), rib, 1.2);
  brush.stroke(smoothLine([at(-0.97, 0.36), at(-0.4, 0.3), at(0, 0.2), at(0.4, 0.3), at(0.97, 0.36)]), accent, 3.4);
}

/** Draws a leotard: straps, and a low neckline. */
export function drawLeotard(brush: Brush, { at, collar }: Trunk, { color, accent, skin, isBare }: Dyed): void {
  const edge = [at(-0.86, 0.8), at(-0.4, 0.74), at(0, 0.66), at(0.4, 0.74), at(0.86, 0.8)];
  if (!isBare)
    brush.shape(
      smoothPath(
        [at(-1, 0.84), ...edge, at(1, 0.84), at(0.98, 0.93), collar(1.3, 1.02), collar(-1.3, 1.02), at(-0.98, 0.93)],
        0.3,
      ),
      skin,
      {
        hasLine: false,
        isFlat: true,
      },
    );
  for (const side of [-1, 1])
    brush.stroke(smoothLine([at(side * 0.52, 0.74), at(side * 0.56, 0.86), collar(side * 1.5, 1)]), color, 3);
  brush.stroke(smoothLine(edge), brush.ink.line(color), 4);
  brush.stroke(smoothLine(edge), accent, 2.8);
  brush.stroke(smoothLine([at(-0.96, 0.22), at(0, 0.16), at(0.96, 0.22)]), accent, 2.4);
}
