import { frames, sprite } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { hatch } from '../../../drawing/texture.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, layers, meter, onTwos, picture, still } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { shadedTones } from '../../picture/drawn-tones.ts';
import { figureOf, oval } from '../../picture/figure.ts';
import { fadeIn } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf } from '../../words/layout.ts';
import { routeOf } from './chart.ts';
import { footOf, seaLine } from './layout.ts';
import { moon } from './night.ts';
import { bankOf, pageOf } from './page.ts';
import { INK, PAPER, REPEAT, seaOf } from './sea.ts';
import { shipOf } from './ship.ts';
import { face, raysOf, sunOf } from './sun.ts';
import { flukeOf, whaleOf } from './whale.ts';

const TURNS = 10;

/** A copper plate from an old atlas: a sun with a face, waves and a ship drawn only in lines, shaded by hatching. */
export const retroEtching: Look = {
  fps: 24,
  transition: 'dissolve',
  inks: {
    chorus: { [INK]: '#5a1a12', [PAPER]: '#f1e2bd' },
    break: { [INK]: '#123a3a', [PAPER]: '#e4e2c4' },
    ending: { [INK]: '#1b2546', [PAPER]: '#d9d5c6' },
  },

  arrange({ width, height, shape, text, art, movement, singer }) {
    if (shape !== 'wide') return { text, art };
    const area = areasOf({ width, height });
    switch (movement) {
      case 'opening':
        return { text: { ...text, top: height * 0.09, height: height * 0.17 }, art: area(0.25, 0.25, 0.5, 0.5) };
      case 'verse':
        return { text: area(0.53, 0.1, 0.41, 0.36), art: area(0.07, 0.08, 0.42, 0.66) };
      case 'chorus':
        return { text: area(0.07, 0.12, 0.4, 0.52), art };
      case 'break':
        return { text, art: singer ? area(0.5, 0.08, 0.34, 0.56) : area(0.5, 0.1, 0.32, 0.5) };
      case 'ending':
        return { text, art: area(0.22, 0.07, 0.4, 0.62) };
    }
  },

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
    dim: 0.94,
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
      hatch(pen, { left: 0, top: -size, width: word.width, height: 1.4 * size }, 0.042 * size, -35);
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
    const { width, height, unit, movement, shape, singer } = composition;
    const wide = shape === 'wide';
    const { x, y, radius } = sunOf(composition);
    const portrait = portraitOf(composition, radius);
    const [isChart, isNight] = [movement === 'break', movement === 'ending'];
    // The sun, or the singer in its place, is there where nothing larger is.
    const isSun = singer !== undefined || movement === 'opening';
    const rises = movement === 'opening' && !portrait;
    const page = pageOf(composition, { x, y, radius, shines: isSun || isNight });
    const center: Point = [x, y];
    const [left, right, foot] = [41 * unit, width - 41 * unit, footOf(composition)];
    const heave = ({ travel, loudness }: FrameCues, index: number) =>
      sway(travel, 1.2, (3 + 7 * loudness) * unit, index);
    const rays =
      isSun && frames(TURNS, radius * 3.6, radius * 3.6, (pen, share) => raysOf(pen, composition, radius, share));
    const faces =
      isSun && !portrait
        ? frames(3, radius * 2.1, radius * 2.1, (pen, share) => face(pen, composition, radius, share))
        : isNight && !portrait
          ? frames(1, radius * 2.84, radius * 2.84, (pen) => moon(pen, composition, radius * 1.35))
          : undefined;
    const expression = ({ hit, beat }: FrameCues) => (hit > 0.55 ? 0.9 : Math.floor(beat) % 8 === 7 ? 0.5 : 0);
    const line = seaLine(composition);
    const bank = rises && bankOf(composition);
    const window = { left, right, top: left, bottom: foot };
    const period = REPEAT * unit;
    const rows = isChart ? [] : movement === 'verse' || movement === 'chorus' ? [1, 2] : [2];
    const surface = (index: number) => (foot - line) * (index === 1 ? 0.3 : rows.length > 1 ? 0.62 : 0.66) + line;
    const [between, near] = [1, 2].map((index) => {
      if (!rows.includes(index)) return undefined;
      const drift = ({ travel }: FrameCues) =>
        (((travel * (6 + index * 7) * unit * (index % 2 ? 1 : -1)) % period) + period) % period;
      return picture(seaOf(composition, index))
        .at((cues) => [left - drift(cues), surface(index) - 20 * unit - heave(cues, index)], 'top-left')
        .inside(window);
    });
    const hasWhale = movement === 'chorus' && !portrait;
    const whaleFoot = surface(2) + 14 * unit;
    const whale =
      hasWhale &&
      whaleOf(
        composition,
        wide
          ? height * 0.82
          : Math.min(whaleFoot - composition.text.top - composition.text.height - 12 * unit, width * 0.86),
      );
    const sails = fleetOf(composition, portrait !== undefined);
    const ship = shipOf(composition, sails.size, isNight);
    const shipAt = (cues: FrameCues): Point => {
      if (isChart) return routeOf(composition, 0.5 - 0.42 * Math.cos(cues.travel * 0.11));
      return [
        sails.x + (isNight ? 0 : sway(cues.travel, 0.16, sails.reach)),
        sails.y + sails.size * 0.11 - heave(cues, 1) * sails.calm,
      ];
    };
    const fleet = picture(ship).at(shipAt, 'bottom').inside(window);
    const fluke = isNight && !portrait && wide && flukeOf(composition, 165 * unit);
    return layers([
      onTwos(composition, [
        still(page),
        rays &&
          cycle(rays, ({ travel }) => travel * 5)
            .at(center)
            .inside({ ...window, bottom: isChart ? foot : rises ? line : Math.max(line, y + radius * 1.1) }),
        portrait
          ? picture(portrait).at(center)
          : faces &&
            meter(faces, expression)
              .at(center)
              .inside({ bottom: rises ? line : foot }),
        bank && picture(bank).at([0, line], 'bottom-left').inside(window),
        (hasWhale || movement === 'opening' || isNight || portrait !== undefined) && !isChart && fleet,
        fluke && picture(fluke).at((cues) => [width * 0.18, height * 0.91 - heave(cues, 3)], 'bottom'),
        between,
        !hasWhale && movement !== 'opening' && !isNight && !portrait && fleet,
        isChart && portrait && fleet,
        whale &&
          picture(whale)
            .at((cues) => [wide ? width * 0.755 : width / 2, whaleFoot - heave(cues, 2)], 'bottom')
            .inside(window),
        near,
      ]),
    ]);
  },
};

