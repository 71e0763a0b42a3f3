import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { type Body, copperOf, cutBody, print } from './burin.ts';
import { taper } from './land.ts';
import { INK, PAPER, PITCH } from './sea.ts';

/** Cuts and prints one body in units of its own, with an outline. The pen is at the drawing's origin. */
function engraved(
  pen: Context2D,
  { unit, tint }: Composition,
  scale: number,
  [width, height]: readonly [number, number],
  path: (pen: Context2D) => void,
  body: Pick<Body, 'flow' | 'round'> & Partial<Body>,
): void {
  const copper = copperOf(width * scale, height * scale);
  const own = (to: Context2D) => {
    to.scale(scale, scale);
    path(to);
  };
  cutBody(copper, {
    ...body,
    box: [0, 0, copper.width, copper.height],
    round: body.round * scale,
    flow: (x, y) => body.flow(x / scale, y / scale) * scale,
    ...(body.relief && { relief: (x, y) => (body.relief?.(x / scale, y / scale) ?? 0) * scale }),
    path: own,
  });
  print(pen, copper, PITCH * 0.74 * unit, tint(INK), tint(PAPER));
  pen.save();
  pen.beginPath();
  own(pen);
  pen.restore();
  pen.strokeStyle = tint(INK);
  pen.lineJoin = 'round';
  pen.lineWidth = 2 * unit;
  pen.stroke();
}

