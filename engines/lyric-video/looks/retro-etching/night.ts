import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { handLine, type Point, polygon, star } from '../../../drawing/hand.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Composition } from '../../look.ts';
import { type Copper, copperOf, cutBody, print, uneven } from './burin.ts';
import { INK, PAPER, PITCH } from './sea.ts';
import type { Sun } from './sun.ts';

/** The inner edge of a crescent from its lower horn to its upper one: the profile of a sleeper. */
const PROFILE: readonly Point[] = [
  [0.62, 0.78],
  [0.3, 0.78],
  [0.08, 0.68],
  [0.12, 0.54],
  [0.02, 0.48],
  [0.13, 0.42],
  [0.04, 0.35],
  [0.15, 0.28],
  [0.05, 0.18],
  [0.06, 0.15],
  [0.33, 0.12],
  [0.28, 0.02],
  [0.04, -0.24],
  [0.02, -0.44],
  [0.2, -0.7],
  [0.62, -0.78],
];

/** A crescent that sleeps, shaded by lines along its back. */
export function moon(pen: Context2D, { tint, unit, chance }: Composition, radius: number): void {
  const own = chance.fork('moon');
  const px = unit / radius;
  pen.translate(radius * 1.05, radius * 1.05);
  pen.scale(radius, radius);
  pen.lineCap = 'round';
  pen.fillStyle = tint(PAPER);
  pen.strokeStyle = tint(INK);
  handLine(pen, PROFILE, 0, own);
  pen.arc(0, 0, 1, -0.9, 0.9, true);
  pen.closePath();
  pen.fill();
  pen.lineWidth = 3.2 * px;
  pen.stroke();
  const copper = copperOf(radius * 2, radius * 2);
  cutBody(copper, {
    box: [0, 0, copper.width, copper.height],
    round: radius * 0.42,
    flow: (x, y) => Math.hypot(x - radius * 1.75, y - radius) * 0.8,
    bend: 0.05,
    light: 0.03,
    dark: 0.34,
    shade: (x, y) => 0.62 * smoothstep(0.62, 1.02, Math.hypot(x / radius - 1.22, y / radius - 1)),
    path: (to) => {
      to.translate(radius, radius);
      to.scale(radius, radius);
      handLine(to, PROFILE, 0, own);
      to.arc(0, 0, 1, -0.9, 0.9, true);
      to.closePath();
    },
  });
  pen.save();
  pen.scale(1 / radius, 1 / radius);
  pen.translate(-radius, -radius);
  print(pen, copper, PITCH * 0.86 * unit, tint(INK));
  pen.restore();
  const curve = (wide: number, ...[x0, y0, x1, y1, x2, y2]: [number, number, number, number, number, number]) => {
    pen.lineWidth = wide * px;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.quadraticCurveTo(x1, y1, x2, y2);
    pen.stroke();
  };
  curve(3, -0.26, -0.12, -0.12, 0, 0.01, -0.12);
  for (const lash of [-0.2, -0.14, -0.07]) curve(1.6, lash, -0.07, lash - 0.02, -0.02, lash - 0.05, 0.01);
  curve(2.4, -0.3, -0.3, -0.14, -0.42, 0, -0.33);
  curve(1.6, -0.24, -0.19, -0.12, -0.27, 0, -0.2);
  curve(1.6, 0.02, 0.35, -0.08, 0.36, -0.13, 0.3);
  for (let line = 0; line < 6; line++)
    curve(1, -0.34 + line * 0.05, 0.2, -0.3 + line * 0.05, 0.27, -0.32 + line * 0.05, 0.34);
}

