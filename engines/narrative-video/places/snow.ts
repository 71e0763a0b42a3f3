import { darken, hex, lighten, mix } from '../../drawing/color.ts';
import { floor, pine, ridge } from '../props/nature.ts';
import { poolOfLight } from '../props/signs.ts';
import { lamp } from '../props/town.ts';
import type { Place, SetLayers } from './set-layers.ts';

const SNOW = hex('#f6faff');
const BARE = { hasOutline: false, isFlat: true } as const;
/** Where the cabin stands, as a share of the set's width, and the lamp. */
const [CABIN, LAMP] = [0.74, 0.25];

/** A clearing between rows of trees that fade into mist, with a cabin, a lamp and a trodden path. */
export const snow: Place = (set) => {
  const { width, height, horizon, ground, unit, light } = set;
  set.drawSky();
  ridge(set.far, width, horizon, horizon * 0.42, horizon + unit * 0.3, hex('#c4d4ec'), 0.8);
  treesInMist(set);
  ridge(set.middle, width, horizon + unit * 0.06, unit * 0.14, height, hex('#dfe9f8'), 0);
  for (let x = 0; x < width; x += unit * 0.14) {
    // The cabin stands in a gap of the row.
    if (Math.abs(x - width * CABIN) < unit * 0.2) continue;
    const size = unit * set.chance.between(0.2, 0.36);
    snowedPine(set.middle, x, horizon + unit * set.chance.between(0.08, 0.14), size, 0.5);
  }
  cabin(set, width * CABIN, horizon + unit * 0.13, unit * 0.2);
  floor(set.near, width, horizon + unit * 0.16, height, hex('#eef4ff'), 10);
  path(set);
  snowedPine(set.near, width * 0.05, ground, unit * 0.62, 1);
  snowedPine(set.near, width * 0.94, ground, unit * 0.74, 1);
  if (light.isDark) {
    // A street lamp gives the blue night a warm light beside people.
    const [x, tall] = [width * LAMP, unit * 0.72];
    poolOfLight(set.near, x + tall * 0.2, ground + unit * 0.02, unit * 0.4);
    set.near.glow(x + tall * 0.2, ground - tall, unit * 0.5, hex('#ffb860'), 0.5);
    lamp(set.near, x, ground, tall);
    snowOnLamp(set, x, ground, tall);
  }
  set.front.blob(0, height + unit * 0.06, unit * 0.5, unit * 0.16, hex('#ffffff'));
  set.front.blob(width, height + unit * 0.08, unit * 0.5, unit * 0.18, hex('#f4f8ff'));
};

/** Draws rows of trees, each nearer and darker than the one before, with mist between them. */
function treesInMist({ far, width, horizon, unit, light, chance }: SetLayers): void {
  const air = lighten(mix(light.horizon, light.haze, 0.5), light.isDark ? 0.1 : 0.35);
  for (const [row, veil] of [0.62, 0.4, 0.2].entries()) {
    const foot = horizon + unit * (0.01 + row * 0.025);
    for (let x = -unit * 0.1; x < width + unit * 0.1; x += unit * chance.between(0.05, 0.1)) {
      const size = unit * chance.between(0.16, 0.26) * (1 + row * 0.16);
      const tone = mix(mix(hex('#3f6272'), light.zenith, 0.45), air, veil);
      far.shape(
        [
          [x - size * 0.17, foot],
          [x - size * 0.04, foot - size * 0.6],
          [x, foot - size],
          [x + size * 0.04, foot - size * 0.6],
          [x + size * 0.17, foot],
        ],
        tone,
        { ...BARE, isBright: true },
      );
    }
    for (let bank = 0; bank < 5; bank += 1)
      far.disc(width * chance.next(), foot - unit * 0.01, width * chance.between(0.16, 0.3), air, {
        ...BARE,
        squash: 0.09,
        alpha: 0.2,
        isBright: true,
      });
  }
}

/** Draws a pine whose tiers carry snow. @param share how jagged the lower edge of the snow is, 0 to 1 */
function snowedPine(pen: SetLayers['near'], x: number, foot: number, size: number, share: number): void {
  pine(pen, x, foot, size, share > 0.8 ? hex('#2f5a58') : hex('#3f6a66'));
  for (let tier = 0; tier < 4; tier += 1) {
    const [half, low] = [size * (0.16 - tier * 0.032), foot - size * (0.2 + tier * 0.2)];
    pen.shape(
      [
        [x - half, low],
        [x, low - size * 0.22],
        [x + half, low],
        [x + half * 0.4, low - half * 0.25 * share],
        [x, low + half * 0.1 * share],
        [x - half * 0.4, low - half * 0.25 * share],
      ],
      SNOW,
      { hasOutline: false },
    );
  }
}

