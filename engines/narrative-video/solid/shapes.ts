import { product, scaled, shifted, turned } from '../../drawing/solids/matrix.ts';
import { billowsOf, type Shape } from '../acting/changing.ts';
import type { FigureState } from '../figures/figure.ts';
import { standingObject } from '../scenery/objects/index.ts';
import { ball } from '../scenery/objects/parts.ts';
import { thingOf } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { MeshShelf, type Workshop } from './belongings.ts';
import { STATURE } from './framing.ts';
import type { Placed, SolidFigure } from './solid-figure.ts';

/** Colors of the balls of a cloud. */
const BILLOWS = ['#ffffff', '#f0e6ff', '#fff2c8'] as const;
/** Height of the middle of a cloud around somebody, and its radius, in meters. */
const CLOUD = { up: 0.86, radius: 1.05 };
/** Least size of a shape that somebody has, as `Thing.size`, and the most that a thing is enlarged for that. */
const [LEAST, MOST] = [0.3, 1.3];
/** Height at which shapes fly and how far they move up and down, and how far others hop on a beat, in meters. */
const [ALOFT, BOB, HOP] = [1.15, 0.1, 0.06];
/** How far animals, which are built to face +x, turn to the viewer, in radians. */
const ASIDE = 0.65;

/** Returns the figure with the shape that its state says it has. */
export function withShape(figure: SolidFigure, workshop: Workshop, isDark: boolean): SolidFigure {
  const shelf = new MeshShelf(workshop, isDark);
  return {
    ...figure,
    pose: (state, height) =>
      state.shape?.isTurned
        ? shapeForms(shelf, state, height)
        : [...figure.pose(state, height), ...(state.shape ? cloudForms(shelf, state.shape, height) : [])],
  };
}

/** Returns the forms of the shape that somebody has, and of the cloud around it, in meters from the feet. */
export function shapeForms(
  shelf: MeshShelf,
  { shape, seconds, pulse, skeleton }: FigureState,
  height: number,
): Placed[] {
  if (!shape) return [];
  const { into } = shape;
  const object = into && standingObject(into);
  const cloud = cloudForms(shelf, shape, height);
  if (!into || !object) return cloud;
  const larger = Math.max(1, Math.min(MOST, LEAST / thingOf(into).size));
  const up = object.isAbove ? ALOFT + Math.sin(seconds * 2.6) * BOB : pulse * HOP;
  const isLeft = skeleton.chestYaw < 0;
  const turn = into in ANIMALS ? (isLeft ? Math.PI + ASIDE : -ASIDE) : 0;
  const matrix = product(shifted(0, up, 0), turned(turn), scaled(larger));
  return [{ mesh: shelf.meshOf(`shape ${into}`, object.parts), matrix }, ...cloud];
}

/** Returns the balls of the cloud in which somebody gets another shape. */
export function cloudForms(shelf: MeshShelf, { cloud }: Shape, height: number): Placed[] {
  if (cloud === undefined) return [];
  const grown = height / STATURE;
  return billowsOf(cloud).flatMap(({ x, y, z, radius }, index): Placed[] => {
    if (radius < 0.01) return [];
    const color = BILLOWS[index % BILLOWS.length] as string;
    const [far, size] = [CLOUD.radius * grown, 2 * radius * CLOUD.radius * grown];
    return [
      {
        mesh: shelf.meshOf(`billow ${color}`, [ball([0, -0.5, 0], 1, color, 'lamp')]),
        matrix: product(shifted(x * far, CLOUD.up * grown + y * far, 0.35 + z * far), scaled(size)),
        isClear: true,
      },
    ];
  });
}
