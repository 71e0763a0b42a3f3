import type { Context2D } from '../../../drawing/canvas.ts';
import type { Side } from '../kit/body-cut.ts';
import type { PhotoSource } from './photo-source.ts';

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
