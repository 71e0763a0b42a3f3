import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { Rig, Spot } from '../kit/rig.ts';
import { BELOW_NECK, type Shoulders } from './build.ts';
import { endOf, eraseArms } from './folded-arms.ts';
import { dropIslands } from './head-outline.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';
import { type PartPicture, SCALE } from './part-picture.ts';
import type { Pattern } from './pattern.ts';
import type { PhotoSource } from './photo-source.ts';
import { CAPS_REACH, type ShoulderCaps, shoulderCaps } from './shoulder-caps.ts';

/**
 * Outline of the chest in a photograph, in distances between the shoulders: half widths at heights below the line of the
 * shoulders. Farther out are the arms.
 */
const OUTLINE = [
  [-0.72, 0.56],
  [-0.3, 0.62],
  [-0.1, 0.68],
  [0.08, 0.7],
  [0.2, 0.66],
  [0.34, 0.54],
  [0.5, 0.5],
  [1.9, 0.5],
] as const;
/** How far the lower end of a photograph fades, in the same unit. */
const FADE = 0.2;

/** A photographed chest, and its shoulders with the beginning of the arms, which fit arms that hang. */
export interface TorsoPictures {
  torso: PartPicture;
  caps: ShoulderCaps;
}

/**
 * Lays the photographed chest over a painted one, which stays visible where the photograph shows nothing or an arm.
 * @param plain the painted chest; its upper joint is between the shoulders
 */
export function torsoPictureOf(
  plain: PartPicture,
  source: PhotoSource,
  shoulders: Shoulders,
  pattern: Pattern,
): TorsoPictures {
  const unit = pattern.proportions.shoulders * plain.scale;
  const size = unit / shoulders.across;
  const up = Math.ceil(unit * 0.72);
  const above = Math.max(plain.above, up);
  const wide = Math.max(plain.canvas.width, Math.ceil(unit * CAPS_REACH * 2));
  const tall = Math.ceil(above + plain.canvas.height - plain.above);
  const { canvas, pen } = newCanvas(wide, tall);
  pen.drawImage(plain.canvas, (wide - plain.canvas.width) / 2, above - plain.above);
  const photo = newCanvas(wide, tall);
  photo.pen.imageSmoothingQuality = 'high';
  photo.pen.translate(wide / 2, above);
  photo.pen.save();
  photo.pen.rotate(-shoulders.angle);
  photo.pen.scale(size, size);
  photo.pen.translate(-shoulders.middle[0], -shoulders.middle[1]);
  photo.pen.drawImage(canvasOf({ ...source, data: source.lit }), 0, 0);
  eraseHead(photo.pen, source, pattern.head);
  eraseArms(photo.pen, source, shoulders);
  photo.pen.restore();
  keepJoined(photo, { x: wide / 2, y: above + unit * BREAST });
  fadeBelow(photo.pen, (endOf(source, shoulders) - shoulders.middle[1]) * size, unit);
  modelChest(photo, pattern);
  shadeNeck(photo.pen, { x: wide / 2, y: above - pattern.proportions.neck * plain.scale - unit * NECK_BASE }, pattern);
  const caps = shoulderCaps({ ...plain, canvas: photo.canvas, above }, unit, source);
  keepChest(photo.pen, unit);
  keepTrunk(photo.pen, plain, above, unit);
  pen.drawImage(photo.canvas, 0, 0);
  return { torso: { ...plain, canvas, above }, caps };
}

/** Where every photograph of a chest shows it, in distances between the shoulders below their line. */
const BREAST = 0.2;

/** Removes what is not joined to the chest once the head is gone, such as hair beside the neck. */
function keepJoined({ canvas, pen }: ReturnType<typeof newCanvas>, start: { x: number; y: number }): void {
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  dropIslands(image, start);
  pen.putImageData(image, 0, 0);
}

/** Brightness of the side of a chest that is away from the light, and the part of its width in which light fades. */
const [SHADED, FADING] = [0.62, [0.1, 0.95] as const];

