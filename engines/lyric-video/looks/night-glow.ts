import { frames, plate, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { toned } from '../picture/prints.ts';
import { rise } from '../words/entrances.ts';
import { litUp } from '../words/ink.ts';

const LIGHTS = ['#7a3cff', '#ff3f8e', '#19b5ff'] as const;
/** Pictures of the ring, and of a large ring, which needs more memory. */
const [LEVELS, FEWER_LEVELS] = [20, 12];
const BARS = 72;
const TIDES = 40;

/** The default look: a quiet night sky of colored light, and a ring of bars that shows the music. */
export const nightGlow: Look = {
  fps: 24,
  transition: 'dissolve',
  // Light of other colors: bright, warm and, at last, blue.
  inks: palettes(
    '#160a35 #0d0b26 #050512 #7a3cff #ff3f8e #19b5ff #120a33 #7a2f9a #ff7fae #241250 #ff5fa2 #b07bff #4cc9ff',
    {
      chorus: '#340d58 #1c0b3c #0a0519 #5a4cff #ff3fb4 #19d6ff #1a0a48 #6a35c4 #ff8fc4 #35146e #ff5fc4 #a58bff #4ce0ff',
      break: '#3d0f2e #220a20 #0c0410 #ff6a3c #ff3f5e #ffb519 #2c0a1e #b03040 #ffa66a #5c1430 #ff7a5f #ff5f8a #ffc04c',
      ending: '#06183c #061028 #020514 #2f5bff #19c5d6 #4a7cff #061238 #1f5aa8 #7fc8ff #0c2a5c #4cc9ff #5f8aff #5fe0e6',
    },
  ),

  lettering: ({ tint }) => ({
    font: 'Outfit',
    weight: 800,
    size: 0.115,
    smallest: 0.05,
    leading: 1.14,
    space: 0.27,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'fill',
    entrance: rise('line', 0.35, 0.35, 0.05),
    sway: (share) => ({ dy: -0.07 * Math.sin(share * Math.PI) }),
    dim: 0.62,
    paint: litUp({ waiting: '#ffffff', sung: '#ffffff', glow: { color: tint('#ff4f9e'), radius: 0.3 } }),
    count(pen, radius) {
      pen.fillStyle = '#ffffff';
      disc(pen, 0, 0, radius * 0.7);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, unit, chance } = composition;
    const sky = skyOf(composition);
    const lights = LIGHTS.map((color) => lightOf(composition.tint(color), Math.min(width, height) * 0.62));
    const ring = ringOf(composition);
    const tide = tideOf(composition);
    const depth = (tide[0] as Sprite).height;
    const dust = dustOf(composition);
    const motes = Array.from({ length: 46 }, () => ({
      x: chance.next() * width,
      y: chance.next() * height,
      speed: chance.between(10, 34) * unit,
      kind: dust[chance.below(dust.length)] as Sprite,
    }));
    const heart: Point = [ring.x + ring.size / 2, ring.y + ring.size / 2];
    return layers([
      onTwos(composition, [
        still(sky),
        ...lights.map((light, index) => {
          const turn = ({ travel }: FrameCues) => travel * (0.22 + 0.06 * index) + index * 2.1;
          return picture(light)
            .at((cues) => [
              width * (0.5 + 0.42 * Math.cos(turn(cues))),
              height * (0.4 + 0.34 * Math.sin(turn(cues) * 1.27 + index)),
            ])
            .opacity(({ bass }) => 0.34 + 0.4 * bass);
        }),
        cycle(tide, ({ travel }) => travel * 12).at(
          ({ bass }) => [0, height - depth * (0.72 + 0.28 * bass)],
          'top-left',
        ),
      ]),
      each(motes, ({ x, y, speed, kind }) =>
        picture(kind)
          .at(({ travel }) => [x + sway(travel, 0.7, 8 * unit, y), wrap(y - travel * speed, height)], 'top-left')
          .opacity(({ treble }) => 0.35 + 0.6 * treble),
      ),
      meter(ring.bars, ({ loudness, hit }) => 0.75 * loudness + 0.3 * hit).at([ring.x, ring.y], 'top-left'),
      meter(ring.hearts, ({ bass, hit }) => 0.8 * bass + 0.2 * hit).at(heart),
    ]);
  },
};

/** Slow waves of light along the lower edge. They are a cycle, so they can continue endlessly. */
function tideOf({ width, height, unit, tint }: Composition) {
  const tall = Math.max(height * 0.15, 110 * unit);
  return frames(TIDES, width, tall, (pen, share) => {
    (['#4cc9ff', '#7a3cff', '#ff3f8e'] as const).forEach((color, index) => {
      const line = (x: number) =>
        tall * (0.34 + 0.13 * index) +
        Math.sin((x / width) * 2 * Math.PI * (1 + (index % 2)) + share * 2 * Math.PI + index * 2) * tall * 0.15 +
        Math.sin((x / width) * 6 * Math.PI - share * 2 * Math.PI + index) * tall * 0.05;
      pen.beginPath();
      pen.moveTo(0, tall);
      for (let x = 0; x <= width; x += 10 * unit) pen.lineTo(x, line(x));
      pen.lineTo(width, line(width));
      pen.lineTo(width, tall);
      const depth = pen.createLinearGradient(0, tall * 0.2, 0, tall);
      depth.addColorStop(0, `${tint(color)}66`);
      depth.addColorStop(1, `${tint(color)}0a`);
      pen.fillStyle = depth;
      pen.fill();
      pen.beginPath();
      for (let x = 0; x <= width; x += 10 * unit) pen.lineTo(x, line(x));
      pen.strokeStyle = `${tint(color)}b0`;
      pen.lineWidth = 2 * unit;
      pen.stroke();
    });
  });
}

function skyOf({ width, height, tint, chance }: Composition) {
  return plate(width, height, (pen) => {
    const gradient = pen.createLinearGradient(0, 0, width * 0.3, height);
    gradient.addColorStop(0, tint('#160a35'));
    gradient.addColorStop(0.55, tint('#0d0b26'));
    gradient.addColorStop(1, tint('#050512'));
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.05, chance);
  });
}

function lightOf(color: string, size: number) {
  return sprite(size, size, (pen) => {
    const gradient = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    for (let step = 0; step <= 8; step++) {
      const alpha = Math.round(190 * (0.5 + 0.5 * Math.cos((step / 8) * Math.PI)) ** 1.4);
      gradient.addColorStop(step / 8, color + alpha.toString(16).padStart(2, '0'));
    }
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, size, size);
  });
}

