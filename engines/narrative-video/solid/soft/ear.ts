import { darken, mix } from '../../../drawing/color.ts';
import { product, scaled, shifted, turned, type Vector } from '../../../drawing/solids/matrix.ts';
import type { MeshBuilder, Surface } from '../../../drawing/solids/mesh.ts';
import { sphere } from '../../../drawing/solids/shapes.ts';
import { type Ring, Tube } from './tube.ts';

const BALL = sphere(12, 8);
/** Middle of an ear on a head one unit high, and how far it is turned to the front, radians. */
const [AT, TURN] = [[0.445, -0.03, -0.04] as const, 0.62];
/** Half of the width and of the height of the rim, and its radius at the top. */
const RIM = { wide: 0.068, tall: 0.108, thick: 0.026 };
/** Angles through which the rim runs, from the temple over the top to the lobe, radians. */
const [FROM, TO] = [2.7, -1.9];
const [RINGS, SIDES] = [12, 7];

/** Adds an ear on either side of a head one unit high: a rim around a hollow that lies in the shade, and the lobe. */
export function addEars(builder: MeshBuilder, skin: Surface): void {
  const warm: Surface = { ...skin, color: mix(skin.color, [226, 84, 66], 0.14) };
  const hollow: Surface = { ...skin, color: darken(mix(skin.color, [190, 66, 48], 0.28), 0.1), gloss: 0 };
  const rings = Array.from({ length: RINGS }, (_, index): Ring => {
    const share = index / (RINGS - 1);
    const angle = FROM + (TO - FROM) * share;
    const thick = RIM.thick * (0.6 + 0.5 * Math.sin(Math.PI * Math.min(1, share * 1.1)));
    return { at: onRim(angle), across: thick, deep: thick };
  });
  const rim = new Tube(RINGS, SIDES, [warm]).shape(rings, [1, 0, 0]);
  for (const side of [-1, 1]) {
    const frame = product(scaled(side, 1, 1), shifted(...AT), turned(TURN));
    builder.add(
      BALL,
      hollow,
      product(frame, shifted(-0.004, 0, 0.006), scaled(0.03, RIM.tall * 0.98, RIM.wide * 0.98)),
    );
    builder.add(rim, warm, frame);
    builder.add(BALL, warm, product(frame, shifted(0, -RIM.tall * 0.86, 0.012), scaled(0.026, 0.036, 0.034)));
  }
}

/** Returns a point of the rim's middle. Angle 0 is the back of the ear. */
function onRim(angle: number): Vector {
  return [0.012, Math.sin(angle) * RIM.tall, -Math.cos(angle) * RIM.wide * (1 - 0.18 * Math.max(0, -Math.sin(angle)))];
}
