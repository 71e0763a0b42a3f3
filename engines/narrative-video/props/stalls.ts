import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Architecture } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';

/** A market stall: its lower left corner and its width in pixels, and the color of its cloth. */
interface Stall {
  x: number;
  foot: number;
  wide: number;
  cloth: Rgb;
}

const BARE = { hasOutline: false, isFlat: true };
const WOOD = hex('#8c6444');
const FRUIT = [hex('#e0553c'), hex('#f0b040'), hex('#7fae4a'), hex('#a03a5a')] as const;

const STALLS: Partial<Record<Architecture, (pen: Pen, stall: Stall) => void>> = {
  concrete: booth,
  timber: cart,
  spires: pavilion,
  paper: kiosk,
  suburb: sunshade,
};

/** Draws a stall as the look builds it. */
export function stall(pen: Pen, site: Stall): void {
  (STALLS[pen.hand.architecture ?? 'blocks'] ?? awning)(pen, site);
}

/** Returns a function that places points in shares of the stall's width, from its lower left corner. */
function cornersOf({ x, foot, wide }: Stall): (across: number, up: number) => Point {
  return (across, up) => [x + across * wide, foot - up * wide];
}

function fruits(pen: Pen, site: Stall, up: number, count = 9): void {
  const at = cornersOf(site);
  for (let fruit = 0; fruit < count; fruit += 1)
    pen.disc(
      ...at(0.08 + (fruit * 0.84) / (count - 1), up + (fruit % 2) * 0.01),
      site.wide * 0.06,
      pen.chance.pick(FRUIT),
    );
}

/** Draws a counter with fruit under a striped awning on posts. */
function awning(pen: Pen, site: Stall): void {
  const { x, foot, wide, cloth } = site;
  for (const post of [0.04, 0.92])
    pen.rect(x + wide * post, foot - wide * 0.86, wide * 0.03, wide * 0.86, hex('#6a4c38'));
  pen.rect(x, foot - wide * 0.3, wide, wide * 0.3, WOOD);
  fruits(pen, site, 0.33);
  const at = cornersOf(site);
  for (let stripe = 0; stripe < 8; stripe += 1) {
    const left = -0.06 + stripe * 0.14;
    pen.shape(
      [at(left + 0.03, 1.02), at(left + 0.15, 1.02), at(left + 0.14, 0.76), at(left, 0.76)],
      stripe % 2 ? hex('#f4ecdc') : cloth,
    );
  }
}

/** Draws a booth of a Japanese street festival: a wide roof, short curtains with marks, and a row of lanterns. */
function booth(pen: Pen, site: Stall): void {
  const at = cornersOf(site);
  const { wide, cloth } = site;
  pen.shape([at(0.02, 0), at(0.02, 0.9), at(0.98, 0.9), at(0.98, 0)], hex('#4a3a44'));
  pen.shape(
    [at(0.06, 0.34), at(0.06, 0.86), at(0.94, 0.86), at(0.94, 0.34)],
    pen.light.isDark ? hex('#ffcf7a') : hex('#6e5a58'),
    { ...BARE, isBright: pen.light.isDark },
  );
  for (let shelf = 0; shelf < 7; shelf += 1)
    pen.shape(
      [
        at(0.1 + shelf * 0.12, 0.52),
        at(0.1 + shelf * 0.12, 0.62),
        at(0.18 + shelf * 0.12, 0.62),
        at(0.18 + shelf * 0.12, 0.52),
      ],
      pen.chance.pick(FRUIT),
      BARE,
    );
  pen.shape([at(-0.02, 0), at(-0.02, 0.34), at(1.02, 0.34), at(1.02, 0)], hex('#a8744c'));
  pen.shape([at(0.2, 0.04), at(0.2, 0.28), at(0.8, 0.28), at(0.8, 0.04)], cloth);
  for (let curtain = 0; curtain < 5; curtain += 1) {
    const left = 0.06 + curtain * 0.18;
    pen.shape([at(left, 0.92), at(left + 0.165, 0.92), at(left + 0.16, 0.7), at(left + 0.005, 0.7)], cloth);
    pen.disc(...at(left + 0.082, 0.8), wide * 0.04, hex('#f8f0e4'), BARE);
  }
  pen.shape([at(-0.1, 0.9), at(0.02, 1.08), at(0.98, 1.08), at(1.1, 0.9)], hex('#4a5478'));
  for (let lantern = 0; lantern < 5; lantern += 1) {
    const [x, y] = at(0.02 + lantern * 0.24, 0.84);
    if (pen.light.isDark) pen.glow(x, y, wide * 0.16, hex('#ff8a4a'), 0.6);
    pen.disc(x, y, wide * 0.05, hex('#ee5a3c'), { squash: 1.25, isBright: pen.light.isDark });
  }
}

