import type { Music } from '../sound/music.ts';

/** The parts of a song that get pictures of their own. `opening`, `break` and `ending` have no words. */
export const MOVEMENT_KINDS = ['opening', 'verse', 'chorus', 'break', 'ending'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A stretch of the song that shows one picture. Times are in seconds. */
export interface Movement {
  kind: MovementKind;
  start: number;
  end: number;
  /** When the words of the movement before end, or 0. From then on the picture may change. */
  free: number;
}

/** A line of the song. Times are in seconds. */
export interface SungLine {
  text: string;
  start: number;
  end: number;
}

/** A shorter movement would be over before anybody has looked at its picture. Set by hand, as are the next four. */
const SHORTEST_SECONDS = 6;
/** Lines that return sooner are echoes and not a chorus. */
const RETURN_SECONDS = 12;
/** The picture with words is there this long before the words, because a count-in belongs to it. */
const LEAD_SECONDS = 2.4;
/** Words without a chorus change the picture after about this time. */
const LONG_SECONDS = 24;
/** If more than this share of the lines returns, the song has no verses that its chorus could stand out from. */
const MOST = 0.8;
/** Loudness that sets a chorus apart from a verse, 0 to 1, as between two sections of the music. */
const LOUDER = 0.05;

type Song = Pick<Music, 'durationSeconds' | 'beats' | 'sections'>;
type SungKind = 'verse' | 'chorus';

/** Lines that follow each other in one kind of movement, without a long pause. */
interface Stanza {
  kind: SungKind;
  start: number;
  end: number;
}

/**
 * Divides a song into movements that cover it from 0 to its end without gaps. Lines that come back are a chorus. Without
 * such lines, the louder lines are. Borders are on beats if a beat is between the words on both sides.
 * @param lines ascending by start
 */
export function movementsOf(song: Song, lines: readonly SungLine[]): Movement[] {
  if (lines.length === 0) return withoutWords(song);
  const stanzas = longEnough(stanzasOf(lines, kindsOf(song, lines)));
  const movements: Movement[] = [];
  const begin = (kind: MovementKind, start: number, free: number) => {
    const last = movements.at(-1);
    if (last) last.end = start;
    movements.push({ kind, start, end: song.durationSeconds, free });
  };
  const pauseAfter = (words: number) => {
    const last = movements.at(-1);
    return last ? beatAfter(song, Math.max(words, last.start + SHORTEST_SECONDS)) : 0;
  };
  stanzas.forEach(({ kind, start }, index) => {
    const free = stanzas[index - 1]?.end ?? 0;
    const pause = pauseAfter(free);
    const lead = beatNear(song, start - LEAD_SECONDS, pause, start);
    if (lead - pause >= SHORTEST_SECONDS) {
      begin(index === 0 ? 'opening' : 'break', pause, free);
      begin(kind, lead, pause);
    } else if (kind !== movements.at(-1)?.kind) {
      begin(kind, index === 0 ? 0 : beatNear(song, start, free, start), free);
    }
  });
  const last = (stanzas.at(-1) as Stanza).end;
  const ending = pauseAfter(last);
  if (song.durationSeconds - ending >= SHORTEST_SECONDS) begin('ending', ending, last);
  return movements;
}

/** Returns the line that returns most often, without case and punctuation; undefined if none returns. */
export function hookOf(lines: readonly SungLine[]): string | undefined {
  const times = timesOf(lines);
  const best = [...times].sort(([, a], [, b]) => b.length - a.length)[0];
  return best && returns(best[1]) ? best[0] : undefined;
}

/** Reduces a line to its letters and digits, so that a line is recognized when it comes back. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}

/** A song without words changes its picture with its loudness. */
function withoutWords({ durationSeconds, sections }: Song): Movement[] {
  const louder = louderThan(sections.map(({ energy }) => energy));
  const movements: Movement[] = [];
  for (const { start, end, energy } of sections) {
    const kind = energy > louder ? 'chorus' : 'verse';
    const last = movements.at(-1);
    if (last?.kind === kind) last.end = end;
    else movements.push({ kind, start, end, free: start });
  }
  return movements.length > 0 ? movements : [{ kind: 'verse', start: 0, end: durationSeconds, free: 0 }];
}

function kindsOf(song: Song, lines: readonly SungLine[]): SungKind[] {
  const chosen = [returning, louder].map((choose) => choose(lines, song)).find(hasBoth);
  return chosen ?? byTurns(lines);
}

function hasBoth(kinds: readonly SungKind[]): boolean {
  const share = kinds.filter((kind) => kind === 'chorus').length / kinds.length;
  return share > 0 && share <= MOST;
}

/** A line between two lines that return belongs to their chorus, because choruses vary. */
function returning(lines: readonly SungLine[]): SungKind[] {
  const times = timesOf(lines);
  const back = lines.map(({ text }) => returns(times.get(plain(text)) ?? []));
  return back.map((own, index) => (own || (back[index - 1] && back[index + 1]) ? 'chorus' : 'verse'));
}

function timesOf(lines: readonly SungLine[]): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const { text, start } of lines) {
    const key = plain(text);
    if (key !== '') times.set(key, [...(times.get(key) ?? []), start]);
  }
  return times;
}

