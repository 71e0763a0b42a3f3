import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Architecture } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { leafDab } from './foliage.ts';

/** A castle's site: the middle of its foot, and the height that it may have, in pixels. */
interface Site {
  x: number;
  foot: number;
  tall: number;
}

const BARE = { hasOutline: false, isFlat: true };

/** Castles of looks that build them in their own way. */
export const CASTLES: Partial<Record<Architecture, (set: SetLayers, site: Site) => void>> = {
  concrete: keep,
  timber: ruin,
  spires: palace,
  paper: zigzag,
};

/** Returns a function that places points relative to the castle's foot, in shares of its height. */
function pointsOf({ x, foot, tall }: Site): (across: number, up: number) => Point {
  return (across, up) => [x + across * tall, foot - up * tall];
}

function light(pen: Pen, points: readonly Point[], dark: Rgb): void {
  pen.shape(points, pen.light.isDark ? hex('#ffd98a') : dark, { ...BARE, isBright: pen.light.isDark });
}

/** Draws a Japanese keep: white tiers under curved roofs, on a leaning base of stone. */
function keep({ middle: pen, chance }: SetLayers, site: Site): void {
  const at = pointsOf(site);
  const roof = hex('#3f4a6a');
  pen.shape(
    [at(-0.62, 0), at(-0.5, 0.16), at(-0.44, 0.32), at(0.44, 0.32), at(0.5, 0.16), at(0.62, 0)],
    hex('#8a8490'),
  );
  for (let stone = 0; stone < 60; stone += 1) {
    const up = chance.next() * 0.28;
    const reach = 0.56 - up * 0.4;
    const [x, y] = at(chance.between(-reach, reach), up + 0.02);
    pen.rect(
      x,
      y,
      site.tall * chance.between(0.03, 0.06),
      site.tall * 0.022,
      chance.next() < 0.5 ? hex('#a09aa4') : hex('#74707c'),
      BARE,
    );
  }
  let base = 0.32;
  for (const [wide, high] of [
    [0.4, 0.16],
    [0.31, 0.15],
    [0.22, 0.14],
    [0.14, 0.12],
  ] as const) {
    const top = base + high;
    pen.shape([at(-wide, base), at(-wide, top), at(wide, top), at(wide, base)], hex('#f2eee6'));
    pen.shape(
      [at(-wide, base), at(-wide, base + high * 0.32), at(wide, base + high * 0.32), at(wide, base)],
      hex('#5a4a48'),
      BARE,
    );
    for (let window = -2; window <= 2; window += 1) {
      const x = window * wide * 0.36;
      light(
        pen,
        [
          at(x - 0.016, base + high * 0.42),
          at(x - 0.016, top - high * 0.14),
          at(x + 0.016, top - high * 0.14),
          at(x + 0.016, base + high * 0.42),
        ],
        hex('#4a4450'),
      );
    }
    pen.shape(
      [
        at(-wide - 0.12, top + 0.005),
        at(-wide - 0.05, top + 0.025),
        at(-wide * 0.72, top + 0.085),
        at(wide * 0.72, top + 0.085),
        at(wide + 0.05, top + 0.025),
        at(wide + 0.12, top + 0.005),
        at(wide + 0.04, top - 0.03),
        at(-wide - 0.04, top - 0.03),
      ],
      roof,
    );
    pen.line(
      [at(-wide * 0.72, top + 0.085), at(wide * 0.72, top + 0.085)],
      site.tall * 0.012,
      lighten(roof, 0.25),
      BARE,
    );
    base = top + 0.08;
  }
  pen.shape([at(-0.2, base - 0.03), at(-0.02, base + 0.12), at(0.02, base + 0.12), at(0.2, base - 0.03)], roof);
  for (const side of [-1, 1])
    pen.shape(
      [at(side * 0.02, base + 0.12), at(side * 0.06, base + 0.2), at(side * 0.07, base + 0.12)],
      hex('#e8c04a'),
    );
}

