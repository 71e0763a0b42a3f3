import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Composition } from '../../look.ts';
import { type Body, copperOf, cutBody, print, uneven } from './burin.ts';
import { cutClouds, hump } from './clouds.ts';
import { taper } from './land.ts';
import { INK, PAPER, PITCH } from './sea.ts';

/** Width and height of the drawing, in its own units. */
const [WIDE, HIGH] = [200, 230];

/** A sperm whale that leaps out of the sea, head up to the left. Its feet of spray are at the sprite's lower edge. */
export function whaleOf({ tint, unit, chance }: Composition, size: number) {
  const own = chance.fork('whale');
  const scale = size / HIGH;
  const px = unit / scale;
  const [ink, paper] = [tint(INK), tint(PAPER)];
  return sprite(WIDE * scale, size, (pen) => {
    const cut = (
      path: (pen: Context2D) => void,
      flow: (x: number, y: number) => number,
      round: number,
      more: Partial<Body>,
    ) => {
      const copper = copperOf(WIDE * scale, size);
      cutBody(copper, {
        box: [0, 0, copper.width, copper.height],
        round: round * scale,
        flow: (x, y) => flow(x / scale, y / scale) * scale,
        path: (to) => {
          to.scale(scale, scale);
          path(to);
        },
        ...more,
      });
      print(pen, copper, PITCH * unit, ink, paper);
      pen.save();
      pen.scale(scale, scale);
      pen.beginPath();
      path(pen);
      pen.strokeStyle = ink;
      pen.lineJoin = 'round';
      pen.lineWidth = 2.4 * px;
      pen.stroke();
      pen.restore();
    };
    // The far flipper, the lower jaw, then the body with its square head.
    cut(farFlipper, (x, y) => x * 0.5 + y * 0.8, 9, { light: 0.4, bend: 0.1 });
    cut(jaw, (x, y) => x * 0.75 - y * 0.5, 8, { light: 0.12, dark: 0.75, bend: 0.1 });
    cut(body, (x, y) => across(x, y), 40, {
      bend: 0.12,
      light: 0.14,
      dark: 0.7,
      relief: (x: number, y: number) => wrinkles(x / scale, y / scale) * scale,
      shade: (x: number, y: number) => shadeOf(x / scale, y / scale),
    });
    cut(flipper, (x, y) => x * 0.7 + y * 0.6, 10, { light: 0.2, dark: 0.75, bend: 0.15 });
    pen.save();
    pen.scale(scale, scale);
    features(pen, ink, paper, px);
    spray(pen, ink, paper, px, own);
    pen.restore();
    foam(pen, ink, paper, unit, scale, own);
  });
}

/** Place along the body: lines go around it, bowed toward the head. */
function across(x: number, y: number): number {
  const [along, side] = [y * 0.88 + x * 0.42, x * 0.9 - y * 0.36 - 20];
  return along * 0.9 + 0.0042 * side * side;
}

/** Low swellings under the skin. */
function wrinkles(x: number, y: number): number {
  return 1.6 * uneven(x / 15, y / 19);
}

/** The belly and the part near the water are dark, and long wrinkles run behind the head. */
function shadeOf(x: number, y: number): number {
  const [along, side] = [y * 0.88 + x * 0.42, x * 0.9 - y * 0.36];
  const down = Math.max(0, (y - 150) / 80);
  const under = Math.max(0, Math.min(1, (side - 34) / 40));
  const behind = Math.max(0, Math.min(1, (along - 128) / 30));
  const fold = Math.max(0, Math.sin(side * 0.62 + 1.4 * uneven(along / 30, side / 30)) - 0.35);
  return 0.1 * down + 0.3 * under + 0.34 * behind * fold + 0.05 * uneven(x / 16, y / 16);
}

function body(pen: Context2D): void {
  pen.moveTo(14, 60);
  pen.bezierCurveTo(12, 40, 22, 18, 44, 9);
  pen.bezierCurveTo(54, 5, 66, 6, 72, 14);
  pen.bezierCurveTo(78, 24, 84, 40, 92, 56);
  pen.bezierCurveTo(101, 74, 122, 96, 138, 124);
  pen.bezierCurveTo(152, 150, 160, 190, 163, 230);
  pen.lineTo(62, 230);
  pen.bezierCurveTo(54, 196, 47, 168, 38, 138);
  pen.bezierCurveTo(31, 118, 17, 90, 14, 60);
}

/** The narrow lower jaw hangs open under the head. */
function jaw(pen: Context2D): void {
  pen.moveTo(88, 86);
  pen.bezierCurveTo(98, 78, 100, 58, 99, 38);
  pen.bezierCurveTo(99, 31, 106, 30, 108, 38);
  pen.bezierCurveTo(113, 58, 116, 84, 126, 108);
  pen.bezierCurveTo(112, 114, 96, 104, 88, 86);
}

function flipper(pen: Context2D): void {
  pen.moveTo(98, 126);
  pen.bezierCurveTo(112, 122, 126, 130, 140, 150);
  pen.bezierCurveTo(150, 164, 158, 178, 156, 188);
  pen.bezierCurveTo(146, 192, 122, 178, 108, 160);
  pen.bezierCurveTo(98, 148, 92, 134, 98, 126);
}

function farFlipper(pen: Context2D): void {
  pen.moveTo(132, 126);
  pen.bezierCurveTo(150, 118, 170, 118, 186, 128);
  pen.bezierCurveTo(192, 133, 190, 140, 180, 142);
  pen.bezierCurveTo(164, 146, 148, 146, 138, 140);
  pen.closePath();
}