/** A sea serpent that swims to the left: three bows of its back, a neck with its head, and the end of its tail. */
export function serpent(pen: Context2D, composition: Composition, x: number, y: number, long: number): void {
  const scale = long / 200;
  const { unit, tint } = composition;
  pen.save();
  pen.translate(x, y);
  const bow = (left: number, wide: number, high: number, thick: number) => (to: Context2D) => {
    const [right, base] = [left + wide, 100];
    to.moveTo(left, base);
    to.bezierCurveTo(left + wide * 0.06, base - high * 1.36, right - wide * 0.06, base - high * 1.36, right, base);
    to.lineTo(right - thick, base);
    to.bezierCurveTo(
      right - thick - wide * 0.06,
      base - high * 0.78,
      left + thick + wide * 0.06,
      base - high * 0.78,
      left + thick,
      base,
    );
    to.closePath();
  };
  const coil = { round: 7, flow: (px: number, py: number) => px * 0.9 + py * 0.3, bend: 0.5, light: 0.08, dark: 0.8 };
  fins(pen, composition, scale);
  engraved(pen, composition, scale, [200, 100], bow(154, 34, 26, 8), coil);
  engraved(pen, composition, scale, [200, 100], bow(104, 46, 42, 13), coil);
  engraved(pen, composition, scale, [200, 100], bow(52, 52, 52, 16), coil);
  engraved(
    pen,
    composition,
    scale,
    [220, 100],
    (to) => {
      to.moveTo(194, 100);
      to.bezierCurveTo(194, 84, 200, 76, 208, 66);
      to.bezierCurveTo(206, 78, 210, 84, 218, 84);
      to.bezierCurveTo(208, 90, 202, 94, 200, 100);
      to.closePath();
    },
    coil,
  );
  engraved(pen, composition, scale, [200, 100], neck, { ...coil, flow: (px, py) => py * 0.9 + px * 0.25 });
  pen.scale(scale, scale);
  const px = unit / scale;
  pen.strokeStyle = pen.fillStyle = tint(INK);
  pen.lineWidth = 2 * px;
  pen.beginPath();
  pen.ellipse(21, 26, 2.4, 2, 0, 0, 2 * Math.PI);
  pen.fillStyle = tint(PAPER);
  pen.fill();
  pen.stroke();
  pen.fillStyle = tint(INK);
  pen.beginPath();
  pen.arc(20.6, 26.2, 1.1, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.arc(4.5, 29.5, 0.9, 0, 2 * Math.PI);
  pen.fill();
  // The tongue, and rings of water where the body goes down.
  taper(pen, [6, 38], [-4, 40], [-10, 36], 1.6);
  taper(pen, [3, 39], [-4, 42], [-9, 43], 1.4);
  for (const at of [38, 60, 96, 110, 144, 158, 184, 197])
    for (let ring = 0; ring < 3; ring++) {
      pen.lineWidth = (1.9 - ring * 0.5) * px;
      pen.beginPath();
      pen.ellipse(at, 100, 9 + ring * 5, 1.6 + ring * 1.7, 0, 0.1, Math.PI - 0.1);
      pen.stroke();
    }
  pen.restore();
}

function neck(to: Context2D): void {
  to.moveTo(30, 100);
  to.bezierCurveTo(18, 84, 38, 66, 34, 50);
  to.bezierCurveTo(32, 44, 26, 43, 21, 43);
  to.bezierCurveTo(14, 44, 8, 45, 5, 43);
  to.lineTo(14, 38);
  to.lineTo(2, 36);
  to.bezierCurveTo(-1, 32, 1, 27, 6, 27);
  to.bezierCurveTo(12, 26, 14, 21, 20, 19);
  to.lineTo(20, 10);
  to.lineTo(27, 17);
  to.lineTo(31, 8);
  to.lineTo(35, 18);
  to.bezierCurveTo(46, 24, 51, 38, 49, 54);
  to.bezierCurveTo(47, 70, 36, 84, 48, 100);
  to.closePath();
}

/** The comb along the back: small pointed fins behind neck and bows. */
function fins(pen: Context2D, { unit, tint }: Composition, scale: number): void {
  pen.fillStyle = tint(PAPER);
  pen.strokeStyle = tint(INK);
  pen.lineWidth = 1.7 * unit;
  for (const [left, wide, high] of [
    [52, 52, 52],
    [104, 46, 42],
    [154, 34, 26],
  ] as const)
    for (let fin = 0; fin < 8; fin++) {
      const turn = Math.PI * (1.12 + (fin / 7) * 0.76);
      const at = (around: number, far: number): Point => [
        (left + wide / 2 + Math.cos(around) * wide * 0.47 * far) * scale,
        (100 + Math.sin(around) * high * far) * scale,
      ];
      polygon(pen, [at(turn - 0.14, 0.97), at(turn + 0.1, 1.17), at(turn + 0.16, 0.97)]);
      pen.fill();
      pen.stroke();
    }
  for (let fin = 0; fin < 7; fin++) {
    const y = 24 + fin * 9;
    const x = 46 + 4 * Math.sin((fin / 6) * Math.PI) - (fin > 4 ? (fin - 4) * 3 : 0);
    polygon(pen, [
      [(x - 2) * scale, y * scale],
      [(x + 8) * scale, (y + 3) * scale],
      [(x - 2) * scale, (y + 9) * scale],
    ]);
    pen.fill();
    pen.stroke();
  }
}

/** A wind: a child's head with full cheeks and locks, which blows. @param side -1 looks left, 1 right */
export function windHead(
  pen: Context2D,
  composition: Composition,
  x: number,
  y: number,
  size: number,
  side: number,
  tilt: number,
  own: Chance,
): void {
  const { unit, tint } = composition;
  const scale = size / 100;
  pen.save();
  pen.translate(x, y);
  pen.scale(-side, 1);
  pen.rotate(-tilt);
  pen.translate(-size / 2, -size / 2);
  const px = unit / scale;
  // The breath: long strokes that spread from the lips.
  pen.fillStyle = tint(INK);
  for (let jet = 0; jet < 11; jet++) {
    const spread = (jet - 5) * 0.075;
    const far = own.between(80, 150);
    const from: Point = [(10 - Math.abs(jet - 5) * 0.3) * scale, (65 + (jet - 5) * 0.9) * scale];
    const to: Point = [from[0] - Math.cos(spread) * far * scale, from[1] + Math.sin(spread) * far * scale];
    taper(pen, from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 3 * scale * Math.sin(jet)], to, 2.6 * unit);
  }
  const lock = (cx: number, cy: number, r: number) =>
    engraved(pen, composition, scale, [120, 110], (to) => to.arc(cx, cy, r, 0, 2 * Math.PI), {
      round: r * 0.6,
      flow: (ax, ay) => Math.hypot(ax - cx + r * 0.4, ay - cy + r * 0.2) * 1.2 + Math.atan2(ay - cy, ax - cx) * 2,
      bend: 0.2,
      light: 0.24,
      dark: 0.6,
    });
  for (const [cx, cy, r] of [
    [92, 66, 12],
    [96, 50, 13],
    [88, 82, 10],
    [92, 32, 14],
    [78, 20, 14],
    [60, 13, 12],
  ] as const)
    lock(cx, cy, r);
  engraved(pen, composition, scale, [120, 110], profile, {
    round: 17,
    flow: (ax, ay) => Math.hypot(ax - 20, ay - 20) * 0.9,
    bend: 0.4,
    light: 0.03,
    dark: 0.75,
    relief: (ax, ay) =>
      11 * Math.exp(-(((ax - 41) / 15) ** 2) - ((ay - 66) / 14) ** 2) -
      5 * Math.exp(-(((ax - 33) / 9) ** 2) - ((ay - 41) / 6) ** 2),
  });
  for (const [cx, cy, r] of [
    [46, 14, 9],
    [72, 28, 11],
    [82, 44, 10],
    [80, 60, 8],
  ] as const)
    lock(cx, cy, r);
  pen.scale(scale, scale);
  pen.strokeStyle = tint(INK);
  pen.lineCap = 'round';
  const curve = (wide: number, ...[x0, y0, x1, y1, x2, y2]: [number, number, number, number, number, number]) => {
    pen.lineWidth = wide * px;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.quadraticCurveTo(x1, y1, x2, y2);
    pen.stroke();
  };
  curve(2.6, 25, 41, 31, 35, 39, 41);
  curve(1.6, 26, 42, 32, 45, 38, 42);
  curve(3.4, 31, 38, 34, 41, 31, 43);
  curve(2, 24, 33, 32, 27, 42, 33);
  curve(2, 14, 64, 18, 65, 22, 62);
  curve(1.8, 23, 55, 27, 59, 25, 63);
  curve(1.6, 30, 79, 42, 86, 54, 76);
  curve(2.2, 66, 50, 74, 46, 73, 58);
  curve(1.6, 67, 53, 71, 52, 69, 60);
  pen.restore();
}

function profile(to: Context2D): void {
  to.moveTo(52, 12);
  to.bezierCurveTo(36, 10, 24, 20, 22, 32);
  to.bezierCurveTo(22, 39, 17, 43, 9, 49);
  to.bezierCurveTo(6, 52, 10, 57, 19, 56);
  to.bezierCurveTo(19, 59, 17, 60, 14, 61);
  to.bezierCurveTo(11, 63, 13, 65, 15, 65);
  to.bezierCurveTo(12, 67, 14, 71, 19, 71);
  to.bezierCurveTo(20, 73, 18, 77, 20, 81);
  to.bezierCurveTo(25, 88, 38, 90, 50, 88);
  to.bezierCurveTo(64, 88, 78, 82, 84, 66);
  to.bezierCurveTo(92, 44, 84, 14, 52, 12);
}
