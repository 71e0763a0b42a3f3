import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Shoulders } from './build.ts';
import { endOf, eraseArms } from './folded-arms.ts';
import { dropFlecks, dropIslands } from './head-outline.ts';
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
  [-0.1, 0.62],
  [0.06, 0.58],
  [0.18, 0.54],
  [0.34, 0.5],
  [0.5, 0.5],
  [1.9, 0.5],
] as const;
/** Half of its greatest width, with its soft edge. */
const WIDEST = 0.66;
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
  const photo = newCanvas(wide, tall);
  photo.pen.imageSmoothingQuality = 'high';
  photo.pen.translate(wide / 2, above);
  photo.pen.save();
  photo.pen.rotate(-shoulders.angle);
  photo.pen.scale(size, size);
  photo.pen.translate(-shoulders.middle[0], -shoulders.middle[1]);
  photo.pen.drawImage(canvasOf({ ...source, data: source.lit }), 0, 0);
  const whole = copyOf(photo.canvas);
  eraseHead(photo.pen, source, pattern.head);
  eraseArms(photo.pen, source, shoulders);
  photo.pen.restore();
  const chin = above - pattern.proportions.neck * plain.scale - unit * NECK_BASE;
  keepJoined(photo, { x: wide / 2, y: above + unit * BREAST }, chin, unit * FLECK);
  fillBehindJaw(photo, whole, chin, pattern.proportions.head * plain.scale);
  fadeBelow(photo.pen, (endOf(source, shoulders) - shoulders.middle[1]) * size, unit);
  modelChest(photo, pattern);
  shadeNeck(photo.pen, { x: wide / 2, y: chin }, pattern);
  const caps = shoulderCaps({ ...plain, canvas: photo.canvas, above }, unit, source);
  keepChest(photo.pen, unit);
  keepTrunk(photo.pen, plain, above, unit);
  // Without the shoulders, it is narrower, and drawn faster.
  const { canvas, pen } = newCanvas(Math.max(plain.canvas.width, Math.ceil(unit * WIDEST * 2)), tall);
  pen.drawImage(plain.canvas, (canvas.width - plain.canvas.width) / 2, above - plain.above);
  pen.drawImage(photo.canvas, (canvas.width - wide) / 2, 0);
  return { torso: { ...plain, canvas, above }, caps };
}

function copyOf(source: Canvas): Canvas {
  const { canvas, pen } = newCanvas(source.width, source.height);
  pen.drawImage(source, 0, 0);
  return canvas;
}

/** How far collar and neck go on behind the jaw, and where this begins above the chin, in heads. */
const BEHIND_JAW = { reach: 0.05, above: 0.3 };

/**
 * Continues collar and neck behind the head, so that a head that turns uncovers no gap beside them.
 * @param whole the photograph with its head
 * @param chin row of the chin, pixels
 * @param head its height, pixels
 */
function fillBehindJaw({ canvas, pen }: ReturnType<typeof newCanvas>, whole: Canvas, chin: number, head: number): void {
  const { canvas: fill, pen: soft } = newCanvas(canvas.width, canvas.height);
  soft.filter = `blur(${head * BEHIND_JAW.reach}px)`;
  // Several layers are opaque where a single one would be faint.
  for (let layer = 0; layer < 3; layer += 1) soft.drawImage(canvas, 0, 0);
  soft.filter = 'none';
  soft.globalCompositeOperation = 'destination-in';
  soft.drawImage(whole, 0, 0);
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-over';
  const top = Math.max(0, Math.round(chin - head * BEHIND_JAW.above));
  const tall = canvas.height - top;
  pen.drawImage(fill, 0, top, canvas.width, tall, 0, top, canvas.width, tall);
  pen.restore();
}

/** Where every photograph of a chest shows it, in distances between the shoulders below their line. */
const BREAST = 0.2;

/** Half of the width of what is a rest of the head's outline beside it, in distances between the shoulders. */
const FLECK = 0.024;

/**
 * Removes what is not joined to the chest once the head is gone, such as hair beside the neck, and rests of the head's
 * outline. @param chin row below which all is kept, pixels
 */
function keepJoined(
  { canvas, pen }: ReturnType<typeof newCanvas>,
  start: { x: number; y: number },
  chin: number,
  fleck: number,
): void {
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  dropFlecks(image, 0, Math.round(chin), fleck);
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

/** Height above the chin from which nothing belongs to the chest, in heads: here, nothing but the head is left. */
const EARS = 0.2;

/** Removes the head, which is a picture of its own that moves. What stands around it, such as a collar, stays. */
function eraseHead(pen: Context2D, { chin: [x, y], toward: [dx, dy], head }: PhotoSource, picture: HeadPicture): void {
  const { canvas: mask, pen: edge } = newCanvas(picture.width, picture.height);
  edge.drawImage(canvasOf(picture), 0, 0);
  // Below the chin, the neck belongs to the chest. It goes on behind a chin that rises with the lips.
  const chin = (1 - EXTENT.top) * picture.scale;
  const soft = picture.scale * 0.06;
  const ends = edge.createLinearGradient(0, chin - soft * 2.4, 0, chin - soft);
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
  const above = pen.createLinearGradient(0, -head * (EARS + 0.07), 0, -head * EARS);
  above.addColorStop(0, 'rgba(0,0,0,1)');
  above.addColorStop(1, 'rgba(0,0,0,0)');
  pen.fillStyle = above;
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

/** Shadows on a neck: places relative to the chin, with the light from the right, and radii, in heads; and opacity. */
const NECK_SHADOWS = [
  { at: [0, 0.02], radius: [0.36, 0.22], opacity: 0.52 },
  { at: [-0.3, -0.08], radius: [0.26, 0.34], opacity: 0.6 },
] as const;

/**
 * Draws the shadow of the chin on neck and collar, and that on the side away from the light, which the head has too.
 * Otherwise the head seems to float. @param chin pixels
 */
function shadeNeck(pen: Context2D, chin: { x: number; y: number }, { proportions: { head }, side }: Pattern): void {
  const size = head * SCALE;
  for (const { at, radius, opacity } of NECK_SHADOWS) {
    pen.save();
    pen.globalCompositeOperation = 'source-atop';
    pen.translate(chin.x + size * at[0] * side, chin.y + size * at[1]);
    pen.scale(size * radius[0], size * radius[1]);
    const shadow = pen.createRadialGradient(0, 0, 0.25, 0, 0, 1);
    shadow.addColorStop(0, `rgba(16,8,10,${opacity})`);
    shadow.addColorStop(1, 'rgba(16,8,10,0)');
    pen.fillStyle = shadow;
    pen.fillRect(-1, -1, 2, 2);
    pen.restore();
  }
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
