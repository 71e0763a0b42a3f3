import { darken, lighten, mix } from '../../../drawing/color.ts';
import {
  aligned,
  type Matrix,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  turned,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, pill, roundedBox, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';
import type { Placed } from '../solid-figure.ts';
import type { LivingHead } from './canon.ts';
import { eyeOf, mouthKey, mouthOf } from './mouth.ts';
import { beardPush, hairPush, layer, patch, type Skull, skullOf } from './skull.ts';

/** How finely a head is modeled, and how large its eyes are. */
export interface HeadCanon {
  sides: number;
  /** Radius of an eye, as a share of the head's height. */
  eye: number;
}

/** Position of an eye on a head one unit high, relative to its middle. */
const EYE = { x: 0.178, y: 0.02, z: 0.285 };

const BALL = sphere(16, 11);
const SMALL = sphere(8, 5);

/** Returns a surface of skin, which lets some light in and shines a little. */
export function skinOf({ skin }: Pick<CharacterSheet, 'skin'>): Surface {
  return { color: skin, softness: 0.9, gloss: 0.13, sharpness: 14, sheen: 0.16 };
}

export function hairSurface({ hair }: Pick<CharacterSheet, 'hair'>): Surface {
  return { color: lighten(hair.color, 0.06), gloss: 0.34, sharpness: 16, sheen: 0.35 };
}

/** A complete head, which looks around, blinks, shows feelings and speaks. */
export class Head implements LivingHead {
  readonly #sheet: CharacterSheet;
  readonly #skull: Skull;
  readonly #still: Mesh;
  readonly #eye: Mesh;
  readonly #glint: Mesh;
  readonly #lid: Mesh;
  readonly #under: Mesh;
  readonly #brows: Record<1 | -1, Mesh>;
  readonly #mouths = new Map<string, Mesh>();
  readonly #size: number;

  constructor(sheet: CharacterSheet, { sides, eye }: HeadCanon) {
    this.#sheet = sheet;
    this.#skull = skullOf(sheet);
    this.#size = eye;
    this.#still = this.#stillParts(sides);
    const one = (shape: Shape, surface: Surface) => new MeshBuilder().add(shape, surface).mesh();
    this.#eye = one(BALL, { color: [250, 248, 244], texture: eyeOf(sheet), gloss: 0.5, sharpness: 90, sheen: 0.5 });
    this.#glint = one(SMALL, { color: [255, 255, 255], glow: 1 });
    const lash = sheet.hair.length === 'long' || sheet.hair.length === 'medium';
    this.#lid = lidOf(
      { ...skinOf(sheet), color: mix(sheet.skin, darken(sheet.skin, 0.3), 0.35) },
      lash ? { color: [28, 20, 18] } : { color: darken(sheet.skin, 0.55) },
    );
    this.#under = lidOf({ ...skinOf(sheet) }, { color: mix(sheet.skin, darken(sheet.skin, 0.4), 0.2) });
    const hair: Surface = { color: darken(mix(sheet.brows, sheet.hair.color, 0.3), 0.1), softness: 0.2 };
    const brow = (side: 1 | -1) => new MeshBuilder().add(browShape(), hair, scaled(side, 1, 1)).mesh();
    this.#brows = { 1: brow(1), [-1]: brow(-1) } as Record<1 | -1, Mesh>;
  }

  /** Builds the parts that move with the head and never change: skull, ears, nose, hair, beard, glasses, hat. */
  #stillParts(sides: number): Mesh {
    const sheet = this.#sheet;
    const skull = this.#skull;
    const rings = Math.round(sides * 0.7);
    const builder = new MeshBuilder();
    const skin = skinOf(sheet);
    const warm: Surface = { ...skin, color: mix(sheet.skin, [226, 92, 72], 0.16) };
    builder.add(layer(skull, socket, sides, rings), skin);
    builder.add(BALL, warm, product(shifted(0, -0.09, 0.455), scaled(0.062, 0.056, 0.062)));
    for (const side of [-1, 1]) {
      builder.add(
        BALL,
        warm,
        product(shifted(side * 0.455, -0.04, -0.03), turned(side * 0.5), scaled(0.05, 0.105, 0.075)),
      );
    }
    const hair = hairSurface(sheet);
    if (sheet.hair.length !== 'bald') builder.add(layer(skull, hairPush(sheet), sides, rings), hair);
    if (sheet.beard === 'full' || sheet.beard === 'goatee')
      builder.add(layer(skull, beardPush(sheet.beard), sides, rings), hair);
    if (sheet.beard === 'stubble')
      builder.add(layer(skull, beardPush('stubble'), sides, rings), {
        ...skin,
        color: mix(sheet.skin, darken(sheet.hair.color, 0.3), 0.3),
      });
    if (sheet.beard !== 'none' && sheet.beard !== 'stubble') {
      for (const side of [-1, 1])
        builder.add(
          SMALL,
          hair,
          product(shifted(side * 0.075, -0.175, 0.43), rolled(side * 0.3), scaled(0.1, 0.035, 0.04)),
        );
    }
    if (sheet.glasses) glasses(builder);
    if (sheet.hat) hat(builder, sheet.hat);
    return builder.mesh();
  }

  pose(frame: Matrix, face: FaceState): Placed[] {
    const { feeling, strength, blink, gaze } = face;
    const placed: Placed[] = [
      { mesh: this.#still, matrix: frame },
      { mesh: this.#mouth(face), matrix: frame },
    ];
    const { lid, lean, lift, knit } = MOODS[feeling];
    for (const side of [-1, 1] as const) {
      const middle = product(frame, shifted(side * EYE.x, EYE.y, EYE.z), scaled(this.#size));
      const look = product(middle, turned(gaze[0] * 0.42 + side * 0.1), pitched(-gaze[1] * 0.3));
      placed.push({ mesh: this.#eye, matrix: look });
      const open = 0.3 + 0.5 * (1 - lid * strength);
      const closed = -0.5;
      const turn = open + (closed - open) * blink;
      // The lid covers the glints in the eye as it closes.
      if (turn > 0.42)
        placed.push({ mesh: this.#glint, matrix: product(middle, shifted(-0.3, 0.38, 0.86), scaled(0.15)) });
      if (turn > 0)
        placed.push({ mesh: this.#glint, matrix: product(middle, shifted(0.28, -0.3, 0.93), scaled(0.07)) });
      placed.push({
        mesh: this.#lid,
        matrix: product(middle, rolled(-side * lean * strength), pitched(-turn), scaled(1.07)),
      });
      const squint = 0.84 - (feeling === 'happy' || feeling === 'in-love' ? 0.26 * strength : 0);
      placed.push({ mesh: this.#under, matrix: product(middle, rolled(Math.PI), pitched(-squint), scaled(1.05)) });
      const raise = 0.215 + lift * strength * 0.05;
      const brow = product(
        frame,
        shifted(side * (0.2 - knit * strength * 0.02), EYE.y + raise, 0.395),
        turned(side * 0.38),
        rolled(side * (0.12 - lean * strength * 0.9)),
      );
      placed.push({ mesh: this.#brows[side], matrix: brow });
    }
    return placed;
  }

  #mouth(face: FaceState): Mesh {
    const key = mouthKey(face);
    const known = this.#mouths.get(key);
    if (known) return known;
    const builder = new MeshBuilder();
    const isHairy = this.#sheet.beard === 'full';
    const shape = patch(this.#skull, -0.58, 1.34, 0.84, isHairy ? 0.075 : 0.012);
    builder.add(shape, {
      ...(isHairy ? hairSurface(this.#sheet) : skinOf(this.#sheet)),
      texture: mouthOf(this.#sheet, face),
    });
    const made = builder.mesh();
    this.#mouths.set(key, made);
    return made;
  }
}

/**
 * How each feeling closes the lids (`lid`), tilts lids and brows (`lean`), lifts the brows (`lift`) and draws them
 * together (`knit`).
 */
const MOODS: Readonly<Record<FaceState['feeling'], { lid: number; lean: number; lift: number; knit: number }>> = {
  neutral: { lid: 0.22, lean: 0, lift: 0, knit: 0 },
  happy: { lid: 0.12, lean: 0, lift: 0.7, knit: 0 },
  'in-love': { lid: 0.4, lean: -0.1, lift: 0.6, knit: 0 },
  sad: { lid: 0.4, lean: -0.34, lift: 0.3, knit: 1 },
  angry: { lid: 0.48, lean: 0.38, lift: -1, knit: 1 },
  surprised: { lid: -0.3, lean: 0, lift: 1.5, knit: 0 },
  afraid: { lid: -0.15, lean: -0.3, lift: 1, knit: 1 },
};

/** Returns how far the skin is pushed in around the eyes. */
function socket([x, y, z]: Vector): number {
  if (z < 0) return 0;
  const from = Math.hypot(Math.abs(x) - 0.4, (y - 0.05) * 1.2);
  return -0.05 * Math.exp(-((from / 0.26) ** 2));
}

/** Builds half a ball over the eye, with a dark edge. */
function lidOf(skin: Surface, edge: Surface): Mesh {
  const builder = new MeshBuilder();
  const rings = 7;
  const half = lathe(
    Array.from({ length: rings + 1 }, (_, ring) => {
      const angle = (ring / rings) * (Math.PI / 2);
      return [ring === rings ? 0 : Math.cos(angle), Math.sin(angle)] as const;
    }),
    20,
  );
  builder.add(half, skin);
  builder.add(
    lathe(
      [
        [1, -0.05],
        [1.035, -0.02],
        [1.035, 0.03],
        [1, 0.06],
      ],
      20,
    ),
    edge,
  );
  return builder.mesh();
}

function browShape(): Shape {
  const builder = new MeshBuilder();
  const plain: Surface = { color: [0, 0, 0] };
  for (let part = 0; part < 11; part += 1) {
    const share = part / 10 - 0.5;
    builder.add(
      SMALL,
      plain,
      product(
        shifted(share * 0.2, -share * share * 0.07, -Math.abs(share) * 0.03),
        rolled(share * 0.5),
        scaled(0.034, 0.021 - share * 0.012, 0.016),
      ),
    );
  }
  return { ...builder.mesh(), groups: new Uint16Array(builder.triangles) };
}

function glasses(builder: MeshBuilder): void {
  const rim: Surface = { color: [30, 28, 34], gloss: 0.6, sharpness: 50, sheen: 0.4 };
  const round = torus(1, 0.12);
  for (const side of [-1, 1]) {
    builder.add(
      round,
      rim,
      product(shifted(side * 0.19, 0.015, 0.5), turned(side * 0.16), pitched(Math.PI / 2), scaled(0.155, 0.14, 0.145)),
    );
    builder.add(
      pill(8, 0.5, 1, 0.2),
      rim,
      product(aligned([side * 0.34, 0.03, 0.46], [side * 0.47, 0.03, 0]), scaled(0.035, 0.5, 0.035)),
    );
  }
  builder.add(
    pill(8, 0.5, 1, 0.2),
    rim,
    product(aligned([-0.05, 0.03, 0.515], [0.05, 0.03, 0.515]), scaled(0.03, 0.1, 0.03)),
  );
}

/** Returns a ring around the y axis. */
function torus(radius: number, thick: number): Shape {
  return lathe(
    Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI / 2 - (index / 8) * Math.PI * 2;
      return [radius - Math.cos(angle) * -thick, -Math.sin(angle) * thick] as const;
    }),
    24,
  );
}

function hat(builder: MeshBuilder, { kind, color }: NonNullable<CharacterSheet['hat']>): void {
  const cloth: Surface = { color, softness: 0.2, mottle: { size: 0.02, strength: 0.05 } };
  const crown = lathe(
    [
      [0.53, 0],
      [0.545, 0.1],
      [0.5, 0.26],
      [0.34, 0.4],
      [0, 0.45],
    ],
    28,
  );
  if (kind === 'brimmed') {
    builder.add(pill(32, 0.86, 0.05, 0.024), cloth, shifted(0, 0.2, -0.02));
    builder.add(pill(28, 0.5, 0.42, 0.1), cloth, shifted(0, 0.2, -0.03));
    return;
  }
  builder.add(crown, cloth, product(shifted(0, 0.17, -0.03), pitched(-0.08)));
  if (kind === 'cap')
    builder.add(
      roundedBox(0.72, 0.05, 0.5, 0.024),
      { ...cloth, color: darken(color, 0.12) },
      product(shifted(0, 0.2, 0.62), pitched(0.16)),
    );
  else
    builder.add(
      pill(28, 0.56, 0.16, 0.06),
      { ...cloth, color: darken(color, 0.1) },
      product(shifted(0, 0.13, -0.03), pitched(-0.08)),
    );
}
