import { darken, lighten, luminance, mix, type Rgb, saturate, under } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import {
  IDENTITY,
  type Matrix,
  product,
  rolled,
  scaled,
  shifted,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';
import { type CharacterSheet, coversEars } from '../../../people/character-sheet.ts';
import { naturalSkin } from '../../../people/skin-tone.ts';
import { type FaceState, isCrying } from '../../acting/face-state.ts';
import { noseOf } from '../../figures/kit/face-shape.ts';
import { rimOf } from '../../figures/kit/glasses-frame.ts';
import { hairTone } from '../hair-tone.ts';
import type { Placed } from '../solid-figure.ts';
import type { LivingHead } from './canon.ts';
import { addEars } from './ear.ts';
import { Eyes } from './eyes.ts';
import { addGlasses } from './glasses.ts';
import { addHat } from './hats.ts';
import { addLocks, hasLocks } from './locks.ts';
import { FACE_PRINT, mouthKey, mouthOf } from './mouth.ts';
import { addNose } from './nose.ts';
import { beardPush, hairPush, layer, patch, type Skull, skullOf } from './skull.ts';
import { combed } from './strands.ts';
import { tearsOn } from './tears.ts';

/** How finely a head is modeled, and how large its eyes are. */
export interface HeadCanon {
  sides: number;
  /** Radius of an eye, as a share of the head's height. */
  eye: number;
}

const SMALL = sphere(8, 5);
/** Sides of the cap of hair relative to the skull's. */
const CAP = 0.76;

/** Returns a surface of skin, which lets some light in and shines a little. */
export function skinOf({ skin }: Pick<CharacterSheet, 'skin'>): Surface {
  return {
    color: lighten(saturate(naturalSkin(skin), 1.24), 0.05),
    softness: 0.9,
    gloss: 0.13,
    sharpness: 14,
    sheen: 0.16,
  };
}

export function hairSurface({ hair }: Pick<CharacterSheet, 'hair'>): Surface {
  const tone = hairTone({ hair });
  // White light on dark hair would make it gray.
  const dark = Math.max(0, 1 - luminance(tone) / FAIR);
  const color = lighten(saturate(tone, 1 + 0.8 * dark), 0.06 * (1 - dark));
  return { color, gloss: 0.2 - 0.04 * dark, sharpness: 9, sheen: 0.16 - 0.08 * dark, softness: 0.4 };
}

/** Light on the lightest locks. It keeps the hue of dark hair. */
const LIT: Rgb = [281, 279, 275];
/** Luminance from which hair is fair. */
const FAIR = 130;

/** Returns surfaces of combed hair: locks of one tone would flow into one another, like a helmet. */
export function hairTones(sheet: Pick<CharacterSheet, 'hair'>): Surface[] {
  const { color, ...shine } = hairSurface(sheet);
  return [under(color, LIT), color, darken(color, 0.07)].map((tone) => combed({ ...shine, color: tone }));
}

/** Returns the surface of the hair under locks. It lies in their shade: if it shone, it would look like a film on the forehead. */
function rootsOf(tone: Surface): Surface {
  return { ...tone, ...combed({ color: darken(tone.color, 0.22) }), gloss: 0, sheen: 0 };
}

/** A complete head, which looks around, blinks, shows feelings and speaks. */
export class Head implements LivingHead {
  readonly #sheet: CharacterSheet;
  readonly #skull: Skull;
  readonly #still: Mesh;
  readonly #eyes: Eyes;
  readonly #tears: Mesh;
  readonly #mouths = new Map<string, Mesh>();

  constructor(sheet: CharacterSheet, { sides, eye }: HeadCanon) {
    this.#sheet = sheet;
    this.#skull = skullOf(sheet);
    this.#still = this.#stillParts(sides);
    this.#eyes = new Eyes(sheet, skinOf(sheet), eye);
    this.#tears = tearsOn(this.#skull, skinOf(sheet).color, 10);
  }

  /** Builds the parts that move with the head and never change: skull, ears, nose, hair, beard, glasses, hat. */
  #stillParts(sides: number): Mesh {
    const sheet = this.#sheet;
    const skull = this.#skull;
    const rings = Math.round(sides * 0.7);
    const capSides = Math.round(sides * CAP);
    const builder = new MeshBuilder();
    const skin = skinOf(sheet);
    builder.add(layer(skull, socket, sides, rings), skin, IDENTITY, skinOpenness(sheet));
    addNose(builder, skull, skin, noseOf(sheet));
    if (!coversEars(sheet.hair)) addEars(builder, skin);
    const hair = hairSurface(sheet);
    if (sheet.hair.length !== 'bald') {
      const tones = hairTones(sheet);
      // Locks cover most of the cap.
      const cap = layer(skull, hairPush(sheet), capSides, Math.round(capSides * 0.7));
      builder.add(cap, hasLocks(sheet) ? rootsOf(tones[2] as Surface) : (tones[2] as Surface));
      addLocks(builder, skull, sheet, tones);
    }
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
    if (sheet.glasses) addGlasses(builder, skull, { color: rimOf(sheet), gloss: 0.6, sharpness: 50, sheen: 0.4 });
    if (sheet.hat) addHat(builder, sheet.hat, sheet.presentation === 'feminine');
    return builder.mesh();
  }

  pose(frame: Matrix, face: FaceState): Placed[] {
    return [
      { mesh: this.#still, matrix: frame },
      { mesh: this.#mouth(face), matrix: frame },
      ...this.#eyes.pose(frame, face),
      ...(isCrying(face) ? [{ mesh: this.#tears, matrix: frame }] : []),
    ];
  }

  #mouth(face: FaceState): Mesh {
    const key = mouthKey(face);
    const known = this.#mouths.get(key);
    if (known) return known;
    const builder = new MeshBuilder();
    const isHairy = this.#sheet.beard === 'full';
    const { middle, wide, tall } = FACE_PRINT;
    const shape = patch(
      this.#skull,
      middle,
      wide,
      tall,
      isHairy ? () => 0.075 : liftOf(face),
      isHairy ? {} : { sink: sunk },
    );
    builder.add(shape, {
      ...(isHairy ? hairSurface(this.#sheet) : skinOf(this.#sheet)),
      texture: mouthOf(this.#sheet, face),
    });
    const made = builder.mesh();
    this.#mouths.set(key, made);
    return made;
  }
}

/** Returns how far lips and cheeks stand out of the skull. A smile lifts the cheeks. */
function liftOf({ feeling, mouth }: FaceState): (turn: number, rise: number) => number {
  const merry = feeling === 'happy' || feeling === 'in-love' ? 0.035 : 0.012;
  const open = mouth === 'closed' ? 0 : 0.09;
  return (turn, rise) => {
    const lips = 0.035 * Math.exp(-((turn / 0.3) ** 2) - ((rise - FACE_PRINT.lips) / (0.12 + open)) ** 2);
    const cheeks = merry * Math.exp(-(((Math.abs(turn) - 0.58) / 0.24) ** 2) - ((rise + 0.27) / 0.17) ** 2);
    return 0.012 + lips + cheeks;
  };
}

/** Returns how far the edges of the patch with the mouth sink into the skin. */
function sunk(turn: number, rise: number): number {
  const edge = Math.max(Math.abs(turn) - FACE_PRINT.wide / 2, Math.abs(rise - FACE_PRINT.middle) - FACE_PRINT.tall / 2);
  return UNDER_SKIN * smoothstep(-FADE, 0, edge);
}

/** How far from its edges the patch with the mouth begins to sink, radians, and how far it does. */
const [FADE, UNDER_SKIN] = [0.16, 0.026];

/** Returns how open to the light skin is by its height on the head: hair shades the forehead, and the jaw is below. */
function skinOpenness({ hair }: Pick<CharacterSheet, 'hair'>): (y: number) => number {
  const shade = hair.length === 'bald' ? 0 : 0.45;
  return (y) => 1 - shade * smoothstep(hair.fringe ? 0.08 : 0.16, 0.34, y) - 0.4 * smoothstep(-0.3, -0.5, y);
}

/** Returns how far the skin is pushed in around the eyes. */
function socket([x, y, z]: Vector): number {
  if (z < 0) return 0;
  const from = Math.hypot(Math.abs(x) - 0.4, (y - 0.05) * 1.2);
  return -0.06 * Math.exp(-((from / 0.25) ** 2));
}