function features(pen: Context2D, ink: string, paper: string, px: number): void {
  pen.strokeStyle = ink;
  pen.lineCap = 'round';
  const curve = (wide: number, ...[x0, y0, x1, y1, x2, y2]: [number, number, number, number, number, number]) => {
    pen.lineWidth = wide * px;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.quadraticCurveTo(x1, y1, x2, y2);
    pen.stroke();
  };
  // The mouth line runs along the head and turns down before the eye.
  curve(3.4, 76, 20, 82, 60, 96, 96);
  curve(2.4, 96, 96, 99, 104, 106, 106);
  // The low eye, with its lids and folds.
  pen.beginPath();
  pen.ellipse(86, 106, 3.6, 2.3, 0.9, 0, 2 * Math.PI);
  pen.fillStyle = paper;
  pen.fill();
  pen.lineWidth = 1.8 * px;
  pen.stroke();
  pen.beginPath();
  pen.ellipse(86.4, 106.3, 2.2, 1.9, 0.9, 0, 2 * Math.PI);
  pen.fillStyle = ink;
  pen.fill();
  curve(2.6, 80, 101, 86, 98, 91, 109);
  curve(1.5, 79, 106, 83, 113, 90, 114);
  curve(1.2, 77, 109, 82, 117, 91, 118);
  // The slit of the blowhole at the front corner of the head, and teeth.
  curve(3, 24, 28, 28, 24, 33, 24);
  for (let tooth = 0; tooth < 8; tooth++) {
    const y = 40 + tooth * 5.4;
    const x = 99.4 - (tooth / 8) ** 2 * 4;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x - 4.6, y + 1);
    pen.lineTo(x, y + 3.2);
    pen.fillStyle = paper;
    pen.fill();
    pen.lineWidth = 1.2 * px;
    pen.stroke();
  }
  // Water runs down the flanks.
  for (const [x, y, long] of [
    [34, 112, 46],
    [44, 142, 52],
    [60, 160, 50],
    [76, 150, 60],
    [122, 172, 40],
  ] as const)
    for (let run = 0; run < 3; run++) {
      pen.strokeStyle = run === 1 ? ink : paper;
      curve(run === 1 ? 1 : 2.6, x + run * 3, y + run * 5, x + 4 + run * 3, y + long * 0.5, x + 10 + run * 2, y + long);
    }
  pen.strokeStyle = ink;
}

/** Water thrown up on both sides: arching jets that end in drops. */
function spray(pen: Context2D, ink: string, paper: string, px: number, own: Chance): void {
  for (let jet = 0; jet < 54; jet++) {
    const side = jet % 2 ? -1 : 1;
    const out = own.next();
    const x = side < 0 ? 66 - out * 26 : 152 + out * 22;
    const high = (76 - 40 * out) * own.between(0.45, 1.1);
    const lean = side * (10 + 22 * out) * own.between(0.6, 1.2);
    const [tipX, tipY] = [x + lean, 224 - high];
    for (const [thick, color] of [
      [5.4, paper],
      [2.2, ink],
    ] as const) {
      pen.fillStyle = color;
      taper(pen, [x, 226], [x + lean * 0.3, 226 - high * 0.8], [tipX, tipY], thick * px);
    }
    for (let drop = 0; drop < 3; drop++) {
      pen.beginPath();
      pen.arc(
        tipX + lean * 0.16 * drop + own.around() * 3,
        tipY - 2 + drop * drop * 1.6 + own.around() * 3,
        own.between(0.8, 2) * px,
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
  }
}

/** Foam that boils up around the body, in front of it. */
function foam(pen: Context2D, ink: string, paper: string, unit: number, scale: number, own: Chance): void {
  const copper = copperOf(WIDE * scale, HIGH * scale);
  cutClouds(
    copper,
    {
      left: 26 * scale,
      right: 192 * scale,
      base: HIGH * scale,
      rise: (share) => (9 + 30 * hump(share, 0.16, 0.1) + 32 * hump(share, 0.86, 0.1)) * scale,
      dark: 0.6,
    },
    unit,
    own,
  );
  print(pen, copper, PITCH * 0.8 * unit, ink, paper);
}

/** A whale's fluke as it dives, drawn on a square of 100 whose lower edge is the water. */
export function flukeOf({ tint, unit }: Composition, size: number) {
  const scale = size / 100;
  return sprite(size, size, (pen) => {
    const copper = copperOf(size, size);
    const path = (to: Context2D) => {
      to.scale(scale, scale);
      to.moveTo(34, 100);
      to.bezierCurveTo(41, 84, 45, 70, 44, 56);
      to.bezierCurveTo(36, 47, 18, 44, 1, 27);
      to.bezierCurveTo(14, 22, 34, 21, 45, 30);
      to.bezierCurveTo(48, 32, 49, 35, 50, 39);
      to.bezierCurveTo(52, 33, 54, 28, 59, 25);
      to.bezierCurveTo(70, 16, 86, 12, 99, 13);
      to.bezierCurveTo(88, 34, 70, 42, 59, 54);
      to.bezierCurveTo(59, 70, 66, 84, 76, 100);
    };
    cutBody(copper, {
      box: [0, 0, copper.width, copper.height],
      round: 14 * scale,
      // Lines run from the tail out to the tips.
      flow: (x, y) => 0.9 * y + 0.011 * ((x - 50 * scale) ** 2 / scale) * (y < 60 * scale ? 1 : 0.4),
      bend: 0.1,
      light: 0.34,
      dark: 0.6,
      shade: (x, y) => 0.2 * smoothstep(40, 62, x / scale) + 0.16 * smoothstep(50, 100, y / scale),
      path,
    });
    print(pen, copper, PITCH * 0.8 * unit, tint(INK), tint(PAPER));
    pen.save();
    pen.beginPath();
    path(pen);
    pen.restore();
    pen.strokeStyle = tint(INK);
    pen.lineWidth = 2.2 * unit;
    pen.stroke();
  });
}
