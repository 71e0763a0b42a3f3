import { type Point, ringOf } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { bird } from './bird.ts';
import { cat } from './cat.ts';
import { drawnOf, isSecond, POSED, pageOf, poseOf, sizeOf } from './page.ts';
import type { Sketch } from './pen.ts';
import { leaping } from './poses.ts';
import { drawRay, jumpingRay, raysOf } from './rays.ts';
import { roofs } from './roofs.ts';
import { portraitOf } from './singer.ts';

/** The moon, the cat in front of it, and the bird ahead, in units of the page. */
interface Leap {
  moon: Point;
  radius: number;
  cat: Point;
  scale: number;
  turn: number;
  bird: Point;
  roofs: number;
}

const ALONE: Readonly<Record<Composition['shape'], Leap>> = {
  wide: { moon: [366, 346], radius: 268, cat: [390, 370], scale: 4.7, turn: -0.32, bird: [700, 112], roofs: 694 },
  tall: { moon: [356, 846], radius: 282, cat: [352, 866], scale: 4.3, turn: -0.4, bird: [624, 500], roofs: 1226 },
  square: { moon: [352, 478], radius: 178, cat: [352, 500], scale: 3.3, turn: -0.3, bird: [642, 330], roofs: 700 },
};

/** With a singer in front of the moon. */
const SHARED: typeof ALONE = {
  wide: { moon: [366, 372], radius: 278, cat: [950, 570], scale: 2.7, turn: -0.2, bird: [1224, 540], roofs: 700 },
  tall: { moon: [360, 836], radius: 292, cat: [350, 1160], scale: 3.3, turn: -0.25, bird: [640, 470], roofs: 1400 },
  square: { moon: [392, 492], radius: 186, cat: [238, 650], scale: 2.1, turn: -0.25, bird: [646, 300], roofs: 900 },
};

/** The cat leaps over the moon after the bird. On the beat, rays burst from the moon. */
export function leapOf(composition: Composition): Layer[] {
  const leap = (composition.singer ? SHARED : ALONE)[composition.shape];
  const {
    cat: [x, y],
    scale,
    turn,
  } = leap;
  const [width, height] = sizeOf(composition);
  const { unit } = composition;
  const [standing, jumping] = raysOf(composition, leap.moon, leap.radius, leap.roofs - 50);
  const page = pageOf(composition, (sketch) => {
    fullMoon(sketch, leap);
    for (const ray of standing) drawRay(sketch, ray);
    roofs(sketch, { left: -40, right: width + 40, top: leap.roofs, bottom: height, wide: 64 });
  });
  // The paws in front are the highest, and those behind the lowest.
  const [cos, sin] = [Math.cos(turn), Math.sin(-turn)];
  const [above, below] = [34 * cos + 67 * sin + 5, 18 * cos + 72 * sin + 5];
  const box = { left: x - 90 * scale, top: y - above * scale, width: 162 * scale, height: (above + below) * scale };
  const leaper = drawnOf(composition, 'cat', box, POSED, (sketch, index) =>
    sketch.within({ x, y, turn, scale }, () => cat(sketch, leaping(isSecond(index)))),
  );
  const size = scale / 2;
  const [bx, by] = leap.bird;
  const around = { left: bx - 26 * size, top: by - 46 * size, width: 60 * size, height: 66 * size };
  const flier = drawnOf(composition, 'bird', around, POSED, (sketch, index) =>
    bird(sketch, { x: bx, y: by, scale: size, wings: isSecond(index) ? 'down' : 'up', flip: true }),
  );
  return [
    still(page),
    each(jumping, (ray, index) => jumpingRay(composition, ray, leap.radius, index)),
    ...portraitOf(composition),
    cycle(leaper.sprites, poseOf).at([leaper.x, leaper.y], 'top-left'),
    cycle(flier.sprites, poseOf).at(
      ({ onTwos: { beat } }) => [flier.x, flier.y - (Math.floor(beat) % 2) * 8 * unit],
      'top-left',
    ),
  ];
}

function fullMoon({ felt, line, hatch, inks }: Sketch, { moon: [x, y], radius }: Leap): void {
  const disc = ringOf(x, y, radius, 20, () => 1);
  felt(disc, inks.yellow, { gap: radius / 9, angle: -48, shift: [radius * 0.03, radius * 0.025] });
  line(disc, { closed: true, weight: 1.1 });
  for (const [across, down, size] of [
    [-0.5, -0.42, 0.17],
    [-0.2, -0.66, 0.09],
    [0.52, 0.44, 0.14],
    [0.2, 0.7, 0.1],
    [-0.62, 0.34, 0.1],
  ] as const) {
    const crater = ringOf(x + across * radius, y + down * radius, size * radius, 9, () => 1).map(
      ([cx, cy]): Point => [cx, y + down * radius + (cy - y - down * radius) * 0.8],
    );
    line(crater, { closed: true, weight: 0.7 });
    hatch(crater.slice(3, 8), { angle: 58, gap: radius * 0.03, weight: 0.45 });
  }
}
