import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { grain, specks, wear } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, oval, posterized } from '../picture/figure.ts';
import { stamp } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const PAPER = '#efe2c4';
const INDIGO = '#1f3a5f';
const PALE = '#7fa3ad';
const RED = '#c8402f';

/** An ukiyo-e print: indigo waves with carved foam, a red sun, wood grain, and inks that are slightly misaligned. */
export const woodblockPrint: Look = {
  fps: 24,
  transition: 'wipe',
  // Keeps the large words of a chorus above the waves and beside the seal.
  arrange: ({ width, height, shape, movement, text, art }) =>
    movement === 'chorus' && shape === 'wide'
      ? {
          text: { left: width * 0.09, top: height * 0.1, width: text.width - width * 0.03, height: height * 0.58 },
          art,
        }
      : { text, art },

  lettering: ({ tint }) => ({
    font: 'Rakkas',
    size: 0.128,
    smallest: 0.056,
    leading: 1.04,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    margin: 0.2,
    turn: 'switch',
    entrance: stamp('line', 0.2, 1.35, 0.07),
    paint(pen, text, state, { size, word, chance }) {
      const width = word.width + size;
      if (state === 'sung') {
        inked(pen, text, size, { fill: tint(RED) });
        pen.save();
        pen.translate(-0.3 * size, -1.1 * size);
        wear(pen, width, 1.5 * size, 0.016, 0.022 * size, chance);
        pen.restore();
        return;
      }
      inked(pen, text, size, { fill: tint(INDIGO), shadow: { color: tint(PALE), dx: 0.03, dy: -0.025 } });
      pen.save();
      pen.translate(-0.3 * size, -1.1 * size);
      wear(pen, width, 1.5 * size, 0.016, 0.022 * size, chance);
      pen.restore();
    },
    count(pen, radius) {
      pen.fillStyle = tint(RED);
      pen.fillRect(-radius * 0.75, -radius * 0.75, radius * 1.5, radius * 1.5);
    },
  }),

  scene(composition) {
    const { width, height, unit, art, shape } = composition;
    const sheet = sheetOf(composition);
    const [x, y] = [art.left + art.width * (shape === 'wide' ? 0.5 : 0.62), art.top + art.height * 0.4];
    const radius = Math.min(art.width, art.height) * 0.3;
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
    const frameLines = frameOf(composition);
    const miss = ({ hit, hits }: FrameCues) => (hit > 0.5 ? (hits % 2 ? 3 : -3) * unit : 0);
    const foot = shape === 'wide' ? height : composition.text.top - 24 * unit;
    return layers([
      still(sheet),
      meter(suns, ({ bass }) => bass).at((cues) => [x + miss(cues), y]),
      portrait && picture(portrait).at([x, line + 30 * unit], 'bottom'),
      each(waves, ({ block, y, depth }, index) =>
        picture(block)
          .at((cues) => {
            const { travel, loudness } = cues;
            const shift = travel * (16 + 18 * depth) * unit * (index % 2 ? -1 : 1);
            const heave = sway(travel, 1.1, 10 * unit, index * 2) + loudness * 16 * unit;
            // A wave's block is one and a half times as wide as the sheet and repeats every half sheet, so that it
            // never ends.
            return [-width / 2 + wrap(shift, width / 2) + (index === 1 ? miss(cues) : 0), y - heave - 60 * unit];
          }, 'top-left')
          .inside({ bottom: foot }),
      ),
      picture(frameLines),
    ]);
  },
};

function seaLine({ shape, art, height }: Composition): number {
  return shape === 'wide' ? height * 0.78 : art.top + art.height * 0.72;
}

function sheetOf({ width, height, tint, chance, unit, art, text, shape }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    const bokashi = pen.createLinearGradient(0, 0, 0, art.top + art.height * 0.5);
    bokashi.addColorStop(0, tint(INDIGO));
    bokashi.addColorStop(0.35, `${tint(PALE)}cc`);
    bokashi.addColorStop(1, `${tint(PALE)}00`);
    pen.fillStyle = bokashi;
    pen.fillRect(0, 0, width, art.top + art.height * 0.5);
    woodGrain(pen, width, height, unit, chance);
    specks(pen, width, height, 0.006, 2.2 * unit, tint(PAPER), chance);
    grain(pen, width, height, 0.1, chance, 1.6);
    if (shape === 'wide') return;
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, text.top - 24 * unit, width, height);
    pen.globalAlpha = 0.5;
    woodGrain(pen, width, height, unit, chance);
    pen.globalAlpha = 1;
    grain(pen, width, height, 0.06, chance, 1.6);
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

