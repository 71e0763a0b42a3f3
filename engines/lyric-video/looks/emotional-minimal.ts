import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { wash } from '../../drawing/wash.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, oval } from '../picture/figure.ts';
import { toned } from '../picture/prints.ts';
import { fadeIn } from '../words/entrances.ts';
import { litUp } from '../words/ink.ts';

const GLOWS = 16;

/** Dusk over still water, one light and its reflection, and somebody who looks at it from a pier. */
export const emotionalMinimal: Look = {
  fps: 24,
  transition: 'dissolve',
  // Words stay above the pier. In a chorus it is not in view.
  arrange: ({ shape, height, text, art, movement }) => {
    if (movement === 'chorus' || movement === 'opening') return { text, art };
    if (shape === 'wide') return { text: { ...text, top: height * 0.1, height: height * 0.48 }, art };
    const room = height * (shape === 'square' ? 0.755 : 0.795) - text.top;
    return { text: { ...text, height: room > 0 ? Math.min(text.height, room) : text.height }, art };
  },

  lettering: ({ tint }) => ({
    font: 'Cormorant Garamond',
    weight: 700,
    italic: true,
    weightElsewhere: 600,
    size: 0.15,
    smallest: 0.06,
    leading: 1.1,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    rest: 0.35,
    margin: 0.25,
    turn: 'fill',
    entrance: fadeIn('line', 0.7, 0.08),
    dim: 0.72,
    paint: litUp({
      waiting: 'rgb(255 246 238)',
      sung: '#fff8f0',
      glow: { color: tint('#ffcfa8'), radius: 0.22 },
    }),
    count(pen, radius) {
      pen.fillStyle = 'rgb(255 244 232 / 0.8)';
      disc(pen, 0, 0, radius * 0.3);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, unit, chance, art, movement, shape } = composition;
    const dusk = duskOf(composition);
    const [x, y] = [art.left + art.width / 2, art.top + art.height * 0.42];
    const size = Math.min(width, height) * 0.6;
    const glows = glowsOf(composition, size);
    const portrait = portraitOf(composition);
    const line = sprite(width * 0.3, 3 * unit, (pen) => {
      const gradient = pen.createLinearGradient(0, 0, width * 0.3, 0);
      gradient.addColorStop(0, '#fff0e000');
      gradient.addColorStop(0.5, '#fff0e0aa');
      gradient.addColorStop(1, '#fff0e000');
      pen.fillStyle = gradient;
      pen.fillRect(0, 0, width * 0.3, 2 * unit);
    });
    const star = sprite(5 * unit, 5 * unit, (pen) => {
      pen.fillStyle = '#fff6e6';
      disc(pen, 2.5 * unit, 2.5 * unit, 1.7 * unit);
      pen.fill();
    });
    const stars = Array.from({ length: 34 }, () => ({
      x: chance.next() * width,
      y: chance.next() ** 1.5 * horizonOf(composition) * 0.6,
      phase: chance.between(0, 6.3),
    }));
    const boat = boatOf(composition);
    const ripples = Array.from({ length: 11 }, (_, index) => ({
      y: horizonOf(composition) + (index * index * 2.4 + 8) * unit,
      phase: chance.between(0, 6),
    }));
    const horizon = horizonOf(composition);
    const glow = meter(glows, ({ loudness, bass }) => 0.75 * loudness + 0.25 * bass);
    return layers([
      still(dusk),
      each(stars, ({ x, y, phase }) =>
        picture(star)
          .at([x, y], 'top-left')
          .opacity(({ travel, treble }) => Math.max(0, 0.25 + sway(travel, 1.3, 0.5, phase) + 0.5 * treble)),
      ),
      picture(boat).at(
        ({ travel }) => [
          ((travel * 7 * unit) % (width + boat.width)) - boat.width,
          horizon - boat.height * 0.9 + sway(travel, 1.4, 2.4 * unit),
        ],
        'top-left',
      ),
      portrait && picture(portrait).at([x, horizon], 'bottom').opacity(0.92),
      portrait
        ? glow.at([x + art.width * 0.33 - size / 2, art.top + 0.06 * height - size / 2], 'top-left').opacity(0.8)
        : glow.at(({ travel }) => [x - size / 2, y + sway(travel, 0.5, 8 * unit) - size / 2], 'top-left'),
      each(ripples, (ripple) =>
        picture(line)
          .at(({ travel }) => [x + sway(travel, 0.6, 26 * unit, ripple.phase), ripple.y], 'top')
          .opacity(({ loudness }) => 0.12 + 0.5 * loudness),
      ),
      movement !== 'chorus' &&
        (shape === 'tall' || movement !== 'opening') &&
        picture(pierOf(composition)).at([width, height], 'bottom-right'),
    ]);
  },
};

/** A pier with somebody who sits at its end beside a dog, dark before the light. */
function pierOf({ unit, tint, shape, movement }: Composition) {
  const scale = unit * { wide: 1.35, tall: 1.2, square: 0.78 }[shape] * (movement === 'break' ? 1.25 : 1);
  return sprite(430 * scale, 196 * scale, (pen) => {
    pen.scale(scale, scale);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const dark = tint('#12132b');
    for (const [color, dx, dy] of [
      [tint('#ffc79a'), -1.6, -1.6],
      [dark, 0, 0],
    ] as const) {
      pen.save();
      pen.translate(dx, dy);
      pen.fillStyle = color;
      pen.strokeStyle = color;
      sitting(pen);
      dog(pen);
      pen.fillRect(122, 100, 320, 11);
      pen.restore();
    }
    pen.fillStyle = dark;
    for (const post of [140, 228, 318, 408]) {
      pen.fillRect(post - 6, 92, 12, 104);
      pen.fillRect(post - 8, 90, 16, 6);
    }
    pen.fillStyle = 'rgb(255 214 180 / 0.16)';
    for (let plank = 0; plank < 11; plank++) pen.fillRect(124 + plank * 30, 101, 26, 2);
  });
}

/** Seen from the side, with the feet over the water. Lengths are in the pier's own pixels. */
function sitting(pen: Context2D): void {
  const stroke = (wide: number, ...points: Point[]) => {
    pen.lineWidth = wide;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  };
  stroke(17, [176, 90], [138, 91]);
  stroke(12, [136, 92], [132, 128], [122, 133]);
  stroke(12, [146, 92], [143, 124], [134, 130]);
  stroke(25, [178, 84], [176, 56]);
  stroke(9, [180, 52], [199, 76], [197, 96]);
  stroke(8, [174, 46], [172, 38]);
  disc(pen, 171, 28, 12.5);
  pen.fill();
  pen.beginPath();
  pen.ellipse(176, 27, 12, 14, 0.3, 0, 2 * Math.PI);
  pen.fill();
}

function dog(pen: Context2D): void {
  pen.beginPath();
  pen.ellipse(243, 82, 15, 20, 0.35, 0, 2 * Math.PI);
  pen.fill();
  disc(pen, 233, 53, 10.5);
  pen.fill();
  pen.beginPath();
  pen.ellipse(224, 57, 9, 5, 0.1, 0, 2 * Math.PI);
  pen.ellipse(241, 56, 5, 11, -0.25, 0, 2 * Math.PI);
  pen.fill();
  pen.lineWidth = 8;
  pen.beginPath();
  pen.moveTo(234, 60);
  pen.lineTo(232, 97);
  pen.moveTo(254, 95);
  pen.quadraticCurveTo(272, 94, 276, 78);
  pen.stroke();
}

/** One sail in the distance. */
function boatOf({ unit, tint }: Composition) {
  return sprite(54 * unit, 62 * unit, (pen) => {
    pen.scale(unit, unit);
    pen.fillStyle = tint('#2a2547');
    pen.beginPath();
    pen.moveTo(6, 48);
    pen.lineTo(48, 48);
    pen.quadraticCurveTo(42, 59, 34, 59);
    pen.lineTo(18, 59);
    pen.quadraticCurveTo(9, 58, 6, 48);
    pen.fill();
    pen.fillStyle = tint('#f4d9c6');
    pen.beginPath();
    pen.moveTo(27, 2);
    pen.quadraticCurveTo(46, 24, 45, 44);
    pen.lineTo(27, 44);
    pen.fill();
    pen.fillStyle = tint('#d9a898');
    pen.beginPath();
    pen.moveTo(24, 10);
    pen.quadraticCurveTo(14, 28, 9, 44);
    pen.lineTo(24, 44);
    pen.fill();
  });
}

function horizonOf({ art, text, shape, height, movement }: Composition): number {
  if (movement === 'chorus') return height * 0.93;
  if (movement === 'break') return height * 0.83;
  if (movement === 'opening') return art.top + art.height;
  return shape === 'wide' ? height * 0.74 : Math.min(text.top - 0.03 * height, art.top + art.height);
}

function duskOf(composition: Composition) {
  const { width, height, tint, chance, unit } = composition;
  const horizon = horizonOf(composition);
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: horizon }, [
      [0, tint('#232a4d')],
      [0.55, tint('#5a4a73')],
      [0.86, tint('#b77a82')],
      [1, tint('#e3a58c')],
    ]);
    wash(pen, { width, top: horizon, bottom: height }, [
      [0, tint('#8a6378')],
      [0.25, tint('#43395f')],
      [1, tint('#181b38')],
    ]);
    pen.fillStyle = 'rgb(255 236 220 / 0.35)';
    pen.fillRect(0, horizon, width, 1.5 * unit);
    grain(pen, width, height, 0.07, chance);
  });
}