function ringOf(composition: Composition) {
  const { art, unit, tint, chance, movement } = composition;
  const outer = Math.min(art.width, art.height) / 2;
  const inner = outer * 0.68;
  const size = outer * 2;
  const heights = Array.from({ length: BARS / 2 }, () => chance.between(0.25, 1));
  const bars = frames(movement === 'chorus' ? FEWER_LEVELS : LEVELS, size, size, (pen, share) => {
    pen.translate(outer, outer);
    pen.lineCap = 'round';
    pen.lineWidth = 4.4 * unit;
    for (let bar = 0; bar < BARS; bar++) {
      const mirrored = bar < BARS / 2 ? bar : BARS - 1 - bar;
      const own = heights[mirrored] as number;
      const swing = 0.5 + 0.5 * Math.sin(mirrored * 1.7 + share * 9);
      const reach = inner + 7 * unit + (outer - inner - 14 * unit) * share * own * (0.45 + 0.55 * swing);
      const angle = ((bar + 0.5) / BARS) * 2 * Math.PI + Math.PI / 2;
      pen.strokeStyle = tint(mirrored % 36 < 12 ? '#ff5fa2' : mirrored % 36 < 24 ? '#b07bff' : '#4cc9ff');
      pen.beginPath();
      pen.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
      pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      pen.stroke();
    }
    pen.strokeStyle = 'rgb(255 255 255 / 0.55)';
    pen.lineWidth = 2 * unit;
    disc(pen, 0, 0, inner - 8 * unit);
    pen.stroke();
  });
  return {
    bars,
    hearts: heartsOf(composition, 2 * (inner - 12 * unit)),
    x: art.left + art.width / 2 - outer,
    y: art.top + art.height / 2 - outer,
    size,
  };
}

/** What pulses inside the ring: the singer in evening light, or a small planet. */
function heartsOf({ singer, tint, chance }: Composition, side: number) {
  if (singer) {
    const figure = toned(figureOf(singer, { width: side, height: side }, circle), [
      tint('#120a33'),
      tint('#7a2f9a'),
      tint('#ff7fae'),
      '#fff3e6',
    ]);
    return frames(1, side, side, (pen) => {
      circle(pen, side, side);
      pen.clip();
      pen.fillStyle = tint('#241250');
      pen.fillRect(0, 0, side, side);
      pen.drawImage(figure, 0, 0);
    });
  }
  return frames(10, side, side, (pen, share) => {
    const radius = side * (0.33 + 0.1 * share);
    const body = pen.createLinearGradient(side * 0.2, side * 0.15, side * 0.8, side * 0.9);
    body.addColorStop(0, tint('#ffd0e4'));
    body.addColorStop(0.35, tint('#ff5fa2'));
    body.addColorStop(0.7, tint('#6a35d9'));
    body.addColorStop(1, tint('#1b1147'));
    disc(pen, side / 2, side / 2, radius);
    pen.fillStyle = body;
    pen.fill();
    pen.clip();
    pen.globalAlpha = 0.16;
    pen.fillStyle = '#ffffff';
    for (let band = 0; band < 6; band++) {
      pen.beginPath();
      pen.ellipse(
        side * 0.46,
        side * (0.2 + band * 0.12),
        side * 0.5,
        side * 0.022 * (1 + (band % 3)),
        -0.35,
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
    pen.globalAlpha = 1;
    grain(pen, side, side, 0.1, chance.fork('planet'), 1.3);
  });
}

function dustOf({ unit }: Composition) {
  return [2.2, 3.4, 5].map((radius) =>
    sprite(radius * 2 * unit + 4, radius * 2 * unit + 4, (pen) => {
      pen.fillStyle = 'rgb(255 255 255 / 0.55)';
      disc(pen, radius * unit + 2, radius * unit + 2, radius * unit);
      pen.fill();
    }),
  );
}
