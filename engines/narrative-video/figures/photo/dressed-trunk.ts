import { newCanvas } from '../../../drawing/canvas.ts';
import { mix, type Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../people/person.ts';
import { apart, median } from '../../../people/swatches.ts';
import { JOINTS } from '../../acting/skeleton.ts';
import { drawGarment } from '../kit/garments.ts';
import { brushOf, type Ink } from '../kit/ink.ts';
import type { Rig, Spot } from '../kit/rig.ts';
import { trunkOf } from '../kit/trunk.ts';
import { BELOW_NECK } from './build.ts';
import { colorsAround } from './colors-around.ts';
import { neck } from './painted-trunk.ts';
import type { PartPicture } from './part-picture.ts';
import type { Pattern } from './pattern.ts';

/** Height of a collar at the nape and at the throat, as shares of the way from the hips to the neck. */
const COLLAR = { nape: 1.05, throat: 0.955, half: 1.5 };

/** Width of a neck that is not behind a photographed one, and how far it goes on behind the jaw, in heads. */
const [WIDE, BEHIND] = [0.98, 0.42];
/** Distance of colors, as `apart` measures it, up to which a jaw has no beard. */
const LIKE_SKIN = 60;
/** Indexes of places on the jaw in MediaPipe's face mesh, and the size of these places in heads. */
const [JAW, PLACE] = [[172, 136, 150, 149, 148, 377, 378, 379, 365, 397], 0.03];

/** Returns the color of the neck, which is that of the jaw above it: cheeks are redder. */
function colorOfJaw({ source, lit, skin }: Pattern): Rgb {
  const colors = JAW.flatMap((index) => {
    const [x, y] = source.person.face.points[index] ?? source.chin;
    const inward: Point = [x + (source.chin[0] - x) * 0.2, y - source.toward[1] * source.head * 0.08];
    return colorsAround({ ...source, data: lit }, inward, source.head * PLACE, 250);
  });
  const seen = median(colors);
  return seen && apart(seen, skin) < LIKE_SKIN ? mix(seen, skin, 0.55) : skin;
}

/**
 * Returns a painted trunk with what is seen of its clothes from the front and with a bare neck, for a photograph that shows
 * only a head.
 * @param plain the trunk in one color
 */
export function dressedTrunk(plain: PartPicture, pattern: Pattern, ink: Ink): PartPicture {
  const { sheet, cut, proportions, skin, side } = pattern;
  const throat = neck(pattern, { wide: WIDE, behind: pattern.proportions.head * BEHIND, color: colorOfJaw(pattern) });
  const { scale, long } = plain;
  const base = proportions.torso * BELOW_NECK * scale;
  const up = Math.ceil(base + throat.long + throat.above);
  const above = Math.max(plain.above, up);
  const { canvas, pen } = newCanvas(plain.canvas.width, plain.canvas.height - plain.above + above);
  const middle = canvas.width / 2;
  pen.drawImage(plain.canvas, 0, above - plain.above);
  const hips: Spot = { x: middle, y: above + long, z: 0 };
  const at = (share: number): Spot => ({ x: middle, y: hips.y - share * proportions.torso * scale, z: 0 });
  const [waist, chest, nape] = [at(0.32), at(0.62), at(1)];
  const joints = Object.fromEntries(JOINTS.map((joint) => [joint, nape])) as Record<keyof Rig['joints'], Spot>;
  const rig = {
    height: scale,
    chestYaw: 0,
    joints: { ...joints, hips, waist, chest, neck: nape },
    head: { x: middle, y: 0, radius: 1, roll: 0, yaw: 0, pitch: 0, isAway: false },
  };
  const trunk = trunkOf(rig, { ...cut.torso, neck: cut.neck });
  // The cloth ends around the neck.
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  const [left, right] = [trunk.collar(-COLLAR.half, COLLAR.nape), trunk.collar(COLLAR.half, COLLAR.nape)];
  const low = trunk.collar(0, COLLAR.throat);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(0, left[1]);
  pen.lineTo(...left);
  pen.quadraticCurveTo(middle, low[1] * 2 - left[1], ...right);
  pen.lineTo(canvas.width, right[1]);
  pen.lineTo(canvas.width, 0);
  pen.fill();
  pen.restore();
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  drawGarment(brushOf(pen, ink, scale, side), trunk, sheet.top, skin, pattern.paint);
  pen.restore();
  pen.globalCompositeOperation = 'destination-over';
  pen.drawImage(
    throat.canvas,
    middle - throat.canvas.width / 2,
    above - base - throat.long - throat.above + 0.02 * scale,
  );
  return { ...plain, canvas, above };
}
