import { type Canvas, type Context2D, copyOf, newCanvas } from '../../../drawing/canvas.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Shoulders } from './build.ts';
import { keepInside, OUTLINE, SLEEVED } from './chest-outline.ts';
import { endOf, eraseArms, traceForearm } from './folded-arms.ts';
import { type HeadFrame, type HeadLight, relit } from './head-light.ts';
import { dropIslands } from './head-outline.ts';
import { canvasOf, dropWisps } from './head-picture.ts';
import { neckShade } from './neck-shade.ts';
import { type PartPicture, trimmed } from './part-picture.ts';
import type { Pattern } from './pattern.ts';
import { exposure, type PhotoSource } from './photo-source.ts';
import { isCutOff, showsArm, showsElbows, topOf, widthsOf } from './portrait-bounds.ts';
import { BENDS } from './relief.ts';
import { matchTone, type Tone, toneOf } from './seam-tone.ts';
import { CAPS_REACH, type ShoulderCaps, shoulderCaps } from './shoulder-caps.ts';
import { ARMPIT, fadeSleeve, fillSides, fillTrunk, hemTrunk, keepTrunk, narrowBelow } from './trunk-edges.ts';
import { turnedBody } from './turned-body.ts';

/** How far the lower end of a photograph fades, in the same unit, and its sides and lower end, in heads, where they cut the body off. */
const [FADE, SIDES_FADE, END_FADES] = [0.2, 0.12, 0.2];

/** One continuous picture of head and body, in two parts: the upper one bends with the head, and the lower one does not. */
export interface BustPicture {
  /** Head, neck and collar. Below the seam, it fades over `below`, which shows the same there. */
  above: PartPicture;
  below: PartPicture;
}

/** What a photograph shows of a person, in the light of the place, and where its chin is. */
export interface BustPictures {
  /** With the arms, as it was taken. */
  portrait: BustPicture;
  /** Without arms, over a painted chest. A turned body keeps the upper part of its arms. */
  chest: BustPicture;
  /** Returns a turned body without some forearms, and with its upper arms down to the elbows. Frontal ones have none. */
  without?(sides: readonly Side[]): BustPicture;
  /** Returns a turned body without one arm. Frontal ones have none. */
  busy?(side: Side): BustPicture;
  /** Whether the body is turned in the photograph. */
  isTurned: boolean;
  caps: ShoulderCaps;
  /** The arms that the portrait shows, so that none are painted. */
  arms: readonly Side[];
  /** Pixels from the middle between the shoulders. */
  chin: { x: number; y: number };
  /** How far body and head of the portrait reach to each side of that middle, and where its hips are, in shares of the height. */
  reach: Readonly<Record<'body' | 'head', Readonly<Record<'left' | 'right', number>>>>;
  hips: number;
  /** Half of the head's height in pixels. */
  unit: number;
  /** Of the photographed cloth relative to the painted chest. */
  tone: Tone;
}

/** Width of the seam, in halves of a head. */
const SEAM = 0.12;

/** Returns where a photograph is in the space of its head. */
export function frameOf({ chin: [x, y], toward: [dx, dy], head }: PhotoSource): HeadFrame {
  const [a, b] = [(dy * 2) / head, (dx * 2) / head];
  return { a, b, left: -(a * x - b * y), top: 1 - (b * x + a * y) };
}

const SIDES: readonly Side[] = ['left', 'right'];

/** Opacity at which the outline of a person begins, 0 to 255. Below, the color is that of the old background. */
const OUTLINE_FROM = 80;

/**
 * Returns a photograph in this light, with the folds of dark cloth and the chin's shadow on the neck, and without the rest
 * of its background.
 */
export function modeled(source: PhotoSource, shoulders: Shoulders, light: HeadLight): PhotoSource['data'] {
  const { data: plain, width, height, chin } = source;
  const frame = frameOf(source);
  const { a, b, left, top } = frame;
  const at = ([x, y]: Point): Point => [a * x - b * y + left, b * x + a * y + top];
  const trunk = { middle: at(shoulders.middle), half: (shoulders.across / source.head) * 1.3 };
  const nose = source.person.face.points[NOSE];
  const { data } = relit({ data: plain, width, height }, frame, light, nose && at(nose), trunk);
  const shade = neckShade(source.person.face.points.map(at), Math.sign(light.toward[0]));
  const modelRow = (y: number): void => {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * 4;
      const opacity = data[place + 3] as number;
      if (opacity === 0) continue;
      if (opacity < 255) data[place + 3] = 255 * smoothstep(OUTLINE_FROM, 255, opacity);
      const down = b * x + a * y + top;
      if (down < 0) continue;
      const below = smoothstep(0.9, 1.4, down);
      const most = Math.max(data[place] as number, data[place + 1] as number, data[place + 2] as number);
      const by = (1 + (exposure(most) - 1) * below) * shade(a * x - b * y + left, down);
      for (let channel = 0; channel < 3; channel += 1) data[place + channel] = (data[place + channel] as number) * by;
    }
  };
  for (let y = 0; y < height; y += 1) modelRow(y);
  dropWisps({ data, width, scale: source.head / 2 }, Math.round(chin[1] - source.head * 0.85));
  dropIslands({ data, width, height }, { x: chin[0], y: chin[1] - source.head * 0.3 });
  return data;
}

