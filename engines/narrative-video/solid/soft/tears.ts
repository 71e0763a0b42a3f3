import { mix, type Rgb } from '../../../drawing/color.ts';
import { aligned, plus, product, scaled, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { lathe } from '../../../drawing/solids/shapes.ts';
import type { Skull } from './skull.ts';
import { type Ring, Tube } from './tube.ts';

const WATER: Rgb = [186, 224, 255];
/** Shares of the color of water in a track, through which the skin shows, and in a drop. */
const [CLEAR, DEEP] = [0.3, 0.62];
/** How far tears lie off the skin, as a share of the distance from the head's middle. */
const OFF = 0.012;
/** Turn from the face of a track at the lid and at its end, and height of its end above the jaw, radians. */
const [LID, END] = [0.4, { turn: 0.53, rise: -0.62 }];
/** Share of its way to the end that the tear on each cheek has run: two even ones look like a print. */
const RUN = { left: 0.72, right: 1 };
/** Radius of a track at the lid, and of its drop. */
const [THIN, DROP] = [0.011, 0.04];
const PIECES = 8;

/**
 * Builds the tears of a head one unit high: on each cheek a thin track from the lower lid, and a drop at its end.
 * @param skin color of the cheeks
 * @param sides number of sides of a drop
 * @param large width of tears, and their distance from the skin, relative to the usual ones: pictures with few pixels need
 *   broad ones
 * @param lid height of the lower lids above the middle, radians
 */
export function tearsOn(skull: Skull, skin: Rgb, sides: number, { large = 1, lid = -0.14 } = {}): Mesh {
  const builder = new MeshBuilder();
  const [track, water] = [wet(skin, CLEAR), wet(skin, DEEP)];
  const drop = lathe(
    [
      [0, -1],
      [0.55, -0.85],
      [0.9, -0.4],
      [0.86, 0],
      [0.5, 0.6],
      [0.2, 1.2],
      [0, 1.7],
    ],
    sides,
  );
  for (const [side, run] of [
    [-1, RUN.left],
    [1, RUN.right],
  ] as const) {
    const on = (share: number): Vector => {
      const turn = LID + (END.turn - LID) * share;
      const rise = lid + (END.rise - lid) * share;
      const at = skull([Math.sin(turn) * side * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise)]);
      return plus(at, at, OFF * large);
    };
    const rings = Array.from({ length: PIECES + 1 }, (_, index): Ring => {
      const across = THIN * large * (1 + index / PIECES);
      return { at: on((run * index) / PIECES), across, deep: across * 0.5 };
    });
    builder.add(new Tube(rings.length, sides, [track]).shape(rings, [0, 0, 1]), track);
    const wide = DROP * large;
    builder.add(drop, water, product(aligned(on(run), on(run - 0.2)), scaled(wide, wide * 1.1, wide * 0.6)));
  }
  return builder.mesh();
}

/** Returns a surface of water on skin. Drops have no light behind them, so they shine by themselves a little. */
function wet(skin: Rgb, share: number): Surface {
  return { color: mix(skin, WATER, share), gloss: 1, sharpness: 90, sheen: 0.9, softness: 0.6, glow: 0.2 * share };
}
