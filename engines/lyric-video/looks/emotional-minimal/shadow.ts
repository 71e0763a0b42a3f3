import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { HERS, her, him, RESTING, shadowOf } from './couple.ts';
import { BLUE, CREAM, NIGHT } from './inks.ts';
import { flooded, sheetOf } from './sheet.ts';
import { moonOn, stippled } from './stipple.ts';

const HORIZON = 404;
const MOON = { x: 930, y: 236, radius: 204 };
/** Where she stands, and how much larger she is than drawn. */
const [X, GROUND, SIZE] = [930, 452, 1.08];
/** What the shadow covers: left, top, right, bottom. */
const BOX = [X - 230, GROUND - 8, X + 170, 720] as const;
const REACHING = { sleeve: '24,-188,16 36,-154,13 46,-124,10', hand: [48, -117] } as const;

/** Dusk. Somebody stands alone before the moon, and reaches for a hand: her shadow holds one. */
export function shadowScene(composition: Composition, view: View): Layer[] {
  const { chance } = composition;
  const { left, right, top } = view;
  const dusk = sheetOf(composition, view, NIGHT, (brush) => {
    stippled(brush, BLUE, [left, top, right, HORIZON], chance.fork('sky'), (x, y) => {
      const near = 1 - Math.hypot(x - MOON.x, y - MOON.y) / 620;
      return near > 0 ? 0.5 * near ** 1.6 : 0;
    });
    moonOn(brush, { paper: CREAM, shade: '#e0b9a0' }, MOON.x, MOON.y, MOON.radius, chance.fork('moon'));
    flooded(brush, view, BLUE, HORIZON);
    stippled(brush, '#7f93c4', [left, HORIZON, right, 720], chance.fork('ground'), (x, y) => {
      const down = (y - HORIZON) / 316;
      const aside = Math.abs(x - MOON.x + down * 60) / (230 + 330 * down);
      return Math.max(0, 1 - aside) * (0.75 - 0.4 * down);
    });
    stippled(brush, NIGHT, [left, HORIZON, right, 720], chance.fork('dark'), (x, y) => {
      const down = (y - HORIZON) / 316;
      return 0.75 * Math.max(0, Math.abs(x - MOON.x + down * 60) / (520 + 400 * down) - 0.35);
    });
    toFeet(brush);
    her(brush, HERS, { left: RESTING, right: REACHING });
  });
  const shadows = view.cuts(8, BOX, (brush, share) => {
    toFeet(brush);
    shadowOfBoth(brush, 0.31 + 0.023 * Math.sin(2 * Math.PI * share), 0.9);
  });
  return [still(dusk), cycle(shadows, ({ onTwos: { travel } }) => travel * 3).at(view.at(BOX[0], BOX[1]), 'top-left')];
}

/**
 * Her before the moon with her feet at the pen's origin, and what the moon throws to the ground: both.
 * @param slant how far the shadow's heads are to the left, in shares of its length
 */
export function aloneWithShadow(brush: Brush, slant: number, long: number): void {
  shadowOfBoth(brush, slant, long);
  her(brush, HERS, { left: RESTING, right: REACHING });
}

/** @param long length in shares of the height of those who throw it */
function shadowOfBoth(brush: Brush, slant: number, long: number): void {
  const { pen } = brush;
  const cloth = shadowOf(NIGHT);
  pen.save();
  pen.translate(0, -4);
  pen.transform(1, 0, slant, -long, 0, 0);
  her(brush, cloth, { left: RESTING, right: REACHING });
  pen.translate(92, 0);
  him(brush, cloth, {
    left: { sleeve: '-30,-204,18 -40,-160,15 -44,-122,11', hand: [-44, -116] },
    right: { sleeve: '30,-204,18 40,-164,16 38,-126,13', hand: [38, -118] },
  });
  pen.restore();
}

/** Moves the pen to her feet. */
function toFeet({ pen }: Brush): void {
  pen.translate(X, GROUND);
  pen.scale(SIZE, SIZE);
}
