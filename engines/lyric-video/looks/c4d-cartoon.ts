import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { wash } from '../../drawing/wash.ts';
import { wordsAbove } from '../composition.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { circle, figureOf, toned } from '../picture/figure.ts';
import { pop } from '../words/entrances.ts';
import { inked, upright } from '../words/ink.ts';

interface Material {
  light: string;
  body: string;
  shade: string;
}
const MATERIALS: readonly Material[] = [
  { light: '#ffb3c7', body: '#ff5c8a', shade: '#b3244f' },
  { light: '#fff0a8', body: '#ffc929', shade: '#c27a00' },
  { light: '#b5f0ff', body: '#2fb8f0', shade: '#0b5fa5' },
  { light: '#d9c2ff', body: '#9a6bff', shade: '#4b23a8' },
  { light: '#c8f7d0', body: '#4fd08a', shade: '#14794a' },
];

/** Soft studio light on glossy toys: balls, tubes and a smiling head, with letters cast in thick plastic. */
export const c4dCartoon: Look = {
  fps: 30,
  transition: 'iris',
  arrange: wordsAbove,

  lettering: ({ tint }) => ({
    font: '"Baloo 2"',
    weight: 800,
    size: 0.145,
    smallest: 0.06,
    leading: 1.06,
    space: 0.27,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'switch',
    entrance: pop('line', 0.36, 0.06),
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, index }) {
      const { light, body, shade } = MATERIALS[state === 'sung' ? (index % 2 ? 1 : 0) : 3] as Material;
      const waiting = state === 'waiting';
      inked(pen, text, size, {
        fill: waiting
          ? '#ffffff'
          : upright(pen, size, [
              [0, tint(light)],
              [0.45, tint(body)],
              [1, tint(body)],
            ]),
        outline: { color: waiting ? '#ffffff' : tint(body), width: 0.02 },
        shadow: { color: waiting ? tint('#b49be8') : tint(shade), dx: 0.0, dy: 0.12, steps: 9 },
      });
      if (waiting) return;
      pen.globalCompositeOperation = 'source-atop';
      pen.fillStyle = 'rgb(255 255 255 / 0.35)';
      pen.fillRect(-size, -0.72 * size, size * 30, 0.16 * size);
    },
    count(pen, radius) {
      ball(pen, 0, 0, radius, inkOf(MATERIALS[0] as Material, tint));
    },
  }),

  scene(composition) {
    const { width, height, unit, art, tint, chance } = composition;
    const studio = studioOf(composition);
    const radius = Math.min(art.width, art.height) * 0.3;
    const [x, floor] = [art.left + art.width / 2, art.top + art.height * 0.9];
    const heads = frames(10, radius * 2.6, radius * 2.6, (pen, share) => head(pen, composition, radius, share));
    const portrait = portraitOf(composition, radius);
    const toys = Array.from({ length: 9 }, (_, index) => {
      const size = Math.min(width, height) * chance.between(0.05, 0.1);
      const side = index % 2 ? 1 : -1;
      const material = inkOf(MATERIALS[index % MATERIALS.length] as Material, tint);
      const away = chance.between(1.25, 1.75) * radius;
      return {
        x: x + side * away + chance.around() * 30 * unit,
        y: floor - chance.next() * art.height * 0.75,
        beats: chance.pick([1, 2, 4]),
        phase: chance.next(),
        size,
        drawing:
          index % 3 === 2
            ? frames(12, size * 2.4, size * 2.4, (pen, share) => torus(pen, size * 1.2, size, material, share))
            : [sprite(size * 2.1, size * 2.1, (pen) => ball(pen, size * 1.05, size * 1.05, size, material))],
      };
    });
    const shadows = frames(8, radius * 2.4, radius * 0.6, (pen, share) =>
      shadow(pen, radius * 2.4, radius * 0.6, 0.55 - 0.3 * share),
    );
    const bounce = ({ beat, bass }: FrameCues) => Math.abs(Math.sin(beat * Math.PI)) * (0.35 + 0.65 * bass);
    const lift = (cues: FrameCues) => bounce(cues) * radius * 0.38;
    return layers([
      still(studio),
      meter(shadows, bounce).at([x, floor]),
      portrait
        ? picture(portrait).at((cues) => [x, floor - lift(cues) * 0.5], 'bottom')
        : meter(heads, ({ bass, hit }) => 0.65 * bass + 0.35 * hit).at(
            (cues) => [x, floor - radius * 2.3 - lift(cues)],
            'top',
          ),
      each(toys, ({ x, y, beats, phase, drawing }) =>
        cycle(drawing, ({ travel }) => travel * 8 + phase * 12).at(({ beat, bass }) => [
          x,
          y - Math.abs(Math.sin((beat / beats + phase) * Math.PI)) * (20 + 60 * bass) * unit,
        ]),
      ),
    ]);
  },
};

function inkOf({ light, body, shade }: Material, tint: (color: string) => string): Material {
  return { light: tint(light), body: tint(body), shade: tint(shade) };
}

/** A curved backdrop, lit from above: floor and wall without a corner. */
function studioOf({ width, height, tint, art }: Composition) {
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: height }, [
      [0, tint('#8a7bff')],
      [0.42, tint('#b9a4ff')],
      [0.55, tint('#cdb8ff')],
      [1, tint('#8f6fe8')],
    ]);
    const [x, y] = [art.left + art.width / 2, art.top + art.height * 0.5];
    const spot = pen.createRadialGradient(x, y, 0, x, y, Math.max(art.width, art.height) * 0.8);
    spot.addColorStop(0, 'rgb(255 255 255 / 0.55)');
    spot.addColorStop(1, 'rgb(255 255 255 / 0)');
    pen.fillStyle = spot;
    pen.fillRect(0, 0, width, height);
  });
}

