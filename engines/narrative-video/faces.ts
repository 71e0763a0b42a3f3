import { chanceOf } from '../drawing/chance.ts';
import type { FaceState, Feeling, MouthShape } from './acting/face-state.ts';
import type { Mood } from './story.ts';
import type { FrameFacts } from './styles/style.ts';

const FEELINGS: Readonly<Record<Mood, readonly [Feeling, number]>> = {
  calm: ['neutral', 0],
  joyful: ['happy', 0.8],
  sad: ['sad', 0.8],
  tense: ['afraid', 0.6],
  romantic: ['in-love', 0.8],
  dreamy: ['happy', 0.35],
  fierce: ['angry', 0.7],
};

const SUNG: readonly MouthShape[] = ['half-open', 'open', 'round', 'narrow', 'wide', 'half-open', 'teeth', 'open'];
/** Mouths change on twos. */
const SHAPES_PER_SECOND = 8;
const QUIET = 0.18;
const BLINK_EVERY = 3.4;
const BLINK_SECONDS = 0.16;

/** What a face shows at one moment: the scene's mood, a mouth that sings while there is music, eyes that blink and wander. */
export function faceAt(
  { seconds, loudness, mood }: FrameFacts,
  { isSinging, phase }: { isSinging: boolean; phase: number },
): FaceState {
  const [feeling, strength] = FEELINGS[mood];
  const step = Math.floor((seconds + phase) * SHAPES_PER_SECOND);
  const mouth = isSinging && loudness > QUIET ? chanceOf(`mouth/${step}`).pick(SUNG) : 'closed';
  const sinceBlink = (seconds + phase * 5) % BLINK_EVERY;
  const blink = sinceBlink < BLINK_SECONDS ? 1 - Math.abs(sinceBlink / BLINK_SECONDS - 0.5) * 2 : 0;
  const glance = chanceOf(`gaze/${Math.floor((seconds + phase) / 1.7)}`);
  return { mouth, feeling, strength, blink, gaze: [glance.around() * 0.5, glance.around() * 0.25] };
}