/** Draws an old castle of warm stone with round towers under tiled cones, overgrown with ivy. */
function ruin({ middle: pen, chance }: SetLayers, site: Site): void {
  const at = pointsOf(site);
  const stone = hex('#d8c8a4');
  const courses = (left: number, right: number, top: number) => {
    for (let block = 0; block < (right - left) * top * 180; block += 1) {
      const [x, y] = at(chance.between(left, right - 0.04), chance.between(0.03, top));
      pen.rect(
        x,
        y,
        site.tall * chance.between(0.025, 0.05),
        site.tall * 0.018,
        chance.next() < 0.5 ? darken(stone, 0.14) : lighten(stone, 0.2),
        BARE,
      );
    }
  };
  const tower = (x: number, wide: number, high: number) => {
    pen.shape([at(x - wide * 1.1, 0), at(x - wide, high), at(x + wide, high), at(x + wide * 1.1, 0)], stone);
    courses(x - wide, x + wide, high);
    pen.shape(
      [
        at(x - wide * 1.5, high - 0.01),
        at(x - wide * 0.6, high + wide * 1.9),
        at(x, high + wide * 3),
        at(x + wide * 0.6, high + wide * 1.9),
        at(x + wide * 1.5, high - 0.01),
      ],
      hex('#b8603f'),
    );
    for (const up of [0.35, 0.7])
      light(
        pen,
        [
          at(x - 0.014, high * up),
          at(x - 0.014, high * up + 0.06),
          at(x, high * up + 0.085),
          at(x + 0.014, high * up + 0.06),
          at(x + 0.014, high * up),
        ],
        hex('#5a4c44'),
      );
  };
  tower(-0.2, 0.09, 1);
  pen.shape(
    [at(-0.62, 0), at(-0.62, 0.42), at(-0.3, 0.46), at(0.16, 0.4), at(0.42, 0.52), at(0.66, 0.36), at(0.66, 0)],
    darken(stone, 0.06),
  );
  courses(-0.6, 0.64, 0.36);
  tower(-0.56, 0.12, 0.6);
  tower(0.5, 0.13, 0.76);
  tower(0.12, 0.07, 0.66);
  pen.shape(
    [at(-0.09, 0), at(-0.09, 0.16), at(-0.05, 0.23), at(0.03, 0.23), at(0.07, 0.16), at(0.07, 0)],
    hex('#5e4634'),
  );
  for (let leaf = 0; leaf < 420; leaf += 1) {
    const across = chance.between(-0.66, 0.66);
    const up = chance.next() ** 2.4 * (0.3 + 0.34 * Math.abs(Math.sin(across * 9)));
    leafDab(pen, ...at(across, up), site.tall * 0.016, mix(hex('#3f7a3a'), hex('#a4c85a'), chance.next()));
  }
}

/** Draws a fairy-tale palace: slender towers of many heights under blue spires, with gold knobs and flags. */
function palace({ middle: pen }: SetLayers, site: Site): void {
  const at = pointsOf(site);
  const [stone, roof] = [hex('#e4d4ee'), hex('#4452b8')];
  const towers = [
    [-0.05, 0.045, 1.12],
    [0.13, 0.04, 0.94],
    [-0.24, 0.05, 0.84],
    [0.3, 0.06, 0.74],
    [-0.42, 0.06, 0.6],
    [0.02, 0.08, 0.72],
    [0.48, 0.07, 0.5],
    [-0.58, 0.08, 0.44],
  ] as const;
  for (const [x, wide, high] of towers) {
    const tone = mix(stone, hex('#a894d0'), Math.max(0, 1 - high) * 0.4);
    pen.shape([at(x - wide, 0), at(x - wide * 0.9, high), at(x + wide * 0.9, high), at(x + wide, 0)], tone);
    pen.shape(
      [
        at(x - wide * 1.3, high + 0.02),
        at(x - wide * 1.1, high - 0.04),
        at(x + wide * 1.1, high - 0.04),
        at(x + wide * 1.3, high + 0.02),
      ],
      lighten(tone, 0.2),
    );
    const spire = high + wide * 4.4;
    pen.shape(
      [
        at(x - wide * 1.3, high + 0.01),
        at(x - wide * 0.4, high + wide * 1.6),
        at(x, spire),
        at(x + wide * 0.4, high + wide * 1.6),
        at(x + wide * 1.3, high + 0.01),
      ],
      roof,
    );
    pen.disc(...at(x, spire), site.tall * 0.012, hex('#ffd86a'), { isBright: true });
    pen.shape([at(x, spire + 0.07), at(x + 0.07, spire + 0.05), at(x, spire + 0.03)], hex('#f0a0c8'), BARE);
    for (const up of [0.5, 0.8])
      light(
        pen,
        [
          at(x - 0.013, high * up),
          at(x - 0.013, high * up + 0.05),
          at(x, high * up + 0.075),
          at(x + 0.013, high * up + 0.05),
          at(x + 0.013, high * up),
        ],
        hex('#6a5a9a'),
      );
  }
  pen.shape([at(-0.5, 0), at(-0.5, 0.26), at(0.42, 0.26), at(0.42, 0)], mix(stone, hex('#c0a8dc'), 0.5));
  for (let tooth = 0; tooth < 12; tooth += 1)
    pen.shape(
      [
        at(-0.5 + tooth * 0.078, 0.25),
        at(-0.5 + tooth * 0.078, 0.3),
        at(-0.455 + tooth * 0.078, 0.3),
        at(-0.455 + tooth * 0.078, 0.25),
      ],
      stone,
    );
  pen.shape([at(-0.1, 0), at(-0.1, 0.16), at(-0.02, 0.24), at(0.06, 0.16), at(0.06, 0)], hex('#6a4a5a'));
}

