import type { Look, Stage } from '../look.ts';
import { blit, lay } from '../picture/blit.ts';
import { plate, reel, sprite } from '../picture/canvas.ts';
import { circle, figureOf, toned } from '../picture/figure.ts';
import { disc } from '../picture/hand.ts';
import { grain } from '../picture/texture.ts';
import { rise } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const LIGHTS = ['#7a3cff', '#ff3f8e', '#19b5ff'] as const;
const LEVELS = 20;
const BARS = 72;

/** The default look: a quiet night sky of coloured light, and a ring of bars that is the music. */
export const nightGlow: Look = {
  fps: 24,

  lettering: ({ ink }) => ({
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
    paint(pen, text, state, { size }) {
      if (state === 'waiting') inked(pen, text, size, { fill: 'rgb(255 255 255 / 0.5)' });
      else
        inked(pen, text, size, {
          fill: '#ffffff',
          glow: { colour: ink('#ff4f9e'), radius: 0.3 },
          outline: { colour: 'rgb(255 79 158 / 0.01)', width: 0.01 },
        });
    },
    count(pen, radius) {
      pen.fillStyle = '#ffffff';
      disc(pen, 0, 0, radius * 0.7);
      pen.fill();
    },
  }),

  scene(stage) {
    const { width, height, unit, chance } = stage;
    const sky = skyOf(stage);
    const lights = LIGHTS.map((colour) => lightOf(stage.ink(colour), Math.min(width, height) * 0.62));
    const ring = ringOf(stage);
    const dust = dustOf(stage);
    const motes = Array.from({ length: 46 }, () => ({
      x: chance.next() * width,
      y: chance.next() * height,
      speed: chance.between(10, 34) * unit,
      kind: chance.below(dust.length),
    }));
    return {
      draw(frame, { travel, loudness, bass, hit, treble }) {
        lay(frame, sky);
        lights.forEach((light, index) => {
          const turn = travel * (0.22 + 0.06 * index) + index * 2.1;
          const x = width * (0.5 + 0.42 * Math.cos(turn)) - light.width / 2;
          const y = height * (0.45 + 0.38 * Math.sin(turn * 1.27 + index)) - light.height / 2;
          blit(frame, light, x, y, { opacity: 0.34 + 0.4 * bass });
        });
        for (const { x, y, speed, kind } of motes) {
          const mote = dust[kind];
          const up = (((y - travel * speed) % height) + height) % height;
          if (mote) blit(frame, mote, x + 8 * unit * Math.sin(travel * 0.7 + y), up, { opacity: 0.35 + 0.6 * treble });
        }
        const level = Math.min(LEVELS - 1, Math.floor((0.75 * loudness + 0.3 * hit) * LEVELS));
        const bars = ring.bars[level];
        if (bars) blit(frame, bars, ring.x, ring.y);
        if (ring.portrait) blit(frame, ring.portrait, ring.portraitX, ring.portraitY);
      },
    };
  },
};

function skyOf({ width, height, ink, chance }: Stage) {
  return plate(width, height, (pen) => {
    const gradient = pen.createLinearGradient(0, 0, width * 0.3, height);
    gradient.addColorStop(0, ink('#160a35'));
    gradient.addColorStop(0.55, ink('#0d0b26'));
    gradient.addColorStop(1, ink('#050512'));
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.05, chance);
  });
}

function lightOf(colour: string, size: number) {
  return sprite(size, size, (pen) => {
    const gradient = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
    for (let step = 0; step <= 8; step++) {
      const alpha = Math.round(190 * (0.5 + 0.5 * Math.cos((step / 8) * Math.PI)) ** 1.4);
      gradient.addColorStop(step / 8, colour + alpha.toString(16).padStart(2, '0'));
    }
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, size, size);
  });
}

function ringOf({ art, unit, ink, chance, singer }: Stage) {
  const outer = Math.min(art.width, art.height) / 2;
  const inner = outer * 0.62;
  const size = outer * 2;
  const heights = Array.from({ length: BARS / 2 }, () => chance.between(0.25, 1));
  const bars = reel(LEVELS, size, size, (pen, share) => {
    pen.translate(outer, outer);
    pen.lineCap = 'round';
    pen.lineWidth = 4.4 * unit;
    for (let bar = 0; bar < BARS; bar++) {
      const mirrored = bar < BARS / 2 ? bar : BARS - 1 - bar;
      const own = heights[mirrored] as number;
      const swing = 0.5 + 0.5 * Math.sin(mirrored * 1.7 + share * 9);
      const reach = inner + 7 * unit + (outer - inner - 14 * unit) * share * own * (0.45 + 0.55 * swing);
      const angle = ((bar + 0.5) / BARS) * 2 * Math.PI + Math.PI / 2;
      pen.strokeStyle = ink(mirrored % 36 < 12 ? '#ff5fa2' : mirrored % 36 < 24 ? '#b07bff' : '#4cc9ff');
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
  const x = art.left + art.width / 2 - outer;
  const y = art.top + art.height / 2 - outer;
  if (!singer) return { bars, x, y };
  const side = 2 * (inner - 12 * unit);
  const figure = figureOf(singer, { width: side, height: side }, circle);
  const portrait = sprite(side, side, (pen) => {
    circle(pen, side, side);
    pen.clip();
    pen.fillStyle = ink('#241250');
    pen.fillRect(0, 0, side, side);
    pen.drawImage(toned(figure, [ink('#120a33'), ink('#7a2f9a'), ink('#ff7fae'), '#fff3e6']), 0, 0);
  });
  return { bars, x, y, portrait, portraitX: x + outer - side / 2, portraitY: y + outer - side / 2 };
}

function dustOf({ unit }: Stage) {
  return [2.2, 3.4, 5].map((radius) =>
    sprite(radius * 2 * unit + 4, radius * 2 * unit + 4, (pen) => {
      pen.fillStyle = 'rgb(255 255 255 / 0.55)';
      disc(pen, radius * unit + 2, radius * unit + 2, radius * unit);
      pen.fill();
    }),
  );
}
