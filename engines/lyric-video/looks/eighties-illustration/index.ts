import { type Context2D, frames, plate, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { wash } from '../../../drawing/wash.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { palettes } from '../../palettes.ts';
import { figureOf, oval, rim } from '../../picture/figure.ts';
import { toned } from '../../picture/prints.ts';
import { stamp } from '../../words/entrances.ts';
import { inked, upright } from '../../words/ink.ts';
import { carOf, cityOf } from './drive.ts';
import { palmsOf } from './palms.ts';

const STEPS = 12;
const SUNS = 12;

/** An airbrushed cover of 1984: striped sun, neon grid, palms, chrome letters. */
export const eightiesIllustration: Look = {
  fps: 24,
  transition: 'wipe',
  shots: { chorus: 'poster' },
  // Neon of other colors: violet, red and, for the night, blue.
  inks: palettes('#14084a #5a189a #e0479e #ff9a62 #3a0f6e #1c0846 #0d0428 #fff2a0 #ff9a3d #ff2f92 #ff5fd2', {
    opening: '#0d0838 #3b1a7a #a3479e #f0a07a #3a0f6e #1c0846 #0d0428 #fff2a0 #ff9a3d #ff2f92 #c46fd9',
    chorus: '#0a0660 #3a1cc4 #c93fe0 #ff8ab8 #2a1296 #16085a #0d0428 #fff6b0 #ffae4a #ff3fa0 #5fe6ff',
    break: '#2e0838 #a3134f #ff4f45 #ffc24a #5e0f4e #330832 #1a0420 #fffbd0 #ffd23f #ff6a2f #ff7a4a',
    ending: '#040825 #0b1c54 #1c4a92 #4fa8d0 #0c2a6a #081846 #040a26 #f2faff #9fd0ff #4f74f0 #3fc4ff',
  }),

  lettering: ({ tint }) => ({
    font: 'Righteous',
    size: 0.13,
    smallest: 0.056,
    leading: 1.14,
    space: 0.26,
    casing: 'upper',
    align: 'center',
    margin: 0.35,
    turn: 'fill',
    dim: 0.9,
    entrance: stamp('line', 0.26, 1.7, 0.05),
    paint(pen, text, state, { size }) {
      if (state === 'waiting') {
        return inked(pen, text, size, {
          fill: tint('#c9a6ec'),
          outline: { color: '#1a083a', width: 0.05 },
        });
      }
      inked(pen, text, size, {
        fill: upright(pen, size, [
          [0, '#ffffff'],
          [0.4, tint('#8fd3ff')],
          [0.52, tint('#5a6fd0')],
          [0.56, tint('#ffe0a0')],
          [0.8, '#ffffff'],
          [1, tint('#ff8bd0')],
        ]),
        outline: { color: '#ffffff', width: 0.02 },
        rim: { color: tint('#d4007f'), width: 0.03 },
        glow: { color: tint('#ff2fa8'), radius: 0.35 },
      });
    },
    count(pen, radius) {
      polygon(pen, [
        [0, -radius],
        [radius, radius * 0.75],
        [-radius, radius * 0.75],
      ]);
      pen.strokeStyle = tint('#5ff5ff');
      pen.lineWidth = radius * 0.22;
      pen.lineJoin = 'round';
      pen.stroke();
    },
  }),

  scene(composition) {
    const { width, height, unit, chance, art } = composition;
    const horizon = horizonOf(composition);
    const sky = skyOf(composition, horizon);
    const { x, y, radius } = sunOf(composition, horizon);
    const suns = frames(SUNS, radius * 2.5, radius * 2.5, (pen, share) => sun(pen, composition, radius, share));
    const sunSize = (suns[0] as Sprite).height;
    const grids = frames(STEPS, width, height - horizon, (pen, share) => grid(pen, composition, horizon, share));
    const palms = [palmsOf(composition, 1), palmsOf(composition, -1)] as const;
    const star = sprite(18 * unit, 18 * unit, (pen) => sparkle(pen, 9 * unit));
    const stars = Array.from({ length: 26 }, () => ({
      x: chance.next() * width,
      y: chance.next() * horizon * 0.75,
      phase: chance.next() * 6,
    }));
    const portrait = portraitOf(composition, radius);
    const lean = ({ travel, loudness }: FrameCues) => sway(travel, 0.8, 4 * unit * (0.4 + loudness));
    // If the words are beside the sun, a palm stands between them.
    const left = composition.shape === 'wide' && composition.movement === 'chorus' ? art.left - art.width * 0.04 : 0;
    const right = composition.shape === 'wide' ? art.left + art.width * 1.04 : width;
    const beside = composition.shape === 'wide' && composition.movement === 'verse';
    const foot = horizon + 46 * unit;
    return layers([
      onTwos(composition, [
        still(sky),
        each(stars, ({ x, y, phase }) =>
          picture(star)
            .at([x, y], 'top-left')
            .opacity(({ travel, treble }) => Math.max(0, Math.sin(travel * 1.6 + phase)) * (0.4 + 0.6 * treble)),
        ),
        meter(suns, ({ bass, hit }) => 0.7 * bass + 0.4 * hit)
          .at([x, y])
          .part({ bottom: horizon - y + sunSize / 2 }),
        cityOf(composition, horizon),
      ]),
      cycle(grids, ({ travel }) => travel * 22).at([0, horizon], 'top-left'),
      picture(palms[0]).at((cues) => [left - palms[0].width * 0.3 + lean(cues), foot], 'bottom-left'),
      picture(palms[1]).at(
        (cues) => [right - palms[1].width * (beside ? 0.84 : 0.7) - lean(cues), foot],
        'bottom-left',
      ),
      portrait && picture(portrait).at([x, horizon + 4 * unit], 'bottom'),
      carOf(composition),
    ]);
  },
};

function horizonOf({ shape, text, height, movement }: Composition): number {
  if (movement === 'break') return height * 0.84;
  return shape === 'wide' && movement !== 'opening'
    ? height * 0.66
    : Math.min(text.top - height * 0.015, height * 0.66);
}

function sunOf({ art, width, shape, movement }: Composition, horizon: number) {
  const radius = Math.min(art.width, horizon) * (shape !== 'wide' ? 0.36 : movement === 'chorus' ? 0.55 : 0.5);
  return { x: shape === 'wide' ? art.left + art.width * 0.55 : width / 2, y: horizon - radius * 0.72, radius };
}

function skyOf({ width, height, tint, chance }: Composition, horizon: number) {
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: horizon }, [
      [0, tint('#14084a')],
      [0.45, tint('#5a189a')],
      [0.8, tint('#e0479e')],
      [1, tint('#ff9a62')],
    ]);
    wash(pen, { width, top: horizon, bottom: height }, [
      [0, tint('#3a0f6e')],
      [0.3, tint('#1c0846')],
      [1, tint('#0d0428')],
    ]);
    grain(pen, width, height, 0.09, chance, 1.4);
  });
}

