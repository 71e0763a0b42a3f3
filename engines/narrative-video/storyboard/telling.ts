import type { SongPart, StoryBeat } from '../story.ts';
import type { SongCues } from './cuts.ts';

/** Most scenes for one part of the story. More would show one picture for too long. */
const SCENES_PER_BEAT = 4;

/** Scenes for one part of the story up to which all of the song tells it once. */
const FEW = 3;

/** The part of the song a scene is in, and its number among the parts of that kind, from 0. */
interface Slot {
  part?: SongPart;
  number: number;
  /** Number of earlier scenes in the same part of the song. */
  offset: number;
}

/**
 * Chooses one part of the story for each scene, in the story's order. Parts that the prompt wants in the chorus are
 * shown in every chorus. Otherwise, a story that is too short for the song shows the same scenes in each chorus, or starts
 * again. Every story ends with its end.
 * @param borders start and end times of the scenes, seconds
 */
export function toldAlong(beats: readonly StoryBeat[], borders: readonly number[], cues: SongCues): StoryBeat[] {
  const slots = borders.slice(0, -1).map((start) => slotAt(start, cues));
  numberOffsets(slots);
  const wished = new Set(slots.map(({ part }) => part).filter((part) => beats.some((beat) => beat.part === part)));
  wished.delete(undefined);
  const isFree = ({ part }: Slot) => part === undefined || !wished.has(part);
  const others = beats.filter(({ part }) => part === undefined || !wished.has(part));
  if (wished.size > 0 && (others.length > 0 || slots.every((slot) => !isFree(slot)))) {
    const free = spread(others, slots.filter(isFree).length);
    return slots.map(
      (slot) =>
        (isFree(slot)
          ? free.shift()
          : pick(
              beats.filter(({ part }) => part === slot.part),
              slot.offset,
            )) ?? at(beats, 0),
    );
  }
  const isReprise = ({ part, number }: Slot) => part === 'chorus' && number > 0;
  const first = slots.filter((slot) => !isReprise(slot)).length;
  const isEnough = slots.length <= beats.length * FEW;
  if (first === slots.length || first < beats.length || isEnough) return spread(beats, slots.length);
  const once = spread(beats, first);
  const chorus: StoryBeat[] = [];
  return slots.map((slot, index) => {
    if (index === slots.length - 1) return at(beats, beats.length - 1);
    if (isReprise(slot)) return pick(chorus, slot.offset);
    const beat = once.shift() ?? at(beats, 0);
    if (slot.part === 'chorus') chorus.push(beat);
    return beat;
  });
}

function slotAt(start: number, { parts = [] }: SongCues): Slot {
  // A cut may be one beat before or after the music's border.
  const found = parts.find(({ end }) => start < end - 0.6);
  if (!found) return { number: 0, offset: 0 };
  return {
    part: found.part,
    number: parts.filter(({ part, end }) => part === found.part && end < found.end).length,
    offset: 0,
  };
}

function numberOffsets(slots: Slot[]): void {
  slots.forEach((slot, index) => {
    const before = slots[index - 1];
    if (before && before.part === slot.part && before.number === slot.number) slot.offset = before.offset + 1;
  });
}

/** Spreads the story over the scenes. A short story starts again. A long one loses parts between its beginning and end. */
function spread(beats: readonly StoryBeat[], scenes: number): StoryBeat[] {
  if (scenes < beats.length) {
    const step = (beats.length - 1) / Math.max(1, scenes - 1);
    return Array.from({ length: scenes }, (_, index) => at(beats, Math.round(index * step)));
  }
  const perBeat = Math.max(1, Math.min(SCENES_PER_BEAT, Math.floor(scenes / beats.length)));
  const tellings = Math.max(1, Math.floor(scenes / (beats.length * perBeat)));
  const told = Array.from({ length: tellings }, () => beats).flat();
  const [least, more] = [Math.floor(scenes / told.length), scenes % told.length];
  // The end of a story needs time, and so do its music and its beginning.
  const longer = new Set(
    [...told.keys()].sort((one, other) => weightOf(told, other) - weightOf(told, one) || one - other).slice(0, more),
  );
  return told.flatMap((beat, index) => Array.from({ length: least + Number(longer.has(index)) }, () => beat));
}

function weightOf(told: readonly StoryBeat[], index: number): number {
  if (index === told.length - 1) return 3;
  const isMusic = at(told, index).deeds.some(({ action }) => action === 'dance' || action.startsWith('play-'));
  return isMusic ? 2 : Number(index === 0);
}

function pick(beats: readonly StoryBeat[], index: number): StoryBeat {
  return at(beats, index % beats.length);
}

function at(beats: readonly StoryBeat[], index: number): StoryBeat {
  const beat = beats[index];
  if (!beat) throw new RangeError('a story has at least one part');
  return beat;
}
