import { darken, mix } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { type Matrix, pitched, product, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface } from '../../../drawing/solids/mesh.ts';
import { lathe, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { lidsOver } from '../../acting/face.ts';
import { type FaceState, isWeeping } from '../../acting/face-state.ts';
import type { Placed } from '../solid-figure.ts';
import { eyeOf } from './eye-print.ts';
import { type Ring, Tube } from './tube.ts';

/** Position of an eye on a head one unit high, relative to its middle. */
export const EYE = { x: 0.182, y: 0.015, z: 0.28 };

const BALL = sphere(18, 12);
const SMALL = sphere(8, 5);

/**
 * How each feeling closes the lids (`lid`), tilts lids and brows (`lean`), lifts the brows (`lift`) and draws them
 * together (`knit`).
 */
const MOODS: Readonly<Record<FaceState['feeling'], { lid: number; lean: number; lift: number; knit: number }>> = {
  neutral: { lid: 0.08, lean: 0, lift: 0.3, knit: 0 },
  happy: { lid: 0, lean: 0, lift: 0.9, knit: 0 },
  'in-love': { lid: 0.25, lean: -0.1, lift: 0.6, knit: 0 },
  sad: { lid: 0.27, lean: -0.34, lift: 0.3, knit: 1 },
  angry: { lid: 0.48, lean: 0.38, lift: -1, knit: 1 },
  surprised: { lid: -0.3, lean: 0, lift: 1.5, knit: 0 },
  afraid: { lid: -0.15, lean: -0.3, lift: 1, knit: 1 },
};

/** Size of the eyes of old people relative to those of adults, and radians by which their lids hang. Set by eye. */
const AGED = { size: 0.88, droop: 0.2 };
/** Size of men's eyes relative to those of women. Large ones are a boy's. */
const MANS_SIZE = 0.9;

/** Shares of its depth and of its height that a closed eye loses. The lashes of small eyes would be inside the cheek. */
const SUNK = { usual: 0.2, man: 0.06, old: 0.02 };
const FLAT = 0.28;
/**
 * How far lids are shut that are open, and that meet. A slit of white between them would look sly, and half of an iris bored,
 * so lids are seldom between the two.
 */
const [AWAKE, MEET] = [0.3, 0.62];

/** The glint of the key light in an eye: its place and radius, relative to the eye's. */
const GLINT = { x: 0.22, y: 0.26, size: 0.17 };

/** Share of a drawing's lids by which lids follow eyes that look down. */
const FOLLOWS = 0.3;

/** How far eyes full of tears are closed. */
const IN_TEARS = 0.86;
/** Turn of closed lids, radians. Their lashes are longest in the middle of the ball: lower ones would be inside the cheek. */
const CLOSED = -0.3;

/** Eyes with lids, lashes and brows. */
export class Eyes {
  readonly #size: number;
  /** Radians by which the upper lids hang. */
  readonly #droop: number;
  readonly #sunk: number;
  readonly #eye: Mesh;
  readonly #glint: Mesh;
  readonly #lids: Record<1 | -1, Mesh>;
  readonly #under: Mesh;
  readonly #brows: Record<1 | -1, Mesh>;
  /** Radians by which the brows of a calm face are turned so that their inner ends are higher. Low ends look angry. */
  readonly #slope: number;

  /** @param size radius of an eye, as a share of the head's height */
  constructor(sheet: CharacterSheet, skin: Surface, size: number) {
    const isOld = sheet.age === 'old';
    const isMan = sheet.presentation === 'masculine' && sheet.age !== 'child';
    this.#size = size * (isOld ? AGED.size : isMan ? MANS_SIZE : 1);
    this.#droop = isOld ? AGED.droop : 0;
    this.#sunk = isOld ? SUNK.old : isMan ? SUNK.man : SUNK.usual;
    const one = (shape: Shape, surface: Surface) => new MeshBuilder().add(shape, surface).mesh();
    this.#eye = one(BALL, { color: [250, 248, 244], texture: eyeOf(sheet), gloss: 0.4, sharpness: 110, sheen: 0.35 });
    this.#glint = one(SMALL, { color: [255, 255, 255], glow: 1 });
    const isFeminine = sheet.presentation === 'feminine';
    const warm: Surface = { ...skin, color: mix(skin.color, [205, 104, 92], 0.07) };
    const lash: Surface = { color: isFeminine ? [26, 17, 15] : darken(mix(sheet.brows, [40, 24, 18], 0.6), 0.2) };
    const lid = (side: 1 | -1) => lidOf(warm, lash, isFeminine ? 0.085 : 0.06, isFeminine ? side : 0);
    this.#lids = { 1: lid(1), [-1]: lid(-1) } as Record<1 | -1, Mesh>;
    // Under the eye there is no line, only the fold of the lid.
    this.#under = lidOf(skin, { ...skin, color: mix(skin.color, [190, 84, 78], 0.24) }, 0.03, 0);
    const hair: Surface = { color: darken(mix(sheet.brows, sheet.hair.color, 0.3), 0.06), softness: 0.3 };
    const shape = browShape((isFeminine ? 0.72 : 1) * sheet.browThickness);
    this.#slope = isFeminine ? 0.44 : 0.3;
    const brow = (side: 1 | -1) => new MeshBuilder().add(shape, hair, scaled(side, 1, 1)).mesh();
    this.#brows = { 1: brow(1), [-1]: brow(-1) } as Record<1 | -1, Mesh>;
  }

  /** @param frame frame of a head one unit high */
  pose(frame: Matrix, face: FaceState): Placed[] {
    const placed: Placed[] = [];
    const { feeling, strength, blink, gaze } = face;
    // Glasses and a bowed head hide lowered eyes: their lids follow the gaze less than in a drawing.
    const own = blink <= lidsOver(gaze) ? blink * FOLLOWS : blink;
    const shut = smoothstep(AWAKE, MEET, isWeeping(face) ? Math.max(blink, IN_TEARS) : own);
    const { lid, lean, lift, knit } = MOODS[feeling];
    for (const side of [-1, 1] as const) {
      // A closed eye sinks into its socket: a lid as round as the ball would bulge like an egg.
      const middle = product(
        frame,
        shifted(side * EYE.x, EYE.y, EYE.z),
        scaled(this.#size, this.#size * (1 - FLAT * shut), this.#size * (1 - this.#sunk * shut)),
      );
      const look = product(middle, turned(gaze[0] * 0.42 + side * 0.06), pitched(-gaze[1] * 0.3));
      placed.push({ mesh: this.#eye, matrix: look });
      const open = 0.4 + 0.52 * (1 - lid * strength) - this.#droop;
      const turn = open + (CLOSED - open) * shut;
      // An eye without a glint looks dead, so the large one is always below the lid, on the same side of both eyes.
      const edge = Math.sin(turn) - lean * strength * side * GLINT.x;
      const up = Math.min(GLINT.y, edge - GLINT.size * 1.15);
      if (turn > 0) {
        const ahead = Math.sqrt(1 - GLINT.x ** 2 - up ** 2) - GLINT.size * 0.3;
        placed.push({
          mesh: this.#glint,
          matrix: product(middle, shifted(-GLINT.x, up, ahead), scaled(GLINT.size)),
        });
        placed.push({ mesh: this.#glint, matrix: product(middle, shifted(0.26, -0.3, 0.9), scaled(0.09)) });
      }
      placed.push({
        mesh: this.#lids[side],
        matrix: product(middle, rolled(side * (0.07 - lean * strength)), pitched(-turn), scaled(1.07)),
      });
      const squint = 0.9 - (feeling === 'happy' || feeling === 'in-love' ? 0.3 * strength : 0);
      placed.push({
        mesh: this.#under,
        matrix: product(
          middle,
          rolled(Math.PI + side * 0.05 * (1 - shut)),
          pitched(-squint - (-CLOSED - squint) * shut),
          scaled(1.035),
        ),
      });
      const brow = product(
        frame,
        shifted(
          side * (0.185 - knit * strength * 0.02),
          EYE.y + 0.208 + lift * strength * 0.05,
          0.378 - lift * strength * 0.02,
        ),
        turned(side * 0.38),
        rolled(side * (this.#slope - lean * strength * 0.9)),
      );
      placed.push({ mesh: this.#brows[side], matrix: brow });
    }
    return placed;
  }
}

/**
 * Builds half a ball over the eye, with a line of lashes along its edge.
 * @param wing side on which the lashes are longest; 0 for neither
 */
function lidOf(skin: Surface, edge: Surface, thick: number, wing: -1 | 0 | 1): Mesh {
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
  const line = lathe(
    [
      [0.99, -thick],
      [1.03, -thick * 0.6],
      [1.03, thick * 0.5],
      [1, thick],
    ],
    28,
  );
  builder.add(wing === 0 ? line : swollen(line, wing), edge);
  return builder.mesh();
}

/** Returns a line of lashes that is thin beside the nose, and swells and stands out toward the temple. */
function swollen(line: Shape, wing: -1 | 1): Shape {
  const positions = Float32Array.from(line.positions);
  for (let at = 0; at < positions.length; at += 3) {
    const outer = Math.max(0, (positions[at] as number) * wing) ** 2;
    const out = 1 + 0.12 * outer;
    positions[at] = (positions[at] as number) * out;
    positions[at + 1] = (positions[at + 1] as number) * (0.45 + 0.9 * outer);
    positions[at + 2] = (positions[at + 2] as number) * out;
  }
  return { ...line, positions };
}

/** Builds a brow that arches and thins toward the temple. @param thick height relative to a thick brow */
function browShape(thick: number): Shape {
  const rings = Array.from({ length: 12 }, (_, part): Ring => {
    const along = part / 11;
    const share = along - 0.5;
    // Full beside the nose, a point at the temple.
    const round = Math.sqrt(Math.min(1, along * 6 + 0.02)) * (1 - along ** 2.2 * 0.92);
    return {
      at: [share * 0.25, 0.012 - (share - 0.12) ** 2 * 0.16, -Math.abs(share) * 0.03],
      across: 0.027 * thick * round,
      deep: 0.016 * round,
    };
  });
  return new Tube(rings.length, 8, [{ color: [0, 0, 0] }]).shape(rings, [0, 0, 1]);
}
