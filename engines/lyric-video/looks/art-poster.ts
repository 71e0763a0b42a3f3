import { type Context2D, frames, plates, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { orbit, sway } from '../../drawing/motion.ts';
import { grain, specks } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { layers, meter, pages, picture } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { shadedTones } from '../picture/drawn-tones.ts';
import { figureOf, oval } from '../picture/figure.ts';
import { rise } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { middleOf, posterGuitarOf } from './art-poster-guitar.ts';
import { moonOf, rings, starsOf } from './art-poster-night.ts';

const PAPER = '#f3ecdf';
const BLACK = '#161412';
const SIZES = 14;
/** Pictures of the rings of sound in one beat. */
const RING_STATES = 8;
/** Radians per second of the music's time. */
const MOON_SPEED = 0.32;

/** An exhibition poster: a white border, one large grained guitar or sphere, small captions, and the line as its title. */
export const artPoster: Look = {
  fps: 24,
  transition: 'wipe',
  inks: {
    opening: { '#e5573f': '#e9a35a', '#c43a4b': '#d9744c', '#3a1f4a': '#8e3d52', '#1d2a4d': '#b4502f' },
    chorus: { '#e5573f': '#d23a7a', '#c43a4b': '#a82568', '#3a1f4a': '#3f1450', '#1d2a4d': '#2a1452' },
    break: { '#e5573f': '#2f8f8a', '#c43a4b': '#1f6a78', '#3a1f4a': '#132b4a', '#1d2a4d': '#0e2038' },
    ending: { '#e5573f': '#33386e', '#c43a4b': '#252a55', '#3a1f4a': '#12132b', '#1d2a4d': '#0c0d20' },
  },

  arrange: areasOf,

  lettering: ({ tint }) => ({
    font: '"Abril Fatface"',
    size: 0.155,
    smallest: 0.056,
    leading: 0.98,
    space: 0.24,
    tracking: -0.01,
    casing: 'as it is',
    align: 'left',
    rest: 1,
    margin: 0.15,
    turn: 'fill',
    entrance: { ...rise('line', 0.5, 0.5, 0.06), ahead: 0.54 },
    dim: 0.54,
    paint: (pen, text, _, { size }) => inked(pen, text, size, { fill: tint(PAPER) }),
    count(pen, radius) {
      pen.fillStyle = tint(PAPER);
      pen.fillRect(-radius * 0.35, -radius, radius * 0.7, radius * 2);
    },
  }),

  scene(composition) {
    const { art, unit, height } = composition;
    const radius = Math.min(art.width, art.height) * 0.4;
    const center = middleOf(composition);
    const sheets = sheetsOf(composition, center, radius);
    const guitar = composition.singer ? undefined : posterGuitarOf(composition);
    const edge = 34 * unit;
    const window = { left: edge, top: edge, right: composition.width - edge, bottom: height - edge };
    const spheres = guitar
      ? []
      : frames(SIZES, radius * 2.6, radius * 2.6, (pen, share) => sphere(pen, composition, radius, share));
    const moon = moonOf(composition, radius * 0.3);
    const portrait = portraitOf(composition, radius);
    const thump = ({ bass, hit }: FrameCues) => 0.75 * bass + 0.3 * hit;
    const needle = sprite(5 * unit, height, (pen) => {
      pen.fillStyle = PAPER;
      pen.fillRect(0, 0, 3 * unit, height);
    });
    const travelingMoon = picture(moon)
      .at(({ travel }) =>
        composition.movement === 'ending'
          ? [0.8 * composition.width, 0.2 * height + sway(travel, 0.3, 0.05 * height)]
          : orbit(center, travel * MOON_SPEED, [radius * 1.08, radius * 0.9]),
      )
      .inside(window);
    return layers([
      pages(sheets, ({ beat }) => beat * sheets.length),
      picture(needle)
        .at(({ travel }) => [art.left + art.width * 0.08 + sway(travel, 0.4, art.width * 0.05), art.top], 'top-left')
        .part(({ loudness }) => ({ bottom: art.height * (0.25 + 0.75 * loudness) })),
      starsOf(composition, window),
      !guitar && meter(spheres, thump).at(center).inside(window),
      portrait && picture(portrait).at(center),
      // Behind a guitar, because its head is small.
      guitar && travelingMoon,
      guitar && picture(guitar.body).at(guitar.at, 'top-left').inside(window),
      guitar &&
        meter(guitar.strings, ({ loudness, hit }) => 0.4 * loudness + 0.6 * hit)
          .at(guitar.at, 'top-left')
          .inside(window),
      !guitar && travelingMoon,
    ]);
  },
};

/** Words stay inside the border of the sheet. */
function areasOf({ width, height, shape, movement, text, art }: Composition) {
  if (movement !== 'verse' && movement !== 'chorus') return { text, art };
  const left = Math.max(text.left, 0.09 * width);
  const inner = { ...text, left, width: Math.min(text.left + text.width, 0.91 * width) - left };
  const isBelow = shape !== 'wide' && text.top < art.top;
  return { text: isBelow ? { ...inner, top: 0.1 * height } : inner, art };
}

/** The sheet. In a break, rings of sound spread on it with each beat, so it is drawn in states. */
function sheetsOf(composition: Composition, center: Point, radius: number) {
  const { width, height, unit, tint, art, shape, movement } = composition;
  const edge = 34 * unit;
  return plates(movement === 'break' ? RING_STATES : 1, width, height, (pen, state) => {
    // Every state has the same grain.
    const chance = composition.chance.fork('sheet');
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    const [w, h] = [width - 2 * edge, height - 2 * edge];
    const field = pen.createLinearGradient(0, edge, width * 0.35, height);
    field.addColorStop(0, tint('#e5573f'));
    field.addColorStop(0.5, tint('#c43a4b'));
    field.addColorStop(1, tint('#3a1f4a'));
    pen.fillStyle = field;
    pen.fillRect(edge, edge, w, h);
    pen.save();
    pen.beginPath();
    pen.rect(edge, edge, w, h);
    pen.clip();
    pen.fillStyle = tint('#1d2a4d');
    pen.beginPath();
    pen.ellipse(
      art.left + art.width * 0.1,
      art.top + art.height * 0.98,
      art.width * 0.62,
      art.height * 0.34,
      -0.25,
      0,
      2 * Math.PI,
    );
    pen.fill();
    if (movement === 'break') rings(pen, composition, center, radius, state / RING_STATES);
    grain(pen, width, height, 0.34, chance, 1.5);
    pen.restore();
    specks(pen, width, height, 0.0006, 2 * unit, tint(PAPER), chance);
    captions(pen, { width, height, unit, chance, shape } as Composition, edge);
  });
}

function captions(pen: Context2D, { width, height, unit, chance, shape }: Composition, edge: number): void {
  const number = 1 + chance.fork('edition').below(99);
  pen.fillStyle = BLACK;
  pen.font = `${13.5 * unit}px Poppins`;
  pen.letterSpacing = `${2.2 * unit}px`;
  const low = height - edge * 0.36;
  pen.fillText('SOUND & IMAGE', edge, edge * 0.68);
  pen.fillText(`N° ${number}`, edge, low);
  pen.textAlign = 'right';
  pen.fillText('OPEN EVERY NIGHT', width - edge, edge * 0.68);
  pen.fillText(shape === 'square' ? 'SIDE A' : 'SIDE A · STEREO', width - edge, low);
  pen.textAlign = 'left';
  pen.letterSpacing = '0px';
}

/** A sphere of two colors that blend in sprayed grain. */
function sphere(pen: Context2D, { tint, unit, chance }: Composition, radius: number, share: number): void {
  const middle = radius * 1.3;
  const grown = radius * (0.92 + 0.14 * share);
  const lit = pen.createLinearGradient(middle - grown, middle - grown, middle + grown * 0.7, middle + grown);
  lit.addColorStop(0, tint('#fbe3b0'));
  lit.addColorStop(0.42, tint('#f58f5c'));
  lit.addColorStop(0.75, tint('#8e2f5e'));
  lit.addColorStop(1, tint('#2a1745'));
  disc(pen, middle, middle, grown);
  pen.fillStyle = lit;
  pen.fill();
  pen.globalCompositeOperation = 'source-atop';
  const own = chance.fork('spray');
  pen.fillStyle = tint('#2a1745');
  pen.beginPath();
  for (let dot = 0; dot < 5200; dot++) {
    const along = own.next();
    if (own.next() > along ** 1.7) continue;
    const across = own.around() * 1.1;
    const x = middle + grown * ((along - 0.5) * 1.4 - across * 0.72);
    const y = middle + grown * ((along - 0.5) * 1.4 + across * 0.72);
    pen.rect(x, y, 1.7 * unit, 1.7 * unit);
  }
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
}

/** The singer printed on the sphere, shaded with sprayed dots of one ink. */
function portraitOf({ singer, tint, unit, chance }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 1.8;
  const figure = figureOf(singer, { width: side, height: side }, oval);
  const tones = shadedTones(figure, 1.5 * unit);
  const own = chance.fork('portrait');
  return sprite(side, side, (pen) => {
    disc(pen, side / 2, side / 2, side / 2);
    pen.clip();
    for (const [color, from, to] of [
      ['#fbe3b0', 0.5, 1],
      ['#241238', 0, 0.62],
    ] as const) {
      pen.fillStyle = tint(color);
      pen.beginPath();
      const step = 2.1 * unit;
      for (let y = 0; y < side; y += step) {
        for (let x = 0; x < side; x += step) {
          const at = Math.floor(y) * tones.width + Math.floor(x);
          if ((tones.cover[at] ?? 0) < 128) continue;
          const light = tones.light[at] as number;
          const share = color === '#241238' ? (to - light) / to : (light - from) / (to - from);
          if (own.next() < share * 1.15) pen.rect(x, y, step * 1.05, step * 1.05);
        }
      }
      pen.fill();
    }
  });
}