/** Lights a photographed chest from one side, like the painted parts around it. */
function modelChest({ canvas, pen }: ReturnType<typeof newCanvas>, { side, tint: { lit, shaded } }: Pattern): void {
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  const factors = Float32Array.from({ length: canvas.width * 3 }, (_, index) => {
    const [column, channel] = [Math.floor(index / 3), index % 3];
    const away = side > 0 ? 1 - column / canvas.width : column / canvas.width;
    const [key, fill] = [lit[channel] as number, (shaded[channel] as number) * SHADED];
    return key + (fill - key) * smoothstep(...FADING, away);
  });
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const column = ((at / 4) % canvas.width) * 3;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] as number) * (factors[column + channel] as number);
  }
  pen.putImageData(image, 0, 0);
}

/** Height above the chin from which nothing belongs to the chest, in heads: here ears and hair begin. */
const EARS = 0.36;

/** Removes the head, which is a picture of its own that moves. What stands around it, such as a collar, stays. */
function eraseHead(pen: Context2D, { chin: [x, y], toward: [dx, dy], head }: PhotoSource, picture: HeadPicture): void {
  const { canvas: mask, pen: edge } = newCanvas(picture.width, picture.height);
  edge.drawImage(canvasOf(picture), 0, 0);
  // Below the chin, the neck belongs to the chest.
  const chin = (1 - EXTENT.top) * picture.scale;
  const soft = picture.scale * 0.06;
  const ends = edge.createLinearGradient(0, chin - soft, 0, chin + soft * 0.2);
  ends.addColorStop(0, 'rgba(0,0,0,1)');
  ends.addColorStop(1, 'rgba(0,0,0,0)');
  edge.globalCompositeOperation = 'destination-in';
  edge.fillStyle = ends;
  edge.fillRect(0, 0, picture.width, picture.height);
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.translate(x, y);
  // Now y points from the forehead to the chin.
  pen.transform(dy, -dx, dx, dy, 0, 0);
  pen.fillStyle = '#000';
  pen.fillRect(-head * 3, -head * 4, head * 6, head * (4 - EARS));
  pen.scale(head / 2, head / 2);
  const { left, top, right, bottom } = EXTENT;
  for (const aside of [-RIM, RIM]) pen.drawImage(mask, left + aside, top - 1, right - left, bottom - top);
  pen.restore();
}

/** Width of what is removed around the head, in the head's units: its soft outline leaves no rim behind. */
const RIM = 0.012;

/** Height of the base of the neck above the line of the shoulders, in distances between them. */
const NECK_BASE = 0.1;

/** Draws the shadow of the chin on the neck and the collar, so that the head does not seem to float. @param chin pixels */
function shadeNeck(pen: Context2D, chin: { x: number; y: number }, { proportions: { head } }: Pattern): void {
  const size = head * SCALE;
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.translate(chin.x, chin.y + size * 0.02);
  pen.scale(size * 0.36, size * 0.22);
  const shadow = pen.createRadialGradient(0, 0, 0.25, 0, 0, 1);
  shadow.addColorStop(0, 'rgba(16,8,10,0.52)');
  shadow.addColorStop(1, 'rgba(16,8,10,0)');
  pen.fillStyle = shadow;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

function keepChest(pen: Context2D, unit: number): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.filter = `blur(${unit * 0.018}px)`;
  pen.fillStyle = '#000';
  pen.beginPath();
  for (const [down, half] of OUTLINE) pen.lineTo(half * unit, down * unit);
  for (const [down, half] of OUTLINE.toReversed()) pen.lineTo(-half * unit, down * unit);
  pen.fill();
  pen.restore();
}

/** Distance below the shoulders from which arms hang beside the trunk, in distances between the shoulders. */
const ARMPIT = 0.3;

/** Removes the rests of arms beside the trunk. @param above pixels from the canvas's upper edge to the shoulders */
function keepTrunk({ canvas }: Context2D, plain: PartPicture, above: number, unit: number): void {
  const { canvas: mask, pen } = newCanvas(canvas.width, canvas.height);
  pen.drawImage(plain.canvas, (mask.width - plain.canvas.width) / 2, above - plain.above);
  pen.fillRect(0, 0, mask.width, above + unit * ARMPIT);
  const photo = canvas.getContext('2d');
  photo.save();
  photo.resetTransform();
  photo.globalCompositeOperation = 'destination-in';
  photo.drawImage(mask, 0, 0);
  photo.restore();
}

