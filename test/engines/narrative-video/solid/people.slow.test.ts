import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { lensAt } from '../../../../engines/drawing/solids/lens.ts';
import { moved, type Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { mirrored } from '../../../../engines/narrative-video/acting/pose-values.ts';
import type { FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { Brush } from '../../../../engines/narrative-video/solid/brush.ts';
import { minifigure } from '../../../../engines/narrative-video/solid/lego/minifigure.ts';
import { portraitLight } from '../../../../engines/narrative-video/solid/lighting.ts';
import { peopleLight } from '../../../../engines/narrative-video/solid/people-light.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import type { SolidFigure } from '../../../../engines/narrative-video/solid/solid-figure.ts';
import { towardViewer } from '../../../../engines/narrative-video/solid/toward-viewer.ts';
import { TIMES, WEATHERS } from '../../../../engines/narrative-video/story.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SHEET = aSheet({
  hair: { color: [60, 40, 30], length: 'cropped', texture: 'straight', fringe: false, parting: 'left' },
});
const SIZE = { width: 160, height: 160 };
const FACE: Vector = [0, 1.5, 0];

function stateOf(figure: SolidFigure, clip: keyof typeof CLIPS, yaw: number, beats = 0): FigureState {
  const own = poseAt(CLIPS[clip], { seconds: beats / 2, beats }, figure.proportions);
  // Whoever dances on the right does the mirror image.
  const pose = yaw < 0 ? mirrored(own) : own;
  return { pose, skeleton: skeletonOf(pose, figure.proportions, yaw), face: NEUTRAL_FACE, seconds: 0, pulse: 0 };
}

describe.each([
  ['lego', minifigure],
  ['pixar-3d', pixarFigure],
  ['ps2-low-poly', consoleFigure],
])('a face in %s', (_, build) => {
  const figure = build(SHEET);

  test.each(TIMES.flatMap((time) => WEATHERS.map((weather) => [time, weather] as const)))(
    'is bright enough to be recognized and keeps the color of skin: %s, %s',
    (time, weather) => {
      const light = lightOf(time, weather, 'calm');
      const canvas = createCanvas(SIZE.width, SIZE.height);
      const lighting = peopleLight(portraitLight(light), light, { isInside: false, isDeep: false });
      const state = stateOf(figure, 'stand', 0);
      const { head, crown } = state.skeleton.joints;
      const tall = (crown[1] - head[1]) * 1.75;
      const middle: Vector = [(head[0] + crown[0]) * 0.875, head[1] * 1.75 + tall * 0.42, 0];
      // The head fills the picture, and the face fills its middle half.
      const lens = lensAt([middle[0], middle[1], 4], middle, tall / 3.6, SIZE);
      new Brush().draw(canvas.getContext('2d'), lens, lighting, figure.pose(state, 1.75), SIZE);
      const { data } = canvas.getContext('2d').getImageData(45, 45, 70, 70);
      const mean = [0, 1, 2].map((channel) => {
        const values = Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + channel] ?? 0);
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      });
      const [red = 0, green = 0, blue = 0] = mean;
      expect(red * 0.3 + green * 0.59 + blue * 0.11).toBeGreaterThan(88);
      expect(red).toBeGreaterThan(blue);
      expect(red).toBeLessThan(blue * 2.6);
    },
  );
});

describe('a minifigure that dances with a partner', () => {
  test.each<['waltz-lead' | 'waltz-follow', number]>([
    ['waltz-lead', 0.82],
    ['waltz-lead', 1.05],
    ['waltz-follow', -0.82],
    ['waltz-follow', -1.05],
  ])('holds no hand in front of its face: %s, turned by %s', (clip, yaw) => {
    const figure = minifigure(SHEET);
    const piece = (at: number, beats: number) => {
      const placed = figure.pose({ ...stateOf(figure, clip, yaw, beats), contact: 'closed-hold' }, 1.75)[at];
      const points: Vector[] = [];
      const positions = placed?.mesh.positions ?? [];
      for (let index = 0; index < positions.length; index += 3)
        points.push(
          moved(placed?.matrix ?? [], [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]),
        );
      return points;
    };
    for (const beats of [0, 0.5, 1, 1.5, 2, 2.5, 3]) {
      const head = piece(8, beats);
      const heights = head.map(([, y]) => y);
      const [chin, crown, nose] = [Math.min(...heights), Math.max(...heights), Math.max(...head.map(([, , z]) => z))];
      for (const hand of [4, 5]) {
        const before = piece(hand, beats).filter(([, y, z]) => z > nose - 0.2 && y > chin + 0.12 && y < crown);
        expect(before).toEqual([]);
      }
    }
  });
});

describe('a head', () => {
  test('shows at least half of its face while it looks at a person beside it', () => {
    for (let yaw = -1.75; yaw < 1.8; yaw += 0.1) {
      expect(Math.abs(towardViewer(yaw))).toBeLessThan(1.47);
      expect(Math.sign(towardViewer(yaw))).toBe(Math.sign(yaw));
    }
    expect(towardViewer(0.5)).toBeCloseTo(0.5);
    expect(towardViewer(3)).toBeCloseTo(3);
  });

  test('still shows its face in pixar-3d when it bows', () => {
    const figure = pixarFigure(SHEET);
    const state = stateOf(figure, 'stand', 0);
    const bowed = { ...state, skeleton: { ...state.skeleton, headPitch: 1.1 } };
    // The skull is the first form with the skin's and the hair's surfaces.
    const skull = figure.pose(bowed, 1.75).find(({ mesh }) => mesh.materials.length > 1500);
    const [front, middle] = [moved(skull?.matrix ?? [], [0, 0, 1]), moved(skull?.matrix ?? [], [0, 0, 0])];
    expect((front[2] - middle[2]) / Math.hypot(front[1] - middle[1], front[2] - middle[2])).toBeGreaterThan(0.85);
  });
});

describe('a brush', () => {
  test('leaves no pixels of one picture in the next', () => {
    const light = lightOf('day', 'clear', 'calm');
    const lighting = peopleLight(portraitLight(light), light, { isInside: false, isDeep: false });
    const figure = pixarFigure(SHEET);
    const drawn = (brush: Brush, distance: number) => {
      const canvas = createCanvas(SIZE.width, SIZE.height);
      const lens = lensAt([0, 1.5, distance], FACE, 0.4, SIZE);
      brush.draw(canvas.getContext('2d'), lens, lighting, figure.pose(stateOf(figure, 'stand', 0), 1.75), SIZE);
      return Buffer.from(canvas.getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height).data);
    };
    const used = new Brush();
    drawn(used, 3);
    expect(drawn(used, 4.6).equals(drawn(new Brush(), 4.6))).toBe(true);
  });
});
