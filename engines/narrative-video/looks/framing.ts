import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { leafDab } from '../props/foliage.ts';

const BARE = { hasOutline: false, isFlat: true };

/** Draws a branch full of leaves that hangs into an upper corner, and tall grass with flowers in the lower one. */
export function leafyCorner({ front, width, height, unit, chance }: SetLayers): void {
  const side = chance.fork('corner').pick([-1, 1]);
  const at = (across: number, down: number): Point => [width * 0.5 - side * (width * 0.5 - across * unit), down * unit];
  front.line([at(-0.02, -0.02), at(0.2, 0.07), at(0.42, 0.05), at(0.62, 0.1)], unit * 0.018, hex('#5a4232'), {
    isSmooth: true,
  });
  for (let leaf = 0; leaf < 260; leaf += 1) {
    const along = chance.next() ** 1.3;
    const [x, y] = at(along * 0.68, 0.02 + chance.next() * 0.17 * (1.15 - along));
    const tone = leaf / 260;
    leafDab(front, x, y, unit * chance.between(0.012, 0.022), mix(hex('#24583c'), hex('#a4cc58'), tone ** 1.6));
  }
  for (let blade = 0; blade < 70; blade += 1) {
    const [x] = at(chance.next() ** 1.6 * 0.75, 0);
    const tall = unit * chance.between(0.08, 0.26);
    const lean = chance.between(-0.25, 0.35) * tall;
    const foot = height + unit * 0.03;
    front.shape(
      [
        [x - unit * 0.006, foot],
        [x + lean * 0.4, foot - tall * 0.6],
        [x + lean, foot - tall],
        [x + lean * 0.4 + unit * 0.008, foot - tall * 0.58],
        [x + unit * 0.008, foot],
      ],
      mix(hex('#2f6a3a'), hex('#9ac050'), chance.next()),
      BARE,
    );
    if (blade % 6 === 0)
      front.disc(
        x + lean,
        foot - tall,
        unit * 0.012,
        chance.pick([hex('#ffffff'), hex('#ffd45a'), hex('#f08a7a')]),
        BARE,
      );
  }
}

/**
 * Draws the nearest plane of a multiplane picture: a dark tree that bends over one side, and ferns along the lower edge.
 */
export function darkFrame({ front, width, height, unit, chance }: SetLayers): void {
  const side = chance.fork('frame').pick([-1, 1]);
  const at = (across: number, down: number): Point => [
    width * 0.5 - side * (width * 0.5 - (across + 0.08) * unit),
    down * unit,
  ];
  const low = height / unit;
  const bark = hex('#2a1c3c');
  front.shape(
    [
      at(-0.2, -0.1),
      at(0.34, -0.1),
      at(0.2, 0.08),
      at(0.13, 0.34),
      at(0.14, 0.62),
      at(0.22, low - 0.08),
      at(0.36, low + 0.1),
      at(-0.2, low + 0.1),
    ],
    bark,
    { isSmooth: true, isFlat: true },
  );
  front.line([at(0.13, 0.24), at(0.3, 0.1), at(0.44, 0.05)], unit * 0.022, bark, { isSmooth: true });
  front.line([at(0.03, 0.1), at(0.05, 0.5), at(0.02, low)], unit * 0.012, hex('#6a4a7a'), {
    isSmooth: true,
    hasOutline: false,
  });
  // The leaves hang around the branch, which would look like a mistake if it were bare.
  for (let bunch = 0; bunch < 40; bunch += 1) {
    const along = chance.next();
    const [x, y] = at(along * 0.66, chance.next() * (0.2 - 0.12 * along));
    front.blob(
      x,
      y,
      unit * chance.between(0.045, 0.085),
      unit * chance.between(0.03, 0.055),
      mix(hex('#16343e'), hex('#2f6a5e'), chance.next()),
      {
        ...BARE,
        bumps: 11,
      },
    );
  }
  // The plane covers one side only, because a wide transparent layer takes long to draw.
  for (let fern = 0; fern < 8; fern += 1) {
    const [x] = at((fern / 8) * 0.62, 0);
    const size = unit * (0.2 - fern * 0.016);
    drawFern(front, [x, height + unit * 0.03], size, mix(hex('#14303a'), hex('#2a5a54'), chance.next()));
  }
}

/** Draws a fern: five bent leaves from one root. */
function drawFern(pen: SetLayers['front'], [x, y]: Point, size: number, tone: Rgb): void {
  for (const turn of [-1.1, -0.55, 0, 0.55, 1.1]) {
    const [tipX, tipY] = [x + Math.sin(turn) * size * 1.2, y - Math.cos(turn * 0.8) * size];
    const [middleX, middleY] = [x + Math.sin(turn) * size * 0.45, y - Math.cos(turn * 0.5) * size * 0.75];
    pen.shape(
      [
        [x - size * 0.06, y],
        [middleX - size * 0.09, middleY],
        [tipX, tipY],
        [middleX + size * 0.09, middleY + size * 0.06],
        [x + size * 0.06, y],
      ],
      turn === 0 ? lighten(tone, 0.12) : tone,
      { ...BARE, isSmooth: false },
    );
  }
}

/** Draws bands of mist between the far and the near planes. */
export function mist({ far, width, horizon, unit, light, chance }: SetLayers): void {
  const tone = lighten(mix(light.horizon, light.haze, 0.4), light.isDark ? 0 : 0.25);
  for (let band = 0; band < 7; band += 1) {
    far.disc(
      chance.next() * width,
      horizon + unit * chance.between(-0.02, 0.09),
      width * chance.between(0.2, 0.4),
      tone,
      {
        squash: 0.06,
        alpha: 0.22,
        isBright: true,
      },
    );
  }
}

/** Draws a sidewalk with a hydrant, a clipped hedge and a mailbox along the lower edge. */
export function sidewalk({ near, width, height, ground, unit, chance }: SetLayers): void {
  const top = ground - unit * 0.03;
  const slab = hex('#d4ccc4');
  near.rect(-20, top, width + 40, height - top + 20, slab);
  near.rect(-20, top, width + 40, unit * 0.014, lighten(slab, 0.5), BARE);
  for (let joint = 0; joint < 12; joint += 1)
    near.line(
      [
        [width * (joint / 11), top],
        [width * (0.5 + (joint / 11 - 0.5) * 1.3), height + 10],
      ],
      Math.max(1, unit * 0.004),
      darken(slab, 0.35),
      BARE,
    );
  const side = chance.fork('sidewalk').pick([0.14, 0.86]);
  const [x, y] = [width * side, top + unit * 0.05];
  const red = hex('#e0402f');
  near.rect(x - unit * 0.022, y - unit * 0.1, unit * 0.044, unit * 0.1, red);
  near.disc(x, y - unit * 0.1, unit * 0.026, red);
  near.rect(x - unit * 0.04, y - unit * 0.075, unit * 0.08, unit * 0.022, red);
  near.rect(x - unit * 0.03, y - unit * 0.014, unit * 0.06, unit * 0.014, darken(red, 0.2));
}