/** @param end pixels below the shoulders at which the photograph ends */
function fadeBelow(pen: Context2D, end: number, unit: number): void {
  const fade = pen.createLinearGradient(0, end - unit * FADE, 0, end - unit * 0.01);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(-unit * 2, -unit * 3, unit * 4, unit * 8);
  pen.restore();
}

/** Number of strips that follow the bends of the spine, and the bend in radians from which they are needed. */
const [STRIPS, BENT] = [14, 0.05];
/** Depth of a chest relative to its width. */
const DEPTH = 0.62;

/** Returns the apparent width of a turned trunk relative to its width from the front. @param yaw in radians */
export function narrowed(yaw: number): number {
  return Math.hypot(Math.cos(yaw), Math.sin(yaw) * DEPTH);
}

/** Lays a chest along the spine. */
export function layTorso(context: Context2D, picture: PartPicture, rig: Rig, { torso }: Proportions): void {
  const { canvas, above, scale } = picture;
  const { height, chestYaw, joints } = rig;
  const spine = spineOf(joints, torso);
  const narrow = narrowed(chestYaw);
  const [first, last] = [-above / scale, (canvas.height - above) / scale];
  const bend = Math.abs(spine.angle(torso * 0.1) - spine.angle(torso * 0.8));
  const strips = bend < BENT ? 1 : STRIPS;
  for (let strip = 0; strip < strips; strip += 1) {
    const from = first + ((last - first) * strip) / strips;
    const to = first + ((last - first) * (strip + 1)) / strips;
    const [start, end] = [spine.at(from), spine.at(to)];
    const rows = (to - from) * scale;
    const overlap = strip < strips - 1 ? 1.14 : 1;
    context.save();
    context.translate(start.x, start.y);
    context.rotate(
      strips === 1 ? Math.atan2(end.y - start.y, end.x - start.x) - Math.PI / 2 : spine.angle((from + to) / 2),
    );
    context.scale((height / scale) * narrow, Math.hypot(end.x - start.x, end.y - start.y) / rows);
    const top = (from - first) * scale;
    const tall = Math.min(canvas.height - top, rows * overlap);
    context.drawImage(canvas, 0, top, canvas.width, tall, -canvas.width / 2, 0, canvas.width, tall);
    context.restore();
  }
}

/** The line from the neck to the hips by the distance below the shoulders, in shares of the figure's height. */
function spineOf(joints: Rig['joints'], torso: number) {
  const stations: readonly (readonly [down: number, spot: Spot])[] = [
    [-BELOW_NECK * torso, joints.neck],
    [(0.38 - BELOW_NECK) * torso, joints.chest],
    [(0.68 - BELOW_NECK) * torso, joints.waist],
    [(1 - BELOW_NECK) * torso, joints.hips],
  ];
  const at = (down: number): { x: number; y: number } => {
    const index = Math.min(
      2,
      Math.max(
        0,
        stations.findLastIndex(([from]) => from <= down),
      ),
    );
    const [[from, start], [to, end]] = [stations[index], stations[index + 1]] as [
      readonly [number, Spot],
      readonly [number, Spot],
    ];
    const share = (down - from) / (to - from);
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
  };
  return {
    at,
    angle(down: number): number {
      const [upper, lower] = [at(down - torso * 0.16), at(down + torso * 0.16)];
      return Math.atan2(lower.y - upper.y, lower.x - upper.x) - Math.PI / 2;
    },
  };
}

/** Height of the round lower end of a top on which somebody sits, as a share of its width. */
const SEAT = 0.34;
const sitting = new WeakMap<Canvas, Canvas>();

/** Returns a torso whose hem is round: seen from the side, it does not stand out behind the lap. */
export function seated(torso: PartPicture): PartPicture {
  const known = sitting.get(torso.canvas) ?? roundedBelow(torso.canvas);
  sitting.set(torso.canvas, known);
  return { ...torso, canvas: known };
}

function roundedBelow(torso: Canvas): Canvas {
  const { width, height } = torso;
  const { canvas, pen } = newCanvas(width, height);
  pen.roundRect(width * 0.04, -height, width * 0.92, height * 2, [0, 0, width * SEAT, width * SEAT]);
  pen.clip();
  pen.drawImage(torso, 0, 0);
  return canvas;
}
