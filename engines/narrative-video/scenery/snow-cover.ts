import { hex, mix, type Rgb } from '../../drawing/color.ts';
import type { Part } from './part.ts';

const SNOW = hex('#f2f6fc');
/** Share of snow in the color of what grows or stands under the sky. */
const ON_THINGS = 0.72;

/** Returns a color under snow. @param share share of snow, 0 to 1 */
export function covered(color: Rgb, share: number): Rgb {
  return mix(color, SNOW, share);
}

/** A board that is at most this thick, and at least this wide, carries a layer of snow, meters. */
const BOARD = { thick: 0.17, wide: 0.5, layer: 0.05 };

/** Returns a part under snow: leaves, roofs and hills turn white, and snow lies on boulders, boards and bushes. */
export function snowedOver(part: Part): Part[] {
  const { at, finish } = part;
  const white = { ...part, color: covered(part.color, ON_THINGS) };
  switch (part.form) {
    case 'roof':
    case 'hill':
    case 'frond':
    case 'sheet':
      return [white];
    case 'column':
      return [finish === 'leaf' ? white : part];
    case 'ball': {
      if (finish !== 'leaf' && part.rough === undefined) return [part];
      const [wide, tall, deep] = part.size;
      const cap = [wide * 0.86, tall * 0.62, deep * 0.86] as const;
      const base = finish === 'leaf' ? white : part;
      return [base, { ...part, at: [at[0], at[1] + tall * 0.44, at[2]], size: cap, color: SNOW, finish: 'plain' }];
    }
    case 'block': {
      const [wide, tall, deep] = part.size;
      if (finish === 'lamp' || tall > BOARD.thick || wide < BOARD.wide || deep < tall) return [part];
      const layer = [wide * 0.97, BOARD.layer, deep * 0.94] as const;
      const top = { ...part, at: [at[0], at[1] + tall, at[2]], size: layer, color: SNOW, isSmooth: true } as const;
      return [part, { ...top, finish: 'plain' }];
    }
    default:
      return [part];
  }
}