/** Draws a cabin under snow with smoke over its chimney. At night its windows are warm, and light falls on the snow. */
function cabin({ middle, unit, light }: SetLayers, x: number, foot: number, size: number): void {
  const timber = hex('#6a4a3a');
  const glow = { isBright: light.isDark, hasOutline: false } as const;
  const warm = light.isDark ? hex('#ffc860') : hex('#5a6a80');
  middle.rect(x + size * 0.24, foot - size * 0.98, size * 0.13, size * 0.36, darken(timber, 0.2));
  for (let puff = 0; puff < 5; puff += 1)
    middle.disc(
      x + size * (0.32 + puff * 0.07),
      foot - size * (1.08 + puff * 0.16),
      size * (0.06 + puff * 0.025),
      SNOW,
      {
        ...BARE,
        alpha: 0.3 - puff * 0.045,
      },
    );
  middle.rect(x - size * 0.5, foot - size * 0.5, size, size * 0.5, timber);
  middle.shape(
    [
      [x - size * 0.64, foot - size * 0.44],
      [x - size * 0.36, foot - size * 0.84],
      [x + size * 0.36, foot - size * 0.84],
      [x + size * 0.64, foot - size * 0.44],
    ],
    SNOW,
  );
  for (const [left, wide, tall, low] of [
    [-0.38, 0.22, 0.2, 0.16],
    [0.16, 0.22, 0.2, 0.16],
    [-0.09, 0.17, 0.34, 0],
  ] as const) {
    const color = low > 0 ? warm : mix(warm, timber, 0.55);
    middle.rect(x + size * left, foot - size * (low + tall), size * wide, size * tall, color, glow);
  }
  middle.rect(x - size * 0.28, foot - size * 0.36, size * 0.02, size * 0.2, timber, BARE);
  middle.rect(x + size * 0.26, foot - size * 0.36, size * 0.02, size * 0.2, timber, BARE);
  if (!light.isDark) return;
  middle.glow(x, foot - size * 0.25, unit * 0.26, hex('#ffb450'), 0.55);
  poolOfLight(middle, x, foot + size * 0.06, size * 0.8);
}

/** Draws the way from the cabin to where people stand, with the footprints of two. */
function path({ near, width, horizon, ground, height, unit, chance }: SetLayers): void {
  const [from, to] = [width * CABIN, width * 0.46];
  const top = horizon + unit * 0.16;
  const at = (share: number) => ({
    x: from + (to - from) * share ** 1.4 + Math.sin(share * 5) * unit * 0.03,
    y: top + (height - top) * share ** 1.6,
    size: unit * (0.004 + 0.017 * share ** 1.3),
  });
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map(at);
  const tread = hex('#cfdcf2');
  near.shape(
    [
      ...steps.map(({ x, y, size }) => [x - size * 5, y] as const),
      ...steps.map(({ x, y, size }) => [x + size * 5, y] as const).reverse(),
    ],
    tread,
    { ...BARE, isSmooth: true, alpha: 0.5 },
  );
  for (let print = 0; print < 30; print += 1) {
    const { x, y, size } = at(0.03 + (print / 30) * 0.94);
    if (y > ground + unit * 0.06) break;
    for (const side of [-1, 1]) {
      const aside = side * size * 2.4 + (print % 2 ? size : -size) * 0.9 + chance.around() * size * 0.3;
      near.disc(x + aside, y, size, hex('#8fa6cc'), { ...BARE, squash: 0.42, alpha: 0.75 });
    }
  }
}

/** Draws the snow that lies on the arm and the shade of the lamp. */
function snowOnLamp({ near }: SetLayers, x: number, foot: number, tall: number): void {
  near.line(
    [
      [x - tall * 0.012, foot - tall * 1.015],
      [x + tall * 0.11, foot - tall * 1.06],
      [x + tall * 0.19, foot - tall * 1.025],
    ],
    tall * 0.02,
    SNOW,
    { isSmooth: true, hasOutline: false, isFlat: true },
  );
  near.blob(x + tall * 0.2, foot - tall * 1.02, tall * 0.045, tall * 0.02, SNOW, BARE);
  near.blob(x, foot + tall * 0.005, tall * 0.09, tall * 0.03, SNOW, BARE);
}
