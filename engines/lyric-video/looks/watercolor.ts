import { type Context2D, plate, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, handLine, type Point, ringOf } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, picture, still, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, repainted, tonesOf } from '../picture/figure.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const WASHES = ['#3f7fb5', '#e27d8d', '#f0b95b', '#5fa28f', '#8a6bb0'] as const;
/** Where washes begin, in shares of the picture's area. */
const PLACES = [
  [0.2, 0.3],
  [0.82, 0.2],
  [0.5, 0.78],
  [0.08, 0.88],
  [0.92, 0.72],
] as const;
/** Seconds of the music's time for which a wash spreads, stays and fades. */
const LIFE = 9;

/** Wet washes that spread on rough paper with darker edges, and words written with a pointed brush. */
export const watercolor: Look = {
  fps: 24,
  transition: 'dissolve',

  lettering: ({ tint }) => ({
    font: 'Dancing Script',
    weight: 700,
    weightElsewhere: 400,
    size: 0.145,
    smallest: 0.062,
    leading: 1.1,
    space: 0.24,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'fill',
    entrance: wipe('line', 0.6, 0.08),
    dim: 0.78,
    paint(pen, text, state, { size }) {
      if (state === 'waiting')
        return inked(pen, text, size, {
          fill: tint('#4a6d92'),
          outline: { color: '#fffdf6', width: 0.05 },
        });
      inked(pen, text, size, { fill: tint('#15304f'), outline: { color: 'rgb(255 253 246 / 0.85)', width: 0.06 } });
      pen.globalCompositeOperation = 'source-atop';
      const wet = pen.createLinearGradient(0, -0.7 * size, 0, 0.25 * size);
      wet.addColorStop(0, `${tint('#2c6aa5')}00`);
      wet.addColorStop(1, `${tint('#7d3a8c')}66`);
      pen.fillStyle = wet;
      pen.fillText(text, 0, 0);
    },
    count(pen, radius) {
      pen.fillStyle = tint('#3f7fb5');
      pen.globalAlpha = 0.75;
      pen.beginPath();
      pen.moveTo(0, -radius * 1.2);
      pen.quadraticCurveTo(radius, radius * 0.2, 0, radius * 0.8);
      pen.quadraticCurveTo(-radius, radius * 0.2, 0, -radius * 1.2);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, art, text, unit, shape } = composition;
    const paper = paperOf(composition);
    const chance = composition.chance.fork('washes');
    const size = Math.min(width, height) * 0.66;
    const washes = WASHES.map((color, index) =>
      sprite(size, size, (pen) => wash(pen, composition.tint(color), size / 2, chance.fork(`${index}`))),
    );
    const small = WASHES.map((color, index) =>
      sprite(size * 0.34, size * 0.34, (pen) =>
        wash(pen, composition.tint(color), size * 0.17, chance.fork(`s${index}`)),
      ),
    );
    const leaves = leavesOf(composition);
    const portrait = portraitOf(composition);
    const places = PLACES.map(([left, top], color) => ({
      x: art.left + art.width * left,
      y: art.top + art.height * top,
      color,
    }));
    const drying = ({ travel }: FrameCues, index: number) => (travel + (index * LIFE) / places.length) / LIFE;
    const strength = portrait ? 0.55 : 0.8;
    return layers([
      onTwos(composition, [
        still(paper),
        each(places, ({ x, y, color }, index) =>
          cycle(washes, (cues) => color + Math.floor(drying(cues, index)))
            .at((cues) => [x - size / 2, y - size / 2 + (drying(cues, index) % 1) * 14 * unit], 'top-left')
            .opacity((cues) => {
              const life = drying(cues, index) % 1;
              return Math.min(1, life * 5) * Math.min(1, (1 - life) * 3) * strength;
            }),
        ),
        when(
          ({ hit }) => hit > 0.02,
          cycle(small, ({ hits }) => hits)
            .at(({ hits }) => [
              width * (hits % 2 ? 0.02 : 0.98),
              shape === 'wide'
                ? height * ((hits * 0.37) % 1)
                : text.top + text.height * (1.05 + ((hits * 0.31) % 0.25)),
            ])
            .opacity(({ hit }) => Math.min(1, hit * 1.4) * 0.8),
        ),
        portrait && picture(portrait).at([art.left + art.width / 2, art.top + art.height], 'bottom'),
        picture(leaves).at(({ bass }) => [0, -bass * 5 * unit], 'top-left'),
      ]),
    ]);
  },
};

/** Rough paper, and distant hills in one pale wash each. */
function paperOf({ width, height, chance, unit, art, tint, shape }: Composition) {
  const own = chance.fork('hills');
  return plate(width, height, (pen) => {
    pen.fillStyle = '#fbf8ef';
    pen.fillRect(0, 0, width, height);
    const foot = shape === 'wide' ? height * 0.96 : art.top + art.height * 1.04;
    (['#8fb4cf', '#9a8fbf', '#6f9fa0'] as const).forEach((color, index) => {
      const top = foot - height * (0.2 - index * 0.055);
      const phase = own.between(0, 6);
      const ridge = Array.from({ length: 15 }, (_, step): Point => {
        const share = step / 14;
        return [
          share * width * 1.1 - width * 0.05,
          top + Math.sin(share * 6 + phase) * height * 0.03 + own.around() * height * 0.02,
        ];
      });
      const pale = pen.createLinearGradient(0, top - height * 0.04, 0, foot);
      pale.addColorStop(0, `${tint(color)}8c`);
      pale.addColorStop(0.35, `${tint(color)}50`);
      pale.addColorStop(1, `${tint(color)}00`);
      handLine(pen, ridge, 0, own);
      pen.lineTo(width * 1.1, foot);
      pen.lineTo(-width * 0.1, foot);
      pen.closePath();
      pen.fillStyle = pale;
      pen.fill();
      handLine(pen, ridge, 0, own);
      pen.strokeStyle = `${tint(color)}70`;
      pen.lineWidth = 2 * unit;
      pen.stroke();
    });
    grain(pen, width, height, 0.07, chance, 2.6 * unit);
    grain(pen, width, height, 0.05, chance, 1);
  });
}

/** Many thin glazes of nearly the same outline, a darker rim, and pale blooms where water ran back. */
function wash(pen: Context2D, color: string, middle: number, chance: Chance): void {
  const radius = middle * 0.66;
  const lobes = Array.from({ length: 17 }, () => 1 + chance.around() * 0.34);
  const outline = (grow: number, stray: number) => {
    const ring = ringOf(
      middle,
      middle * 1.02,
      radius * grow,
      lobes.length,
      (index) => (lobes[index] as number) * (1 + chance.around() * stray),
    );
    handLine(
      pen,
      ring.map(([x, y]): Point => [x * 1.18 - middle * 0.18, y * 0.9 + middle * 0.1]),
      0,
      chance,
      true,
    );
  };
  pen.fillStyle = color;
  for (let glaze = 0; glaze < 13; glaze++) {
    pen.globalAlpha = 0.065;
    outline(1.04 - glaze * 0.035, 0.07);
    pen.fill();
  }
  pen.strokeStyle = color;
  for (let edge = 0; edge < 3; edge++) {
    pen.globalAlpha = 0.3 - edge * 0.07;
    pen.lineWidth = radius * (0.01 + 0.012 * edge);
    outline(1.03 - edge * 0.012, 0.012);
    pen.stroke();
  }
  pen.globalCompositeOperation = 'destination-out';
  for (let bloom = 0; bloom < 5; bloom++) {
    const [x, y] = [middle + chance.around() * radius * 0.8, middle + chance.around() * radius * 0.7];
    const reach = radius * chance.between(0.2, 0.5);
    const back = pen.createRadialGradient(x, y, reach * 0.15, x, y, reach);
    back.addColorStop(0, 'rgb(0 0 0 / 0.45)');
    back.addColorStop(0.82, 'rgb(0 0 0 / 0.14)');
    back.addColorStop(1, 'rgb(0 0 0 / 0)');
    pen.globalAlpha = 1;
    pen.fillStyle = back;
    disc(pen, x, y, reach);
    pen.fill();
  }
  pen.globalCompositeOperation = 'source-over';
  pen.globalAlpha = 0.5;
  pen.fillStyle = color;
  for (let drop = 0; drop < 16; drop++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.86, 1.0) * middle;
    disc(
      pen,
      middle + Math.cos(angle) * far,
      middle + Math.sin(angle) * far * 0.85,
      middle * chance.between(0.006, 0.024),
    );
    pen.fill();
  }
}