/** Draws a castle cut from paper: towers that widen upward under pointed hats with flags, and a wall with a gate. */
function zigzag({ middle: pen, chance }: SetLayers, site: Site): void {
  const at = pointsOf(site);
  const [stone, wall, roof] = [hex('#8854d0'), hex('#ff6bb5'), hex('#ffb400')];
  const window = (x: number, up: number) =>
    light(
      pen,
      [at(x - 0.03, up), at(x - 0.03, up + 0.09), at(x, up + 0.13), at(x + 0.03, up + 0.09), at(x + 0.03, up)],
      hex('#0f0f14'),
    );
  const tower = (x: number, wide: number, high: number, tone: Rgb) => {
    const lean = chance.between(-0.04, 0.04);
    const [tip, top] = [at(x + lean * 2, high + wide * 2.6), x + lean];
    pen.shape([at(x - wide * 0.75, 0), at(top - wide, high), at(top + wide, high), at(x + wide * 0.75, 0)], tone);
    pen.shape([at(top - wide * 1.35, high - 0.03), tip, at(top + wide * 1.35, high - 0.03)], roof);
    const [poleX, poleY] = tip;
    pen.line([tip, [poleX, poleY - site.tall * 0.11]], site.tall * 0.014, hex('#0f0f14'), BARE);
    pen.shape(
      [
        [poleX, poleY - site.tall * 0.11],
        [poleX + site.tall * 0.11, poleY - site.tall * 0.08],
        [poleX, poleY - site.tall * 0.045],
      ],
      hex('#ff3b3f'),
    );
    window(x + lean * 0.7, high * 0.68);
  };
  tower(0, 0.15, 0.84, stone);
  tower(-0.3, 0.1, 0.62, hex('#3b3b98'));
  tower(0.31, 0.11, 0.7, hex('#3b3b98'));
  const teeth = Array.from({ length: 9 }, (_, tooth) => {
    const [left, right] = [-0.52 + tooth * 0.116, -0.52 + (tooth + 0.5) * 0.116];
    return [at(left, 0.34), at(left, 0.42), at(right, 0.42), at(right, 0.34)];
  });
  pen.shape([at(-0.52, 0), ...teeth.flat(), at(0.52, 0.34), at(0.52, 0)], wall);
  tower(-0.54, 0.13, 0.5, stone);
  tower(0.54, 0.13, 0.56, stone);
  pen.shape(
    [at(-0.12, 0), at(-0.12, 0.17), at(-0.06, 0.25), at(0.06, 0.25), at(0.12, 0.17), at(0.12, 0)],
    hex('#a5673f'),
  );
  for (const bar of [-0.06, 0, 0.06]) pen.line([at(bar, 0.01), at(bar, 0.21)], site.tall * 0.014, hex('#0f0f14'), BARE);
}
