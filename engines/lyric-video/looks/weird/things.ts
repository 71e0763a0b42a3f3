import type { Context2D } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { DARK } from './eye.ts';

export const MIDDLE = '#ff2d6f';
export const LIGHT = '#fff04a';
const LINE = 0.045;

/** Middle and radius of an eye, in radiuses of the thing that carries it. */
export interface Socket {
  at: Point;
  radius: number;
}

/** A thing around the origin, with a radius of about 1, and the places of its eyes. */
export interface Thing {
  draw(pen: Context2D, inks: Pick<Composition, 'tint'>): void;
  sockets: readonly Socket[];
}

function inked(pen: Context2D, fill: Context2D['fillStyle']): void {
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = DARK;
  pen.lineWidth = LINE;
  pen.lineJoin = 'round';
  pen.stroke();
}

/** A raised hand with an eye in its palm. */
export const palm: Thing = {
  sockets: [{ at: [-0.02, 0.3], radius: 0.3 }],
  draw(pen, { tint }) {
    const [skin, shade, nail] = [tint(LIGHT), tint('#ff9d3c'), tint(MIDDLE)];
    for (const [x, y, turn, wide, long] of [
      [-0.42, -0.02, -0.3, 0.24, 0.82],
      [-0.17, -0.1, -0.1, 0.26, 1.0],
      [0.12, -0.1, 0.08, 0.26, 0.96],
      [0.38, -0.02, 0.27, 0.23, 0.74],
    ] as const) {
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      pen.beginPath();
      pen.roundRect(-wide / 2, -long, wide, long + 0.3, wide / 2);
      inked(pen, skin);
      pen.beginPath();
      pen.roundRect(-wide * 0.28, -long + 0.05, wide * 0.56, 0.22, wide * 0.26);
      inked(pen, nail);
      pen.strokeStyle = shade;
      pen.lineWidth = 0.035;
      for (const at of [-0.28, -0.56]) {
        pen.beginPath();
        pen.moveTo(-wide * 0.3, at * long);
        pen.quadraticCurveTo(0, at * long + 0.04, wide * 0.3, at * long);
        pen.stroke();
      }
      pen.restore();
    }
    pen.beginPath();
    pen.moveTo(-0.36, 1.3);
    pen.bezierCurveTo(-0.34, 1.0, -0.62, 0.8, -0.6, 0.3);
    pen.bezierCurveTo(-0.58, 0.0, -0.56, -0.06, -0.5, -0.1);
    pen.lineTo(0.5, -0.1);
    pen.bezierCurveTo(0.54, 0.0, 0.56, 0.1, 0.56, 0.24);
    pen.bezierCurveTo(0.76, 0.12, 0.86, -0.1, 0.94, -0.24);
    pen.bezierCurveTo(1.06, -0.36, 1.22, -0.22, 1.14, -0.06);
    pen.bezierCurveTo(1.0, 0.3, 0.8, 0.72, 0.52, 0.9);
    pen.quadraticCurveTo(0.36, 1.02, 0.38, 1.3);
    pen.closePath();
    inked(pen, skin);
    // The fingers grow out of the palm.
    pen.fillStyle = skin;
    pen.fillRect(-0.46, -0.16, 0.92, 0.16);
    pen.strokeStyle = shade;
    pen.lineWidth = 0.04;
    const creases: readonly (readonly [Point, Point, Point])[] = [
      [
        [-0.5, 0.02],
        [0, 0.14],
        [0.42, -0.02],
      ],
      [
        [0.46, 0.3],
        [0.2, 0.62],
        [0.3, 0.96],
      ],
      [
        [-0.5, 0.56],
        [-0.2, 0.76],
        [0.14, 0.74],
      ],
    ];
    for (const [from, bend, to] of creases) {
      pen.beginPath();
      pen.moveTo(...from);
      pen.quadraticCurveTo(...bend, ...to);
      pen.stroke();
    }
    // A bracelet of beads, from edge to edge of the wrist.
    for (let bead = -2; bead <= 2; bead++) {
      disc(pen, bead * 0.165, 1.2 + 0.02 * Math.abs(bead), 0.095);
      inked(pen, bead % 2 ? tint('#39ff88') : nail);
    }
    rays(pen, 0.3, [-0.02, 0.3], tint(MIDDLE));
  },
};

