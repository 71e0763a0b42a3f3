import { frames, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, layers, meter, onTwos, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { shadedTones } from '../picture/drawn-tones.ts';
import { figureOf, oval } from '../picture/figure.ts';
import { fadeIn } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { moon } from './retro-etching-night.ts';
import { courseOf, footOf, pageOf, seaLine } from './retro-etching-page.ts';
import { INK, PAPER, seaOf, shipOf } from './retro-etching-sea.ts';
import { face, raysOf, sunOf } from './retro-etching-sun.ts';
import { whaleOf } from './retro-etching-whale.ts';

const TURNS = 10;

/** A copper plate from an old atlas: a sun with a face, waves and a ship drawn only in lines, shaded by hatching. */
export const retroEtching: Look = {
  fps: 24,
  transition: 'dissolve',
  inks: {
    chorus: { [INK]: '#5a1a12', [PAPER]: '#f1e2bd' },
    break: { [INK]: '#123a3a', [PAPER]: '#e4e2c4' },
    ending: { [INK]: '#1b2546', [PAPER]: '#cfcbbd' },
  },

  arrange: ({ height, shape, text, art, movement }) =>
    shape === 'wide' && movement !== 'chorus'
      ? movement === 'opening'
        ? {
            text: { ...text, top: height * 0.1, height: height * 0.18 },
            art: { ...art, top: height * 0.26, height: height * 0.46 },
          }
        : {
            text: { ...text, top: height * 0.1, height: height * 0.54 },
            art: { ...art, top: height * 0.08, height: height * 0.66 },
          }
      : { text, art },

  lettering: ({ tint }) => ({
    font: '"IM Fell English SC"',
    weightElsewhere: 400,
    size: 0.124,
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
      pen.lineWidth = 0.026 * size;
      hatch(pen, { left: 0, top: -size, width: word.width, height: 1.4 * size }, 0.05 * size, -35);
      pen.globalCompositeOperation = 'source-over';
      pen.lineWidth = 0.032 * size;
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
    const { width, unit, movement } = composition;
    const page = pageOf(composition);
    const line = seaLine(composition);
    const isNear = movement === 'chorus';
    const { x, y, radius } = sunOf(composition);
    const portrait = portraitOf(composition, radius);
    const [isWhale, isNight] = [movement === 'break' && !portrait, movement === 'ending' && !portrait];
    const whale = isWhale && whaleOf(composition, { width: width * 0.8, height: line - 60 * unit });
    const rays =
      !isWhale &&
      !isNight &&
      frames(TURNS, radius * 3.6, radius * 3.6, (pen, share) => raysOf(pen, composition, radius, share));
    const big = isNight ? radius * 1.35 : radius;
    const faces = frames(isNight || isWhale ? 1 : 3, big * 2.1, big * 2.1, (pen, share) =>
      isNight ? moon(pen, composition, big) : face(pen, composition, big, share),
    );
    const seas = [0, 1, 2].map((index) => seaOf(composition, index));
    const ship = shipOf(composition);
    const right = width - 44 * unit;
    const foot = footOf(composition);
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
        .inside({ left, right, bottom: foot });
    const [far, between, near] = seas.map(water);
    // The ship sails where the sun is not.
    const course = courseOf(composition, radius * 1.75, ship.width);
    const shipAt = ({ travel }: FrameCues) =>
      isNight
        ? course.from + (course.to - course.from) * 0.3
        : course.from + (course.to - course.from) * (0.5 - 0.5 * Math.cos(travel * 0.09));
    return layers([
      onTwos(composition, [
        still(page),
        rays &&
          cycle(rays, ({ travel }) => travel * 5)
            .at(center)
            .inside({ left, right, top: left }),
        portrait ? picture(portrait).at(center) : !isWhale && meter(faces, expression).at(center),
        whale &&
          picture(whale)
            .at((cues) => [width / 2, line + 46 * unit - heave(cues, 2)], 'bottom')
            .inside({ left, right, top: left }),
        far,
        !isNear &&
          !isWhale &&
          picture(ship)
            .at((cues) => [shipAt(cues), line + 40 * unit - heave(cues, 1)], 'bottom')
            .inside({ left, right }),
        between,
        near,
      ]),
    ]);
  },
};

/** Draws the singer in an engraver's lines, which are thicker in dark parts. */
function portraitOf({ singer, tint, unit }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 2;
  const figure = figureOf(singer, { width: side * 0.96, height: side }, oval);
  const tones = shadedTones(figure, 1.5 * unit);
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
