import { type Context2D, frames, plate } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, polygon, tornEdge } from '../../drawing/hand.ts';
import { grain, halftone, hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';

export const TAKES = 3;

export function tableOf({ width, height, unit, tint, chance }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint('#cdb892');
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.22, chance, 1.7);
    const own = chance.fork('table');
    const sheet = (
      color: string,
      x: number,
      y: number,
      w: number,
      h: number,
      turn: number,
      mark?: (pen: Context2D) => void,
    ) => {
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.fillStyle = 'rgb(0 0 0 / 0.22)';
      tornEdge(
        pen,
        { left: -w / 2 + 5 * unit, top: -h / 2 + 7 * unit, width: w, height: h },
        6 * unit,
        own.fork(`${x}${y}`),
      );
      pen.fill();
      pen.fillStyle = '#fffdf5';
      tornEdge(pen, { left: -w / 2, top: -h / 2, width: w, height: h }, 7 * unit, own);
      pen.fill();
      pen.fillStyle = color;
      tornEdge(
        pen,
        { left: -w / 2 + 6 * unit, top: -h / 2 + 5 * unit, width: w - 12 * unit, height: h - 11 * unit },
        6 * unit,
        own,
      );
      pen.fill();
      pen.clip();
      mark?.(pen);
      pen.restore();
    };
    sheet(tint('#e9e2cf'), width * 0.32, height * 0.2, width * 0.85, height * 0.5, -0.08, (p) =>
      newsprint(p, width, height, unit, own),
    );
    sheet(tint('#3b7ea1'), width * 0.86, height * 0.3, width * 0.5, height * 0.4, 0.12);
    sheet(tint('#f6c445'), width * 0.12, height * 0.62, width * 0.5, height * 0.36, 0.06, (p) => {
      p.fillStyle = 'rgb(232 69 44 / 0.85)';
      halftone(p, { left: -width / 2, top: -height / 3, width, height: height * 0.7 }, 22 * unit, 30, () => 0.12);
    });
    sheet(tint('#f2b8b0'), width * 0.72, height * 0.78, width * 0.8, height * 0.44, -0.05, (p) => {
      p.strokeStyle = 'rgb(255 255 255 / 0.5)';
      p.lineWidth = 9 * unit;
      hatch(p, { left: -width, top: -height / 2, width: width * 2, height }, 26 * unit, 90);
    });
    sheet(tint('#efe8d8'), width * 0.2, height * 0.94, width * 0.7, height * 0.2, 0.09, (p) =>
      newsprint(p, width, height, unit, own),
    );
  });
}

/** Gray bars that look like lines of small print. */
function newsprint(pen: Context2D, width: number, height: number, unit: number, chance: Chance): void {
  pen.fillStyle = 'rgb(40 36 30 / 0.42)';
  for (let column = -3; column < 4; column++) {
    for (let y = -height / 2; y < height / 2; y += 11 * unit) {
      let x = column * 128 * unit;
      const end = x + 112 * unit;
      while (x < end) {
        const word = Math.min(end - x, chance.between(10, 34) * unit);
        pen.fillRect(x, y, word, 4.6 * unit);
        x += word + 5 * unit;
      }
    }
  }
  pen.fillStyle = 'rgb(30 26 20 / 0.75)';
  pen.fillRect(-width * 0.4, -height * 0.22, width * 0.3, 16 * unit);
}

/** Small cut-outs: flowers, stars, eyes, tape and a ticket, each in slightly different cuts. */
export function scrapsOf(composition: Composition) {
  const { width, height, unit, tint, text, shape } = composition;
  const chance = composition.chance.fork('scraps');
  const places =
    shape === 'wide'
      ? [
          [0.05, 0.9],
          [0.36, 0.1],
          [0.94, 0.1],
          [0.95, 0.9],
          [0.62, 0.95],
          [0.04, 0.1],
          [0.66, 0.06],
        ]
      : [
          [0.1, 0.06],
          [0.9, 0.07],
          [0.08, 0.43],
          [0.92, 0.45],
          [0.1, 0.92],
          [0.88, 0.9],
          [0.5, (text.top + text.height) / height + 0.06],
        ];
  return places.map(([px = 0, py = 0], number) => {
    const radius = unit * chance.between(50, 78);
    const color = tint(chance.pick(['#e8452c', '#f6c445', '#f4efe2', '#1f1f1f', '#f29ca3']));
    const turn = chance.around() * 0.6;
    const kind = number % 4;
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
  kind: number,
  radius: number,
  fill: string,
  chance: Chance,
  top: boolean,
  tint: (color: string) => string,
): void {
  pen.fillStyle = fill;
  if (kind === 0) {
    for (let petal = 0; petal < 7; petal++) {
      const angle = (petal / 7) * 2 * Math.PI;
      blob(pen, Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56, radius * 0.38, 0.06, chance);
      pen.fill();
    }
    if (!top) return;
    pen.fillStyle = tint('#1f1f1f');
    disc(pen, 0, 0, radius * 0.3);
    pen.fill();
  } else if (kind === 1) {
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
  } else if (kind === 2) {
    pen.beginPath();
    pen.ellipse(0, 0, radius, radius * 0.56, 0, 0, 2 * Math.PI);
    pen.fillStyle = top ? '#fbf7ec' : fill;
    pen.fill();
    if (!top) return;
    pen.fillStyle = tint('#3b7ea1');
    disc(pen, 0, 0, radius * 0.42);
    pen.fill();
    pen.fillStyle = '#111';
    disc(pen, 0, 0, radius * 0.22);
    pen.fill();
    pen.strokeStyle = '#111';
    pen.lineWidth = radius * 0.07;
    pen.beginPath();
    pen.ellipse(0, 0, radius * 0.96, radius * 0.54, 0, Math.PI, 2 * Math.PI);
    pen.stroke();
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