/** Draws a wooden cart with two wheels, baskets and a cloth that sags between sticks. */
function cart(pen: Pen, site: Stall): void {
  const at = cornersOf(site);
  const { wide, cloth } = site;
  for (const across of [0.06, 0.92]) pen.line([at(across, 0.2), at(across + 0.02, 0.92)], wide * 0.026, hex('#6e5240'));
  pen.shape(
    [
      at(-0.08, 0.86),
      at(0.06, 0.98),
      at(0.5, 0.88),
      at(0.94, 1),
      at(1.1, 0.84),
      at(0.94, 0.8),
      at(0.5, 0.74),
      at(0.06, 0.8),
    ],
    cloth,
    { isSmooth: true },
  );
  pen.line([at(-0.02, 0.84), at(0.5, 0.78), at(1.02, 0.84)], wide * 0.02, lighten(cloth, 0.5), {
    isSmooth: true,
    hasOutline: false,
  });
  pen.shape([at(0, 0.14), at(-0.04, 0.34), at(1.04, 0.34), at(1, 0.14)], hex('#a07850'));
  for (const up of [0.2, 0.27]) pen.line([at(0, up), at(1, up)], wide * 0.008, hex('#7a5838'), BARE);
  for (const left of [0.04, 0.36, 0.68]) {
    pen.shape([at(left, 0.44), at(left + 0.03, 0.32), at(left + 0.25, 0.32), at(left + 0.28, 0.44)], hex('#c8a468'));
    const tone = pen.chance.pick(FRUIT);
    for (let fruit = 0; fruit < 7; fruit += 1)
      pen.disc(
        ...at(left + 0.03 + fruit * 0.037, 0.45 + (fruit % 3) * 0.02),
        wide * 0.034,
        fruit % 3 ? tone : lighten(tone, 0.2),
      );
  }
  for (const across of [0.2, 0.8]) {
    pen.disc(...at(across, 0.11), wide * 0.12, hex('#6e5240'));
    pen.disc(...at(across, 0.11), wide * 0.085, hex('#b89468'), BARE);
    for (const turn of [0, 1.05, 2.1])
      pen.line(
        [
          at(across - Math.cos(turn) * 0.1, 0.11 - Math.sin(turn) * 0.1),
          at(across + Math.cos(turn) * 0.1, 0.11 + Math.sin(turn) * 0.1),
        ],
        wide * 0.016,
        hex('#6e5240'),
        BARE,
      );
  }
}

/** Draws a tent of a bazaar: a pointed roof in stripes with scallops, curtains tied to the sides, and a flag. */
function pavilion(pen: Pen, site: Stall): void {
  const at = cornersOf(site);
  const { wide, cloth } = site;
  pen.shape([at(0.06, 0), at(0.06, 0.8), at(0.94, 0.8), at(0.94, 0)], darken(cloth, 0.6));
  pen.glow(...at(0.5, 0.5), wide * 0.4, hex('#ffcf7a'), 0.5);
  pen.shape([at(0.14, 0), at(0.14, 0.24), at(0.86, 0.24), at(0.86, 0)], hex('#7a5068'));
  fruits(pen, { ...site, x: site.x + wide * 0.1, wide: wide * 0.8 }, 0.34, 7);
  for (const side of [0, 1]) {
    const edge = (across: number, up: number) => at(side ? 1 - across : across, up);
    pen.shape(
      [edge(0.02, 0), edge(0.04, 0.82), edge(0.34, 0.82), edge(0.12, 0.44), edge(0.16, 0)],
      lighten(cloth, 0.1),
      { isSmooth: false },
    );
  }
  for (let stripe = 0; stripe < 7; stripe += 1) {
    const [from, to] = [-0.08 + (stripe * 1.16) / 7, -0.08 + ((stripe + 1) * 1.16) / 7];
    pen.shape(
      [
        at(0.5, 1.36),
        at(0.5 + (from - 0.5) * 0.4, 1.02),
        at(from, 0.84),
        at((from + to) / 2, 0.76),
        at(to, 0.84),
        at(0.5 + (to - 0.5) * 0.4, 1.02),
      ],
      stripe % 2 ? hex('#f8e8c8') : cloth,
    );
  }
  pen.line([at(0.5, 1.34), at(0.5, 1.54)], wide * 0.014, hex('#d8a84a'), BARE);
  pen.shape([at(0.5, 1.54), at(0.68, 1.49), at(0.5, 1.43)], hex('#f0c860'));
}

