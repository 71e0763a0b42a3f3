import { type Context2D, frames } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { hatch } from '../../../drawing/texture.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, layers, still } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { stamp } from '../../words/entrances.ts';
import type { WordFacts, WordState } from '../../words/lettering.ts';
import { absurdHead, HEADS } from './head.ts';
import { scrapsOf } from './papers.ts';
import { newspaperOf } from './singer.ts';
import { stringsOf } from './strings.ts';
import { tableOf } from './table.ts';

/** Number of pictures for one turn of the record. */
const SPINS = 18;
const RED = '#e8452c';
const PAPERS: readonly string[] = [RED, '#f6c445', '#1f1f1f', '#3b7ea1', '#cfae7a', '#f29ca3'];
/** Paper and letters of a slip that waits: pale, because sung words are on colored papers. */
const SLIP = ['#f0e9da', '#837b6e'] as const;
const DARK: ReadonlySet<string> = new Set(['#1f1f1f', '#e8452c', '#3b7ea1']);
const FACES = ['Abril Fatface', 'Special Elite', 'Londrina Solid', 'DM Serif Display', 'Bangers'] as const;

/** Scissors and glue: torn papers, a halftone picture with a white rim, tape, and every word cut from another page. */
export const collage: Look = {
  fps: 24,
  transition: 'push',
  mirrored: true,
  inks: {
    opening: { '#3b7ea1': '#d9d2c0', '#f6c445': '#c9c0aa', '#f2b8b0': '#e3d6c6' },
    chorus: { '#3b7ea1': '#e8452c', '#f6c445': '#f29ca3', '#f2b8b0': '#f6c445' },
    break: { '#3b7ea1': '#2f7a5c', '#f6c445': '#e88a2c', '#f2b8b0': '#a9cfc0', '#cdb892': '#b9a37a' },
    ending: { '#3b7ea1': '#1f1f1f', '#f6c445': '#4a5a7d', '#f2b8b0': '#8d97b3', '#cdb892': '#6b6456' },
  },

  arrange: ({ movement, shape, width, height, text, art, singer }) =>
    !singer && shape === 'wide' && movement === 'verse'
      ? {
          text: { left: 0.43 * width, top: 0.2 * height, width: 0.52 * width, height: 0.6 * height },
          art: { left: 0.01 * width, top: 0, width: 0.41 * width, height },
        }
      : { text, art },

  lettering: ({ movement }) => ({
    // This font is as wide as any that a word may be cut from.
    font: '"Abril Fatface"',
    size: 0.122,
    smallest: 0.055,
    leading: 1.34,
    space: 0.5,
    joint: 0.22,
    casing: 'as it is',
    align: 'center',
    margin: 0.5,
    turn: 'switch',
    entrance: { ...stamp('word', 0.16, 1.5), ahead: 1 },
    paint(pen, text, state, facts) {
      // A chorus has a red sheet, on which red scraps would be lost.
      cutWord(pen, text, state, facts, movement === 'chorus' ? PAPERS.filter((paper) => paper !== RED) : PAPERS);
    },
    count(pen, radius) {
      pen.fillStyle = '#f4efe2';
      polygon(pen, [
        [-radius, -radius * 0.8],
        [radius * 0.9, -radius],
        [radius, radius * 0.9],
        [-radius * 0.9, radius],
      ]);
      pen.fill();
      pen.fillStyle = '#e8452c';
      disc(pen, 0, 0, radius * 0.45);
      pen.fill();
    },
  }),

  scene(composition) {
    const { unit } = composition;
    const table = tableOf(composition);
    const scraps = scrapsOf(composition);
    const choir = choirOf(composition);
    const step = ({ index }: FrameCues) => Math.floor(Math.floor(index / 4) / 3);
    const count = ({ beat }: FrameCues) => Math.floor(beat);
    return layers([
      still(table),
      each(scraps, ({ takes, x, y }, number) =>
        cycle(takes, (cues) => (number % 2 ? count(cues) : step(cues) + number)).at(({ hits, hit }) => [
          x,
          y - (number % 5 === hits % 5 ? hit * 12 * unit : 0),
        ]),
      ),
      // In a break, everybody sings in turn.
      ...[...choir, portraitOf(composition)].map((portrait, voice) =>
        cycle(
          portrait.takes,
          portrait.spins ? ({ travel }) => travel * 9 + voice * 5 : (cues) => count(cues) + voice,
        ).at(({ bass, beat }) => [
          portrait.x,
          portrait.y -
            (Math.round(bass * 3) * 4 + (choir.length > 0 && Math.floor(beat) % 3 === voice ? 16 : 0)) * unit,
        ]),
      ),
      stringsOf(composition),
    ]);
  },
};