/** Where the ship is, how tall, and how far it goes to both sides. */
function fleetOf(composition: Composition, isSmall: boolean) {
  const { width, height, unit, shape, movement, art } = composition;
  const line = seaLine(composition);
  const wide = shape === 'wide';
  const foot = footOf(composition);
  if (movement === 'break') return { x: 0, y: 0, size: (wide ? 150 : 110) * unit, reach: 0, calm: 0 };
  if (movement === 'verse' && !isSmall) {
    const size = wide ? height * 0.8 : Math.min(width * 0.82, (line - art.top) * 1.12);
    return { x: wide ? width * 0.285 : width / 2, y: line + (foot - line) * 0.62, size, reach: 26 * unit, calm: 1 };
  }
  if (movement === 'chorus' && !isSmall)
    return {
      x: width * (wide ? 0.49 : 0.2),
      y: line + 16 * unit,
      size: (wide ? 150 : 110) * unit,
      reach: 20 * unit,
      calm: 0.5,
    };
  if (movement === 'ending')
    return { x: width * (wide ? 0.6 : 0.3), y: line + 26 * unit, size: (wide ? 230 : 170) * unit, reach: 0, calm: 0.4 };
  if (movement === 'chorus')
    return { x: width * 0.45, y: line + 22 * unit, size: 104 * unit, reach: 18 * unit, calm: 0.5 };
  const size = (wide ? 150 : 96) * unit;
  return {
    x: wide ? width * 0.77 : width - 60 * unit - size * 0.6,
    y: line + 22 * unit,
    size,
    reach: 18 * unit,
    calm: 0.5,
  };
}

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
