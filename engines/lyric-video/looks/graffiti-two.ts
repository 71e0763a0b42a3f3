import { type Canvas, type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, star } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { wash } from '../../drawing/wash.ts';
import type { FrameCues } from '../frame-cues.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look, Singer } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, rim } from '../picture/figure.ts';
import { posterized } from '../picture/prints.ts';
import { drop } from '../words/entrances.ts';
import { inked, upright } from '../words/ink.ts';
import { burst, FILLS, piece } from './graffiti-two-piece.ts';

/**
 * A whole train car at night: its steel side passes lamps, and bubble letters have blended fills, outlines and shine.
 */
export const graffitiTwo: Look = {
  fps: 24,
  transition: 'cut',
  inks: palettes('#31206b #4a2b93 #5f37b8 #5b6577 #8d98aa #6b7486 #3f4656 #1b1d27', {
    opening: '#2b3040 #414960 #5a6480 #5b6577 #8d98aa #6b7486 #3f4656 #1b1d27',
    chorus: '#0c3566 #12508c #1a6cb0 #6a6f86 #a3aac0 #7d849a #474c60 #1d1f2a',
    break: '#6b1440 #93205a #b82e74 #6d6470 #a3969f #80737e #4c4450 #211b24',
    ending: '#141a44 #1d265e #28347c #2b3242 #475164 #363e4e #1f232e #0d0e15',
  }),
  // Keeps words and picture below the windows and the stripe of the car.
  arrange: (composition) => {
    const { text, art } = composition;
    const { movement, shape, width, height, singer } = composition;
    if (movement === 'opening' && shape === 'wide' && singer)
      return {
        text: { left: 0.08 * width, top: 0.34 * height, width: 0.4 * width, height: 0.4 * height },
        art: { left: 0.51 * width, top: 0.2 * height, width: 0.4 * width, height: 0.72 * height },
      };
    if ((movement === 'opening' && shape !== 'tall') || (movement === 'verse' && shape === 'square')) {
      return { text, art: { ...art, top: 0.2 * height, height: 0.42 * height } };
    }
    if (shape === 'wide') {
      return { text: movement === 'chorus' ? { ...text, top: 0.28 * height, height: 0.6 * height } : text, art };
    }
    const down = movement === 'chorus' ? (shape === 'tall' ? 0.11 : 0.16) * height : 0;
    return {
      text: { ...text, top: text.top + down, height: text.height - 0.4 * down },
      art: { ...art, top: art.top + 0.6 * down },
    };
  },

  lettering: ({ tint }) => ({
    font: 'Chango',
    size: 0.12,
    smallest: 0.05,
    leading: 1.22,
    space: 0.22,
    tracking: -0.05,
    casing: 'upper',
    align: 'center',
    margin: 0.4,
    turn: 'switch',
    entrance: drop('line', 0.34, 0.8, 0.06),
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, index, word, chance }) {
      pen.translate(word.width / 2, -0.3 * size);
      pen.rotate(chance.around() * 0.05);
      pen.translate(-word.width / 2, 0.3 * size);
      if (state === 'waiting')
        return inked(pen, text, size, { fill: '#c9ced8', outline: { color: '#14121f', width: 0.07 } });
      const [high, middle, low] = FILLS[index % FILLS.length] as (typeof FILLS)[number];
      inked(pen, text, size, {
        fill: upright(pen, size, [
          [0, tint(high)],
          [0.5, tint(middle)],
          [1, tint(low)],
        ]),
        outline: { color: '#14121f', width: 0.075 },
        rim: { color: '#ffffff', width: 0.045 },
        shadow: { color: tint(low), dx: 0.09, dy: 0.1, steps: 7 },
      });
      pen.globalCompositeOperation = 'source-atop';
      pen.fillStyle = 'rgb(255 255 255 / 0.85)';
      for (let shine = 0.12; shine < word.width / size; shine += 0.62) {
        pen.beginPath();
        pen.ellipse(shine * size + 0.12 * size, -0.6 * size, 0.1 * size, 0.035 * size, -0.35, 0, 2 * Math.PI);
        pen.fill();
      }
    },
    count(pen, radius) {
      star(pen, 0, 0, radius * 1.15, radius * 0.55, 5);
      pen.fillStyle = tint('#fff35c');
      pen.fill();
      pen.strokeStyle = '#14121f';
      pen.lineWidth = radius * 0.18;
      pen.stroke();
    },
  }),

  scene(composition) {
    const { art, unit, width } = composition;
    const car = carOf(composition);
    const windows = windowsOf(composition);
    const lamp = lampOf(composition);
    const radius = Math.min(art.width, art.height) * 0.36;
    const bursts = frames(8, radius * 2.7, radius * 2.7, (pen, share) => burst(pen, composition, radius, share));
    const portrait = portraitOf(composition, radius);
    const [x, y] = [art.left + art.width / 2, art.top + art.height * 0.5];
    const center = ({ beat }: FrameCues): Point => [x, y + sway(beat, Math.PI, 3 * unit)];
    return layers([
      still(car),
      // Tunnel lamps pass behind the windows.
      each(windows, (pane) =>
        picture(lamp)
          .at(({ travel }) => [((travel * 520 * unit) % (width * 1.6)) - lamp.width, pane.top], 'top-left')
          .inside({ left: pane.left, right: pane.left + pane.width, bottom: pane.top + pane.height })
          .opacity(({ loudness }) => 0.5 + 0.5 * loudness),
      ),
      meter(bursts, ({ bass, hit }) => 0.6 * bass + 0.4 * hit).at(center),
      portrait && picture(portrait).at((cues) => [x, center(cues)[1] - cues.bass * 7 * unit]),
    ]);
  },
};