function sun(pen: Context2D, { tint }: Composition, radius: number, share: number): void {
  const middle = radius * 1.25;
  const halo = pen.createRadialGradient(middle, middle, radius * 0.8, middle, middle, middle);
  halo.addColorStop(0, 'rgb(255 190 120 / 0.55)');
  halo.addColorStop(1, 'rgb(255 120 180 / 0)');
  pen.fillStyle = halo;
  pen.globalAlpha = 0.35 + 0.65 * share;
  pen.fillRect(0, 0, middle * 2, middle * 2);
  pen.globalAlpha = 1;
  const body = pen.createLinearGradient(0, middle - radius, 0, middle + radius);
  body.addColorStop(0, tint('#fff2a0'));
  body.addColorStop(0.5, tint('#ff9a3d'));
  body.addColorStop(1, tint('#ff2f92'));
  pen.save();
  disc(pen, middle, middle, radius);
  pen.clip();
  for (let band = 0; band < 9; band++) {
    const from = middle - radius + (band < 1 ? 0 : radius * (0.75 + 0.165 * (band - 1)));
    const gap = radius * (0.012 + 0.013 * band) * (1 + 0.8 * share);
    pen.fillStyle = body;
    pen.fillRect(0, from + (band < 1 ? 0 : gap), middle * 2, (band < 1 ? radius * 0.75 : radius * 0.165 - gap) + 0.5);
  }
  pen.restore();
}

/** A floor of lines that meet at the horizon. `share` moves it from one cross line to the next. */
function grid(pen: Context2D, { width, height, unit, tint, text }: Composition, horizon: number, share: number): void {
  const depth = height - horizon;
  pen.strokeStyle = tint('#ff5fd2');
  for (const [line, alpha] of [
    [5, 0.22],
    [1.8, 0.95],
  ] as const) {
    pen.lineWidth = line * unit;
    pen.globalAlpha = alpha;
    pen.beginPath();
    for (let row = 0; row < 16; row++) {
      const y = depth * ((row + share) / 13) ** 2.6;
      pen.moveTo(0, y);
      pen.lineTo(width, y);
    }
    for (let column = -16; column <= 16; column++) {
      pen.moveTo(width / 2 + column * width * 0.05, 0);
      pen.lineTo(width / 2 + column * width * 0.42, depth);
    }
    pen.stroke();
  }
  // The lines fade behind words.
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'destination-out';
  pen.translate(text.left + text.width / 2, text.top + text.height / 2 - horizon);
  pen.scale(text.width * 0.6, text.height * 0.75);
  const fade = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  fade.addColorStop(0, 'rgb(0 0 0 / 0.9)');
  fade.addColorStop(0.6, 'rgb(0 0 0 / 0.8)');
  fade.addColorStop(1, 'rgb(0 0 0 / 0)');
  pen.fillStyle = fade;
  pen.fillRect(-1, -1, 2, 2);
}

function sparkle(pen: Context2D, reach: number): void {
  pen.fillStyle = '#ffffff';
  polygon(pen, [
    [reach, 0],
    [reach * 1.12, reach * 0.88],
    [reach * 2, reach],
    [reach * 1.12, reach * 1.12],
    [reach, reach * 2],
    [reach * 0.88, reach * 1.12],
    [0, reach],
    [reach * 0.88, reach * 0.88],
  ]);
  pen.fill();
}

function portraitOf({ singer, tint, unit }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 1.75;
  const figure = toned(figureOf(singer, { width: side, height: side }, oval), [
    tint('#1b0750'),
    tint('#8a1fa8'),
    tint('#ff5fae'),
    tint('#ffc27a'),
    '#fff6e0',
  ]);
  const glow = rim(figure, 5 * unit, tint('#5ff5ff'));
  return sprite(glow.width, glow.height, (pen) => {
    pen.drawImage(glow, 0, 0);
    pen.drawImage(figure, 5 * unit, 5 * unit);
  });
}
