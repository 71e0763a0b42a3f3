import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, handStroke, type Point, polygon } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain, hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, oval, tonesOf } from '../picture/figure.ts';
import { fadeIn } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { INK, PAPER, seaOf, shipOf } from './retro-etching-sea.ts';

const TURNS = 10;

/** A copper plate from an old atlas: a sun with a face, waves and a ship drawn only in lines, shaded by hatching. */
export const retroEtching: Look = {
  fps: 24,
  transition: 'dissolve',

  arrange: ({ height, shape, text, art }) =>
    shape === 'wide'
      ? { text: { ...text, top: height * 0.1, height: height * 0.62 }, art: { ...art, height: height * 0.74 } }
      : { text, art },

  lettering: ({ tint }) => ({
    font: '"IM Fell English SC"',
    weightElsewhere: 400,
    size: 0.112,
    smallest: 0.052,
    leading: 1.14,
    space: 0.28,
    casing: 'as it is',
    align: 'center',
    rest: 0.7,
    margin: 0.15,
    turn: 'fill',
    entrance: fadeIn('line', 0.5, 0.07),
    paint(pen, text, state, { size, word }) {
      if (state === 'sung')
        return inked(pen, text, size, { fill: tint(INK), outline: { color: tint(INK), width: 0.02 } });
      // Waiting letters are only outlined and hatched.
      pen.fillStyle = '#000';
      pen.fillText(text, 0, 0);
      pen.globalCompositeOperation = 'source-in';
      pen.fillStyle = tint('#d9cba6');
      pen.fillRect(-size, -2 * size, word.width + 2 * size, 4 * size);
      pen.globalCompositeOperation = 'source-atop';
      pen.strokeStyle = tint(INK);
      pen.lineWidth = 0.02 * size;
      hatch(pen, { left: 0, top: -size, width: word.width, height: 1.4 * size }, 0.055 * size, -35);
      pen.globalCompositeOperation = 'source-over';
      pen.lineWidth = 0.022 * size;
      pen.strokeText(text, 0, 0);
    },
    count(pen, radius) {
      pen.strokeStyle = tint(INK);
      pen.lineWidth = radius * 0.12;
      for (let ray = 0; ray < 8; ray++) {
        const angle = (ray / 8) * 2 * Math.PI;
        pen.beginPath();
        pen.moveTo(Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5);
        pen.lineTo(Math.cos(angle) * radius * 1.2, Math.sin(angle) * radius * 1.2);
        pen.stroke();
      }
      disc(pen, 0, 0, radius * 0.35);
      pen.stroke();
    },
  }),

  scene(composition) {
    const { width, unit, art, shape, height } = composition;
    const page = pageOf(composition);
    const line = shape === 'wide' ? height * 0.79 : art.top + art.height * 0.8;
    const radius = Math.min(art.width, art.height) * 0.27;
    const [x, y] = [art.left + art.width / 2, art.top + art.height * 0.38];
    const rays = frames(TURNS, radius * 3.6, radius * 3.6, (pen, share) => raysOf(pen, composition, radius, share));
    const faces = frames(3, radius * 2.1, radius * 2.1, (pen, share) => face(pen, composition, radius, share));
    const seas = [0, 1, 2].map((index) => seaOf(composition, index));
    const ship = shipOf(composition);
    const portrait = portraitOf(composition, radius);
    const right = width - 44 * unit;
    const center: Point = [x, y];
    const [left, period] = [44 * unit, 120 * unit];
    const expression = ({ hit, beat }: FrameCues) => (hit > 0.55 ? 0.9 : Math.floor(beat) % 8 === 7 ? 0.5 : 0);
    const heave = ({ travel, loudness }: FrameCues, index: number) =>
      sway(travel, 1.2, (3 + 9 * loudness) * unit, index);
    const drift = ({ travel }: FrameCues, index: number) =>
      period + ((travel * (9 + index * 9) * unit * (index % 2 ? -1 : 1)) % period);
    const water = (sea: Sprite, index: number) =>
      picture(sea)
        .at((cues) => [left - drift(cues, index), line + index * 26 * unit - heave(cues, index)], 'top-left')
        .part((cues) => ({ left: drift(cues, index), right: drift(cues, index) + right - left }));
    const [far, between, near] = seas.map(water);
    return layers([
      onTwos(composition, [
        still(page),
        cycle(rays, ({ travel }) => travel * 5).at(center),
        portrait ? picture(portrait).at(center) : meter(faces, expression).at(center),
        far,
        picture(ship).at(
          (cues) => [
            Math.min(art.left + ((cues.travel * 11 * unit) % (art.width * 0.8)), right - ship.width),
            line + 34 * unit - heave(cues, 1),
          ],
          'bottom-left',
        ),
        between,
        near,
      ]),
    ]);
  },
};

function pageOf({ width, height, tint, unit, chance, text, shape }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    const age = pen.createRadialGradient(
      width / 2,
      height / 2,
      Math.min(width, height) * 0.35,
      width / 2,
      height / 2,
      Math.hypot(width, height) * 0.56,
    );
    age.addColorStop(0, 'rgb(120 80 30 / 0)');
    age.addColorStop(1, 'rgb(110 70 25 / 0.42)');
    pen.fillStyle = age;
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.12, chance, 1.8);
    pen.strokeStyle = tint(INK);
    for (const [inset, line] of [
      [22, 4],
      [31, 1.4],
      [37, 1.4],
    ] as const) {
      pen.lineWidth = line * unit;
      pen.strokeRect(inset * unit, inset * unit, width - 2 * inset * unit, height - 2 * inset * unit);
    }
    const own = chance.fork('sky');
    pen.lineWidth = 1.1 * unit;
    const floor = shape === 'wide' ? height * 0.7 : text.top - 110 * unit;
    for (let y = 48 * unit; y < floor; y += 7 * unit) {
      let x = 42 * unit;
      while (x < width - 42 * unit) {
        const long = own.between(40, 190) * unit;
        const fade = 1 - y / floor;
        if (own.next() < 0.25 + 0.7 * fade) {
          pen.globalAlpha = 0.25 + 0.4 * fade;
          handStroke(pen, [x, y], [Math.min(width - 42 * unit, x + long), y], 1.2 * unit, own);
        }
        x += long + own.between(6, 40) * unit;
      }
    }
    pen.globalAlpha = 1;
    for (const [cx, turn] of [
      [44, 0],
      [width / unit - 44, Math.PI / 2],
    ] as const)
      corner(pen, cx * unit, 44 * unit, unit, turn);
  });
}