function windowsOf({ width, height, unit, shape }: Composition) {
  const top = height * (shape === 'tall' ? 0.035 : 0.05);
  const tall = height * (shape === 'tall' ? 0.085 : 0.13);
  const count = shape === 'wide' ? 6 : 4;
  const gap = 22 * unit;
  const wide = (width - gap * (count + 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    left: gap + index * (wide + gap),
    top,
    width: wide,
    height: tall,
  }));
}

function carOf(composition: Composition) {
  const { width, height, unit, tint, chance } = composition;
  const windows = windowsOf(composition);
  const own = chance.fork('car');
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: height }, [
      [0, tint('#5b6577')],
      [0.2, tint('#8d98aa')],
      [0.5, tint('#6b7486')],
      [0.86, tint('#3f4656')],
      [1, tint('#1b1d27')],
    ]);
    pen.strokeStyle = 'rgb(255 255 255 / 0.08)';
    pen.lineWidth = unit;
    for (let y = 0; y < height; y += 7 * unit) {
      pen.globalAlpha = own.between(0.2, 1);
      pen.beginPath();
      pen.moveTo(0, y);
      pen.lineTo(width, y);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    for (const { left, top, width: w, height: h } of windows) {
      pen.fillStyle = '#14161f';
      pen.beginPath();
      pen.roundRect(left, top, w, h, 14 * unit);
      pen.fill();
      pen.strokeStyle = tint('#3a4150');
      pen.lineWidth = 7 * unit;
      pen.stroke();
    }
    const stripe = (windows[0]?.top ?? 0) + (windows[0]?.height ?? 0) + 26 * unit;
    pen.fillStyle = tint('#d6263b');
    pen.fillRect(0, stripe, width, 13 * unit);
    pen.fillStyle = '#e9edf3';
    pen.fillRect(0, stripe + 17 * unit, width, 5 * unit);
    for (const seam of [0.02, 0.5, 0.98]) {
      pen.fillStyle = 'rgb(10 12 20 / 0.55)';
      pen.fillRect(seam * width, stripe, 3 * unit, height);
      pen.fillStyle = 'rgb(255 255 255 / 0.25)';
      for (let y = stripe + 40 * unit; y < height; y += 34 * unit) {
        disc(pen, seam * width + 12 * unit, y, 2.6 * unit);
        pen.fill();
      }
    }
    pen.save();
    pen.beginPath();
    pen.rect(0, stripe - 20 * unit, width, height);
    pen.clip();
    piece(pen, composition, own);
    crewOf(pen, composition);
    pen.restore();
    pen.fillStyle = tint('#101219');
    pen.fillRect(0, height * 0.955, width, height);
    pen.fillStyle = tint('#2b303d');
    pen.fillRect(0, height * 0.955, width, 5 * unit);
    grain(pen, width, height, 0.13, chance, 1.5);
  });
}

function lampOf({ width, height, unit }: Composition) {
  const wide = 190 * unit;
  return sprite(wide, Math.max(width, height) * 0.14, (pen) => {
    const light = pen.createLinearGradient(0, 0, wide, 0);
    light.addColorStop(0, 'rgb(255 214 130 / 0)');
    light.addColorStop(0.5, 'rgb(255 236 190 / 1)');
    light.addColorStop(1, 'rgb(255 214 130 / 0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, wide, height);
  });
}

/** A character of the piece. */
function portraitOf(composition: Composition, radius: number) {
  const { singer, tint } = composition;
  if (!singer) return undefined;
  const inks = ['#14121f', tint('#7c3aed'), tint('#ff2e88'), tint('#ffb15c'), '#fff3d6'];
  const drawn = characterOf(singer, radius * 2, composition.unit, inks);
  return sprite(drawn.width, drawn.height, (pen) => pen.drawImage(drawn, 0, 0));
}

/** Flat skin tones, thick outline, white rim. */
function characterOf(singer: Singer, side: number, unit: number, inks: readonly string[]): Canvas {
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) => disc(pen, w / 2, h / 2, w / 2));
  const flat = posterized(drawnTones(figure, 3.4 * unit), inks);
  const white = rim(figure.canvas, 16 * unit, '#ffffff');
  const pen = white.getContext('2d');
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(rim(figure.canvas, 9 * unit, '#14121f'), 7 * unit, 7 * unit);
  pen.drawImage(flat, 16 * unit, 16 * unit);
  return white;
}

/** The crew at both sides of a wide piece without words: the same character in other paints. */
function crewOf(pen: Context2D, { singer, movement, shape, width, height, unit, tint }: Composition): void {
  if (!singer || shape !== 'wide' || (movement !== 'break' && movement !== 'ending')) return;
  const side = height * (movement === 'break' ? 0.5 : 0.4);
  for (const [across, ...inks] of [
    [0.22, '#14121f', '#0e6b8f', '#19c7c0', '#c8f55c', '#fffbe0'],
    [0.78, '#14121f', '#a8327c', '#ff7a3c', '#ffd84a', '#fffbe0'],
  ] as const) {
    const drawn = characterOf(singer, side, unit, inks.map(tint));
    pen.drawImage(drawn, across * width - drawn.width / 2, 0.52 * height - drawn.height / 2);
  }
}