/** Claws of foam on a swell, in three inks: a printed block that repeats every half of the sheet's width. */
function waveOf({ width, height, unit, tint, chance }: Composition, index: number) {
  const own = chance.fork(`wave ${index}`);
  const period = width / 2;
  const tall = Math.round(height * 0.3) + 60 * unit;
  const crests = Array.from({ length: 2 }, () => ({
    at: own.between(0.1, 0.9),
    high: own.between(26, 56) * unit,
    wide: own.between(0.09, 0.14) * width,
  }));
  const topAt = (x: number) => {
    const swell = Math.sin((x / period) * 2 * Math.PI + index * 2) * 12 * unit;
    const peaks = crests.reduce((sum, { at, high, wide }) => {
      const distance = ((((x / period - at) % 1) + 1.5) % 1) - 0.5;
      return sum + high * Math.exp(-(((distance * period) / wide) ** 2));
    }, 0);
    return 78 * unit - swell - peaks;
  };
  const body = tint(index === 0 ? PALE : index === 1 ? '#3f6c86' : INDIGO);
  return sprite(width + period, tall, (pen) => {
    const edge: Point[] = [];
    for (let x = 0; x <= width + period; x += 5 * unit) edge.push([x, topAt(x)]);
    pen.fillStyle = body;
    polygon(pen, [[0, tall], ...edge, [width + period, tall]]);
    pen.fill();
    pen.strokeStyle = tint(INDIGO);
    pen.lineWidth = 4 * unit;
    pen.beginPath();
    for (const [x, y] of edge) pen.lineTo(x + 2 * unit, y - 1.5 * unit);
    pen.stroke();
    pen.strokeStyle = tint(PAPER);
    for (let groove = 1; groove < 9; groove++) {
      pen.lineWidth = unit * (3.2 - groove * 0.24);
      pen.beginPath();
      for (let x = 0; x <= width + period; x += 8 * unit) {
        const y = topAt(x) + groove * 15 * unit + Math.sin((x / period) * 8 * Math.PI + groove) * 3 * unit;
        if (Math.sin((x / period) * 6 * Math.PI + groove * 2.3) > -0.35) pen.lineTo(x, y);
        else pen.moveTo(x, y);
      }
      pen.stroke();
    }
    foam(pen, width + period, unit, tint(PAPER), tint(INDIGO), topAt);
  });
}

function foam(
  pen: Context2D,
  width: number,
  unit: number,
  paper: string,
  indigo: string,
  topAt: (x: number) => number,
): void {
  for (let x = 0; x < width; x += 13 * unit) {
    const y = topAt(x);
    if (y > 60 * unit) continue;
    const radius = unit * (5 + ((x / unit) % 5));
    pen.fillStyle = indigo;
    disc(pen, x, y + 3 * unit, radius + 2.2 * unit);
    pen.fill();
    pen.fillStyle = paper;
    disc(pen, x, y + 3 * unit, radius);
    pen.fill();
    disc(pen, x + 5 * unit, y - radius - 9 * unit, 2.6 * unit);
    pen.fill();
  }
}

function frameOf({ width, height, unit, tint, text, shape }: Composition) {
  return sprite(width, height, (pen) => {
    pen.strokeStyle = tint(INDIGO);
    pen.lineWidth = 5 * unit;
    pen.strokeRect(20 * unit, 20 * unit, width - 40 * unit, height - 40 * unit);
    const size = 52 * unit;
    const [x, y] = shape === 'tall' ? [width - 92 * unit, text.top + text.height + 40 * unit] : [44 * unit, 44 * unit];
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

function portraitOf({ singer, tint, unit, chance }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 2.3;
  const figure = figureOf(singer, { width: side, height: side }, oval);
  const colors = posterized(figure, [tint(INDIGO), tint(PALE), tint('#e8b98f'), tint(PAPER)], 3 * unit);
  const key = posterized(figure, [tint('#142840'), null, null, null, null], 2 * unit);
  return sprite(side, side, (pen) => {
    pen.drawImage(colors, 0, 0);
    pen.drawImage(key, 3 * unit, -2 * unit);
    wear(pen, side, side, 0.008, 2 * unit, chance.fork('portrait'));
  });
}
