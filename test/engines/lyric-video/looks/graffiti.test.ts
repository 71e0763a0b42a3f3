import { beforeAll, describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { registerFonts } from '../../../../engines/drawing/fonts.ts';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { FrameCues } from '../../../../engines/lyric-video/frame-cues.ts';
import type { Composition, Look, Scene, Singer } from '../../../../engines/lyric-video/look.ts';
import { BLACK, boardOf, WHITE } from '../../../../engines/lyric-video/looks/graffiti-one/board.ts';
import { graffitiOne } from '../../../../engines/lyric-video/looks/graffiti-one/index.ts';
import { graffitiTwo } from '../../../../engines/lyric-video/looks/graffiti-two/index.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { cuesAmid, difference } from '../films.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
/** Samples of color, 0 to 255, below and above which paint is clearly yellow or red. Walls are between 100 and 150. */
const [YELLOW, RED] = [88, 168];

const { canvas, pen } = newCanvas(60, 80);
pen.fillRect(10, 5, 40, 75);
const singer: Singer = { canvas, width: 60, height: 80, cutOut: true };

beforeAll(registerFonts);

function composed(shape: keyof typeof SHAPES, movement: MovementKind, who?: Singer, look: Look = graffitiOne) {
  const [width, height] = SHAPES[shape];
  return compositionOf({ width, height }, 'job', moodOf(undefined), who, movement, look);
}

const scenes = new Map<string, Scene>();

function drawn(composition: Composition, cues: Partial<FrameCues> = {}): Frame {
  const { width, height, movement, singer: who } = composition;
  const frame = frameOf(width, height);
  const own = { ...cuesAmid(8), ...cues };
  const key = `${width} ${height} ${movement} ${who !== undefined}`;
  const scene = scenes.get(key) ?? graffitiOne.scene(composition);
  scenes.set(key, scene);
  scene.draw(frame, { ...own, onTwos: own });
  return frame;
}

/** The share of a rectangle, in pixels, that is painted yellow or red. */
function painted({ u, v, width }: Frame, { left, top, width: across, height: down }: Composition['text']): number {
  let [count, all] = [0, 0];
  for (let y = Math.ceil(top / 2); y < Math.floor((top + down) / 2); y++) {
    for (let x = Math.ceil(left / 2); x < Math.floor((left + across) / 2); x++, all++) {
      const at = (y * width) / 2 + x;
      if ((u[at] as number) < YELLOW || (v[at] as number) > RED) count++;
    }
  }
  return count / all;
}

describe.each(['tall', 'wide', 'square'] as const)('stencils on a %s wall', (shape) => {
  test.each<[MovementKind, Singer | undefined]>([
    ['opening', undefined],
    ['verse', undefined],
    ['chorus', undefined],
    ['opening', singer],
    ['verse', singer],
    ['chorus', singer],
  ])('leave the wall behind the words of the %s free', (movement, who) => {
    const composition = composed(shape, movement, who);
    expect(painted(drawn(composition), composition.text)).toBeLessThan(0.02);
  });

  test('show the kid in red in each movement', () => {
    for (const movement of MOVEMENT_KINDS) {
      const composition = composed(shape, movement);
      const { width, height } = composition;
      expect(painted(drawn(composition), { left: 0, top: 0, width, height })).toBeGreaterThan(0.004);
    }
  });

  test('move with the beat', () => {
    for (const movement of MOVEMENT_KINDS) {
      const composition = composed(shape, movement);
      const [first, second] = [16, 17.5].map((beat) => drawn(composition, { beat, hit: 0 })) as [Frame, Frame];
      expect(difference(first, second)?.pixels).toBeGreaterThan(20);
    }
  });

  test("hide the lower end of a singer's portrait with the pavement", () => {
    const rows = [undefined, singer].map((who) => {
      const { y, width, height } = drawn(composed(shape, 'verse', who));
      return y.subarray((height - 4) * width, height * width);
    });
    expect(rows[1]).toEqual(rows[0]);
  });
});

test('mist surrounds whatever is sprayed through a card, and nothing else', () => {
  const composition = composed('wide', 'verse');
  const { canvas: below, pen: wall } = newCanvas(composition.width, composition.height);
  wall.fillStyle = WHITE;
  wall.fillRect(0, 0, composition.width, composition.height);
  const { canvas: above } = newCanvas(composition.width, composition.height);
  const square = 'M600,300 h80 v80 h-80 Z';
  const [sprayed, brushed] = ([true, false] as const).map((isStencil) =>
    boardOf(composition, { below, above }).plate(({ stencil, coat }) => {
      if (isStencil) stencil({ x: 0, y: 0, scale: 1 }, () => coat(BLACK, square));
      else coat(BLACK, square);
    }),
  ) as [Frame, Frame];
  const beside = (frame: Frame) =>
    frame.y.subarray(170 * 640 + 296, 170 * 640 + 299).reduce((sum, y) => sum + y, 0) / 3;
  expect(beside(sprayed)).toBeLessThan(beside(brushed) - 8);
  expect(sprayed.y[20 * 640 + 20]).toBe(brushed.y[20 * 640 + 20]);
});

test.each<[string, Look]>([
  ['stencils', graffitiOne],
  ['a painted city', graffitiTwo],
])('has a singer nearly as wide as a tall frame: %s', (_, look) => {
  for (const movement of ['verse', 'chorus', 'ending'] as const) {
    const { art, width } = composed('tall', movement, singer, look);
    expect(Math.min(art.width, art.height)).toBeGreaterThan(0.82 * width);
  }
});