function rays(pen: Context2D, radius: number, [x, y]: Point, color: string): void {
  pen.fillStyle = color;
  for (let ray = 0; ray < 14; ray++) {
    const angle = (ray / 14) * 2 * Math.PI;
    disc(pen, x + Math.cos(angle) * radius * 1.3, y + Math.sin(angle) * radius * 1.3, 0.026);
    pen.fill();
  }
}

/** A mouth that holds an eye between its teeth, and whose tongue hangs over the lower lip. */
export const lips: Thing = {
  sockets: [{ at: [0, -0.1], radius: 0.38 }],
  draw(pen, { tint }) {
    const [red, deep] = [tint(MIDDLE), tint('#b3124f')];
    pen.beginPath();
    pen.moveTo(-1.1, -0.06);
    pen.bezierCurveTo(-0.8, -0.44, -0.5, -0.86, -0.24, -0.86);
    pen.quadraticCurveTo(-0.08, -0.86, 0, -0.72);
    pen.quadraticCurveTo(0.08, -0.86, 0.24, -0.86);
    pen.bezierCurveTo(0.5, -0.86, 0.8, -0.44, 1.1, -0.06);
    pen.bezierCurveTo(0.9, 0.6, 0.5, 0.86, 0, 0.86);
    pen.bezierCurveTo(-0.5, 0.86, -0.9, 0.6, -1.1, -0.06);
    pen.closePath();
    inked(pen, red);
    const inner = () => {
      pen.beginPath();
      pen.moveTo(-0.92, -0.06);
      pen.bezierCurveTo(-0.6, -0.42, -0.34, -0.54, 0, -0.5);
      pen.bezierCurveTo(0.34, -0.54, 0.6, -0.42, 0.92, -0.06);
      pen.bezierCurveTo(0.7, 0.42, 0.4, 0.6, 0, 0.6);
      pen.bezierCurveTo(-0.4, 0.6, -0.7, 0.42, -0.92, -0.06);
      pen.closePath();
    };
    inner();
    inked(pen, '#3a0524');
    pen.save();
    inner();
    pen.clip();
    for (let tooth = -4; tooth <= 4; tooth++) {
      pen.beginPath();
      pen.roundRect(tooth * 0.2 - 0.095, -0.62 + 0.016 * tooth ** 2, 0.19, 0.34, 0.07);
      inked(pen, '#fdfdf0');
      pen.beginPath();
      pen.roundRect(tooth * 0.2 - 0.095, 0.44 - 0.02 * tooth ** 2, 0.19, 0.34, 0.07);
      inked(pen, '#fdfdf0');
    }
    pen.restore();
    pen.fillStyle = '#ffffff';
    for (const [x, y, wide, turn] of [
      [-0.5, -0.52, 0.16, -0.7],
      [-0.42, 0.68, 0.18, 0.26],
      [0.2, 0.74, 0.08, -0.1],
    ] as const) {
      pen.beginPath();
      pen.ellipse(x, y, wide, 0.04, turn, 0, 2 * Math.PI);
      pen.fill();
    }
    tongue(pen, [0, 0.26], 0.34, 1.0, [tint('#ff7fb8'), deep]);
  },
};

/** From inside a mouth over its lower lip. @param at middle of its upper end */
function tongue(
  pen: Context2D,
  [x, y]: Point,
  wide: number,
  long: number,
  [fill, shade]: readonly [string, string],
): void {
  pen.beginPath();
  pen.moveTo(x - wide * 0.9, y);
  pen.bezierCurveTo(x - wide * 1.1, y + long * 0.5, x - wide, y + long, x, y + long);
  pen.bezierCurveTo(x + wide, y + long, x + wide * 1.1, y + long * 0.5, x + wide * 0.9, y);
  pen.quadraticCurveTo(x, y + 0.14, x - wide * 0.9, y);
  inked(pen, fill);
  pen.strokeStyle = shade;
  pen.lineWidth = 0.04;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x, y + 0.16);
  pen.quadraticCurveTo(x + 0.05, y + long * 0.5, x, y + long * 0.76);
  pen.stroke();
  pen.fillStyle = 'rgb(255 255 255 / 0.7)';
  pen.beginPath();
  pen.ellipse(x - wide * 0.5, y + long * 0.62, wide * 0.13, long * 0.16, 0.1, 0, 2 * Math.PI);
  pen.fill();
}

