import type { Point } from '../../../drawing/hand.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { bird } from './bird.ts';
import { cat } from './cat.ts';
import { FISH, fish } from './fish.ts';
import { drawnOf, isSecond, POSED, pageOf, poseOf, sizeOf } from './page.ts';
import type { Sketch } from './pen.ts';
import { sitting } from './poses.ts';
import { roofs } from './roofs.ts';
import { portraitOf } from './singer.ts';

/** The middle of the fish in units of the page, pixels at 720p of its units, and the height of the roofs. */
interface Dream {
  fish: Point;
  scale: number;
  turn: number;
  roofs: number;
}

const ALONE: Readonly<Record<Composition['shape'], Dream>> = {
  wide: { fish: [560, 424], scale: 1.95, turn: 0.07, roofs: 678 },
  tall: { fish: [336, 756], scale: 1.74, turn: 0.1, roofs: 1190 },
  square: { fish: [346, 420], scale: 1.6, turn: 0.06, roofs: 672 },
};

/** With a singer in front of the night. */
const SHARED: typeof ALONE = {
  wide: { fish: [372, 352], scale: 1.36, turn: 0.06, roofs: 682 },
  tall: { fish: [336, 366], scale: 1.6, turn: 0.08, roofs: 1216 },
  square: { fish: [246, 240], scale: 0.96, turn: 0.06, roofs: 680 },
};

/** Distance between the strokes of the night, in units of the page. */
const LEVEL = 6.4;

/** The cat dreams that it rides through the night on a fish; the bird has come along. */
export function dreamOf(composition: Composition): Layer[] {
  const dream = (composition.singer ? SHARED : ALONE)[composition.shape];
  const {
    fish: [x, y],
    scale,
    turn,
  } = dream;
  const [width, height] = sizeOf(composition);
  const { unit } = composition;
  const page = pageOf(composition, (sketch) => {
    night(sketch, width, height, dream);
    roofs(sketch, { left: -30, right: width + 30, top: dream.roofs, bottom: height, wide: 84 });
  });
  const box = {
    left: x + (FISH.left - 4) * scale,
    top: y + (FISH.top - 62) * scale,
    width: (FISH.width + 8) * scale,
    height: (FISH.height + 70) * scale,
  };
  const riders = drawnOf(composition, 'fish', box, POSED, (sketch, index) =>
    sketch.within({ x, y, turn, scale }, () => {
      const isUp = isSecond(index);
      sketch.within({ x: -64, y: -60, scale: 1.7, turn: -0.12 }, () =>
        cat(sketch, sitting({ at: [-1, -45], eyes: 'happy', mouth: 'open', turn: isUp ? -0.1 : 0.04 }, RIDING)),
      );
      fish(sketch, isUp);
      bird(sketch, { x: 96, y: -32, scale: 1.15, flip: false });
    }),
  );
  return [
    still(page),
    ...portraitOf(composition),
    cycle(riders.sprites, poseOf).at(
      ({ onTwos: { beat } }) => [riders.x, riders.y + Math.round(4 * Math.sin((beat * Math.PI) / 2)) * 2 * unit],
      'top-left',
    ),
  ];
}

/** The tail of the cat streams behind it. */
const RIDING = '10,-4 20,-6 28,-14 36,-14 44,-20';

/** A night of pen strokes that part in front of the fish and close after it, darker where it is far. */
function night({ line, chance }: Sketch, width: number, height: number, { fish: [x, y], scale }: Dream): void {
  const parted = (across: number, level: number) => {
    const [dx, dy] = [(across - x) / (170 * scale), (level - y) / (80 * scale)];
    const aside = Math.tanh(dy * 2.4) * 40 * scale * Math.exp(-dx * dx) * Math.exp(-Math.abs(dy) * 0.9);
    const wake =
      smoothstep(0.7, 1.5, dx) * 10 * scale * Math.sin(across / (34 * scale) + dy * 1.4) * Math.exp(-dy * dy * 0.8);
    return level + aside + wake + 7 * Math.sin(across / 170 + level / 90);
  };
  for (let level = -70; level < height + 70; level += LEVEL) {
    for (let from = -40 - 90 * chance.next(); from < width; ) {
      const long = chance.between(60, 170);
      const middle = from + long / 2;
      const far = Math.hypot((middle - x) / 1.9, level - y) / (120 * scale);
      const points = Array.from({ length: 4 }, (_, index): Point => {
        const across = from + (long * index) / 3;
        return [across, parted(across, level)];
      });
      line(points, { weight: Math.min(1.9, 0.95 + 0.48 * far) * chance.between(0.85, 1.1), taper: 0.12, parts: 3 });
      from += long + chance.between(-4, 5);
    }
  }
}
