import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, mix } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';
import { womansLips } from '../../figures/kit/mouth.ts';

/** Half of the width, and the height of each mouth, in units of the face's texture. */
const MOUTHS: Readonly<Record<FaceState['mouth'], readonly [number, number]>> = {
  closed: [7, 0],
  teeth: [7.5, 4],
  narrow: [3.2, 4],
  round: [4, 6],
  'half-open': [6.5, 5],
  open: [6.5, 8],
  wide: [8.5, 6.5],
};
/** How far the corners of the mouth rise. */
const SMILES: Readonly<Record<FaceState['feeling'], number>> = {
  neutral: 0.6,
  happy: 2.6,
  'in-love': 2.2,
  sad: -2.2,
  angry: -1.2,
  surprised: 0,
  afraid: -1,
};
/** Middle of the face and height of the lips on the texture. */
const [MIDDLE, LIPS] = [64, 44];

/** Paints lips, teeth and tongue. Smiles are flat above, and their corners point up. */
export function paintMouth(
  context: SKRSContext2D,
  sheet: CharacterSheet,
  { mouth, mood, strength }: { mouth: FaceState['mouth']; mood: FaceState['feeling']; strength: number },
): void {
  const isFeminine = sheet.presentation === 'feminine';
  const isGrinning = mouth === 'closed' && (mood === 'happy' || mood === 'in-love') && strength > 0.45;
  const [wide, open] = MOUTHS[isGrinning ? 'teeth' : mouth];
  const lip = isFeminine
    ? darken(womansLips(sheet.lips, sheet.skin, sheet), 0.15)
    : darken(mix(sheet.lips, sheet.skin, 0.5), 0.12);
  const isRound = mouth === 'round' || mouth === 'narrow';
  const up = isRound ? 0 : SMILES[mood];
  // The lower lip of a sad mouth is straight. Otherwise, it would seem to laugh.
  const deep = up < 0 ? open * 0.55 : open * 1.15;
  context.save();
  context.translate(MIDDLE, LIPS);
  context.lineCap = 'round';
  const upper = (reach: number) => {
    context.moveTo(-reach, -up);
    context.quadraticCurveTo(0, isRound ? -open * 0.8 : up * 0.5 - open * 0.1, reach, -up);
  };
  if (open === 0) {
    context.fillStyle = css(lighten(lip, 0.06));
    context.beginPath();
    upper(wide - 1);
    context.quadraticCurveTo(0, up + (isFeminine ? 4.6 : 2.6), 1 - wide, -up);
    context.fill();
    context.strokeStyle = css(darken(lip, 0.45));
    context.lineWidth = 1;
    context.beginPath();
    upper(wide);
    context.stroke();
  } else {
    const inside = () => {
      context.beginPath();
      upper(wide);
      context.bezierCurveTo(wide * 0.9, deep, -wide * 0.9, deep, -wide, -up);
      context.closePath();
    };
    inside();
    context.fillStyle = '#4a161a';
    context.fill();
    context.save();
    context.clip();
    context.fillStyle = '#f8f4ec';
    if (up >= 0) context.fillRect(-wide, -up - open, wide * 2, up + open * (open < 5 ? 1.6 : 1.36));
    context.fillStyle = '#c25a60';
    context.beginPath();
    context.ellipse(0, open * 0.95, wide * 0.6, open * 0.36, 0, 0, 7);
    if (open > 5) context.fill();
    context.restore();
    inside();
    context.strokeStyle = css(lip);
    context.lineWidth = isFeminine ? 1.3 : 0.8;
    context.stroke();
  }
  context.restore();
}
