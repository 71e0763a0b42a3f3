import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../people/person.ts';
import { apart, commonest, median } from '../../../people/swatches.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Shoulders } from './build.ts';
import { colorsAround } from './colors-around.ts';
import type { PhotoSource } from './photo-source.ts';

/** Half of an arm's width, and how far below the shoulders bare skin is a hand, in distances between the shoulders. */
const ARM = 0.13;
const NECKLINE = 0.36;
/** Maximum distance between the colors of a hand and of the face, and minimum distance of clothes from it. */
const [LIKE_SKIN, UNLIKE_SKIN] = [48, 60];

/**
 * Where arms are removed from, as a share of the way from the shoulder to the elbow: those of frontal bodies, and those of
 * turned ones, of which painted arms begin at the photographed shoulders or elbows. A bare upper arm has no sleeve from
 * which a painted one could come, so only its shoulder is kept.
 */
const FROM = 0.7;
export const TURNED_FROM = { bare: 0.14, shoulder: 0.6, elbow: 1 };
/** How much wider than others the arms of turned bodies are: they are nearer than the shoulders by which sizes are known. */
const NEARER = 1.4;
/** How much farther from its middle line than a sleeve a bare arm is found, by its color. */
const BARE = 1.6;

/** Removes forearms and hands that are in front of the chest. The arms are drawn again where the pose has them. */
export function eraseArms(pen: Context2D, source: PhotoSource, shoulders: Shoulders): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  brush(pen, shoulders);
  for (const side of ['left', 'right'] as const) {
    const { shoulder, elbow, wrist } = armIn(source, side);
    if (shoulder && elbow) strokeArm(pen, [between(shoulder, elbow, FROM), elbow], wrist);
  }
  eraseHands(pen, source, shoulders);
  pen.restore();
}

/**
 * Removes a forearm and its hand from a turned body, which keeps its upper arms, because they cover its side.
 * @param pen draws in the photograph's pixels
 * @param from share of the upper arm that is kept
 */
export function eraseForearm(
  pen: Context2D,
  source: PhotoSource,
  shoulders: Shoulders,
  side: Side,
  from: number,
): void {
  const { shoulder, elbow, wrist } = armIn(source, side);
  // A turned head's hair and face may be behind a raised hand.
  if (!shoulder || !elbow || (wrist && wrist[1] < shoulders.middle[1])) return;
  const { canvas, pen: mask } = newCanvas(pen.canvas.width, pen.canvas.height);
  mask.setTransform(pen.getTransform());
  brush(mask, shoulders);
  const end = between(shoulder, elbow, from);
  mask.lineWidth *= BARE;
  strokeArm(mask, [end, elbow], wrist);
  keepSkin(mask, source);
  mask.lineWidth /= BARE;
  strokeArm(mask, [end, elbow], wrist);
  mask.globalCompositeOperation = 'destination-out';
  strokeArm(mask, [shoulder, end], undefined);
  pen.save();
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-out';
  pen.drawImage(canvas, 0, 0);
  pen.restore();
}

/** Width of a forearm with its hand, and length of the hand beyond the wrist, in heads. */
const FOREARM = { wide: 0.42, hand: 0.55 };

/** Covers a forearm of the photograph and its hand. */
export function traceForearm(pen: Context2D, { person, head }: PhotoSource, side: Side): void {
  const { [`${side}Elbow` as const]: elbow, [`${side}Wrist` as const]: wrist } = person.joints;
  if (!elbow || !wrist) return;
  const beyond = (head * FOREARM.hand) / Math.max(1, Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]));
  pen.lineCap = 'round';
  pen.lineWidth = head * FOREARM.wide;
  pen.beginPath();
  pen.moveTo(...elbow);
  pen.lineTo(wrist[0] + (wrist[0] - elbow[0]) * beyond, wrist[1] + (wrist[1] - elbow[1]) * beyond);
  pen.stroke();
}

/** Keeps only those parts of a mask which are bare skin in the photograph. */
function keepSkin(mask: Context2D, source: PhotoSource): void {
  const skin = skinIn(source, 0, 0, source.width, source.height);
  if (!skin) return;
  mask.save();
  mask.filter = 'none';
  mask.globalCompositeOperation = 'destination-in';
  mask.drawImage(skin, 0, 0);
  mask.restore();
}

/** Whether a photograph shows the bare skin of an upper arm. */
export function isBareArm(source: PhotoSource, side: Side): boolean {
  const { shoulder, elbow } = armIn(source, side);
  if (!shoulder || !elbow) return false;
  const colors = [0.35, 0.5, 0.65].flatMap((share) =>
    colorsAround(source, between(shoulder, elbow, share), source.head * 0.03, 250),
  );
  const own = median(colors);
  return own !== undefined && apart(own, source.skin) < LIKE_SKIN;
}

/** Whether a forearm is nearer to level than to upright. */
export function liesAcross(source: PhotoSource, side: Side): boolean {
  const { elbow, wrist } = armIn(source, side);
  return elbow !== undefined && wrist !== undefined && Math.abs(wrist[0] - elbow[0]) > Math.abs(wrist[1] - elbow[1]);
}