/** Draws a kiosk that leans, under a sign in the shape of a fruit. */
function kiosk(pen: Pen, site: Stall): void {
  const at = cornersOf(site);
  const lean = pen.chance.between(-0.14, 0.14);
  pen.shape([at(0.1, 0), at(lean, 0.82), at(1 + lean, 0.74), at(0.9, 0)], site.cloth);
  pen.shape(
    [at(0.16 + lean * 0.6, 0.4), at(0.12 + lean, 0.7), at(0.88 + lean, 0.64), at(0.86 + lean * 0.6, 0.4)],
    hex('#0f0f14'),
    BARE,
  );
  pen.shape(
    [at(lean - 0.14, 0.78), at(lean + 0.1, 0.98), at(0.96 + lean, 0.88), at(1.14 + lean, 0.68)],
    hex('#f5f0e1'),
  );
  pen.disc(...at(0.5 + lean, 1.14), site.wide * 0.17, pen.chance.pick(FRUIT));
  pen.shape([at(0.5 + lean, 1.3), at(0.64 + lean, 1.42), at(0.6 + lean, 1.28)], hex('#20bf6b'));
  fruits(pen, { ...site, x: site.x + site.wide * (0.1 + lean * 0.5), wide: site.wide * 0.8 }, 0.44, 5);
}

/** Draws a table with crates under a sunshade, and a price on a board. */
function sunshade(pen: Pen, site: Stall): void {
  const at = cornersOf(site);
  const { wide, cloth } = site;
  pen.rect(site.x + wide * 0.48, site.foot - wide * 1.02, wide * 0.03, wide * 0.8, hex('#e8e0d0'));
  for (let part = 0; part < 6; part += 1) {
    const [from, to] = [-0.06 + part * 0.185, 0.125 + part * 0.185];
    pen.shape(
      [
        at(0.5, 1.12),
        at(0.5 + (from - 0.5) * 0.6, 1.02),
        at(from, 0.82),
        at((from + to) / 2, 0.78),
        at(to, 0.82),
        at(0.5 + (to - 0.5) * 0.6, 1.02),
      ],
      part % 2 ? hex('#fdf6e4') : cloth,
    );
  }
  for (const across of [0.08, 0.86])
    pen.rect(site.x + wide * across, site.foot - wide * 0.26, wide * 0.05, wide * 0.26, WOOD);
  pen.rect(site.x - wide * 0.02, site.foot - wide * 0.32, wide * 1.04, wide * 0.1, hex('#f4e4c0'));
  for (const left of [0.03, 0.35, 0.67]) {
    pen.shape([at(left, 0.32), at(left - 0.01, 0.46), at(left + 0.29, 0.46), at(left + 0.28, 0.32)], hex('#c8905a'));
    const tone = pen.chance.pick(FRUIT);
    for (let fruit = 0; fruit < 4; fruit += 1) pen.disc(...at(left + 0.045 + fruit * 0.064, 0.48), wide * 0.042, tone);
  }
  pen.shape([at(0.36, 0.04), at(0.36, 0.2), at(0.64, 0.2), at(0.64, 0.04)], hex('#fdf6e4'));
}