function returns(times: readonly number[]): boolean {
  return times.some((time, index) => index > 0 && time - (times[index - 1] as number) >= RETURN_SECONDS);
}

function louder(lines: readonly SungLine[], { sections }: Song): SungKind[] {
  const energies = lines.map(({ start, end }) => {
    const middle = (start + end) / 2;
    return sections.find((section) => middle < section.end)?.energy ?? 0;
  });
  const limit = louderThan(energies);
  return energies.map((energy) => (energy > limit ? 'chorus' : 'verse'));
}

/** The loudness between quiet and loud parts; infinite if all are about equally loud. */
function louderThan(energies: readonly number[]): number {
  const [low, high] = [Math.min(...energies), Math.max(...energies)];
  return high - low < LOUDER ? Number.POSITIVE_INFINITY : (low + high) / 2;
}

/** Changes between the two kinds after about every `LONG_SECONDS`. */
function byTurns(lines: readonly SungLine[]): SungKind[] {
  const [first, last] = [lines[0] as SungLine, lines.at(-1) as SungLine];
  const count = Math.max(1, Math.round((last.end - first.start) / LONG_SECONDS));
  const each = (last.end - first.start) / count;
  return lines.map(({ start }) => (Math.floor((start - first.start) / each) % 2 === 0 ? 'verse' : 'chorus'));
}

function stanzasOf(lines: readonly SungLine[], kinds: readonly SungKind[]): Stanza[] {
  const stanzas: Stanza[] = [];
  lines.forEach(({ start, end }, index) => {
    const kind = kinds[index] as SungKind;
    const last = stanzas.at(-1);
    const pause = start - (last?.end ?? 0);
    if (last?.kind === kind && pause < SHORTEST_SECONDS) last.end = Math.max(last.end, end);
    else stanzas.push({ kind, start, end: Math.max(end, last?.end ?? 0) });
  });
  return stanzas;
}

/** Joins a stanza that is too short for a picture of its own to the one before it, or else to the next. */
function longEnough(stanzas: readonly Stanza[]): Stanza[] {
  const kept: Stanza[] = [];
  stanzas.forEach((stanza, index) => {
    const last = kept.at(-1);
    // Moving a border to a beat takes up to a second.
    const isShort = (from: number, to: number) => to - from < SHORTEST_SECONDS + 1;
    if (!last || stanza.start - last.end >= SHORTEST_SECONDS) kept.push({ ...stanza });
    else if (last.kind === stanza.kind || isShort(stanza.start, stanzas[index + 1]?.start ?? stanza.end)) {
      last.end = stanza.end;
    } else if (isShort(last.start, stanza.start)) Object.assign(last, { kind: stanza.kind, end: stanza.end });
    else kept.push({ ...stanza });
  });
  return kept;
}

/** The first beat at or after a time, if it comes within a second. */
function beatAfter({ beats }: Song, seconds: number): number {
  const beat = beats.find((time) => time >= seconds);
  return beat !== undefined && beat - seconds < 1 ? beat : seconds;
}

/** The beat nearest to a time, among those of a range and within a second; otherwise the time, moved into the range. */
function beatNear({ beats }: Song, seconds: number, from: number, to: number): number {
  const allowed = beats.filter((beat) => beat >= from && beat <= to && Math.abs(beat - seconds) < 1);
  if (allowed.length === 0) return Math.max(from, Math.min(to, seconds));
  return allowed.reduce((best, beat) => (Math.abs(beat - seconds) < Math.abs(best - seconds) ? beat : best));
}