function glowsOf({ unit }: Composition, size: number) {
  return frames(GLOWS, size, size, (pen, share) => {
    const gradient = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size * (0.26 + 0.22 * share));
    gradient.addColorStop(0, 'rgb(255 246 228 / 0.75)');
    gradient.addColorStop(0.2, 'rgb(255 226 190 / 0.36)');
    gradient.addColorStop(0.55, 'rgb(255 200 160 / 0.1)');
    gradient.addColorStop(1, 'rgb(255 190 150 / 0)');
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = '#fff8ea';
    disc(pen, size / 2, size / 2, (26 + 8 * share) * unit);
    pen.fill();
  });
}

function portraitOf(composition: Composition) {
  const { singer, art, tint } = composition;
  if (!singer) return undefined;
  const height = Math.min(horizonOf(composition) - Math.max(0, art.top), art.width);
  const figure = toned(figureOf(singer, { width: height, height }, oval), [
    tint('#2a2547'),
    tint('#6f4a6c'),
    tint('#d99a86'),
    '#ffe8d2',
  ]);
  return sprite(height, height, (pen) => {
    pen.drawImage(figure, 0, 0);
    pen.globalCompositeOperation = 'destination-in';
    // Like a memory: clear around the face, and without an edge.
    const [x, y] = [height / 2, height * 0.38];
    const fade = pen.createRadialGradient(x, y, height * 0.36, x, y, height * 0.6);
    fade.addColorStop(0, '#000');
    fade.addColorStop(1, '#0000');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, height, height);
  });
}
