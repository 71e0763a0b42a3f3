import { chanceOf } from '../../../drawing/chance.ts';
import { darken, hex, lighten, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import { product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';
import type { Part } from '../../scenery/part.ts';
import { WINDOW_LIGHT } from '../../scenery/passing-train.ts';
import { litPane } from '../lit-pane.ts';
import type { PartOf } from '../part-maker.ts';
import { FormBuilder } from '../soft/build.ts';
import type { Grain } from '../soft/grain.ts';
import { facadeTexture } from './facade.ts';
import { coneTwigs, crownTwigs, leavesOf, type Twig } from './foliage.ts';
import { frontOf } from './front.ts';
import { litWindow } from './lit-window.ts';

const FINISHES: Readonly<Record<NonNullable<Part['finish']>, Partial<Surface>>> = {
  plain: { mottle: { size: 1.3, strength: 0.09 } },
  stone: { mottle: { size: 1.1, strength: 0.2 }, courses: { length: 0.62, height: 0.3 } },
  wood: { mottle: { size: 2.6, strength: 0.18 } },
  cloth: { softness: 0.3, mottle: { size: 1.5, strength: 0.1 } },
  leaf: { softness: 0.5, mottle: { size: 2, strength: 0.12 } },
  metal: { gloss: 0.5, sharpness: 40, sheen: 0.5 },
  glass: { gloss: 0.9, sharpness: 90, sheen: 1.1 },
  water: { gloss: 0.9, sharpness: 60, sheen: 1.3 },
  earth: { mottle: { size: 1.6, strength: 0.24 } },
  lamp: {},
};

const GRAIN: Grain = {
  sides: 18,
  isRounded: true,
  leaves: 0,
  surface({ color, finish = 'plain', size }, isDark) {
    const pane = finish === 'lamp' && size ? litPane(color, size) : undefined;
    return {
      color: toned(color, finish, isDark),
      ...FINISHES[pane && !isDark ? 'glass' : finish],
      ...(finish === 'lamp' && isDark && { glow: 0.86 }),
      ...(pane && { texture: pane }),
    };
  },
};

const NATURAL: Grain = {
  ...GRAIN,
  surface({ color, finish, size }, isDark) {
    return GRAIN.surface(
      { color, ...(size && { size }), ...(finish && { finish: finish === 'stone' ? 'earth' : finish }) },
      isDark,
    );
  },
};

function toned(color: Rgb, finish: NonNullable<Part['finish']>, isDark: boolean): Rgb {
  if (finish === 'leaf') return leafy(color);
  // A lamp that is off is dull glass.
  if (finish === 'lamp') return isDark ? color : mix(color, hex('#2c3238'), 0.72);
  return photographic(color);
}

const LIT_WINDOW = litWindow(WINDOW_LIGHT);

/** Beyond this z, in meters, leaves are larger and fewer. */
const FAR = -11;

/** Returns the color as paint and plants have it in photographs: less pure and darker than in drawings. */
export function photographic(color: Rgb): Rgb {
  return saturate(darken(mix(color, hex('#6e665a'), 0.2), 0.1), 0.6);
}

/** Returns the color of leaves in a photograph: warmer than in drawings, and less even than paint. */
export function leafy(color: Rgb): Rgb {
  return saturate(mix(color, hex('#6f7030'), 0.4), 0.92);
}

/** Builds parts as a camera would see them: crowns of single leaves, and house fronts with sills and curtains. */
export class FilmBuilder extends FormBuilder {
  readonly #mesh: MeshBuilder;
  readonly #isDark: boolean;

  /** @param isNatural whether the thing grew, so that its stone has no joints */
  constructor(into: MeshBuilder, isDark: boolean, isNatural = false) {
    super(into, isDark, isNatural ? NATURAL : GRAIN);
    this.#mesh = into;
    this.#isDark = isDark;
  }

  override block(part: PartOf<'block'>): void {
    const { windows, at, size, turn = 0, color } = part;
    if (this.#isDark && part.finish === 'lamp' && color === WINDOW_LIGHT) {
      this.#mesh.add(frontOf(size), { color: [0, 0, 0], texture: LIT_WINDOW, glow: 0.7 }, shifted(...at));
      return;
    }
    if (!windows) {
      super.block(part);
      return;
    }
    const { windows: _, ...plain } = part;
    super.block(plain);
    const texture = facadeTexture(
      photographic(this.#isDark ? darken(color, 0.35) : color),
      windows,
      this.#isDark,
      at.join(),
    );
    const surface: Surface = { color: [0, 0, 0], texture, ...(this.#isDark && { glow: 1.1 }) };
    const place = product(shifted(...at), turned(turn));
    this.#mesh.add(frontOf(size), surface, place);
  }

  override ball(part: PartOf<'ball'>): void {
    const { at, size, rough = 0, finish, color } = part;
    if (finish !== 'leaf' || rough === 0) {
      super.ball(part);
      return;
    }
    const middle = [at[0], at[1] + size[1] / 2, at[2]] as const;
    const core = product(shifted(...middle), scaled(size[0] * 0.39, size[1] * 0.39, size[2] * 0.39));
    this.#mesh.add(sphere(12), { color: darken(leafy(color), 0.5) }, core, 0.5);
    const chance = chanceOf(`${at.join()}/crown`);
    const area = size[0] * size[1];
    const long = at[2] < FAR ? 0.26 : 0.12;
    const count = Math.round(Math.min(4200, (area * 7.5) / (long * long)));
    this.#leaves(
      crownTwigs(middle, size, count, chance),
      color,
      { long, wide: long * 0.55, hang: 0.3 },
      middle[1],
      chance,
    );
  }

  override column(part: PartOf<'column'>): void {
    const { at, radius, top, height, finish, color } = part;
    if (finish !== 'leaf' || top >= radius * 0.6) {
      super.column(part);
      return;
    }
    super.column({ ...part, radius: radius * 0.6, top: 0.02, color: darken(color, 0.5) });
    const chance = chanceOf(`${at.join()}/cone`);
    const long = at[2] < FAR ? 0.3 : 0.17;
    const count = Math.round(Math.min(3400, (radius * height * 10) / (long * long)));
    const shape = { long, wide: long * 0.3, hang: 0.7 };
    this.#leaves(coneTwigs(at, radius, height, count, chance), color, shape, at[1] + height / 2, chance);
  }

  /** Clouds are part of the sky. */
  override cloud(): void {}

  #leaves(
    twigs: readonly Twig[],
    color: Rgb,
    { long, wide, hang }: { long: number; wide: number; hang: number },
    middle: number,
    chance: ReturnType<typeof chanceOf>,
  ): void {
    const own = leafy(color);
    const tones = [darken(own, 0.25), own, lighten(own, 0.1), lighten(mix(own, hex('#d0c860'), 0.3), 0.1)];
    tones.forEach((tone, index) => {
      const share = twigs.filter((_, twig) => twig % tones.length === index);
      // Light shines through leaves, so that a crown is never black inside.
      const surface: Surface = { color: tone, softness: 0.6, isThin: true, glow: this.#isDark ? 0.02 : 0.16 };
      const open = (y: number) => Math.max(0.6, Math.min(1, 0.85 + (y - middle) * 0.3));
      this.#mesh.add(leavesOf(share, long, wide, hang, chance), surface, undefined, open);
    });
  }
}
