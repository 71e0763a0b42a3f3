import type { Rgb } from '../../drawing/color.ts';
import type { Matrix } from '../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../drawing/solids/mesh.ts';
import type { ProfilePoint } from '../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';

type Hat = NonNullable<CharacterSheet['hat']>;

/** How a look builds hats: where they sit on a head one unit high, their sides, and what they are made of. */
export interface Hatter {
  builder: MeshBuilder;
  /** Frame of a hat's lower edge, which has a radius of 0.5. */
  seat: Matrix;
  sides: number;
  surface(color: Rgb): Surface;
}

/** A hat that a hatter builds, and the forms of which it is built. */
export interface HatForms extends Hatter {
  hat: Hat;
  cloth: Surface;
  /** Adds a form that is round about the head's axis. */
  round(profile: readonly ProfilePoint[], color?: Rgb): void;
  /** Adds a ball. @param size its width, height and depth */
  ball(at: readonly [number, number, number], size: readonly [number, number, number], color: Rgb): void;
}

/** Hats by their kinds. */
export type HatShop = Partial<Record<Hat['kind'], (forms: HatForms) => void>>;

export const [GOLD, WHITE]: readonly [Rgb, Rgb] = [
  [222, 176, 64],
  [244, 242, 236],
];
