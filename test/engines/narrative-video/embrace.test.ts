import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../engines/narrative-video/acting/standing.ts';
import type { Wardrobe } from '../../../engines/narrative-video/cast/actors.ts';
import { framesOf } from '../../../engines/narrative-video/compose.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { aScene } from './a-scene.ts';
import { aSheet } from './a-sheet.ts';
import { NEUTRAL_FACE } from './neutral-face.ts';
import { NOBODY, quietSong } from './quiet-song.ts';

function together(action: 'hug' | 'dance') {
  return aScene({
    text: 'They meet.',
    mood: 'romantic',
    place: 'field',
    action,
    characters: [0, 1],
    deeds: [
      { character: 0, action, with: 1 },
      { character: 1, action, with: 0 },
    ],
  });
}

/** Returns the order in which the leader (0) and the follower (1) are drawn in a frame. */
async function orderIn(preset: '90s-anime' | undefined, action: 'hug' | 'dance'): Promise<string[]> {
  const calls: string[] = [];
  const wardrobe: Wardrobe = {
    players: [],
    dress: async (character) => ({
      proportions: ADULT,
      draw: () => void calls.push(`body ${character}`),
      drawArms: (_context, _at, _state, layer) => void calls.push(`${layer} ${character}`),
    }),
  };
  const composition = {
    scenes: [together(action)],
    look: lookOf(preset),
    picture: { width: 160, height: 90 },
    wardrobe,
  };
  for await (const _ of framesOf({ ...composition, rhythm: quietSong(4), ...NOBODY, seed: 's' }, [{ from: 0, to: 1 }]));
  return calls;
}

test.each([undefined, '90s-anime' as const])(
  'in a hug (%s), the other one is before the leader, whose nearer arm lies over all, and the farther arms are behind',
  async (preset) => {
    expect(await orderIn(preset, 'hug')).toEqual(['behind 0', 'behind 1', 'body 0', 'body 1', 'over 1', 'over 0']);
  },
);

test('in a closed hold, the arm around the partner is behind both bodies, and the hand on the shoulder over them', async () => {
  const order = await orderIn('90s-anime', 'dance');
  expect(order.indexOf('behind 0')).toBeLessThan(order.indexOf('body 1'));
  expect(order.indexOf('over 1')).toBeGreaterThan(order.indexOf('body 0'));
});

const SIDE = 400;

test.each(['pixel-art', 'yellow-family', 'cartoon-network', '90s-anime', 'ghibli', 'disney-90s'] as const)(
  '%s draws an arm around a partner only with its layer',
  async (look) => {
    const figure = await lookOf(look).figures.make({ sheet: aSheet(), picture: '' }, lightOf('day', 'clear', 'calm'));
    const pose = { ...UPRIGHT_POSE, leftArm: { swing: 0, spread: 1.4, bend: 0, twist: 0 } };
    const skeleton = skeletonOf(pose, figure.proportions, 0);
    const at = { x: SIDE / 2, y: SIDE - 20, height: SIDE * 0.7 };
    const state = { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0, around: { left: 'over' as const } };
    const [x, y] = skeleton.joints.leftWrist;
    const opacityAfter = (draw: (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void) => {
      const context = createCanvas(SIDE, SIDE).getContext('2d');
      draw(context);
      const [px, py] = [Math.round(at.x + x * at.height), Math.round(at.y - y * at.height)];
      return context.getImageData(px, py, 1, 1).data[3];
    };
    expect(opacityAfter((context) => figure.draw(context, at, state))).toBe(0);
    expect(opacityAfter((context) => figure.drawArms?.(context, at, state, 'behind'))).toBe(0);
    expect(opacityAfter((context) => figure.drawArms?.(context, at, state, 'over'))).toBe(255);
  },
);