/** Index of the nose's tip in MediaPipe's face mesh. */
const NOSE = 4;

/**
 * Cuts head and body out of a photograph as one picture.
 * @param plain the painted chest; its upper joint is between the shoulders
 * @param lit the photograph in the light of the place
 */
export function bustPicturesOf(
  plain: PartPicture,
  lit: PhotoSource['data'],
  { source, shoulders, proportions }: Pick<Pattern, 'source' | 'shoulders' | 'proportions'>,
): BustPictures {
  const unit = proportions.shoulders * plain.scale;
  const size = unit / shoulders.across;
  const [x, y] = shoulders.middle;
  const up = Math.ceil((y - topOf(source)) * size + unit * 0.1);
  const above = Math.max(plain.above, up);
  const half = Math.ceil(Math.max(unit * CAPS_REACH, Math.min(unit * 2.2, Math.max(x, source.width - x) * size)));
  const tall = Math.ceil(above + Math.max(plain.canvas.height - plain.above, (source.height - y) * size + unit * 0.1));
  const photo = newCanvas(half * 2, tall);
  const onPhoto = (pen: Context2D) => {
    pen.translate(half, above);
    pen.rotate(-shoulders.angle);
    pen.scale(size, size);
    pen.translate(-x, -y);
  };
  photo.pen.imageSmoothingQuality = 'high';
  onPhoto(photo.pen);
  photo.pen.drawImage(canvasOf({ ...source, data: lit }), 0, 0);
  const hu = (source.head / 2) * size;
  const [dx, dy] = [(source.chin[0] - x) * size, (source.chin[1] - y) * size];
  const [cos, sin] = [Math.cos(-shoulders.angle), Math.sin(-shoulders.angle)];
  const chin = { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
  const seam = Math.round(above + chin.y + hu * BENDS);
  const cut = (canvas: Canvas, under?: Canvas): BustPicture => ({
    above: trimmed({ ...plain, canvas: fadedBelow(canvas, seam, hu * SEAM), above }),
    below: trimmed({ ...plain, canvas: onto(under, canvas, seam), above }),
  });

  const whole = copyOf(photo.canvas);
  fadeEdges(whole.getContext('2d'), onPhoto, source);
  const arms = SIDES.filter(
    (side) => (!shoulders.isFrontal && showsElbows(source, shoulders)) || showsArm(source, side),
  );
  // Half of a sleeve would end in the air, beside a painted arm.
  const cutOff = SIDES.filter(
    (side) => !(shoulders.isFrontal && arms.includes(side)) && isCutOff(source, shoulders, side),
  );
  if (cutOff.length > 0) keepInside(whole.getContext('2d'), { half, above, unit }, SLEEVED, cutOff);
  if (shoulders.isFrontal)
    for (const side of SIDES)
      if (!arms.includes(side)) fadeSleeve(whole.getContext('2d'), { half, above, unit }, side === 'left' ? 1 : -1);
  const rest = newCanvas(half * 2, tall);
  rest.pen.drawImage(plain.canvas, half - plain.canvas.width / 2, above - plain.above);
  // A painted body has nothing of the photographed cloth.
  const cloth = source.hasNoBody ? newCanvas(half * 2, tall).canvas : photo.canvas;
  const tone = toneOf(cloth, rest.canvas, above + (endOf(source, shoulders) - y) * size);
  matchTone(rest.canvas, tone);
  const painted = copyOf(rest.canvas);
  const end = (source.height - y) * size;
  // It is whole where the photograph begins to fade.
  const soft = source.head * END_FADES * size;
  if (!source.hasNoBody) keepBelow(rest.pen, above + end - soft * 1.6, above + end - soft * 0.6);
  if (shoulders.isFrontal) fillTrunk(rest.pen, painted, { half, above, unit });
  else if (cutOff.length > 0)
    fillSides(rest.pen, painted, { half, above, unit }, { ends: [-x * size, (source.width - x) * size], cutOff });

  const chest = copyOf(photo.canvas);
  const pen = chest.getContext('2d');
  fadeEdges(pen, onPhoto, source);
  pen.save();
  onPhoto(pen);
  eraseArms(pen, source, shoulders);
  pen.restore();
  fadeBelow(pen, above + (endOf(source, shoulders) - y) * size, unit);
  const caps = shoulderCaps({ ...plain, canvas: chest, above }, unit, source);
  keepInside(pen, { half, above, unit }, OUTLINE, SIDES);
  keepTrunk(pen, painted, above + unit * ARMPIT);
  const widths = widthsOf(whole, Math.min(whole.height, above + plain.long), above + chin.y);
  // Elbows and laps that the end of a photograph cuts off would end as a straight line beside the painted trunk.
  const isContinued = end < plain.long;
  if (!shoulders.isFrontal && isContinued) narrowBelow(whole.getContext('2d'), { half, above, unit }, above + end);
  // A painted trunk that continues the photograph is in the middle.
  const aside = isContinued ? 0 : widths.lower;
  const hem = (of: Context2D, keep?: (mask: Context2D) => void): void => {
    if (!isContinued) hemTrunk(of, { half, above, unit }, above + plain.long, aside, keep);
  };
  const hanging = copyOf(whole);
  if (!shoulders.isFrontal)
    hem(hanging.getContext('2d'), (mask) => {
      onPhoto(mask);
      for (const side of SIDES) traceForearm(mask, source, side);
    });
  const portrait = source.isAlone ? cut(chest, painted) : cut(hanging, rest.canvas);
  const turned = shoulders.isFrontal
    ? undefined
    : turnedBody({ whole, painted, rest: rest.canvas, onPhoto, source, shoulders, aside, unit, hem, cut });
  return {
    portrait,
    chest: turned?.armless ?? cut(chest, painted),
    ...(turned && { without: turned.without, busy: turned.busy }),
    isTurned: !shoulders.isFrontal,
    caps: shoulders.isFrontal && !source.hasNoBody ? caps : {},
    arms,
    reach: {
      body: { left: widths.body.left / plain.scale, right: widths.body.right / plain.scale },
      head: { left: widths.head.left / plain.scale, right: widths.head.right / plain.scale },
    },
    hips: shoulders.isFrontal ? 0 : aside / plain.scale,
    chin,
    unit: hu,
    tone,
  };
}

/** Returns the upper rows of a picture, which fade below the seam. */
function fadedBelow(picture: Canvas, seam: number, soft: number): Canvas {
  const { canvas, pen } = newCanvas(picture.width, Math.min(picture.height, Math.ceil(seam + soft)));
  pen.drawImage(picture, 0, 0);
  const fade = pen.createLinearGradient(0, seam, 0, seam + soft);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Rows that both parts show, because the first one of a scaled picture is transparent. */
const OVERLAP = 4;

/** Lays the rows of a picture from the seam on over another one. */
function onto(under: Canvas | undefined, picture: Canvas, seam: number): Canvas {
  const { canvas, pen } = newCanvas(picture.width, picture.height);
  if (under) pen.drawImage(under, 0, 0);
  const from = Math.max(0, seam - OVERLAP);
  const rows = picture.height - from;
  if (rows > 0) pen.drawImage(picture, 0, from, picture.width, rows, 0, from, picture.width, rows);
  return canvas;
}

/** Fades a person where the sides and the lower end of the photograph cut the body off. */
function fadeEdges(pen: Context2D, onPhoto: (pen: Context2D) => void, { width, height, head }: PhotoSource): void {
  const soft = head * SIDES_FADE;
  pen.save();
  onPhoto(pen);
  pen.globalCompositeOperation = 'destination-out';
  for (const [x0, y0, x1, y1] of [
    [0, 0, soft, 0],
    [width, 0, width - soft, 0],
    [0, height, 0, height - head * END_FADES],
  ] as const) {
    const fade = pen.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0.06, 'rgba(0,0,0,1)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    pen.fillStyle = fade;
    pen.fillRect(-width, -height, width * 3, height * 3);
  }
  pen.restore();
}

function keepBelow(pen: Context2D, from: number, to: number): void {
  const fade = pen.createLinearGradient(0, from, 0, to);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(0.6, 'rgba(0,0,0,1)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

/** @param end row at which the photograph ends */
function fadeBelow(pen: Context2D, end: number, unit: number): void {
  const fade = pen.createLinearGradient(0, end - unit * FADE, 0, end - unit * 0.01);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.restore();
}
