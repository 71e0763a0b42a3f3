import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Rgb } from '../../../drawing/color.ts';
import type { BodyJoint } from '../../../people/person.ts';
import { apart, commonest } from '../../../people/swatches.ts';
import type { Shoulders } from './build.ts';
import type { PhotoSource } from './photo-source.ts';

/** Half of an arm's width, and how far below the shoulders bare skin is a hand, in distances between the shoulders. */
const ARM = 0.13;
const NECKLINE = 0.36;
/** Maximum distance between the colors of a hand and of the face, and minimum distance of clothes from it. */
const [LIKE_SKIN, UNLIKE_SKIN] = [48, 60];

/**
 * Where forearms are removed from, as a share of the way from the shoulder to the elbow: a turned body keeps its upper
 * arms, which cover its side.
 */
const FROM = { frontal: 0.7, turned: 0.9 };
/** How much wider than others those of turned bodies are: they are nearer than the shoulders by which sizes are known. */
const NEARER = 1.4;

/** Removes forearms and hands that are in front of the chest. The arms are drawn again where the pose has them. */
export function eraseArms(pen: Context2D, source: PhotoSource, shoulders: Shoulders): void {
  const { across, isFrontal } = shoulders;
  const from = isFrontal ? FROM.frontal : FROM.turned;
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = across * ARM * 2 * (isFrontal ? 1 : NEARER);
  pen.filter = `blur(${across * 0.015}px)`;
  for (const side of ['left', 'right'] as const) {
    const at = (joint: 'Shoulder' | 'Elbow' | 'Wrist') => source.person.joints[`${side}${joint}` as BodyJoint];
    const [shoulder, elbow, wrist] = [at('Shoulder'), at('Elbow'), at('Wrist')];
    if (!shoulder || !elbow) continue;
    // A turned head's hair and face may be behind a raised hand.
    if (!isFrontal && wrist && wrist[1] < shoulders.middle[1]) continue;
    pen.beginPath();
    pen.moveTo(shoulder[0] + (elbow[0] - shoulder[0]) * from, shoulder[1] + (elbow[1] - shoulder[1]) * from);
    pen.lineTo(elbow[0], elbow[1]);
    if (wrist) pen.lineTo(wrist[0] + (wrist[0] - elbow[0]) * 0.35, wrist[1] + (wrist[1] - elbow[1]) * 0.35);
    pen.stroke();
  }
  // Bare skin beside a turned neck may be that of an upper arm.
  if (isFrontal) eraseHands(pen, source, shoulders);
  pen.restore();
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
  for (let row = 0; row < tall; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const [x, y] = [left + column, top + row];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 4;
      const color: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
      if (apart(color, skin) < LIKE_SKIN) image.data[(row * wide + column) * 4 + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
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
