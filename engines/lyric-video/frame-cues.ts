import { envelopeAt, type Music } from '../sound/music.ts';

/**
 * The time and music of one frame, for its picture. Every value is from 0 to 1, except `index`, `seconds`, `hits`,
 * `beat`, `travel` and `onTwos`.
 */
export interface FrameCues {
  index: number;
  seconds: number;
  loudness: number;
  bass: number;
  treble: number;
  /** 1 at an onset, then falls to 0 within a quarter of a second. */
  hit: number;
  /** Number of onsets so far, for things that change at each onset. */
  hits: number;
  /** Number of beats so far, including the share of the current one: 3.5 is halfway from the fourth to the fifth. */
  beat: number;
  /** Seconds at the pace of the music: this clock runs faster while the music is loud. */
  travel: number;
  /** Mean loudness of the song's current section. */
  energy: number;
  /** 0 while words are shown, 1 in the pauses. */
  calm: number;
  /** How much of the picture has come, from 0 to 1. It is below 1 only in an opening. */
  built: number;
  /** The cues for pictures that are drawn once for two frames: these cues, or those of the frame before. */
  onTwos: FrameCues;
}

/** Seconds that `hit` takes from 1 to 0. Set by eye: shorter hits are missed, longer ones blur fast onsets into one. */
const FALL_SECONDS = 0.22;
/** Onsets at least this strong, relative to the song's strongest, move the picture. Set by eye. */
const STRONG = 0.35;

/**
 * @param pace speed of the picture, 1 for the look's own speed
 * @param spoken times at which words are shown, ascending
 * @param opening seconds in which the picture comes
 */
export function frameCuesOf(
  music: Music,
  frames: number,
  fps: number,
  pace: number,
  spoken: readonly { start: number; end: number }[],
  opening = 0,
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
      built: opening > 0 ? Math.min(1, (beats[beat] ?? 0) / opening) : 1,
      get onTwos() {
        return cues[index - (index % 2)] as FrameCues;
      },
    };
  });
  return cues;
}

/** Returns beats 0.6 s apart, so that the picture keeps moving slowly if the song has no pulse. */
function steadyBeats({ durationSeconds }: Music): number[] {
  return Array.from({ length: Math.ceil(durationSeconds / 0.6) + 1 }, (_, index) => index * 0.6);
}