function ball(pen: Context2D, x: number, y: number, radius: number, { light, body, shade }: Material): void {
  const lit = pen.createRadialGradient(x - radius * 0.35, y - radius * 0.45, radius * 0.05, x, y, radius);
  lit.addColorStop(0, light);
  lit.addColorStop(0.45, body);
  lit.addColorStop(0.86, shade);
  lit.addColorStop(1, body);
  pen.fillStyle = lit;
  disc(pen, x, y, radius);
  pen.fill();
  pen.fillStyle = 'rgb(255 255 255 / 0.75)';
  pen.beginPath();
  pen.ellipse(x - radius * 0.36, y - radius * 0.5, radius * 0.22, radius * 0.13, -0.6, 0, 2 * Math.PI);
  pen.fill();
}

/** A ring that turns: an elliptical tube, from wide to narrow. */
function torus(pen: Context2D, middle: number, size: number, { light, body, shade }: Material, share: number): void {
  pen.translate(middle, middle);
  pen.rotate(0.5);
  const open = 0.25 + 0.5 * Math.abs(Math.cos(share * Math.PI));
  for (const [width, color, lift] of [
    [0.44, shade, 0.05],
    [0.38, body, 0],
    [0.2, light, -0.06],
    [0.07, '#ffffff', -0.1],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = size * width;
    pen.globalAlpha = color === '#ffffff' ? 0.7 : 1;
    pen.beginPath();
    pen.ellipse(
      0,
      size * lift,
      size * 0.72,
      size * 0.72 * open,
      0,
      color === '#ffffff' ? 3.6 : 0,
      color === '#ffffff' ? 5 : 2 * Math.PI,
    );
    pen.stroke();
  }
}

/** A round toy with headphones; its mouth opens with the music. */
function head(pen: Context2D, { tint }: Composition, r: number, share: number): void {
  pen.translate(r * 1.3, r * 1.3);
  const blue = inkOf(MATERIALS[2] as Material, tint);
  pen.strokeStyle = blue.shade;
  pen.lineWidth = r * 0.17;
  pen.beginPath();
  pen.arc(0, -r * 0.05, r * 1.02, Math.PI * 1.05, Math.PI * 1.95);
  pen.stroke();
  pen.strokeStyle = blue.body;
  pen.lineWidth = r * 0.1;
  pen.stroke();
  ball(pen, 0, 0, r, inkOf(MATERIALS[1] as Material, tint));
  for (const side of [-1, 1]) {
    ball(pen, side * r * 1.0, r * 0.05, r * 0.27, blue);
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.ellipse(side * r * 0.34, -r * 0.14, r * 0.2, r * 0.26, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#23143f';
    pen.beginPath();
    pen.ellipse(side * r * 0.32, -r * 0.1 - share * r * 0.05, r * 0.11, r * 0.15, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, side * r * 0.32 - r * 0.04, -r * 0.17 - share * r * 0.05, r * 0.045);
    pen.fill();
    pen.fillStyle = 'rgb(255 92 138 / 0.5)';
    disc(pen, side * r * 0.6, r * 0.22, r * 0.13);
    pen.fill();
  }
  // A half moon: it smiles while the music is quiet and opens to sing.
  pen.fillStyle = '#7a1533';
  pen.beginPath();
  pen.ellipse(0, r * 0.28, r * (0.3 + 0.06 * share), r * (0.16 + 0.36 * share), 0, 0, Math.PI);
  pen.closePath();
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = '#ff7d9c';
  disc(pen, 0, r * (0.55 + 0.16 * share), r * 0.2);
  pen.fill();
  pen.restore();
}

function shadow(pen: Context2D, width: number, height: number, strength: number): void {
  pen.translate(width / 2, height / 2);
  pen.scale(1, height / width);
  const soft = pen.createRadialGradient(0, 0, 0, 0, 0, width / 2);
  soft.addColorStop(0, `rgb(50 20 110 / ${strength})`);
  soft.addColorStop(1, 'rgb(50 20 110 / 0)');
  pen.fillStyle = soft;
  disc(pen, 0, 0, width / 2);
  pen.fill();
}

/** The singer as a glossy badge. */
function portraitOf({ singer, tint }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 2.5;
  const inner = side * 0.86;
  const figure = toned(figureOf(singer, { width: inner, height: inner }, circle), [
    tint('#3a1670'),
    tint('#c23f8f'),
    tint('#ffb37a'),
    '#fff6ea',
  ]);
  return sprite(side, side, (pen) => {
    ball(pen, side / 2, side / 2, side / 2, inkOf(MATERIALS[2] as Material, tint));
    pen.save();
    disc(pen, side / 2, side / 2, inner / 2);
    pen.fillStyle = tint('#ffd9ec');
    pen.fill();
    pen.clip();
    pen.drawImage(figure, (side - inner) / 2, (side - inner) / 2);
    const gloss = pen.createLinearGradient(0, 0, side * 0.6, side * 0.7);
    gloss.addColorStop(0, 'rgb(255 255 255 / 0.55)');
    gloss.addColorStop(0.4, 'rgb(255 255 255 / 0.05)');
    gloss.addColorStop(1, 'rgb(255 255 255 / 0)');
    pen.fillStyle = gloss;
    pen.fillRect(0, 0, side, side);
    pen.restore();
  });
}
