import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { grain, specks, wear } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, oval } from '../picture/figure.ts';
import { posterized, withoutFeatures } from '../picture/prints.ts';
import { stamp } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { boatOf, clawOf, fujiOf, INDIGO, PALE, PAPER, waveOf } from './woodblock-print-sea.ts';

const RED = '#c8402f';

/** An ukiyo-e print: indigo waves with carved foam, a red sun, wood grain, and inks that are slightly misaligned. */
export const woodblockPrint: Look = {
  fps: 24,
  transition: 'wipe',
  // A bright day, an evening and a night, as in a series of prints of one place.
  inks: {
    opening: { '#e8a06a': '#f0cf9a', [PALE]: '#b4cdd0' },
    chorus: { [PALE]: '#8fbcb4', '#e8a06a': '#e2603a', '#3f6c86': '#2f7a7a' },
    break: { [PALE]: '#d98a6a', '#e8a06a': '#d9483a', '#3f6c86': '#6b4a66', [INDIGO]: '#33294f' },
    ending: {
      [PAPER]: '#cdd3d2',
      [INDIGO]: '#16213f',
      [PALE]: '#6f86a3',
      [RED]: '#f2ecd2',
      '#e8a06a': '#8fa0b8',
      '#3f6c86': '#2f4668',
    },
  },
  arrange,

  lettering: ({ tint }) => ({
    font: 'Rakkas',
    size: 0.138,
    smallest: 0.056,
    leading: 1.04,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    margin: 0.2,
    turn: 'switch',
    dim: 0.74,
    entrance: { ...stamp('line', 0.2, 1.35, 0.07), ahead: 0.74 },
    paint(pen, text, state, { size, word, chance }) {
      // The key block alone waits. The red block comes over it, slightly misaligned.
      inked(pen, text, size, { fill: tint(INDIGO) });
      if (state === 'sung') {
        pen.translate(-0.022 * size, -0.026 * size);
        inked(pen, text, size, { fill: tint(RED), outline: { color: tint(RED), width: 0.006 } });
      }
      pen.translate(-0.3 * size, -1.1 * size);
      wear(pen, word.width + size, 1.5 * size, 0.016, 0.022 * size, chance);
    },
    count(pen, radius) {
      pen.fillStyle = tint(RED);
      pen.fillRect(-radius * 0.75, -radius * 0.75, radius * 1.5, radius * 1.5);
    },
  }),

  scene(composition) {
    const { width, height, unit, art, shape, movement } = composition;
    const [x, y] = [
      art.left + art.width * (shape === 'wide' || movement === 'chorus' ? 0.5 : 0.62),
      art.top + art.height * 0.4,
    ];
    const radius = Math.min(art.width, art.height) * (shape !== 'wide' ? 0.32 : movement === 'chorus' ? 0.3 : 0.34);
    const suns = frames(8, radius * 2.4, radius * 2.4, (pen, share) => {
      pen.fillStyle = composition.tint(RED);
      disc(pen, radius * 1.2, radius * 1.2, radius * (0.94 + 0.1 * share));
      pen.fill();
      wear(pen, radius * 2.4, radius * 2.4, 0.02, 2.4 * unit, composition.chance.fork('sun'));
    });
    const line = seaLine(composition);
    const waves = [0.16, 0.5, 0.9].map((depth, index) => ({
      depth,
      block: waveOf(composition, index),
      y: line + depth * 76 * unit,
    }));
    const portrait = portraitOf(composition, radius);
    const miss = ({ hit, hits }: FrameCues) => (hit > 0.5 ? (hits % 2 ? 3 : -3) * unit : 0);
    const water = ({ block, y: top, depth }: (typeof waves)[number], index: number) =>
      picture(block).at((cues) => {
        const { travel, loudness } = cues;
        const shift = travel * (16 + 18 * depth) * unit * (index % 2 ? -1 : 1);
        const heave = sway(travel, 1.1, 10 * unit, index * 2) + loudness * 16 * unit;
        // A wave's block is one and a half times as wide as the sheet and repeats every half sheet, so that it never
        // ends.
        return [-width / 2 + wrap(shift, width / 2) + (index === 1 ? miss(cues) : 0), top - heave - 60 * unit];
      }, 'top-left');
    const [far, between, near] = waves.map(water);
    const boat = boatOf(composition);
    const claws = SIDES[movement].map((side) => ({ side, drawing: clawOf(composition, side) }));
    const clawFoot = shape === 'wide' ? height + 22 * unit : line + 190 * unit;
    const great = each(claws, ({ side, drawing }) =>
      picture(drawing).at(
        (cues) => [
          side === 'left' ? sway(cues.travel, 0.7, 8 * unit) : width - drawing.width + sway(cues.travel, 0.7, 8 * unit),
          clawFoot - sway(cues.travel, 0.9, 7 * unit) - 16 * unit * cues.bass,
        ],
        'bottom-left',
      ),
    );
    const calm = movement === 'opening' || movement === 'ending';
    return layers([
      still(sheetOf(composition)),
      meter(suns, ({ bass }) => bass).at((cues) => [x + miss(cues), y]),
      picture(fujiOf(composition)).at([fujiAt(composition), line + 6 * unit], 'bottom'),
      // A wave never covers the singer's face.
      portrait && great,
      portrait && picture(portrait).at([x, line + 30 * unit], 'bottom'),
      far,
      between,
      picture(boat).at(
        ({ travel }) => [
          wrap(width * (calm ? 0.3 : 0.55) + travel * 9 * unit, width + boat.width) - boat.width / 2,
          line + 48 * unit + sway(travel, 1.3, 7 * unit),
        ],
        'bottom',
      ),
      !portrait && great,
      near,
      shape !== 'wide' &&
        picture(boatOf(composition, 1.9)).at(
          ({ travel }) => [width * 0.42 + sway(travel, 0.21, width * 0.1), height * 0.87 + sway(travel, 1.1, 8 * unit)],
          'bottom',
        ),
      picture(frameOf(composition)),
    ]);
  },
};