/** Stars of eight rays, half of each ray dark, between the moon and the border. */
export function stars(pen: Context2D, composition: Composition, own: Chance, sun: Sun): void {
  const { width, height, tint, unit } = composition;
  const places: [number, number, number][] = [];
  for (let attempt = 0; attempt < 90 && places.length < 26; attempt++) {
    const size = (attempt < 10 ? 21 : 10) * unit;
    const [x, y] = [own.between(80 * unit, width - 80 * unit), own.between(76 * unit, height * 0.42)];
    if (Math.hypot(x - sun.x, y - sun.y) < sun.radius * 1.9) continue;
    // None in the beam of the lighthouse.
    if (y > height * 0.29 && x > sun.x) continue;
    if (places.some(([px, py]) => Math.hypot(x - px, y - py) < 84 * unit)) continue;
    places.push([x, y, size]);
  }
  for (const [x, y, size] of places) {
    pen.fillStyle = tint(PAPER);
    pen.strokeStyle = tint(INK);
    pen.lineWidth = 1.4 * unit;
    star(pen, x, y, size, size * 0.34, 8);
    pen.fill();
    pen.stroke();
    pen.fillStyle = tint(INK);
    for (let ray = 0; ray < 8; ray++) {
      const at = (turn: number, far: number): Point => [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
      const turn = (ray / 8) * 2 * Math.PI;
      polygon(pen, [[x, y], at(turn, size), at(turn + Math.PI / 8, size * 0.34)]);
      pen.fill();
    }
  }
}

/** Where the lamp of the lighthouse is. */
export function lampOf({ width, unit }: Pick<Composition, 'width' | 'unit'>, line: number): Point {
  return [width - 190 * unit, line - 262 * unit];
}

/** Cuts the cliff that the lighthouse stands on: broken stone, darker away from the moon. */
export function cutRock(copper: Copper, { width, unit }: Composition, line: number): void {
  const [x] = lampOf({ width, unit }, line);
  cutBody(copper, {
    box: [x - 190 * unit, line - 130 * unit, 400 * unit, 175 * unit],
    round: 26 * unit,
    flow: (px, py) => px * 0.86 + py * 0.3 + 7 * unit * uneven(px / (26 * unit), py / (20 * unit)),
    bend: 0.7,
    light: 0.3,
    dark: 0.6,
    relief: (px, py) =>
      8 * unit * uneven(px / (17 * unit), py / (30 * unit)) + 4 * unit * uneven(py / (9 * unit), px / (8 * unit)),
    path: (pen) => {
      pen.translate(x, line);
      pen.scale(unit, unit);
      pen.moveTo(-176, 30);
      for (const [px, py] of CLIFF) pen.lineTo(px, py);
      pen.lineTo(200, 44);
      pen.bezierCurveTo(90, 34, -60, 46, -176, 30);
    },
  });
}

const CLIFF: readonly Point[] = [
  [-166, 14],
  [-150, 10],
  [-138, -16],
  [-120, -20],
  [-108, -44],
  [-88, -52],
  [-74, -80],
  [-52, -84],
  [-40, -100],
  [30, -104],
  [48, -90],
  [70, -94],
  [92, -74],
  [120, -80],
  [150, -58],
  [200, -64],
];

/** The tower with its courses of stone, gallery and lantern, on the cliff. */
export function lighthouse(pen: Context2D, { width, unit, tint }: Composition, line: number): void {
  const [x, y] = lampOf({ width, unit }, line);
  const copper = copperOf(80 * unit, 190 * unit);
  const tower = (to: Context2D) => {
    to.moveTo(24, 24);
    to.quadraticCurveTo(20, 110, 10, 172);
    to.quadraticCurveTo(40, 182, 70, 172);
    to.quadraticCurveTo(60, 110, 56, 24);
    to.closePath();
  };
  cutBody(copper, {
    box: [0, 0, copper.width, copper.height],
    round: 20 * unit,
    flow: (_, py) => py * 0.8,
    bend: 0.45,
    light: 0.16,
    dark: 0.7,
    path: (to) => {
      to.scale(unit, unit);
      tower(to);
    },
  });
  pen.save();
  pen.translate(x - 40 * unit, y - 10 * unit);
  print(pen, copper, PITCH * 0.8 * unit, tint(INK), tint(PAPER));
  pen.scale(unit, unit);
  pen.strokeStyle = tint(INK);
  pen.fillStyle = tint(PAPER);
  pen.lineWidth = 2.2;
  pen.beginPath();
  tower(pen);
  pen.stroke();
  const block = (...points: Point[]) => {
    polygon(pen, points);
    pen.fill();
    pen.stroke();
  };
  block([16, 24], [18, 18], [62, 18], [64, 24]);
  block([27, 18], [27, 0], [53, 0], [53, 18]);
  for (const bar of [33.5, 40, 46.5]) block([bar, 18], [bar, 0]);
  pen.fillStyle = tint(INK);
  block([23, 0], [40, -16], [57, 0]);
  block([39, -16], [39, -26], [41, -26], [41, -16]);
  for (const [wx, wy] of [
    [36, 60],
    [42, 104],
    [36, 146],
  ] as const)
    block([wx, wy], [wx, wy - 9], [wx + 3, wy - 12], [wx + 6, wy - 9], [wx + 6, wy]);
  pen.restore();
}