/** A face that melts, with an eye too many. */
export const melting: Thing = {
  sockets: [
    { at: [-0.44, -0.18], radius: 0.29 },
    { at: [0.44, -0.18], radius: 0.29 },
    { at: [0, -0.58], radius: 0.2 },
  ],
  draw(pen, { tint }) {
    const [skin, shade] = [tint(LIGHT), tint('#ff9d3c')];
    pen.beginPath();
    pen.moveTo(-0.98, 0.1);
    pen.bezierCurveTo(-1.04, -0.6, -0.6, -1.0, 0, -1.0);
    pen.bezierCurveTo(0.6, -1.0, 1.04, -0.6, 0.98, 0.1);
    // Down the right side, then from drip to drip to the left.
    const drips = [
      [0.9, 1.02, 0.13],
      [0.56, 0.86, 0.1],
      [0.26, 1.22, 0.13],
      [-0.08, 0.98, 0.1],
      [-0.4, 1.12, 0.12],
      [-0.78, 0.9, 0.15],
    ] as const;
    for (const [index, [x, low, half]] of drips.entries()) {
      pen.lineTo(x + half, index === 0 ? 0.5 : 0.84);
      pen.lineTo(x + half, low);
      pen.arc(x, low, half, 0, Math.PI);
      pen.lineTo(x - half, 0.84);
      const next = drips[index + 1];
      if (next) {
        const edge = next[0] + next[2];
        pen.bezierCurveTo(x - half, 0.7, edge, 0.7, edge, 0.84);
      }
    }
    pen.bezierCurveTo(-0.95, 0.5, -0.98, 0.3, -0.98, 0.1);
    pen.closePath();
    inked(pen, skin);
    pen.save();
    pen.clip();
    pen.fillStyle = shade;
    pen.beginPath();
    pen.arc(0, 0, 1.6, -1, 1.9);
    pen.arc(-0.2, -0.1, 1.12, 1.9, -1, true);
    pen.fill();
    pen.fillStyle = '#fdfdf0';
    pen.beginPath();
    pen.ellipse(-0.6, -0.68, 0.2, 0.07, -0.7, 0, 2 * Math.PI);
    pen.fill();
    pen.restore();
    const grin = () => {
      pen.beginPath();
      pen.moveTo(-0.62, 0.24);
      pen.quadraticCurveTo(0, 0.42, 0.62, 0.24);
      pen.bezierCurveTo(0.56, 0.64, 0.3, 0.76, 0, 0.76);
      pen.bezierCurveTo(-0.3, 0.76, -0.56, 0.64, -0.62, 0.24);
      pen.closePath();
    };
    grin();
    inked(pen, '#3a0524');
    pen.save();
    grin();
    pen.clip();
    pen.fillStyle = '#fdfdf0';
    pen.beginPath();
    pen.moveTo(-0.7, 0.2);
    pen.quadraticCurveTo(0, 0.4, 0.7, 0.2);
    pen.lineTo(0.6, 0.38);
    pen.quadraticCurveTo(0, 0.52, -0.6, 0.38);
    pen.fill();
    pen.restore();
    tongue(pen, [0.12, 0.6], 0.22, 0.62, [tint(MIDDLE), tint('#b3124f')]);
    for (const [x, y] of [
      [-0.62, 0.24],
      [0.62, 0.24],
    ] as Point[]) {
      disc(pen, x, y, 0.05);
      pen.fillStyle = DARK;
      pen.fill();
    }
  },
};
