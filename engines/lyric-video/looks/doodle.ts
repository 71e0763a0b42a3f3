import { handStroke } from '../../drawing/hand.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, still } from '../layers.ts';
import type { Look } from '../look.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { arrangement } from './doodle-arrangement.ts';
import { bodyOf, catOf, companionOf, handOf } from './doodle-cats.ts';
import { halo } from './doodle-halo.ts';
import { drawItems, itemsOf } from './doodle-items.ts';
import { SOUND_HOLE } from './doodle-listener.ts';
import { thingsOf } from './doodle-margin.ts';
import { INK, MARKER, PAPER, pageOf, RED, TAKES } from './doodle-page.ts';
import { portraitOf } from './doodle-singer.ts';

/** Frames for which one take is shown: four takes per second. */
const HOLD = 6;

/** A page of a school notebook in ballpoint: the margins fill with drawings whose lines wobble. */
export const doodle: Look = {
  fps: 24,
  transition: 'push',
  mirrored: true,
  stands: true,
  // A legal pad, a green page and a page of packing paper.
  inks: {
    chorus: { [PAPER]: '#fff0a3', [MARKER]: '#ffb0d0', '#a9cdea': '#9dbfc9' },
    break: { [PAPER]: '#dff0e0', [INK]: '#17503f', '#a9cdea': '#a5cdb4' },
    ending: { [PAPER]: '#d8c09a', [INK]: '#33261c', '#a9cdea': '#c4a67c', '#f0a3a8': '#c98a6a' },
  },

  arrange: arrangement,

  lettering: ({ tint }) => ({
    font: 'Gochi Hand',
    weightElsewhere: 400,
    size: 0.15,
    smallest: 0.062,
    leading: 1.0,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    margin: 0.25,
    turn: 'fill',
    entrance: wipe('line', 0.3, 0.06),
    sway: (share) => ({ dy: -0.05 * Math.abs(Math.sin(share * 2 * Math.PI)) }),
    dim: 0.78,
    paint(pen, text, state, { size, word, chance }) {
      if (state === 'sung') {
        pen.strokeStyle = tint(MARKER);
        pen.lineWidth = 0.5 * size;
        // The line's round end would cover the letters of the word before it.
        const from = (word.before === 'nothing' ? 0.3 : 0.05) * size;
        handStroke(pen, [from, -0.24 * size], [word.width - 0.05 * size, -0.28 * size], 0.05 * size, chance);
      }
      inked(
        pen,
        text,
        size,
        state === 'sung' ? { fill: tint(INK), outline: { color: tint(INK), width: 0.014 } } : { fill: tint(INK) },
      );
    },
    count(pen, radius) {
      pen.strokeStyle = tint(RED);
      pen.lineWidth = radius * 0.2;
      pen.beginPath();
      pen.moveTo(-radius * 0.7, -radius * 0.7);
      pen.lineTo(radius * 0.7, radius * 0.7);
      pen.moveTo(radius * 0.7, -radius * 0.7);
      pen.lineTo(-radius * 0.7, radius * 0.7);
      pen.stroke();
    },
  }),

  scene(composition) {
    const { unit } = composition;
    const portrait = portraitOf(composition);
    const companion = companionOf(composition);
    const cat = portrait ? undefined : catOf(composition);
    const hero = portrait ?? cat;
    const bodies = [portrait, companion, cat].filter((one) => one !== undefined).map(bodyOf);
    const source = cat?.ground && composition.movement === 'break' ? cat.at(SOUND_HOLE) : undefined;
    const hand = cat?.nib && handOf(composition, cat.nib, cat.size * 0.6);
    const taken = [cat?.ground, hand && bodyOf(hand), ...itemsOf(composition)];
    const things = thingsOf(composition, [...bodies, ...taken.filter((one) => one !== undefined)], source);
    const page = pageOf(composition, (pen) => {
      if (cat) cat.scenery(pen);
      else if (portrait) halo(pen, composition, bodyOf(portrait));
      drawItems(pen, composition);
    });
    const take = ({ index }: FrameCues) => Math.floor(index / HOLD);
    return layers([
      onTwos(composition, [
        still(page),
        each(things, ({ takes, x, y }, number) =>
          cycle(takes, (cues) => take(cues) + number).at(({ hits, hit }) => {
            const jump = number % 5 === hits % 5 ? hit * 14 * unit : 0;
            return [x, y - jump];
          }),
        ),
        hero &&
          cycle(hero.takes, (cues) => (take(cues) % TAKES) + TAKES * (Math.floor(cues.beat) % 2)).at(
            [hero.x, hero.y],
            'top-left',
          ),
        companion &&
          cycle(companion.takes, (cues) => (take(cues) % TAKES) + TAKES * (Math.floor(cues.beat + 1) % 2)).at(
            [companion.x, companion.y],
            'top-left',
          ),
        hand &&
          cycle(hand.takes, () => 0).at(({ beat, bass }) => {
            const way = Math.sin(beat * Math.PI);
            return [hand.x + way * 5 * unit, hand.y + (way * 9 - bass * 4) * unit];
          }, 'top-left'),
      ]),
    ]);
  },
};