/** Painted leaves along two edges. */
function leavesOf(composition: Composition) {
  const { width, height, tint, unit, shape } = composition;
  const chance = composition.chance.fork('leaves');
  return sprite(width, height, (pen) => {
    for (let leaf = 0; leaf < 26; leaf++) {
      const low = leaf % 2 === 0;
      const x = low ? chance.next() * width : width * (leaf % 4 === 1 ? 0.0 : 1.0);
      const y = low ? height + 8 * unit : height * chance.between(shape === 'tall' ? 0.82 : 0.94, 1);
      const long = chance.between(70, 150) * unit * (shape === 'tall' ? 1 : 0.55);
      pen.save();
      pen.translate(x, y);
      pen.rotate((low ? 0 : leaf % 4 === 1 ? Math.PI / 2.4 : -Math.PI / 2.4) + chance.around() * 0.8);
      pen.fillStyle = tint(chance.pick(['#5fa28f', '#7fb069', '#3f7f74', '#a9b665']));
      for (const [grow, alpha] of [
        [1, 0.4],
        [0.8, 0.3],
        [0.55, 0.28],
      ] as const) {
        pen.globalAlpha = alpha;
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.quadraticCurveTo(long * 0.24 * grow, -long * 0.5, 0, -long * grow);
        pen.quadraticCurveTo(-long * 0.24 * grow, -long * 0.5, 0, 0);
        pen.fill();
      }
      pen.restore();
    }
  });
}

/** A few pale washes with hard edges, from light to dark. The picture fades into the paper. */
function portraitOf({ singer, art, tint, unit, chance }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height);
  const own = chance.fork('portrait');
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) =>
    blob(pen, w / 2, h / 2, w * 0.47, 0.12, own, 12),
  );
  const inks = ['#2b3a63', '#8a5a7a', '#d9937e', '#f4d2b0'].map((color) => Number.parseInt(tint(color).slice(1), 16));
  const flat = repainted(tonesOf(figure, 5 * unit), (light) =>
    light > 0.88 ? undefined : inks[Math.min(3, Math.floor(light * 4.4))],
  );
  const soft = repainted(tonesOf(figure, 2 * unit), (light) => (light > 0.42 ? undefined : inks[0]));
  return sprite(side, side, (pen) => {
    pen.globalAlpha = 0.82;
    pen.drawImage(flat, 0, 0);
    pen.globalAlpha = 0.45;
    pen.drawImage(soft, 0, 0);
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = 'destination-out';
    const fade = pen.createLinearGradient(0, side * 0.72, 0, side);
    fade.addColorStop(0, 'rgb(0 0 0 / 0)');
    fade.addColorStop(1, 'rgb(0 0 0 / 1)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, side, side);
  });
}
