import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

const GREENS = ['#5fa28f', '#7fb069', '#3f7f74', '#a9b665'] as const;
const BUDS = ['#e27d8d', '#f0b95b', '#8a6bb0', '#fffdf6'] as const;

/** Grasses and small flowers along the lower edge. */
export function grassOf(composition: Composition) {
  const { width, height, tint, unit } = composition;
  const chance = composition.chance.fork('leaves');
  const tall = Math.min(width, height) * 0.2;
  return sprite(width, tall, (pen) => {
    pen.lineCap = 'round';
    for (let blade = 0; blade < 150; blade++) {
      const x = chance.next() * width;
      const long = tall * chance.between(0.2, 0.72) * (0.6 + 0.4 * Math.abs((2 * x) / width - 1));
      const lean = chance.around() * long * 0.5;
      const thick = chance.between(1.5, 3.6) * unit;
      pen.globalAlpha = chance.between(0.3, 0.75);
      pen.fillStyle = tint(chance.pick(GREENS));
      pen.beginPath();
      pen.moveTo(x - thick, tall);
      pen.quadraticCurveTo(x + lean * 0.2, tall - long * 0.5, x + lean, tall - long);
      pen.quadraticCurveTo(x + lean * 0.3 + thick, tall - long * 0.4, x + thick, tall);
      pen.fill();
      if (blade % 5 > 0) continue;
      pen.fillStyle = tint(chance.pick(BUDS));
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 2 * Math.PI + lean;
        pen.globalAlpha = chance.between(0.55, 0.9);
        disc(pen, x + lean + Math.cos(angle) * 3.4 * unit, tall - long + Math.sin(angle) * 3 * unit, 3.4 * unit);
        pen.fill();
      }
    }
  });
}

/**
 * The stem of a blossom from the ground up, thinner toward its end, with leaves of two strokes.
 * @param at the blossom's middle @param sizes in pixels: the ground's height, the blossom and the frame's shorter side
 */
export function stem(
  pen: Context2D,
  [x, y]: Point,
  { ground, size, short }: { ground: number; size: number; short: number },
  tint: (color: string) => string,
  chance: Chance,
): void {
  const lean = chance.around() * short * 0.1;
  const bend = chance.around() * short * 0.09;
  const color = tint(chance.pick(GREENS));
  const along = (share: number): Point => [
    x + lean * (1 - share) ** 2 + bend * Math.sin(share * Math.PI),
    ground + (y - ground) * share,
  ];
  pen.save();
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineCap = 'round';
  const parts = 24;
  for (let part = 0; part < parts; part++) {
    pen.globalAlpha = chance.between(0.5, 0.85);
    pen.lineWidth = size * (0.034 - (0.018 * part) / parts);
    pen.beginPath();
    pen.moveTo(...along(part / parts));
    pen.lineTo(...along((part + 1) / parts));
    pen.stroke();
  }
  const leaves = Math.max(2, Math.round((ground - y) / (short * 0.13)));
  for (let leaf = 0; leaf < leaves; leaf++) {
    const side = leaf % 2 === 0 ? 1 : -1;
    const share = 0.12 + (0.62 * leaf) / leaves;
    brushedLeaf(pen, along(share), side * chance.between(0.6, 1), size * chance.between(0.3, 0.46), chance);
  }
  pen.restore();
}

/** @param turn radians from upright to the right */
function brushedLeaf(pen: Context2D, at: Point, turn: number, long: number, chance: Chance): void {
  pen.save();
  pen.translate(...at);
  pen.rotate(turn);
  for (const half of [1, -1]) {
    // The second stroke had less paint in it.
    pen.globalAlpha = half === 1 ? chance.between(0.6, 0.85) : chance.between(0.35, 0.5);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(half * long * 0.36, -long * 0.4, half * long * 0.03, -long);
    pen.quadraticCurveTo(half * long * 0.06, -long * 0.5, half * long * 0.02, 0);
    pen.fill();
  }
  pen.restore();
}
