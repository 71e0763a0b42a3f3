import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { type Chance, chanceOf } from '../../../drawing/chance.ts';
import { lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { keepShapes } from '../../../drawing/lasting-shapes.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { boxMean } from '../../../people/box-mean.ts';
import { speckAt } from '../../solid/film/film-stock.ts';
import type { Spot } from '../kit/rig.ts';
import { BONES, type Bone, backOf, type HandShape, NAILS, type Place } from './hand-bones.ts';
import type { PartPicture } from './part-picture.ts';
import type { Pattern } from './pattern.ts';

/** Returns a hand's picture by its grip. Few grips are seen in a video, so each is made when it is. */
export type HandPictures = (shape: HandShape) => PartPicture;

/** Room around a hand, in shares of its length. */
const ROOM = { aside: 0.5, above: 0.24, below: 0.16 };
/** Light on skin from everywhere and from the side: on the flat of a hand they make up 1. */
const [AMBIENT, DIRECT] = [0.62, 0.56];
/** How dark the wrinkles of joints are, and how much light reaches the wrist, which is in the shadow of the sleeve. */
const [CREASE, SLEEVED] = [0.09, 0.72];
/** Share of the film's grain, and how uneven pores are: more of it looks like suede where hands are near. */
const [GRAIN, PORES] = [0.35, 0.016];
/** Share of clothes' shade on hands: as dark as clothes, they would seem to be somebody else's. */
const ON_BODY = 0.15;
/** Factors of the skin's color of blood under it, which shows at knuckles and fingertips, in the light of the skin. */
const BLOOD: Rgb = [0.98, 0.8, 0.76];

/**
 * Models hands with fingers and nails in the color of a person's skin, as they hang down.
 * @param length pixels
 * @param thumb 1 if the thumb is to the viewer's left
 * @param side of the light: -1 left, 1 right
 */
export function handPictures(
  length: number,
  skin: Rgb,
  thumb: 1 | -1,
  { side, place }: Pick<Pattern, 'side' | 'place'>,
): HandPictures {
  const made = new Map<HandShape, PartPicture>();
  return (grip) => {
    const known = made.get(grip);
    if (known) return known;
    const picture = handPicture(grip, length, skin, thumb, side);
    place(picture.canvas, () => ON_BODY);
    made.set(grip, picture);
    return picture;
  };
}

/**
 * Lays a hand on a wrist.
 * @param length of the hand as it would be seen from the side, pixels
 */
export function layHand(context: Context2D, picture: PartPicture, wrist: Spot, tip: Spot, length: number): void {
  const seen = Math.max(0.55, Math.hypot(tip.x - wrist.x, tip.y - wrist.y) / length);
  const size = length / picture.long;
  context.save();
  context.translate(wrist.x, wrist.y);
  context.rotate(Math.atan2(tip.y - wrist.y, tip.x - wrist.x) - Math.PI / 2);
  context.scale(size * Math.max(0.85, seen), size * seen);
  context.drawImage(picture.canvas, -picture.canvas.width / 2, -picture.above);
  context.restore();
}

function handPicture(grip: HandShape, length: number, skin: Rgb, thumb: 1 | -1, side: number): PartPicture {
  const wide = Math.ceil(ROOM.aside * length) * 2;
  const above = Math.ceil(ROOM.above * length);
  const tall = Math.ceil(above + length * (1 + ROOM.below));
  const { canvas, pen } = newCanvas(wide, tall);
  const image = pen.createImageData(wide, tall);
  const form = modeled(BONES[grip], backOf(grip), [wide, tall], above, length, thumb);
  const blotches = blotchesOf(wide, tall, length);
  const hand: Hand = {
    ...form,
    blotches,
    wide,
    above,
    length,
    chance: chanceOf('hand'),
    nails: (NAILS[grip] ?? []).map(([along, aside]) => ({
      x: wide / 2 - aside * thumb * length,
      y: above + along * length,
    })),
    light: [side * 0.5, -0.4, 0.77],
    skin,
    blood: [skin[0] * BLOOD[0], skin[1] * BLOOD[1], skin[2] * BLOOD[2]],
    nailColor: lighten(skin, 0.3),
    nailEdge: [skin[0] * 0.62, skin[1] * 0.48, skin[2] * 0.46],
  };
  keepShapes('modelRow of a hand', hand, ...hand.nails);
  for (let y = 1; y < tall - 1; y += 1) modelRow(y, hand, image.data);
  pen.putImageData(image, 0, 0);
  return { canvas, long: length, above, scale: 1 };
}

/** A hand that is modeled row by row. */
interface Hand extends ReturnType<typeof modeled> {
  blotches: Float32Array;
  wide: number;
  above: number;
  length: number;
  chance: Chance;
  nails: readonly { x: number; y: number }[];
  light: readonly [number, number, number];
  skin: Rgb;
  blood: Rgb;
  nailColor: Rgb;
  nailEdge: Rgb;
}

function slope(heights: Float32Array, one: number, other: number): number {
  return Math.max(-2.2, Math.min(2.2, ((heights[one] as number) - (heights[other] as number)) / 2));
}

/** Models one row. @param data RGBA of the whole hand */
function modelRow(y: number, hand: Hand, data: Uint8ClampedArray): void {
  const { heights, cover, tips, joints, blotches, wide, above, length, chance, nails, light, skin } = hand;
  for (let x = 1; x < wide - 1; x += 1) {
    const at = y * wide + x;
    if ((cover[at] as number) <= 0) continue;
    const here = heights[at] as number;
    const nx = slope(heights, at - 1, at + 1);
    const ny = slope(heights, at - wide, at + wide);
    const facing = (nx * light[0] + ny * light[1] + light[2]) / Math.sqrt(nx * nx + ny * ny + 1);
    // Grooves between fingers are darker than what is beside them.
    const reach = Math.max(2, Math.round(length * 0.035));
    const before = at - Math.min(x, reach);
    const after = at + Math.min(wide - 1 - x, reach);
    const beside = Math.max(heights[before] as number, heights[after] as number);
    const groove = smoothstep(length * 0.012, length * 0.07, beside - here);
    const pores = 1 + (chance.next() - 0.5) * PORES;
    const crease = CREASE * (joints[at] as number);
    const cuff = SLEEVED + (1 - SLEEVED) * smoothstep(-0.06, 0.18, (y - above) / length);
    const lit = (AMBIENT + DIRECT * Math.max(0, facing)) * (1 - groove * 0.46) * (1 - crease) * cuff * pores;
    const warm = 0.1 + 0.22 * (tips[at] as number) + groove * 0.12 + (blotches[at] as number);
    let color = mix(skin, hand.blood, warm * 0.5);
    for (const nail of nails) {
      const far = Math.hypot((x - nail.x) / (length * 0.029), (y - nail.y) / (length * 0.046));
      color = mix(color, hand.nailColor, smoothstep(1.1, 0.85, far) * 0.34);
      color = mix(color, hand.nailEdge, smoothstep(0.16, 0, Math.abs(far - 1.05)) * 0.16);
    }
    // Shadows on skin stay warm, because light passes through it.
    const speck = speckAt(at) * GRAIN;
    data[at * 4] = color[0] * lit ** 0.9 + speck;
    data[at * 4 + 1] = color[1] * lit + speck;
    data[at * 4 + 2] = color[2] * lit ** 1.04 + speck;
    data[at * 4 + 3] = (cover[at] as number) * 255;
  }
}

/** Size of the blotches of skin in shares of a hand's length, and how much redder they are. */
const BLOTCH = { size: 0.13, red: 0.3 };

/** Returns how much more blood shows at each pixel: skin does not have one color. */
function blotchesOf(wide: number, tall: number, length: number): Float32Array {
  const chance = chanceOf('skin');
  const plain = Float32Array.from({ length: wide * tall }, () => chance.around());
  const soft = boxMean(
    boxMean(plain, wide, Math.round(length * BLOTCH.size)),
    wide,
    Math.round((length * BLOTCH.size) / 2),
  );
  const most = soft.reduce((greatest, value) => Math.max(greatest, Math.abs(value)), 1e-6);
  return soft.map((value) => (value / most) * BLOTCH.red);
}

/**
 * Returns heights of a hand toward the viewer, how far it covers each pixel, and how near a fingertip and the wrinkles of a
 * joint are, 0 to 1.
 * @param back number of bones that form the back of the hand
 */
function modeled(
  bones: readonly Bone[],
  back: number,
  [wide, tall]: readonly [number, number],
  above: number,
  length: number,
  thumb: 1 | -1,
) {
  const [heights, cover, tips, joints] = [0, 1, 2, 3].map(() => new Float32Array(wide * tall)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const isAlone = back === 0;
  bones.forEach(({ from, to, half }, index) => {
    const isPalm = index < back;
    const place = ([along, aside]: Place) => [wide / 2 - aside * thumb * length, above + along * length] as const;
    const [[ax, ay], [bx, by]] = [place(from), place(to)];
    const [dx, dy] = [bx - ax, by - ay];
    const squared = Math.max(1, dx * dx + dy * dy);
    const most = Math.max(...half) * length;
    const [left, right] = [Math.floor(Math.min(ax, bx) - most), Math.ceil(Math.max(ax, bx) + most)];
    const [top, bottom] = [Math.floor(Math.min(ay, by) - most), Math.ceil(Math.max(ay, by) + most)];
    for (let y = Math.max(0, top); y < Math.min(tall, bottom); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(wide, right); x += 1) {
        const px = x + 0.5 - ax;
        const py = y + 0.5 - ay;
        const share = Math.max(0, Math.min(1, (px * dx + py * dy) / squared));
        const radius = (half[0] + (half[1] - half[0]) * share) * length;
        const far = Math.sqrt((px - dx * share) ** 2 + (py - dy * share) ** 2);
        if (far >= radius) continue;
        const at = y * wide + x;
        const flat = isPalm ? 0.62 : 1;
        const high = Math.sqrt(radius * radius - far * far) * flat + (from[2] + (to[2] - from[2]) * share) * length;
        heights[at] = joined(heights[at] as number, high, length * (isPalm ? 0.06 : 0.02));
        const begins = isAlone ? smoothstep(ALONE[0], ALONE[1], (y - above) / length) : 1;
        cover[at] = Math.max(cover[at] as number, smoothstep(0, 1.4, radius - far) * begins);
        if (isPalm) continue;
        tips[at] = Math.max(tips[at] as number, share * 0.8);
        // Skin is wrinkled over the joints, and what lies over another bone hides its joints.
        const isUpper = high >= (heights[at] as number) - length * 0.012;
        if (isUpper) joints[at] = Math.exp(-(((share - 0.93) / 0.07) ** 2));
      }
    }
  });
  return { heights, cover, tips, joints };
}

/** Shares of the hand's length between which a thumb without a hand begins: it fades into the palm that it lies on. */
const ALONE = [0.16, 0.36] as const;

/** The higher one of two heights, with a soft passage between them. */
function joined(one: number, other: number, soft: number): number {
  const share = Math.max(0, Math.min(1, 0.5 + (other - one) / (2 * soft)));
  return one + (other - one) * share + soft * share * (1 - share);
}
