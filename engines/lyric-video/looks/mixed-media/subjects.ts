import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';

/** What is printed if there is no singer: on which paper, and how, around the origin and within a radius. */
export interface Subject {
  paper: string;
  draw(pen: Context2D, composition: Composition, radius: number): void;
}

const [PALE, INK, CORAL] = ['#f2ead6', '#1d1d1d', '#ef5b49'] as const;
/** Petals of a ring, rings from the outside, and how much smaller each next ring is. */
const [PETALS, RINGS, SMALLER] = [13, 5, 0.78] as const;

/** The outline of a petal: shares of half of its room to a side, and of the way from the middle to its tip. */
const PETAL: readonly Point[] = [
  [0, 0.1],
  [-0.87, 0.6],
  [-0.94, 0.8],
  [-0.5, 0.95],
  [0, 1.04],
  [0.5, 0.95],
  [0.94, 0.8],
  [0.87, 0.6],
];

const eye: Subject = { paper: '#8fb8ae', draw: drawEye };
const moon: Subject = { paper: '#1c3b45', draw: drawMoon };
const flower: Subject = { paper: '#e8b04a', draw: drawFlower };
const record: Subject = { paper: '#d9705c', draw: drawRecord };

/** The main picture of each movement, and those at its sides where there are no words. */
export const SUBJECTS: Readonly<Record<MovementKind, readonly [main: Subject, ...sides: Subject[]]>> = {
  opening: [eye],
  verse: [moon],
  chorus: [flower],
  break: [record, flower, eye],
  ending: [moon, record, flower],
};

/** Dots of ink inside the current path. @param ink share of each place, by its distance from the origin in radii */
function dotted(pen: Context2D, { unit }: Composition, radius: number, ink: (x: number, y: number) => number): void {
  pen.save();
  pen.clip();
  const all = { left: -radius, top: -radius, width: 2 * radius, height: 2 * radius };
  halftone(pen, all, Math.min(7 * unit, radius / 16), 22, (px, py) => ink(px / radius, py / radius));
  pen.restore();
}

/** A moon whose craters are made of dots. */
function drawMoon(pen: Context2D, composition: Composition, radius: number): void {
  const { tint, unit, chance } = composition;
  const own = chance.fork('moon');
  pen.fillStyle = PALE;
  for (let star = 0; star < 60; star++) {
    disc(pen, own.around() * 1.4 * radius, own.around() * 1.4 * radius, own.between(0.8, 2.2) * unit);
    pen.fill();
  }
  disc(pen, 0, 0, radius);
  pen.fill();
  const craters = Array.from({ length: 9 }, () => [own.around(), own.around(), own.between(0.08, 0.26)] as const);
  pen.fillStyle = tint(moon.paper);
  dotted(pen, composition, radius, (x, y) => {
    const crater = craters.some(([cx, cy, reach]) => Math.hypot(x - cx, y - cy) < reach) ? 0.28 : 0;
    return Math.max(0, 0.2 + (x * 0.8 + y * 0.5) * 0.75) + crater;
  });
  pen.strokeStyle = tint(CORAL);
  pen.lineWidth = 4 * unit;
  disc(pen, 0, 0, radius * 1.14);
  pen.stroke();
}

