import { computed, signal } from '@preact/signals';
import type { Sound } from '../sound/decode.ts';
import { changed, type History, historyOf, redone, undone } from './history.ts';
import * as model from './model.ts';

/** The words that are edited now, where the song plays, and what is selected. One editor is open at a time. */
export const history = signal<History<model.Words>>(historyOf<model.Words>([]));
export const words = computed(() => history.value.now);
export const songSeconds = signal(0);
export const sound = signal<Sound | undefined>(undefined);
/** Seconds at which the song plays or stands. */
export const playhead = signal(0);
export const isPlaying = signal(false);
export const selected = signal<number | undefined>(undefined);
/** The word whose text is being typed. */
export const typed = signal<number | undefined>(undefined);
/** The word that the next tap times; undefined unless somebody taps along. */
export const tapped = signal<number | undefined>(undefined);
/** Pixels of a second. */
export const zoom = signal(150);

export const selectedWord = computed(() => words.value.find(({ id }) => id === selected.value));
/** The word that is sung now. */
export const sung = computed(() => model.wordAt(words.value, playhead.value)?.id);

let audio: HTMLMediaElement | undefined;

export function open(list: model.Words, seconds: number): void {
  history.value = historyOf(list);
  songSeconds.value = seconds;
  selected.value = list[0]?.id;
  [typed.value, tapped.value] = [undefined, undefined];
  playhead.value = 0;
}

/** Connects the element that plays the song. */
export function connect(element: HTMLMediaElement | null): void {
  audio = element ?? undefined;
}

export function play(): void {
  void audio?.play();
}

export function togglePlaying(): void {
  if (audio?.paused) play();
  else audio?.pause();
}

export function seek(seconds: number): void {
  playhead.value = Math.min(Math.max(0, seconds), songSeconds.value);
  if (audio) audio.currentTime = playhead.value;
}

export function setSpeed(speed: number): void {
  if (audio) audio.playbackRate = speed;
}

/** @param kind as in `changed`: changes of one kind are undone together */
export function apply(next: model.Words, kind = ''): void {
  history.value = changed(history.value, next, kind);
}

/** Changes the selected word, if there is one. */
export function onSelected(change: (list: model.Words, id: number) => model.Words, kind = ''): void {
  const id = selected.value;
  if (id !== undefined) apply(change(words.value, id), kind && `${kind} ${id}`);
}

export function undo(): void {
  history.value = undone(history.value);
}

export function redo(): void {
  history.value = redone(history.value);
}

/** Selects the word so many places further, and goes there unless the song plays. */
export function step(places: number): void {
  const at = selected.value === undefined ? -1 : model.indexOf(words.value, selected.value);
  select(words.value[Math.min(Math.max(0, at + places), words.value.length - 1)]);
}

/** Selects the first word of the line so many lines further. */
export function stepLine(lines: number): void {
  const all = model.linesOf(words.value);
  const at = all.findIndex((line) => line.some(({ id }) => id === selected.value));
  select(all[Math.min(Math.max(0, at + lines), all.length - 1)]?.[0]);
}

export function select(word: model.Word | undefined): void {
  if (!word) return;
  selected.value = word.id;
  if (!isPlaying.value) seek(word.start);
}

export function nudge(seconds: number): void {
  onSelected((list, id) => model.shift(list, id, seconds, songSeconds.value), 'nudge');
}

/** Sets an end of the selected word to where the song is. */
export function setEnd(which: 'start' | 'end'): void {
  onSelected((list, id) => {
    const word = list.find((one) => one.id === id);
    if (!word) return list;
    const times = { start: word.start, end: word.end, [which]: playhead.value };
    return model.retime(list, id, times.start, times.end, songSeconds.value);
  });
}

export function splitSelected(): void {
  onSelected((list, id) => model.split(list, id, songSeconds.value));
}

export function removeSelected(): void {
  const at = model.indexOf(words.value, selected.value ?? -1);
  onSelected(model.remove);
  selected.value = (words.value[at] ?? words.value.at(-1))?.id;
}

export function add(): void {
  onSelected((list, id) => model.insertAfter(list, id, 'word', songSeconds.value));
  step(1);
  typed.value = selected.value;
}

/** Begins to tap along from the selected word, a moment before it is sung, or stops. */
export function toggleTapping(): void {
  if (tapped.value !== undefined) {
    tapped.value = undefined;
    audio?.pause();
    return;
  }
  const word = selectedWord.value ?? words.value[0];
  if (!word) return;
  tapped.value = word.id;
  seek(word.start - 2);
  play();
}

/** Times the next word to now. */
export function tapNow(): void {
  const id = tapped.value;
  if (id === undefined) return;
  apply(model.tap(words.value, id, playhead.value, songSeconds.value), 'tap along');
  selected.value = id;
  tapped.value = words.value[model.indexOf(words.value, id) + 1]?.id;
}
