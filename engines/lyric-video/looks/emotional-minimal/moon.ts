import type { Chance } from '../../../drawing/chance.ts';
import { css, hex } from '../../../drawing/color.ts';
import { disc } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { dog, person } from './close-up.ts';
import { skyOf, underWords } from './land.ts';
import { glow } from './water.ts';

const [X, Y, RADIUS] = [930, 402, 306];
/** The seas of the moon: where they are and how large, in shares of its radius, and how dark. */
const SEAS = [
  [-0.36, -0.42, 0.34, 0.24, 0.8],
  [-0.5, -0.08, 0.3, 0.3, 1],
  [0.12, -0.52, 0.24, 0.18, 0.9],
  [0.38, -0.34, 0.2, 0.22, 1],
  [0.56, -0.08, 0.16, 0.2, 0.7],
  [-0.24, 0.26, 0.3, 0.16, 0.6],
  [0.66, -0.42, 0.09, 0.13, 0.9],
  [0.1, -0.12, 0.12, 0.1, 0.35],
] as const;

/** A huge low moon. Before it, somebody and a dog put their faces together. */
export function moonOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height, shape } = composition;
  // In a narrow frame the moon rises to the words, and not behind them.
  const down = shape === 'wide' ? 0 : Math.max(0, underWords(composition, view) + 22 - (Y - RADIUS));
  const night = view.plate((brush) => {
    const { pen } = brush;
    skyOf(brush, view, 726, [
      [0, '#16203f'],
      [0.5, '#26355e'],
      [0.85, '#4c4f78'],
      [1, '#77648a'],
    ]);
    pen.save();
    pen.translate(0, down);
    halo(brush);
    moon(brush, chance.fork('moon'));
    mist(brush, view);
    dog(brush);
    person(brush);
    pen.restore();
    pen.resetTransform();
    grain(pen, width, height, 0.08, chance);
  });
  const box = [X - 90, 288, X + 50, 428] as const;
  const warm = view.cuts(10, box, (brush, share) => glow(brush, '#ffeabe', X - 20, 358, 68, 0.08 + 0.4 * share));
  return [
    still(night),
    meter(warm, ({ loudness, bass }) => 0.6 * loudness + 0.4 * bass).at(view.at(box[0], box[1] + down), 'top-left'),
  ];
}

function halo({ pen, tint }: Brush): void {
  const light = pen.createRadialGradient(X, Y, RADIUS * 0.95, X, Y, RADIUS * 1.7);
  light.addColorStop(0, css(hex(tint('#ffe0b0')), 0.55));
  light.addColorStop(0.3, css(hex(tint('#f0bea0')), 0.2));
  light.addColorStop(1, css(hex(tint('#dcaaa0')), 0));
  pen.fillStyle = light;
  pen.fillRect(X - RADIUS * 1.7, Y - RADIUS * 1.7, RADIUS * 3.4, RADIUS * 3.4);
}

/** A moon painted with a sponge: soft seas with ragged shores, and rays of a young crater. */
function moon({ pen, tint }: Brush, chance: Chance): void {
  pen.save();
  disc(pen, X, Y, RADIUS);
  pen.clip();
  const light = pen.createRadialGradient(X + 60, Y - 90, 20, X, Y, RADIUS * 1.06);
  light.addColorStop(0, tint('#fff6dc'));
  light.addColorStop(0.6, tint('#fae3b8'));
  light.addColorStop(1, tint('#eebd92'));
  pen.fillStyle = light;
  pen.fillRect(X - RADIUS, Y - RADIUS, 2 * RADIUS, 2 * RADIUS);
  for (const [atX, atY, across, down, deep] of SEAS) {
    for (let part = 0; part < 7; part++) {
      const [dx, dy] = [chance.around() * across * 0.6, chance.around() * down * 0.6];
      glow({ pen, tint }, '#b27a7e', X + (atX + dx) * RADIUS, Y + (atY + dy) * RADIUS, across * RADIUS, 0.2 * deep);
    }
  }
  const [sea, bright] = [hex(tint('#ba8480')), css(hex(tint('#fffae8')), 0.16)];
  for (let dab = 0; dab < 17000; dab++) {
    const [x, y] = [chance.between(-1, 1), chance.between(-1, 1)];
    const ragged = 0.09 * Math.sin(9 * x + 3 * Math.sin(7 * y)) + 0.07 * Math.sin(17 * y + 4 * Math.sin(11 * x));
    let dark = 0;
    for (const [atX, atY, across, down, deep] of SEAS) {
      const far = Math.hypot((x - atX) / across, (y - atY) / down) + 2.2 * ragged;
      dark = Math.max(dark, deep * clamp(1.5 - far, 0, 1));
    }
    const isSea = chance.next() < dark;
    if (!isSea && chance.next() > 0.16) continue;
    pen.fillStyle = isSea ? css(sea, 0.05 + 0.07 * dark) : bright;
    disc(pen, X + x * RADIUS, Y + y * RADIUS, chance.between(1.2, isSea ? 6 : 5));
    pen.fill();
  }
  for (let ray = 0; ray < 15; ray++) {
    const angle = chance.between(-0.4, 3.6);
    const long = RADIUS * chance.between(0.1, 0.34);
    pen.strokeStyle = css(hex(tint('#fffae6')), 0.2);
    pen.lineWidth = chance.between(1, 4);
    pen.beginPath();
    pen.moveTo(X - 70 + Math.cos(angle) * 10, Y + 160 - Math.sin(angle) * 10);
    pen.lineTo(X - 70 + Math.cos(angle) * long, Y + 160 - Math.sin(angle) * long);
    pen.stroke();
  }
  pen.restore();
}

function mist({ pen, tint }: Brush, { left, right }: View): void {
  const low = pen.createLinearGradient(0, 520, 0, 730);
  low.addColorStop(0, css(hex(tint('#6a5882')), 0));
  low.addColorStop(1, css(hex(tint('#4a4270')), 0.85));
  pen.fillStyle = low;
  pen.fillRect(left, 520, right - left, 210);
}
