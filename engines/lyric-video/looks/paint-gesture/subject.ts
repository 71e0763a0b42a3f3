import type { Chance } from '../../../drawing/chance.ts';
import { type Frame, plateOf } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { mouthOf } from '../../picture/figure.ts';
import type { Rectangle } from '../../words/layout.ts';
import { ASLEEP, GLIDING, GREAT, LAUNCH, MOON } from './birds.ts';
import type { Surface } from './brush.ts';
import { CARP } from './carp.ts';
import { AROUND_SINGER, canvasOf, GROUNDS, THROWS } from './ground.ts';
import { dropsOf, type Note, type Study, stroke } from './notes.ts';
import { brushed, type Growing, growingOf, type Place, type Placed } from './strokes.ts';
import { tracksOf } from './tracks.ts';

const STUDIES: Readonly<Record<MovementKind, Study>> = {
  opening: LAUNCH,
  verse: GLIDING,
  chorus: GREAT,
  break: CARP,
  ending: ASLEEP,
};
/** Strokes under a singer, in hundredths of the picture's width. */
const BASE = [
  stroke('0,4 32,6 68,3 100,5', 11, 'black blue', 0.35),
  stroke('8,1 40,3 70,0 92,2', 6, 'red orange', 0.8),
];
/** How much of a singer's size a study has that is painted around the head. */
const AROUND = { opening: 1.2, verse: 1.2, chorus: 1.2, break: 0.85, ending: 1 } as const;
/** A drop or two alone look like dirt. */
const FEWEST = 6;
/** Parts in which a stroke grows. */
const PARTS = 8;

/** A stroke of the picture. */
export interface Gesture {
  first: Growing;
  /** The same stroke in other colors or in another pose, if it is painted over. */
  again?: Growing;
  /** Whether it grows while the music begins. */
  leads: boolean;
}

export interface Painting {
  /** What is painted before the first stroke that moves. */
  ground: Frame;
  /** From back to front. A stroke that neither leads nor is painted over has no parts. */
  gestures: Gesture[];
  /** Drops that onsets throw. */
  throws: Placed[][];
  /** Strokes over the lower end of a singer. */
  base: Placed[];
}

/** Paints the picture of a movement. A singer has only the strokes around the subject. */
export function paintingOf(composition: Composition): Painting {
  const { movement, singer, tint, chance } = composition;
  const own = chance.fork('gestures');
  const surface = canvasOf(composition);
  const study = STUDIES[movement];
  const place = placeOf(study, composition);
  const paint = (note: Note, at: Place, colors = note.colors) => brushed(surface, note, at, tint, own, colors);
  for (const note of (singer && AROUND_SINGER[movement]) ?? GROUNDS[movement]) {
    for (const part of singer ? besideWords(note, place, composition.text) : [note]) paint(part, place);
  }
  if (movement === 'ending') for (const note of MOON) paint(note, moonOf(composition));
  const ground = plateOf(surface);
  const throws = THROWS[movement]
    .map((one) =>
      dropsOf(one, own)
        .map((note) => growingOf(paint(note, place), 0).whole)
        .filter((drop) => !isNear(drop, composition.text)),
    )
    .filter((drops) => drops.length >= FEWEST);
  // A carp turns around, and is painted anew as a whole.
  const turned = movement === 'break' ? { ...place, turned: study.width } : undefined;
  const gestures = (singer ? study.notes.filter(({ stays }) => stays) : study.notes).map((note): Gesture => {
    const leads = note.stays === true;
    const stays = !note.again && !turned;
    const first = growingOf(paint(note, place), leads ? 5 * PARTS : stays ? 0 : PARTS);
    if (stays) return { first, leads };
    return { first, again: growingOf(paint(note, turned ?? place, note.again), PARTS), leads };
  });
  return { ground, gestures, throws, base: singer ? baseOf(surface, composition, own) : [] };
}