/** Where a great wave rises: not in an opening and an ending, when the sea is calm. */
const SIDES: Readonly<Record<Composition['movement'], readonly ('left' | 'right')[]>> = {
  opening: [],
  verse: ['left'],
  chorus: ['right'],
  break: ['left', 'right'],
  ending: [],
};

/** Words are in the sky, above the sea and beside the sun. The sea fills the lower part of each sheet. */
function arrange({ width, height, shape, movement, text, art }: Composition): Pick<Composition, 'text' | 'art'> {
  if (movement === 'opening') {
    return {
      text: { ...text, top: height * 0.09, height: height * 0.18 },
      art: { ...art, top: shape === 'wide' ? height * 0.3 : height * 0.34 },
    };
  }
  const isSung = movement === 'verse' || movement === 'chorus';
  if (!isSung) return { text, art };
  if (shape === 'wide') {
    const left = movement === 'chorus' ? width * 0.09 : text.left;
    return { text: { left, top: height * 0.08, width: text.width - width * 0.03, height: height * 0.5 }, art };
  }
  const isNear = movement === 'chorus';
  return {
    text: {
      left: width * 0.1,
      top: height * 0.07,
      width: width * 0.8,
      height: height * (isNear ? 0.26 : shape === 'tall' ? 0.3 : 0.36),
    },
    art: isNear
      ? { left: -width * 0.1, top: height * (shape === 'tall' ? 0.34 : 0.44), width: width * 1.2, height: height * 0.5 }
      : { left: width * 0.06, top: height * 0.38, width: width * 0.88, height: height * 0.36 },
  };
}

function seaLine({ shape, height }: Pick<Composition, 'shape' | 'height'>): number {
  return height * (shape === 'wide' ? 0.75 : shape === 'tall' ? 0.66 : 0.74);
}

/** The mountain is beside the sun. */
function fujiAt({ width, shape, movement }: Composition): number {
  if (shape === 'wide') return width * (movement === 'verse' ? 0.66 : movement === 'chorus' ? 0.28 : 0.76);
  return width * 0.26;
}