function corner(pen: Context2D, x: number, y: number, unit: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.lineWidth = 2 * unit;
  for (let leaf = 0; leaf < 5; leaf++) {
    pen.beginPath();
    pen.arc(14 * unit * leaf, 0, 14 * unit, 0, Math.PI / 2);
    pen.stroke();
  }
  pen.restore();
}

function raysOf(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  const middle = radius * 1.8;
  pen.translate(middle, middle);
  pen.rotate((share * 2 * Math.PI) / 16);
  pen.fillStyle = tint(INK);
  for (let ray = 0; ray < 32; ray++) {
    pen.save();
    pen.rotate((ray / 32) * 2 * Math.PI);
    if (ray % 2 === 0) {
      const [from, to, half] = [radius * 1.06, radius * 1.72, radius * 0.13];
      polygon(pen, [
        [-half, -from],
        [0, -to],
        [half, -from],
      ]);
      pen.fillStyle = tint(PAPER);
      pen.fill();
      pen.strokeStyle = tint(INK);
      pen.lineWidth = 2 * unit;
      pen.stroke();
      for (let line = 1; line < 8; line++) {
        pen.beginPath();
        pen.moveTo(0, -to + (to - from) * (line / 8));
        pen.lineTo((half * line) / 8, -from);
        pen.lineWidth = 1.1 * unit;
        pen.stroke();
      }
    } else {
      pen.lineWidth = 1.6 * unit;
      for (const side of [-0.05, 0, 0.05]) {
        pen.beginPath();
        pen.moveTo(side * radius, -radius * 1.08);
        pen.lineTo(side * radius * 1.2, -radius * (1.42 + (side === 0 ? 0.12 : 0)));
        pen.stroke();
      }
    }
    pen.restore();
  }
}

function face(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  pen.translate(radius * 1.05, radius * 1.05);
  pen.fillStyle = tint(PAPER);
  pen.strokeStyle = tint(INK);
  pen.lineWidth = 3 * unit;
  disc(pen, 0, 0, radius);
  pen.fill();
  pen.stroke();
  pen.save();
  disc(pen, 0, 0, radius);
  pen.clip();
  pen.lineWidth = 1.1 * unit;
  for (let line = 0; line < 26; line++) {
    pen.beginPath();
    pen.arc(-radius * 0.5, -radius * 0.35, radius * (1.0 + line * 0.022), -0.7, 1.5);
    pen.stroke();
  }
  pen.restore();
  const closed = share > 0.3 && share < 0.6;
  for (const side of [-1, 1]) {
    pen.lineWidth = 2.6 * unit;
    pen.beginPath();
    pen.ellipse(side * radius * 0.34, -radius * 0.16, radius * 0.18, radius * (closed ? 0.02 : 0.1), 0, 0, 2 * Math.PI);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.stroke();
    if (!closed) {
      pen.fillStyle = tint(INK);
      disc(pen, side * radius * 0.34, -radius * 0.16, radius * 0.06);
      pen.fill();
    }
    pen.beginPath();
    pen.arc(side * radius * 0.34, -radius * 0.08, radius * 0.3, Math.PI * 1.2, Math.PI * 1.8);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(-radius * 0.02, -radius * 0.2);
  pen.quadraticCurveTo(-radius * 0.16, radius * 0.2, 0, radius * 0.22);
  pen.stroke();
  pen.beginPath();
  pen.ellipse(0, radius * 0.48, radius * 0.24, radius * (share > 0.6 ? 0.13 : 0.035), 0, 0, 2 * Math.PI);
  pen.fillStyle = tint(share > 0.6 ? INK : PAPER);
  pen.fill();
  pen.stroke();
}

/** Draws the singer in an engraver's lines, which are thicker in dark parts. */
function portraitOf({ singer, tint, unit }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 2;
  const figure = figureOf(singer, { width: side * 0.96, height: side }, oval);
  const tones = tonesOf(figure, 1.5 * unit);
  const pitch = Math.max(3, 4.4 * unit);
  return sprite(side, side, (pen) => {
    disc(pen, radius, radius, radius);
    pen.fillStyle = tint(PAPER);
    pen.fill();
    pen.strokeStyle = tint(INK);
    pen.lineWidth = 3 * unit;
    pen.stroke();
    pen.clip();
    pen.translate(side * 0.02, 0);
    pen.fillStyle = tint(INK);
    for (let y = pitch / 2; y < side; y += pitch) {
      for (let x = 0; x < tones.width; x += 2) {
        const bend = Math.sin(x / (26 * unit)) * 3 * unit;
        const row = Math.max(0, Math.min(tones.height - 1, Math.round(y + bend)));
        const at = row * tones.width + x;
        if ((tones.cover[at] ?? 0) < 128) continue;
        const dark = 1 - (tones.light[at] as number);
        const thick = pitch * (0.12 + 0.8 * dark ** 1.2);
        if (dark > 0.06) pen.fillRect(x, row - thick / 2, 2.2, thick);
      }
    }
  });
}
