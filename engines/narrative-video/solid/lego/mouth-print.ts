import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, hex, luminance, mix } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { type FaceState, type Feeling, isCrying } from '../../acting/face-state.ts';
import { ellipse, stroke } from './ink.ts';

const MOUTHS: Readonly<Record<FaceState['mouth'], { wide: number; open: number }>> = {
  closed: { wide: 20, open: 0 },
  teeth: { wide: 19, open: 7 },
  narrow: { wide: 9, open: 7 },
  round: { wide: 10, open: 13 },
  'half-open': { wide: 16, open: 10 },
  open: { wide: 17, open: 20 },
  wide: { wide: 24, open: 15 },
};

/** Returns the curve of a mouth at rest, which is nearly straight over a look down: readers do not grin at the page. */
function calmSmile({ gaze }: FaceState): number {
  return gaze[1] < -0.6 ? 2 : 6;
}

/** Curves of mouths that do not smile. Pity and longing only tighten the lips: a deep frown would be a scowl. */
const FROWN = { grief: -7, pity: -3, anger: -4 };

/** Returns how far the corners of a mouth are above its middle. */
function smileOf(face: FaceState, feeling: Feeling): number {
  switch (feeling) {
    case 'sad':
      return isCrying(face) ? FROWN.grief : FROWN.pity;
    case 'afraid':
      return FROWN.grief;
    case 'angry':
      return FROWN.anger;
    case 'neutral':
      return calmSmile(face);
    default:
      return 11;
  }
}

/** Prints a mouth: lips, or a line, and what is between them. */
export function printMouth(
  context: SKRSContext2D,
  face: FaceState,
  feeling: Feeling,
  { lips, presentation, skin, beard: kind }: CharacterSheet,
): void {
  const { wide, open } = MOUTHS[face.mouth];
  const y = 25;
  const isPainted = presentation === 'feminine';
  const smile = smileOf(face, feeling);
  const lip = isPainted
    ? css(mix(lips, hex('#c8202c'), 0.45))
    : kind === 'full' || kind === 'goatee'
      ? '#2a120c'
      : css(darken(skin, luminance(skin) < 90 ? 0.75 : 0.62));
  if (open === 0) {
    if (feeling === 'happy' || feeling === 'in-love') {
      grin(context, 25, y - 8, 19, lip);
      return;
    }
    stroke(context, lip, isPainted ? 6 : 4.5, [
      [-wide * 0.8, y - smile * 0.5],
      [0, y + smile * 0.7],
      [wide * 0.8, y - smile * 0.5],
    ]);
    return;
  }
  context.fillStyle = '#3a0f10';
  context.strokeStyle = lip;
  context.lineWidth = isPainted ? 4 : 3.5;
  const deep = open * 0.62 + 4;
  const outline = () => {
    context.beginPath();
    if (smile > 0 && face.mouth !== 'round' && face.mouth !== 'narrow') {
      // An open smile is flat above, and its corners point up.
      const [corner, low] = [wide * 1.15, y + deep * 1.05];
      context.moveTo(-corner, y - deep * 0.75);
      context.quadraticCurveTo(0, y - deep * 0.35, corner, y - deep * 0.75);
      context.bezierCurveTo(wide * 1.05, low, -wide * 1.05, low, -corner, y - deep * 0.75);
    } else if (smile < 0) {
      context.moveTo(-wide, y + deep * 0.7);
      context.quadraticCurveTo(0, y + deep * 0.35, wide, y + deep * 0.7);
      context.bezierCurveTo(wide * 0.9, y - deep, -wide * 0.9, y - deep, -wide, y + deep * 0.7);
    } else context.ellipse(0, y, wide, deep - 2, 0, 0, 7);
    context.closePath();
  };
  outline();
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = '#ffffff';
  if (smile > 0) context.fillRect(-wide * 1.2, y - open - 4, wide * 2.4, open * 0.72 + 3);
  ellipse(context, 0, y + open * 0.75, wide * 0.7, open * 0.42, '#d8525a');
  context.restore();
  outline();
  context.stroke();
}

function grin(context: SKRSContext2D, wide: number, y: number, deep: number, lip: string): void {
  context.beginPath();
  context.moveTo(-wide, y);
  context.quadraticCurveTo(0, y + 3, wide, y);
  context.quadraticCurveTo(wide * 0.7, y + deep, 0, y + deep);
  context.quadraticCurveTo(-wide * 0.7, y + deep, -wide, y);
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = lip;
  context.lineWidth = 4;
  context.stroke();
}
