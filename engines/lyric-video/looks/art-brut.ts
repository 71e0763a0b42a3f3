import { type Context2D, plate } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handStroke, type Point, polygon } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, picture, still, variants } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { pop } from '../words/entrances.ts';
import { clearedAround, underlineEnd } from '../words/ink.ts';
import { areasOf, type Rectangle } from '../words/layout.ts';
import { fillCells, meshOf } from './art-brut-cells.ts';
import { face } from './art-brut-face.ts';
import { figuresOf } from './art-brut-figures.ts';
import { BARED, BLACK, BLUE, COAT, daubed, PAINTS, PAPER, RED, thickened, YELLOW } from './art-brut-paint.ts';
import { bandOf, crowd } from './art-brut-people.ts';
import { SIGNS } from './art-brut-signs.ts';
import { portraitOf } from './art-brut-singer.ts';

const TAKES = 2;
const FRAMES_PER_TAKE = 6;

/** Raw: a jigsaw of outlined cells, which in places grow into clumsy figures, and words scratched on black. */
export const artBrut: Look = {
  fps: 24,
  transition: 'cut',
  mirrored: true,
  stands: true,
  inks: PAINTS,

  arrange: ({ movement, shape, width, height, text, art, singer }) => {
    if (singer) return { text, art };
    const area = areasOf({ width, height });
    if (shape !== 'wide') {
      const isTall = shape === 'tall';
      if (movement === 'opening')
        return { text, art: isTall ? area(0.04, 0.06, 0.92, 0.5) : area(0.1, 0.03, 0.8, 0.63) };
      if (movement === 'verse' && isTall) return { text: area(0.06, 0.66, 0.88, 0.22), art: area(0, 0.02, 1, 0.62) };
      if (movement === 'verse') return { text, art: area(0.1, 0.02, 0.8, 0.46) };
      return { text, art: movement === 'ending' ? area(0, 0.32, 1, 0.68) : art };
    }
    if (movement === 'opening') return { text, art: area(0.25, 0.02, 0.5, 0.62) };
    if (movement === 'verse') return { text: area(0.43, 0.2, 0.52, 0.6), art: area(0.02, 0.03, 0.4, 0.94) };
    if (movement === 'ending') return { text, art: area(0.08, 0.2, 0.84, 0.72) };
    return { text, art };
  },

  lettering: ({ tint }) => ({
    font: '"Londrina Solid"',
    size: 0.15,
    smallest: 0.052,
    leading: 1.16,
    space: 0.3,
    casing: 'upper',
    align: 'center',
    inset: 0.05,
    margin: 0.25,
    turn: 'switch',
    entrance: pop('line', 0.22, 0.05),
    sway: (share, { index }) => ({ dx: 0.04 * Math.sin(share * 18 + index), dy: 0.03 * Math.cos(share * 21) }),
    paint(pen, text, state, { size, word, chance, index }) {
      pen.translate(word.width / 2, 0);
      pen.rotate(chance.around() * 0.05);
      pen.translate(-word.width / 2, 0);
      const isSung = state === 'sung';
      const color = isSung ? (index % 2 ? tint(RED) : tint(YELLOW)) : PAPER;
      if (isSung) {
        pen.strokeStyle = PAPER;
        const end = underlineEnd(text, word.width, size);
        for (let line = 0; line < 2; line++) {
          pen.lineWidth = (0.045 - 0.02 * line) * size;
          handStroke(pen, [0, (0.15 + 0.08 * line) * size], [end, (0.12 + 0.1 * line) * size], 0.06 * size, chance);
        }
        clearedAround(pen, text, size, 0.06);
      }
      pen.fillStyle = color;
      pen.fillText(text, 0, 0);
      scratchedOut(pen, word.width, size, chance);
      // The nail slipped: the outline is there twice.
      pen.strokeStyle = color;
      pen.lineWidth = 0.016 * size;
      pen.strokeText(text, 0.035 * size, -0.03 * size);
    },
    backing: {
      margin: 1.2,
      draw(pen, { left, top, width, height }, { size }, chance) {
        const room = {
          left: left - 0.35 * size,
          top: top - 0.1 * size,
          width: width + 0.7 * size,
          height: height + 0.2 * size,
        };
        pen.fillStyle = BLACK;
        blotted(pen, room, 0.3 * size, chance);
        daubed(pen, room, [BLACK, BLACK, '#241c18'], 0.55 * size, chance);
        pen.strokeStyle = PAPER;
        pen.globalAlpha = 0.8;
        for (const [grow, wide] of [
          [0.02, 0.035],
          [0.12, 0.018],
        ] as const) {
          pen.lineWidth = wide * size;
          const off = grow * size;
          const { left: x, top: y, width: w, height: h } = room;
          for (const [from, to] of [
            [
              [x, y - off],
              [x + w, y - off],
            ],
            [
              [x, y + h + off],
              [x + w, y + h + off],
            ],
          ] as const)
            handStroke(pen, from, to, 0.07 * size, chance);
        }
      },
    },
    count(pen, radius) {
      pen.fillStyle = '#0c0c0c';
      disc(pen, 0, 0, radius);
      pen.fill();
      pen.fillStyle = tint(RED);
      disc(pen, 0, 0, radius * 0.55);
      pen.fill();
    },
  }),

  scene(composition) {
    const { art, unit } = composition;
    const wall = wallOf(composition);
    const portrait = composition.singer && portraitOf(composition, composition.singer, TAKES);
    const band = portrait && bandOf(composition);
    const figures = portrait ? [] : figuresOf(composition);
    const take = ({ index }: FrameCues) => Math.floor(index / FRAMES_PER_TAKE);
    // Two figures beside each other do not hop together.
    const pose = ({ beat }: FrameCues, index: number) => Math.floor(beat + index) % 2;
    const lift = ({ bass }: FrameCues) => bass * 12 * unit;
    const [foot, side] = [art.top + art.height, art.left + art.width / 2];
    return layers([
      onTwos(composition, [
        still(wall),
        portrait &&
          cycle(portrait.drawings, take).at(
            ({ hits, bass }) => [side + portrait.right + (hits % 2 ? 4 : -4) * unit, foot - bass * 8 * unit + 8 * unit],
            'bottom-right',
          ),
        each(figures, ({ bodies, foot: [x, y] }, index) =>
          variants(bodies, take, (cues) => pose(cues, index) / 2).at((cues) => [x, y - lift(cues)], 'bottom'),
        ),
        each(figures, ({ faces, centers }, index) =>
          variants(faces, take, ({ bass, hit }) => 0.65 * bass + 0.4 * hit).at((cues) => {
            const [x, y] = centers[pose(cues, index)] as Point;
            return [x, y - lift(cues)];
          }),
        ),
        band && picture(band).at([0, foot + 26 * unit], 'bottom-left'),
      ]),
    ]);
  },
};

