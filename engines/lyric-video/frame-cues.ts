import { envelopeAt, type Music } from '../sound/music.ts';

/** What a picture knows of one frame's time. Everything but `index`, `seconds`, `hits`, `beat`, `travel` and `onTwos` is from 0 to 1. */
export interface FrameCues {
  index: number;
  seconds: number;
  loudness: number;
  bass: number;
  treble: number;
  /** 1 at an onset, then falling within a quarter of a second. */
  hit: number;
  /** Onsets so far: what jumps at each of them. */
  hits: number;
  /** Beats so far, with the part of the present one: 3.5 is half way from the fourth to the fifth. */
  beat: number;
  /** Seconds at the pace of the music: time goes faster while it is loud. */
  travel: number;
  /** Mean loudness of the section. */
  energy: number;
  /** 0 while words stand in the picture, 1 in the pauses. */
  calm: number;
  /** What is drawn once for two frames shows this moment: itself, or the one before. */
  onTwos: FrameCues;
}

const FALL_SECONDS = 0.22;
const STRONG = 0.35;

/**
 * @param pace how fast the picture moves, 1 as the look was made
 * @param spoken times at which words stand in the picture, ascending
 */
export function frameCuesOf(
  music: Music,
  frames: number,
  fps: number,
  pace: number,
  spoken: readonly { start: number; end: number }[],
): FrameCues[] {
  const strong = music.onsets.filter(({ strength }) => strength >= STRONG);
  const beats = music.beats.length > 3 ? music.beats : steadyBeats(music);
  let travel = 0;
  let hits = 0;
  let beat = 0;
  let section = 0;
  let spoke = 0;
  let calm = 1;
  const cues: FrameCues[] = Array.from({ length: frames }, (_, index) => {
    const seconds = index / fps;
    const loudness = envelopeAt(music, music.loudness, seconds);
    while ((strong[hits]?.seconds ?? Number.POSITIVE_INFINITY) <= seconds) hits++;
    while ((beats[beat + 1] ?? Number.POSITIVE_INFINITY) <= seconds) beat++;
    while (section + 1 < music.sections.length && (music.sections[section]?.end ?? 0) <= seconds) section++;
    while (spoke + 1 < spoken.length && (spoken[spoke]?.end ?? 0) <= seconds) spoke++;
    const last = strong[hits - 1];
    const speaking = spoken[spoke];
    const quiet = !speaking || seconds < speaking.start || seconds >= speaking.end;
    calm += ((quiet ? 1 : 0) - calm) * (3 / fps);
    travel += ((0.35 + 0.9 * loudness) * pace) / fps;
    const [from, to] = [beats[beat] ?? 0, beats[beat + 1] ?? (beats[beat] ?? 0) + 0.6];
    return {
      index,
      seconds,
      loudness,
      bass: envelopeAt(music, music.bass, seconds),
      treble: envelopeAt(music, music.treble, seconds),
      hit: last ? last.strength * Math.max(0, 1 - (seconds - last.seconds) / FALL_SECONDS) : 0,
      hits,
      beat: beat + Math.max(0, Math.min(0.999, (seconds - from) / Math.max(0.1, to - from))),
      travel,
      energy: music.sections[section]?.energy ?? 0,
      calm,
      get onTwos() {
        return cues[index - (index % 2)] as FrameCues;
      },
    };
  });
  return cues;
}

/** Where a song has no pulse, the picture still breathes. */
function steadyBeats({ durationSeconds }: Music): number[] {
  return Array.from({ length: Math.ceil(durationSeconds / 0.6) + 1 }, (_, index) => index * 0.6);
}
