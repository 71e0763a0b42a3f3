import { type Context2D, frames } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { blob, disc, type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';

export const TAKES = 3;

type Kind = 'flower' | 'tape' | 'note' | 'star';

/** The cut-outs of each movement, by turns. */
const KINDS: Readonly<Record<MovementKind, readonly [Kind, Kind, Kind]>> = {
  opening: ['tape', 'star', 'tape'],
  verse: ['flower', 'tape', 'note'],
  chorus: ['note', 'star', 'note'],
  break: ['tape', 'note', 'flower'],
  ending: ['tape', 'tape', 'star'],
};

/** Their places along the edges, in shares of the frame. */
const PLACES: Readonly<Record<'wide' | 'tall', Readonly<Record<MovementKind, readonly Point[]>>>> = {
  wide: {
    opening: [
      [0.06, 0.08],
      [0.92, 0.2],
      [0.95, 0.94],
    ],
    verse: [
      [0.93, 0.88],
      [0.42, 0.06],
      [0.9, 0.12],
      [0.48, 0.92],
    ],
    chorus: [
      [0.05, 0.1],
      [0.05, 0.91],
      [0.44, 0.93],
      [0.96, 0.1],
    ],
    break: [
      [0.34, 0.05],
      [0.06, 0.9],
      [0.68, 0.08],
      [0.95, 0.9],
    ],
    ending: [
      [0.04, 0.95],
      [0.96, 0.96],
    ],
  },
  tall: {
    opening: [
      [0.12, 0.05],
      [0.86, 0.12],
      [0.88, 0.94],
    ],
    verse: [
      [0.88, 0.9],
      [0.12, 0.04],
      [0.9, 0.07],
      [0.1, 0.88],
    ],
    chorus: [
      [0.08, 0.05],
      [0.92, 0.4],
      [0.07, 0.42],
    ],
    break: [
      [0.9, 0.05],
      [0.08, 0.5],
      [0.1, 0.93],
    ],
    ending: [
      [0.1, 0.95],
      [0.9, 0.9],
    ],
  },
};

/** Small cut-outs: flowers, stars, notes and tape, each in slightly different cuts. */
export function scrapsOf(composition: Composition) {
  const { width, height, unit, tint, shape, movement } = composition;
  const chance = composition.chance.fork('scraps');
  const places = PLACES[shape === 'wide' ? 'wide' : 'tall'][movement];
  return places.map(([px, py], number) => {
    const radius = unit * chance.between(50, 78);
    const color = tint(chance.pick(['#e8452c', '#f6c445', '#f4efe2', '#1f1f1f', '#f29ca3']));
    const turn = chance.around() * 0.6;
    const kind = KINDS[movement][number % 3] as Kind;
    const takes = frames(TAKES, radius * 2.6, radius * 2.6, (pen, share) => {
      pen.translate(radius * 1.3, radius * 1.3);
      pen.rotate(turn + (share - 0.33) * 0.16);
      const own = chance.fork(`${number}`);
      for (const [offset, fill] of [
        [6 * unit, 'rgb(0 0 0 / 0.3)'],
        [0, color],
      ] as const) {
        pen.save();
        pen.translate(offset * 0.7, offset);
        scrap(pen, kind, radius, fill, own, offset === 0, tint);
        pen.restore();
      }
    });
    return { takes, x: px * width, y: py * height };
  });
}

function scrap(
  pen: Context2D,
  kind: Kind,
  radius: number,
  fill: string,
  chance: Chance,
  top: boolean,
  tint: (color: string) => string,
): void {
  pen.fillStyle = fill;
  if (kind === 'flower') {
    for (let petal = 0; petal < 7; petal++) {
      const angle = (petal / 7) * 2 * Math.PI;
      blob(pen, Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56, radius * 0.38, 0.06, chance);
      pen.fill();
    }
    if (!top) return;
    pen.fillStyle = tint('#1f1f1f');
    disc(pen, 0, 0, radius * 0.3);
    pen.fill();
  } else if (kind === 'tape') {
    pen.globalAlpha = top ? 0.72 : 0.4;
    pen.fillStyle = top ? '#e8dcae' : fill;
    polygon(pen, [
      [-radius, -radius * 0.26],
      [radius, -radius * 0.3],
      [radius * 0.94, radius * 0.02],
      [radius, radius * 0.26],
      [-radius, radius * 0.3],
      [-radius * 0.94, 0],
    ]);
    pen.fill();
    pen.globalAlpha = 1;
  } else if (kind === 'note') {
    for (const x of [-0.4, 0.36]) {
      pen.beginPath();
      pen.ellipse(x * radius, 0.52 * radius - x * 0.2 * radius, radius * 0.27, radius * 0.2, -0.4, 0, 2 * Math.PI);
      pen.fill();
      pen.fillRect((x + 0.15) * radius, -0.72 * radius - x * 0.2 * radius, radius * 0.12, radius * 1.24);
    }
    polygon(pen, [
      [-0.25 * radius, -0.64 * radius],
      [0.63 * radius, -0.8 * radius],
      [0.63 * radius, -0.52 * radius],
      [-0.25 * radius, -0.36 * radius],
    ]);
    pen.fill();
  } else {
    const points: [number, number][] = [];
    for (let ray = 0; ray < 16; ray++) {
      const angle = (ray / 16) * 2 * Math.PI;
      const reach = radius * (ray % 2 ? 0.62 : 0.98);
      points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
    }
    polygon(pen, points);
    pen.fill();
  }
}