/** An eye from an old engraving, wide open under a brow. */
function drawEye(pen: Context2D, composition: Composition, radius: number): void {
  const { tint, unit } = composition;
  const lids = (open: number) => {
    pen.beginPath();
    pen.moveTo(-1.1 * radius, 0.1 * radius);
    pen.quadraticCurveTo(-0.1 * radius, -1.05 * open * radius, 1.1 * radius, 0.05 * radius);
    pen.quadraticCurveTo(0.1 * radius, 0.95 * open * radius, -1.1 * radius, 0.1 * radius);
    pen.closePath();
  };
  pen.strokeStyle = INK;
  pen.lineCap = 'round';
  pen.lineWidth = 0.03 * radius;
  for (let lash = 0; lash < 15; lash++) {
    const along = -0.86 + lash * 0.123;
    const foot = -0.5 * (1 - along ** 2) * radius;
    pen.beginPath();
    pen.moveTo(along * radius, foot + 0.06 * radius);
    pen.quadraticCurveTo(along * 1.12 * radius, foot - 0.12 * radius, along * 1.3 * radius, foot - 0.26 * radius);
    pen.stroke();
  }
  lids(1);
  pen.fillStyle = PALE;
  pen.fill();
  pen.fillStyle = INK;
  dotted(pen, composition, radius, (x, y) => 0.5 * Math.abs(x) ** 2 + Math.max(0, -0.3 - y));
  lids(1);
  pen.save();
  pen.clip();
  pen.fillStyle = tint(CORAL);
  disc(pen, 0, 0, 0.46 * radius);
  pen.fill();
  pen.fillStyle = INK;
  dotted(pen, composition, radius, (x, y) => Math.hypot(x, y) * 1.5 - 0.1 + 0.2 * Math.cos(9 * Math.atan2(y, x)));
  disc(pen, 0, 0, 0.46 * radius);
  pen.lineWidth = 0.05 * radius;
  pen.stroke();
  disc(pen, 0, 0, 0.2 * radius);
  pen.fill();
  pen.fillStyle = PALE;
  disc(pen, 0.13 * radius, -0.16 * radius, 0.08 * radius);
  pen.fill();
  pen.restore();
  lids(1);
  pen.lineWidth = 0.06 * radius;
  pen.stroke();
  pen.lineWidth = 3 * unit;
  for (const lift of [0.24, 0.36]) {
    pen.beginPath();
    pen.moveTo(-0.8 * radius, lift * radius + 0.2 * radius);
    pen.quadraticCurveTo(0, lift * radius + 0.62 * radius, 0.8 * radius, lift * radius + 0.16 * radius);
    pen.stroke();
  }
  pen.lineWidth = 0.15 * radius;
  pen.beginPath();
  pen.moveTo(-1.02 * radius, -0.72 * radius);
  pen.quadraticCurveTo(-0.1 * radius, -1.3 * radius, 1.02 * radius, -0.78 * radius);
  pen.stroke();
}

/** A dahlia in full bloom: rings of petals that get darker toward their feet. */
function drawFlower(pen: Context2D, composition: Composition, radius: number): void {
  const { tint } = composition;
  pen.strokeStyle = INK;
  pen.lineWidth = 0.02 * radius;
  pen.lineJoin = 'round';
  for (let ring = 0; ring < RINGS; ring++) {
    const far = 1.16 * SMALLER ** ring;
    const trace = () => {
      pen.beginPath();
      for (let index = 0; index < PETALS; index++) {
        const middle = ((index + ring / 2) / PETALS) * 2 * Math.PI;
        PETAL.forEach(([side, reach], at) => {
          const angle = middle + (side * Math.PI) / PETALS;
          const point = [Math.cos(angle) * reach * far * radius, Math.sin(angle) * reach * far * radius] as const;
          if (at === 0) pen.moveTo(...point);
          else pen.lineTo(...point);
        });
        pen.closePath();
      }
    };
    trace();
    pen.fillStyle = ring % 2 ? tint(CORAL) : PALE;
    pen.fill();
    pen.fillStyle = INK;
    dotted(pen, composition, 1.2 * radius, (x, y) => 0.95 - (1.44 * Math.hypot(x, y)) / far);
    trace();
    pen.stroke();
  }
  pen.fillStyle = INK;
  disc(pen, 0, 0, 0.17 * radius);
  pen.fill();
}

/** A long-playing record in the light of a lamp. */
function drawRecord(pen: Context2D, composition: Composition, radius: number): void {
  const { tint } = composition;
  const reach = 1.2 * radius;
  pen.fillStyle = INK;
  disc(pen, 0, 0, reach);
  pen.fill();
  pen.fillStyle = PALE;
  dotted(pen, composition, reach, (x, y) => 0.8 * Math.max(0, Math.cos(2 * (Math.atan2(y, x) + 0.7))) ** 5);
  pen.strokeStyle = INK;
  pen.lineWidth = 0.016 * radius;
  for (let groove = 0; groove < 9; groove++) {
    disc(pen, 0, 0, reach * (0.46 + 0.058 * groove));
    pen.stroke();
  }
  pen.fillStyle = tint('#e8b04a');
  disc(pen, 0, 0, 0.4 * reach);
  pen.fill();
  pen.lineWidth = 0.03 * radius;
  pen.stroke();
  pen.fillStyle = INK;
  for (const line of [-0.2, -0.1, 0.18]) pen.fillRect(-0.2 * reach, line * reach, 0.4 * reach, 0.035 * reach);
  pen.fillStyle = PALE;
  disc(pen, 0, 0, 0.05 * reach);
  pen.fill();
  pen.stroke();
}
