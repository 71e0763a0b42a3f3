import { type Canvas, type Context2D, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { type Point, polygon } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { pigmentOf } from '../picture/pigment.ts';

const GREENS = ['#5fa28f', '#7fb069', '#3f7f74', '#a9b665'] as const;
const BUDS = ['#e27d8d', '#8a6bb0', '#3f7fb5'] as const;

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
      if (blade % 7 > 0) continue;
      // A spike of small dabs, as lavender has.
      pen.fillStyle = tint(chance.pick(BUDS));
      for (let dab = 0; dab < 9; dab++) {
        const up = tall - long * (1.02 - dab * 0.035);
        pen.globalAlpha = chance.between(0.3, 0.7);
        pen.beginPath();
        pen.ellipse(
          x + lean + (dab % 2 ? 2.4 : -2.4) * unit,
          up,
          2.6 * unit,
          5 * unit,
          dab % 2 ? 0.6 : -0.6,
          0,
          2 * Math.PI,
        );
        pen.fill();
      }
    }
  });
}

/** Draws stems as pigment: grainy, with blooms, and thinner in places. */
export function stemsOf(
  { width, height, tint, chance }: Composition,
  blossoms: readonly { x: number; y: number; size: number }[],
): Canvas {
  const { canvas, pen } = newCanvas(width, height);
  const short = Math.min(width, height);
  for (const { x, y, size } of blossoms)
    stem(pen, [x, y], { ground: height, size, short }, tint, chance.fork(`${x} ${y}`));
  const across = canvas.width;
  const { data } = pen.getImageData(0, 0, across, canvas.height);
  const grains = pigmentOf({
    width,
    height,
    colors: ['#000000', '#000000'],
    // Most of the frame has no stems, so no grains are needed there.
    inside: (x, y) => (data[(y * across + x) * 4 + 3] === 0 ? -1 : 9),
    reach: short * 0.02,
    stray: 0,
    strength: () => 2.1,
    chance: chance.fork('stems'),
  });
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(grains, 0, 0);
  return canvas;
}

/**
 * The stem of a blossom from the ground up, thinner toward its end, with leaves of two strokes.
 * @param at the blossom's middle @param sizes in pixels: the ground's height, the blossom and the frame's shorter side
 */
function stem(
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
  pen.fillStyle = color;
  pen.strokeStyle = color;
  const parts = 24;
  const edge = (side: number) =>
    Array.from({ length: parts + 1 }, (_, part): Point => {
      const share = part / parts;
      const [px, py] = along(share);
      return [px + side * size * (0.02 - 0.012 * share) * chance.between(0.8, 1.15), py];
    });
  polygon(pen, [...edge(-1), ...edge(1).toReversed()]);
  pen.fill();
  const leaves = Math.max(2, Math.round((ground - y) / (short * 0.13)));
  for (let leaf = 0; leaf < leaves; leaf++) {
    const side = leaf % 2 === 0 ? 1 : -1;
    const share = 0.12 + (0.62 * leaf) / leaves;
    brushedLeaf(pen, along(share), side * chance.between(0.6, 1), size * chance.between(0.3, 0.46), chance);
  }
  pen.restore();
}

/** Pointed at both ends, darker where the brush was put down, with a light rib. @param turn radians from upright */
function brushedLeaf(pen: Context2D, at: Point, turn: number, long: number, chance: Chance): void {
  pen.save();
  pen.translate(...at);
  pen.rotate(turn);
  const bow = long * 0.12 * Math.sign(turn);
  for (const half of [1, -1]) {
    // The second stroke had less paint in it.
    const wet = pen.createLinearGradient(0, 0, 0, -long);
    const full = half === 1 ? chance.between(0.8, 1) : chance.between(0.5, 0.7);
    for (const [stop, share] of [
      [0, 1],
      [0.55, 0.55],
      [1, 0.9],
    ] as const)
      wet.addColorStop(
        stop,
        `${pen.strokeStyle}${Math.round(255 * full * share)
          .toString(16)
          .padStart(2, '0')}`,
      );
    pen.fillStyle = wet;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(half * long * 0.16, -long * 0.16, half * long * 0.26 + bow, -long * 0.6, bow, -long);
    pen.bezierCurveTo(bow * 0.9 + half * long * 0.02, -long * 0.6, half * long * 0.015, -long * 0.3, 0, 0);
    pen.fill();
  }
  pen.restore();
}