/** No drop lies beside a word, where it would look like a part of a letter. */
function isNear({ x, y, drawing }: Placed, { left, top, width, height }: Rectangle): boolean {
  const isAcross = x < left + width + drawing.width && x + 2 * drawing.width > left;
  return isAcross && y < top + height + drawing.height && y + 2 * drawing.height > top;
}

/** A stroke around a singer, up to the words if it would go through them. Drips, and what is left of short strokes, go. */
function besideWords(note: Note, { left, top, scale, turned }: Place, text: Rectangle): Note[] {
  if (note.wide < 3) return [];
  const reach = note.wide / 2;
  const [from, high] = [(text.left - left) / scale - reach, (text.top - top) / scale - reach];
  const [to, low] = [from + text.width / scale + note.wide, high + text.height / scale + note.wide];
  const { points } = tracksOf(note.path, 2);
  const across = (x: number) => (turned === undefined ? x : turned - x);
  const meets = points.findIndex(({ x, y }) => across(x) > from && across(x) < to && y > high && y < low);
  if (meets < 0) return [note];
  return meets > points.length / 3 ? [{ ...note, path: points.slice(0, meets).map(({ x, y }): Point => [x, y]) }] : [];
}

/** Fits a study into the field, or its heart behind the singer's head. */
function placeOf(
  { width, height, heart, core = [0, width] }: Study,
  { singer, art, movement, ...composition }: Composition,
): Place {
  if (singer) {
    const side = Math.min(art.width, art.height);
    const [across, down] = mouthOf(singer, { width: side, height: side }) ?? [side / 2, side / 2];
    const scale = (AROUND[movement] * side) / 100;
    const x = art.left + (art.width - side) / 2 + across;
    const head = art.top + art.height - side + down - 0.1 * side;
    // The leading stroke goes around the head, but not through words above it.
    const under = composition.text.top + composition.text.height;
    const y = movement === 'opening' && under < head ? Math.max(head, under + heart[1] * scale) : head;
    const place = { left: x - heart[0] * scale, top: y - heart[1] * scale, scale };
    // Strokes of the wind lead away from words at the left.
    const isLed = movement === 'verse' && composition.shape === 'wide';
    return isLed ? { ...place, left: x - (width - heart[0]) * scale, turned: width } : place;
  }
  const field = fieldOf({ art, movement, ...composition });
  const [from, wide] = composition.shape === 'wide' ? [0, width] : core;
  const scale = Math.min(field.width / wide, field.height / height);
  return {
    left: field.left + (field.width - wide * scale) / 2 - from * scale,
    top: field.top + (field.height - height * scale) / 2,
    scale,
  };
}

function moonOf({ width, height, shape }: Composition): Place {
  const scale = (Math.min(width, height) * 0.3) / 21;
  const [x, y] = { wide: [0.17, 0.3], tall: [0.7, 0.15], square: [0.22, 0.2] }[shape] as [number, number];
  return { left: x * width, top: y * height, scale };
}

/** Where the subject is painted: in the area for the picture, or on the whole canvas if there are no words. */
function fieldOf({ width, height, art, text }: Omit<Composition, 'singer'>): Rectangle {
  const isFree = text.left > width || text.top > height;
  if (isFree) return { left: 0.04 * width, top: 0.06 * height, width: 0.92 * width, height: 0.88 * height };
  const [top, bottom] = [Math.max(0.03 * height, art.top), Math.min(0.97 * height, art.top + art.height)];
  const left = Math.max(0.02 * width, art.left);
  return { left, top, width: Math.min(0.98 * width, art.left + art.width) - left, height: bottom - top };
}

/** Strokes that hide the end of a bust above the frame's edge. */
function baseOf(surface: Surface, { art, height, tint, unit }: Composition, own: Chance): Placed[] {
  const y = art.top + art.height;
  if (y >= height) return [];
  const place = { left: art.left, top: y - 42 * unit, scale: art.width / 100 };
  return BASE.map((note) => growingOf(brushed(surface, note, place, tint, own), 0).whole);
}