function sheetOf({ width, height, tint, chance, unit, art, shape }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    // The dark edge of the sky is above the words of a tall sheet.
    const end = shape === 'wide' ? art.top + art.height * 0.5 : height * 0.16;
    const bokashi = pen.createLinearGradient(0, 0, 0, end);
    bokashi.addColorStop(0, tint(INDIGO));
    bokashi.addColorStop(0.35, `${tint(PALE)}cc`);
    bokashi.addColorStop(1, `${tint(PALE)}00`);
    pen.fillStyle = bokashi;
    pen.fillRect(0, 0, width, end);
    const low = seaLine({ shape, height });
    const dusk = pen.createLinearGradient(0, low - height * 0.2, 0, low);
    dusk.addColorStop(0, `${tint('#e8a06a')}00`);
    dusk.addColorStop(1, `${tint('#e8a06a')}99`);
    pen.fillStyle = dusk;
    pen.fillRect(0, low - height * 0.2, width, height);
    woodGrain(pen, width, height, unit, chance);
    specks(pen, width, height, 0.006, 2.2 * unit, tint(PAPER), chance);
    grain(pen, width, height, 0.1, chance, 1.6);
  });
}

/** The wood's grain, which printing presses into every color. */
function woodGrain(
  pen: Context2D,
  width: number,
  height: number,
  unit: number,
  chance: { around(): number; between(a: number, b: number): number },
): void {
  pen.strokeStyle = 'rgb(90 60 30 / 0.13)';
  const [kx, ky] = [width * chance.between(0.2, 0.8), height * chance.between(0.3, 0.7)];
  for (let ring = -height; ring < height * 2; ring += 9 * unit) {
    pen.lineWidth = unit * chance.between(0.8, 2.6);
    pen.beginPath();
    for (let x = 0; x <= width; x += 24 * unit) {
      const near = Math.exp(-(((x - kx) / (width * 0.28)) ** 2));
      const y = ring + near * 60 * unit * Math.tanh((ring - ky) / (90 * unit));
      pen.lineTo(x, y + Math.sin(x / (70 * unit) + ring) * 2 * unit);
    }
    pen.stroke();
  }
}

function frameOf({ width, height, unit, tint, shape }: Composition) {
  return sprite(width, height, (pen) => {
    pen.strokeStyle = tint(INDIGO);
    pen.lineWidth = 5 * unit;
    pen.strokeRect(20 * unit, 20 * unit, width - 40 * unit, height - 40 * unit);
    const size = 52 * unit;
    const [x, y] = shape === 'wide' ? [44 * unit, 44 * unit] : [width - 92 * unit, height - 92 * unit];
    pen.fillStyle = tint(RED);
    pen.fillRect(x, y, size, size);
    pen.strokeStyle = tint(PAPER);
    pen.lineWidth = 3.4 * unit;
    for (const [ax, ay, bx, by] of [
      [0.2, 0.25, 0.8, 0.25],
      [0.5, 0.25, 0.5, 0.8],
      [0.2, 0.52, 0.8, 0.52],
      [0.25, 0.8, 0.75, 0.8],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x + ax * size, y + ay * size);
      pen.lineTo(x + bx * size, y + by * size);
      pen.stroke();
    }
  });
}

function portraitOf({ singer, tint, unit, chance, width, height }: Composition, radius: number) {
  if (!singer) return undefined;
  // The waves are as high before a low sun as before a high one.
  const side = Math.max(radius * 2.3, Math.min(width, height) * 0.38);
  const figure = figureOf(singer, { width: side, height: side }, oval);
  // The block of lines prints the features, and the blocks of colors only what is below them.
  const tones = drawnTones(figure, 2 * unit);
  const colors = posterized(withoutFeatures(tones), [tint(INDIGO), tint(PALE), tint('#e8b98f'), tint(PAPER)]);
  const key = posterized(tones, [tint('#142840'), null, null, null, null]);
  return sprite(side, side, (pen) => {
    pen.drawImage(colors, 0, 0);
    pen.drawImage(key, 3 * unit, -2 * unit);
    wear(pen, side, side, 0.008, 2 * unit, chance.fork('portrait'));
  });
}