/** A scrap with a word in strong colors. Where the word will be glued, a pale slip with its gray letters waits. */
function cutWord(
  pen: Context2D,
  text: string,
  state: WordState,
  { size, word, chance }: WordFacts,
  papers: readonly string[],
): void {
  const [paper, ink] = inState(state, papers, chance);
  pen.translate(word.width / 2, -0.3 * size);
  pen.rotate(chance.around() * 0.075);
  cutPaper(pen, word.width + 0.36 * size, 1.12 * size, paper, DARK.has(paper), chance);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  const latin = /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(text);
  if (latin) pen.font = `${size}px "${chance.pick(FACES)}", "Noto Emoji"`;
  const shown = latin && chance.next() < 0.35 ? text.toUpperCase() : text;
  const wide = pen.measureText(shown).width;
  if (wide > word.width) pen.scale(word.width / wide, 1);
  pen.fillText(shown, 0, 0.33 * size);
}

/** Paper and ink of a word. Both states draw the same numbers, so that a scrap lies exactly over its slip. */
function inState(state: WordState, papers: readonly string[], chance: Chance): readonly [paper: string, ink: string] {
  const [paper, isRed] = [chance.pick(papers), chance.next() < 0.25];
  if (state === 'waiting') return SLIP;
  return [paper, DARK.has(paper) ? '#fbf7ec' : isRed ? '#a11f10' : '#1b1b1b'];
}

/** A scrap cut by hand around the origin, with its shadow. Some scraps are ruled. */
function cutPaper(pen: Context2D, width: number, height: number, paper: string, dark: boolean, chance: Chance): void {
  const shaken = (edge: number) => edge / 2 + chance.around() * 0.06 * height;
  const corners: Point[] = [
    [-shaken(width), -shaken(height)],
    [shaken(width), -shaken(height)],
    [shaken(width), shaken(height)],
    [-shaken(width), shaken(height)],
  ];
  pen.save();
  pen.translate(0.045 * height, 0.055 * height);
  pen.fillStyle = 'rgb(0 0 0 / 0.35)';
  polygon(pen, corners);
  pen.fill();
  pen.restore();
  pen.save();
  pen.fillStyle = paper;
  polygon(pen, corners);
  pen.fill();
  pen.clip();
  if (chance.next() < 0.3) {
    pen.strokeStyle = dark ? 'rgb(255 255 255 / 0.16)' : 'rgb(0 0 0 / 0.1)';
    pen.lineWidth = 0.027 * height;
    hatch(pen, { left: -width / 2, top: -height / 2, width, height }, 0.12 * height, 0);
  }
  pen.restore();
}

/** Two smaller portraits beside the large one in a break. */
function choirOf(composition: Composition): ReturnType<typeof portraitOf>[] {
  const { movement, shape, width, height } = composition;
  if (movement !== 'break') return [];
  const places =
    shape === 'wide' ? [[0.0, 0.36] as const, [0.7, 0.3] as const] : [[0, 0.02] as const, [0.5, 0.69] as const];
  const [wide, high] = shape === 'wide' ? [0.3, 0.62] : [0.5, 0.3];
  // Three times the same face would look like a mistake, so other heads sing beside it.
  const { singer: _, ...alone } = composition;
  return places.map(([left, top], index) => {
    const art = { left: left * width, top: top * height, width: wide * width, height: high * height };
    return portraitOf({ ...alone, art }, index === 0 ? 'flower' : 'clock');
  });
}

/** The singer as a newspaper picture. If there is no singer, an absurd head. */
function portraitOf(composition: Composition, kind = HEADS[composition.movement]) {
  const { singer, art, shape, height } = composition;
  const side = Math.min(art.width, art.height) * (singer ? 0.96 : kind === 'eye' ? 1.3 : 0.92);
  const x = art.left + art.width / 2;
  // A bust stands on the frame's edge where there is room for it.
  const stands = !singer && shape === 'wide' && kind !== 'eye' && kind !== 'moon';
  const y = stands ? height - 0.56 * side : art.top + art.height / 2 + (singer ? 0.02 * side : 0);
  if (!singer) {
    // As in stop motion, the record turns slightly from picture to picture, and the mouth shifts as if moved by hand.
    const takes = frames(SPINS, side * 1.3, side * 1.3, (pen, share) => {
      pen.translate(side * 0.65, side * 0.65);
      pen.scale(side, side);
      absurdHead(pen, composition, kind, share);
    });
    return { takes, x, y, spins: true };
  }
  return { takes: newspaperOf(composition, singer, side), x, y, spins: false };
}
