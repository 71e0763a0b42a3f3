import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { border, ornament } from './border.ts';
import { type Copper, copperOf, cutInto, print, uneven } from './burin.ts';
import { chart } from './chart.ts';
import { type Bank, cutClouds, hump } from './clouds.ts';
import { footOf, seaLine } from './layout.ts';
import { cutRock, lampOf, lighthouse, stars } from './night.ts';
import { cutWater, INK, PAPER, PITCH } from './sea.ts';
import type { Sun } from './sun.ts';

/** The sheet: old paper with its border, and everything engraved on it that stands still. */
export function pageOf(composition: Composition, sun: Sun) {
  const { width, height, tint, unit, chance, text, shape } = composition;
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
    border(pen, composition);
    pen.save();
    pen.beginPath();
    pen.rect(41 * unit, 41 * unit, width - 82 * unit, footOf(composition) - 41 * unit);
    pen.clip();
    if (composition.movement === 'break') chart(pen, composition, sun);
    else view(pen, composition, sun);
    pen.restore();
    if (shape !== 'wide' && text.top < height && text.top > composition.art.top) ornament(pen, composition);
  });
}

/** The lighthouse is smaller in a narrow frame. */
function coastOf({ width, unit, shape }: Pick<Composition, 'width' | 'unit' | 'shape'>) {
  return { width, unit: shape === 'wide' ? unit : unit * 0.72 };
}

/** Sky, clouds and still water. */
function view(pen: Context2D, composition: Composition, sun: Sun): void {
  const { width, height, unit, tint, chance, movement } = composition;
  const own = chance.fork('sky');
  const copper = copperOf(width, height);
  const line = seaLine(composition);
  sky(copper, composition, sun, line);
  for (const bank of banksOf(composition)) cutClouds(copper, bank, unit, own);
  const isNight = movement === 'ending';
  cutWater(copper, line, height, unit, (x, y) => {
    // Under the sun or the moon, the water glitters.
    const near = (y - line) / (height - line);
    const away = Math.abs(x - sun.x) / (sun.radius * (0.5 + 1.1 * near));
    const glitter = Math.max(0, 1 - away) * (0.5 + 0.5 * Math.sin(y / (5 * unit) + 3 * Math.sin(x / (34 * unit))));
    return (isNight ? 0.22 : 0) - (movement === 'opening' || isNight ? 0.75 * glitter : 0) + 0.18 * Math.exp(-near * 9);
  });
  if (isNight) cutRock(copper, { ...composition, ...coastOf(composition) }, line);
  print(pen, copper, PITCH * unit, tint(INK));
  if (isNight) {
    stars(pen, composition, own, sun);
    lighthouse(pen, { ...composition, ...coastOf(composition) }, line);
  }
}

/** Ruled lines that swell toward the top of the sky. The sun's light and the words leave the paper blank. */
function sky(copper: Copper, { width, unit, shape, text, movement }: Composition, sun: Sun, line: number): void {
  const isNight = movement === 'ending';
  const reach = sun.radius * 1.74;
  const lamp = lampOf(coastOf({ width, unit, shape }), line);
  cutInto(copper, [0, 0, width, line], (x, y, cut) => {
    const [dx, dy] = [x - sun.x, y - sun.y];
    const far = Math.hypot(dx, dy);
    const high = 1 - y / line;
    // Around the words, the lines end in a soft and uneven edge.
    const [across, down] = [
      Math.abs(x - text.left - text.width / 2) / (text.width * 0.5 + 40 * unit),
      Math.abs(y - text.top - text.height / 2) / (text.height * 0.5 + 26 * unit),
    ];
    const words = smoothstep(
      0.9,
      1.6,
      (across ** 4 + down ** 4) ** 0.25 + 0.05 * uneven(x / (50 * unit), y / (30 * unit)),
    );
    const turn = Math.atan2(dy, dx);
    const beam = Math.sin(turn * 11 + 1.3 * Math.sin(turn * 5)) * smoothstep(0, reach * 1.8, far);
    const drift = uneven(x / (240 * unit), y / (60 * unit));
    let tone = isNight ? 0.58 + 0.24 * high + 0.08 * drift : 0.16 + 0.46 * high ** 1.2 + 0.1 * drift;
    if (sun.shines) {
      tone += isNight ? 0 : 0.3 * beam;
      tone *=
        smoothstep(reach * (isNight ? 0.5 : 0.9), reach * (isNight ? 1.7 : 2.6), far) * (isNight ? 0.62 : 0.85) +
        (isNight ? 0.38 : 0.15);
    }
    if (isNight) {
      const [before, under] = [lamp[0] - x, y - lamp[1]];
      const spread = 6 * unit + Math.abs(before) * 0.085;
      const fade = smoothstep(260 * unit, 560 * unit, before);
      if (before > 0)
        tone *= Math.max(fade, smoothstep(0.7, 1.2, Math.abs(under + before * 0.06) / spread) * 0.92 + 0.08);
    }
    cut.tone = clamp(tone * words, 0, 0.88);
    cut.line = y * (0.86 + 0.1 * high) + 2.2 * unit * uneven(x / (170 * unit), y / (90 * unit));
    cut.cross = x * 0.72 + y * 0.5;
    return true;
  });
}

/** Banks of cumulus along the horizon, away from the words. */
function banksOf(composition: Composition): Bank[] {
  const { width, height, shape, movement } = composition;
  const line = seaLine(composition);
  const base = line + 1;
  const high = Math.min(line, height * 0.75);
  const wide = shape === 'wide';
  if (movement === 'opening') return [];
  if (movement === 'verse')
    return [
      {
        left: width * (wide ? 0.4 : 0.1),
        right: width * 1.02,
        base,
        rise: (share) =>
          high * (wide ? 0.1 + 0.24 * hump(share, 0.92, 0.3) + 0.09 * hump(share, 0.3, 0.16) : 0.12 + 0.1 * share),
      },
    ];
  if (movement === 'chorus')
    return [
      {
        left: width * (wide ? 0.5 : -0.05),
        right: width * 1.03,
        base,
        rise: (share) => high * (0.1 + (wide ? 0.42 : 0.2) * hump(share, 0.96, 0.3) + 0.16 * hump(share, 0.22, 0.2)),
        dark: 0.7,
      },
    ];
  return [
    {
      left: -width * 0.03,
      right: width * 0.5,
      base,
      rise: (share) => high * (0.08 + 0.26 * hump(share, 0.08, 0.3) + 0.08 * hump(share, 0.62, 0.2)),
    },
  ];
}

/** The bank that the opening's sun rises behind, as a picture of the whole width whose lower edge is the horizon. */
export function bankOf(composition: Composition) {
  const { width, height, unit, tint, chance, shape } = composition;
  const line = seaLine(composition);
  const tall = Math.min(line, height * 0.5);
  return sprite(width, tall, (pen) => {
    const copper = copperOf(width, tall);
    cutClouds(
      copper,
      {
        left: -width * 0.04,
        right: width * 1.04,
        base: tall,
        rise: (share) =>
          tall *
          (0.2 +
            (shape === 'wide' ? 0.62 : 0.4) * hump(share, 0.1, 0.14) +
            0.05 * hump(share, 0.4, 0.08) +
            (shape === 'wide' ? 0.46 : 0.26) * hump(share, 0.93, 0.13)),
      },
      unit,
      chance.fork('bank'),
    );
    print(pen, copper, PITCH * unit, tint(INK), tint(PAPER));
  });
}