/** Leaves letters as a nail leaves them: with furrows that the paint fills. */
function scratchedOut(pen: Context2D, width: number, size: number, chance: Chance): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.lineWidth = 0.014 * size;
  pen.globalAlpha = 0.75;
  hatch(pen, { left: 0, top: -size, width, height: 1.3 * size }, 0.11 * size, -64, chance);
  pen.restore();
}

/** A blot around a rectangle, whose ends are as ragged as those of strokes. */
function blotted(pen: Context2D, { left, top, width, height }: Rectangle, ragged: number, chance: Chance): void {
  const edge: Point[] = [];
  for (const [from, x] of [
    [top, left + width],
    [top + height, left],
  ] as const) {
    for (let step = 0; step <= 10; step++) {
      const y = from + ((from === top ? 1 : -1) * height * step) / 10;
      edge.push([x + chance.around() * ragged, y]);
    }
  }
  polygon(pen, edge);
  pen.fill();
}

/** It sleeps, too. */
function moon(pen: Context2D, composition: Composition, chance: Chance): void {
  const { width, height, shape, unit } = composition;
  const radius = 105 * unit;
  pen.save();
  pen.translate(
    (shape === 'wide' ? 0.77 : 0.68) * width - 1.3 * radius,
    (shape === 'wide' ? 0.24 : 0.2) * height - 1.3 * radius,
  );
  face(pen, composition, radius, { open: 0, isAsleep: true, kind: 1 }, chance.fork('moon'));
  pen.restore();
}

/** A coat of paint that is full of scratched signs. In places another paint lies under its lines. */
function wallOf(composition: Composition) {
  const { width, height, unit, chance, singer, tint, movement } = composition;
  const whole = { left: 0, top: 0, width, height };
  const mesh = meshOf(whole, 92 * unit, chance.fork('cells'));
  const [coat, bared] = [tint(COAT), tint(BARED)];
  const paints = [
    ...Array.from({ length: 7 }, () => [undefined, bared] as const),
    ...[RED, BLUE, YELLOW].map((paint) => [undefined, tint(paint)] as const),
    ...[RED, BLUE].map((paint) => [tint(paint), coat] as const),
  ];
  return plate(width, height, (pen) => {
    const own = chance.fork('wall');
    pen.fillStyle = coat;
    pen.fillRect(0, 0, width, height);
    daubed(pen, whole, [coat], 66 * unit, own);
    pen.globalAlpha = 0.75;
    fillCells(pen, mesh, SIGNS, paints, { gap: 4 * unit, wide: 3 * unit, unit }, own);
    pen.globalAlpha = 1;
    if (singer) crowd(pen, composition, own);
    else if (movement === 'ending') moon(pen, composition, own);
    thickened(pen, width, height, unit);
  });
}
