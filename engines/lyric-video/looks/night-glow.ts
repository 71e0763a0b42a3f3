import { frames, plate, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway, wrap } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { rise } from '../words/entrances.ts';
import { litUp } from '../words/ink.ts';
import { heartOf } from './night-glow-heart.ts';
import { glintsOf, ringOf } from './night-glow-ring.ts';

const LIGHTS = ['#7a3cff', '#ff3f8e', '#19b5ff'] as const;
const TIDES = 40;

/** The default look: a night sky of colored light, and a microphone in a ring of bars that shows the music. */
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
    const center: Point = [ring.x, ring.y];
    const { states, label, arm } = heartOf(composition, ring.free);
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
        glintsOf(composition, depth),
      ]),
      each(motes, ({ x, y, speed, kind }) =>
        picture(kind)
          .at(({ travel }) => [x + sway(travel, 0.7, 8 * unit, y), wrap(y - travel * speed, height)], 'top-left')
          .opacity(({ treble }) => 0.35 + 0.6 * treble),
      ),
      meter(ring.levels, ({ loudness, hit }) => 0.75 * loudness + 0.3 * hit).at(center),
      meter(states, ({ bass, hit }) => 0.8 * bass + 0.2 * hit).at(center),
      label && cycle(label, ({ travel }) => travel * 14).at(center),
      arm &&
        picture(arm).at(({ hit }) => [ring.x + ring.free * 0.68, ring.y - ring.free * 0.2 - hit * 3 * unit], 'right'),
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

function dustOf({ unit }: Composition) {
  return [2.2, 3.4, 5].map((radius) =>
    sprite(radius * 2 * unit + 4, radius * 2 * unit + 4, (pen) => {
      pen.fillStyle = 'rgb(255 255 255 / 0.55)';
      disc(pen, radius * unit + 2, radius * unit + 2, radius * unit);
      pen.fill();
    }),
  );
}
