import { frames, plate } from '../../../drawing/canvas.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { CAN_TALL, CAN_WIDE, rappingCan } from './can.ts';
import { puffs } from './piece.ts';
import { ribs } from './train.ts';
import { arms, standing } from './wild.ts';

/** Pictures of the singing mouth. */
const LEVELS = 5;

/** Height of the can in shares of the frame's height. */
const TALL = { wide: 1, tall: 0.53, square: 0.62 } as const;

/** A can of paint raps, before bombs of color. */
export function stageOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, shape, chance } = composition;
  const own = chance.fork('stage');
  const tall = Math.min(TALL[shape] * height, (1.02 * width * CAN_TALL) / CAN_WIDE);
  const scale = tall / CAN_TALL;
  const left = shape === 'wide' ? width - 0.99 * CAN_WIDE * scale : (width - CAN_WIDE * scale) / 2;
  const middle = { x: left + 0.5 * CAN_WIDE * scale, y: height - 0.52 * tall };
  const back = plate(width, height, (pen) => {
    pen.fillStyle = tint('#082a54');
    pen.fillRect(0, 0, width, height);
    const base = { left: -0.04 * width, top: 0.02 * height, width: 1.08 * width, height: 0.95 * height };
    puffs(pen, base, ['#0c3f78', '#12508c', '#1861a2'].map(tint), unit, own.fork('base'));
    ribs(pen, { left: 0, top: 0, width, height }, 12 * unit);
    for (const [across, colors] of [
      [1.02, ['#e0218a', '#ff5aa8']],
      [0.82, ['#ff8a1a', '#ffc23d', '#fff07a']],
    ] as const) {
      const side = across * tall;
      const bomb = { left: middle.x - side / 2, top: middle.y - 0.5 * side, width: side, height: 0.94 * side };
      puffs(pen, bomb, colors.map(tint), unit, own.fork(`bomb ${across}`));
    }
    const arrows = standing(composition, arms(composition, (shape === 'wide' ? 0.4 : 0.34) * tall));
    pen.drawImage(arrows, middle.x - arrows.width / 2 + 0.04 * tall, middle.y - arrows.height / 2);
    grain(pen, width, height, 0.1, chance, 1.5);
  });
  const singing = frames(LEVELS, CAN_WIDE * scale, CAN_TALL * scale, (pen, share) => {
    pen.scale(scale, scale);
    rappingCan(pen, tint, share);
  });
  return [
    still(back),
    meter(singing, ({ bass, hit }) => 0.6 * bass + 0.4 * hit).at(
      ({ beat, bass }) => [left + sway(beat, Math.PI, 3 * unit), height - tall + 10 * unit - bass * 5 * unit],
      'top-left',
    ),
  ];
}
