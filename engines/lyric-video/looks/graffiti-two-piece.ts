import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, disc, type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

export const FILLS = [
  ['#fff35c', '#ff7a1a', '#ff2e88'],
  ['#b8fff2', '#22d3ee', '#2563eb'],
  ['#f5d0fe', '#d946ef', '#7c3aed'],
  ['#e9ff9c', '#84e01e', '#0f9d58'],
] as const;

/** The background of the piece: a cloud of blended color with bubbles, from one end of the car to the other. */
export function piece(
  pen: Context2D,
  { width, height, text, art, unit, tint, shape }: Composition,
  chance: Chance,
): void {
  const [artEnd, textEnd] = [art.top + art.height, text.top + text.height];
  const top = Math.min(art.top, text.top);
  // Without words, their area is outside the frame.
  const bottom = text.top < height ? Math.max(artEnd, textEnd) : artEnd;
  const middle = shape === 'wide' ? height * 0.56 : (top + bottom) / 2 + 20 * unit;
  const half = shape === 'wide' ? height * 0.36 : (bottom - top) / 2;
  for (const [grow, color] of [
    [1.04, '#14121f'],
    [1, '#31206b'],
    [0.9, '#4a2b93'],
    [0.78, '#5f37b8'],
  ] as const) {
    pen.fillStyle = tint(color);
    const own = chance.fork('cloud');
    for (let puff = 0; puff < 26; puff++) {
      const angle = (puff / 26) * 2 * Math.PI;
      blob(
        pen,
        width / 2 + Math.cos(angle) * width * 0.4 * grow,
        middle + Math.sin(angle) * half * 0.84 * grow,
        Math.min(width, height) * own.between(0.13, 0.19) * grow,
        0.05,
        own,
      );
      pen.fill();
    }
    pen.beginPath();
    pen.ellipse(width / 2, middle, width * 0.43 * grow, half * 0.9 * grow, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  for (let bubble = 0; bubble < 26; bubble++) {
    const [x, y, r] = [chance.next() * width, middle + chance.around() * half, chance.between(5, 19) * unit];
    pen.strokeStyle = tint(chance.pick(['#22d3ee', '#ff2e88', '#a78bfa']));
    pen.globalAlpha = 0.75;
    pen.lineWidth = 3 * unit;
    disc(pen, x, y, r);
    pen.stroke();
    pen.fillStyle = '#ffffff';
    disc(pen, x - r * 0.35, y - r * 0.35, r * 0.2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** A knot of wildstyle arrows around a boom box, or behind the singer. */
export function burst(pen: Context2D, composition: Composition, radius: number, share: number): void {
  const { tint, unit, singer } = composition;
  pen.translate(radius * 1.35, radius * 1.35);
  for (let arm = 0; arm < 8; arm++) {
    const [high, , low] = FILLS[arm % FILLS.length] as (typeof FILLS)[number];
    pen.save();
    pen.rotate((arm / 8) * 2 * Math.PI + 0.2);
    const long = radius * (1.05 + 0.2 * share * (arm % 2 ? 1 : 0.4));
    const arrow: Point[] = [
      [radius * 0.3, -radius * 0.1],
      [long * 0.84, -radius * 0.13],
      [long * 0.8, -radius * 0.27],
      [long * 1.12, 0],
      [long * 0.8, radius * 0.27],
      [long * 0.84, radius * 0.13],
      [radius * 0.3, radius * 0.1],
    ];
    polygon(pen, arrow);
    pen.lineJoin = 'round';
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 17 * unit;
    pen.stroke();
    pen.strokeStyle = '#14121f';
    pen.lineWidth = 10 * unit;
    pen.stroke();
    const blend = pen.createLinearGradient(0, 0, long, 0);
    blend.addColorStop(0, tint(low));
    blend.addColorStop(1, tint(high));
    pen.fillStyle = blend;
    pen.fill();
    pen.restore();
  }
  if (!singer) boomBox(pen, composition, radius, share);
}

function boomBox(pen: Context2D, { tint, unit }: Composition, radius: number, share: number): void {
  const [w, h] = [radius * 1.5, radius * 0.84];
  const box = (grow: number, color: string) => {
    pen.fillStyle = color;
    pen.beginPath();
    pen.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, 20 * unit);
    pen.fill();
  };
  pen.strokeStyle = '#14121f';
  pen.lineWidth = 16 * unit;
  pen.beginPath();
  pen.moveTo(-w * 0.36, -h / 2);
  pen.lineTo(-w * 0.36, -h * 0.78);
  pen.lineTo(w * 0.36, -h * 0.78);
  pen.lineTo(w * 0.36, -h / 2);
  pen.stroke();
  box(13 * unit, '#ffffff');
  box(8 * unit, '#14121f');
  box(0, tint('#2b3146'));
  for (const side of [-1, 1]) {
    const r = h * 0.33;
    for (const [grow, color] of [
      [1, '#14121f'],
      [0.88, '#c9ced8'],
      [0.74, '#14121f'],
      [0.5 + 0.16 * share, tint('#ff2e88')],
      [0.22 + 0.06 * share, '#14121f'],
    ] as const) {
      pen.fillStyle = color;
      disc(pen, side * w * 0.29, h * 0.1, r * grow);
      pen.fill();
    }
  }
  pen.fillStyle = tint('#22d3ee');
  pen.fillRect(-w * 0.1, -h * 0.12, w * 0.2, h * 0.34);
  pen.fillStyle = '#14121f';
  for (let bar = 0; bar < 4; bar++)
    pen.fillRect(
      -w * 0.08 + bar * w * 0.043,
      h * 0.18 - h * 0.26 * Math.min(1, share * (0.6 + 0.2 * ((bar * 7) % 4)) + 0.12),
      w * 0.028,
      h * 0.26,
    );
  for (let knob = 0; knob < 5; knob++) {
    pen.fillStyle = tint(knob % 2 ? '#84e01e' : '#fff35c');
    disc(pen, -w * 0.28 + knob * w * 0.14, -h * 0.34, h * 0.06);
    pen.fill();
  }
}