function brush(pen: Context2D, { across, isFrontal }: Shoulders): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = across * ARM * 2 * (isFrontal ? 1 : NEARER);
  pen.filter = `blur(${across * 0.015}px)`;
}

function armIn({ person: { joints } }: PhotoSource, side: Side) {
  return { shoulder: joints[`${side}Shoulder`], elbow: joints[`${side}Elbow`], wrist: joints[`${side}Wrist`] };
}

/** Draws a line along an arm, and beyond its wrist, if that is known, to the fingers. */
function strokeArm(pen: Context2D, line: readonly Point[], wrist: Point | undefined): void {
  const last = line.at(-1);
  pen.beginPath();
  for (const [x, y] of line) pen.lineTo(x, y);
  if (wrist && last) pen.lineTo(...between(last, wrist, 1.35));
  pen.stroke();
}

function between([x, y]: Point, [toX, toY]: Point, share: number): [number, number] {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Removes hands that are below the neckline. Fingers may point anywhere, so they are found by their color. */
function eraseHands(pen: Context2D, source: PhotoSource, shoulders: Shoulders): void {
  const { across, middle } = shoulders;
  const cloth = clothBelow(source, shoulders);
  if (!cloth || apart(cloth, source.skin) < UNLIKE_SKIN) return;
  const [left, top] = [Math.round(middle[0] - across * 0.6), Math.round(middle[1] + across * NECKLINE)];
  const hands = skinIn(source, left, top, Math.round(across * 1.2), source.height - top);
  if (!hands) return;
  const edge = across * 0.02;
  for (let turn = 0; turn < 8; turn += 1)
    pen.drawImage(hands, left + edge * Math.cos((turn * Math.PI) / 4), top + edge * Math.sin((turn * Math.PI) / 4));
}

/** Returns a part of the picture in which only that is opaque which has the color of the face. */
function skinIn(
  { data, width, height, skin }: PhotoSource,
  left: number,
  top: number,
  wide: number,
  tall: number,
): Canvas | undefined {
  if (tall < 2) return undefined;
  const { canvas, pen } = newCanvas(wide, tall);
  const image = pen.createImageData(wide, tall);
  const from = Math.max(0, -left);
  const to = Math.min(wide, width - left);
  for (let row = Math.max(0, -top); row < Math.min(tall, height - top); row += 1) {
    const start = ((top + row) * width + left) * 4;
    markSkin(image.data, row * wide * 4, { data, start, skin }, from, to);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/**
 * Makes the pixels of a row opaque that have the color of the face. V8 compiles a function once; nested loops kept falling
 * back to uncompiled code.
 * @param at index of the row in `marked`; `start` is that in the photograph
 */
function markSkin(
  marked: { [index: number]: number },
  at: number,
  { data, start, skin }: Pick<PhotoSource, 'data' | 'skin'> & { start: number },
  from: number,
  to: number,
): void {
  for (let offset = from * 4; offset < to * 4; offset += 4) {
    const seen = start + offset;
    const color: Rgb = [data[seen] as number, data[seen + 1] as number, data[seen + 2] as number];
    if (apart(color, skin) < LIKE_SKIN) marked[at + offset + 3] = 255;
  }
}

/** Returns the usual color of the chest near the lower end of its photograph, in the light of the place. */
export function clothBelow(source: PhotoSource, shoulders: Shoulders): Rgb | undefined {
  const { lit, width, person } = source;
  const { across, middle } = shoulders;
  const end = Math.min(endOf(source, shoulders), source.height - 1);
  const colors: Rgb[] = [];
  for (let y = Math.max(middle[1], end - across * 0.4); y < end; y += across / 40) {
    for (let x = middle[0] - across * 0.3; x < middle[0] + across * 0.3; x += across / 40) {
      const at = Math.round(y) * width + Math.round(x);
      if (x < 0 || x >= width || (person.mask[at] ?? 0) < 250) continue;
      colors.push([lit[at * 4] as number, lit[at * 4 + 1] as number, lit[at * 4 + 2] as number]);
    }
  }
  return commonest(colors)[0]?.color;
}

/** Least distance below the shoulders at which a forearm ends the photograph, in distances between them. */
const LOW = 0.42;

/** Row at which the photograph of the chest ends: at its lower edge, or above forearms that hide the belly. */
export function endOf({ person: { joints }, height }: PhotoSource, { across, middle }: Shoulders): number {
  let end = height;
  for (const side of ['left', 'right'] as const) {
    const [elbow, wrist] = [joints[`${side}Elbow`], joints[`${side}Wrist`]];
    if (!elbow || !wrist) continue;
    for (const share of [0.2, 0.4, 0.6, 0.8, 1, 1.25]) {
      const [x, y] = [elbow[0] + (wrist[0] - elbow[0]) * share, elbow[1] + (wrist[1] - elbow[1]) * share];
      if (Math.abs(x - middle[0]) > across * 0.42 || y < middle[1] + across * LOW) continue;
      end = Math.min(end, y - across * ARM * 0.7);
    }
  }
  return end;
}
