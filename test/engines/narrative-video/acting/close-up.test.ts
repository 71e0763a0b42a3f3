import { describe, expect, test } from '@jest/globals';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Deed, Scene } from '../../../../engines/narrative-video/story.ts';
import { aScene } from '../a-scene.ts';
import { quietSong } from '../quiet-song.ts';

/** Directions of the face and of the body in the middle of close-ups at different times of a song, and of the eyes. */
function facesOf(deed: Deed, singer: number, changes: Partial<Scene> = {}, count = 24) {
  return Array.from({ length: count }, (_, index) => {
    const start = index * 4;
    const scene = aScene({
      shot: 'close',
      framing: 'close-up',
      text: 'la',
      start,
      end: start + 4,
      characters: [deed.character],
      deeds: [deed],
      ...changes,
    });
    const { at } = performanceOf({
      scene,
      singer,
      rhythm: quietSong(count * 4),
      voice: { mouthAt: () => 'open' },
      seed: 'j',
    });
    const [performer] = at(start + 2, () => ADULT);
    if (!performer) throw new Error('nobody is in the close-up');
    const { headYaw } = skeletonOf(performer.pose, ADULT, performer.yaw);
    return { face: headYaw, body: performer.yaw, eyes: performer.face.gaze[0] };
  });
}

const THREE_QUARTERS = 0.25;

describe('In a close-up', () => {
  test('singers are mostly seen from three quarters, and sing into the camera now and then', () => {
    const faces = facesOf({ character: 0, action: 'sing' }, 0);
    const aside = faces.filter(({ body }) => Math.abs(body) > THREE_QUARTERS);
    expect(aside.length).toBeGreaterThan(faces.length / 2);
    expect(aside.length).toBeLessThan(faces.length);
    // Not all from the same angle.
    expect(new Set(aside.map(({ body }) => body)).size).toBeGreaterThan(1);
  });

  test('whoever does not sing never faces the camera, and looks where the face does', () => {
    for (const { face, eyes } of facesOf({ character: 0, action: 'stand' }, 1)) {
      expect(Math.abs(face)).toBeGreaterThan(THREE_QUARTERS);
      expect(eyes * Math.sign(face)).toBeGreaterThan(0.1);
    }
  });

  test('two people who are shown by turns look at each other', () => {
    const sides = [0, 1].map((character) =>
      facesOf({ character, action: 'laugh' }, -1).map(({ body }) => Math.sign(body)),
    );
    expect(new Set(sides[0])).toEqual(new Set([1]));
    expect(new Set(sides[1])).toEqual(new Set([-1]));
  });

  test('whoever sits turns only the head, because the seat stays as it is', () => {
    const faces = facesOf({ character: 0, action: 'sit', things: ['seat'], seated: true }, -1);
    for (const { face, body } of faces) {
      expect(Math.abs(body)).toBeLessThan(THREE_QUARTERS);
      expect(face - body).toBeGreaterThan(0.1);
    }
  });

  test('a guitarist faces the frets, whichever way the body is turned', () => {
    const guitarist = { character: 0, action: 'play-guitar', things: ['guitar'] } as const;
    const faces = facesOf({ ...guitarist, things: [...guitarist.things] }, 0);
    expect(new Set(faces.map(({ body }) => Math.sign(body)))).toEqual(new Set([-1, 1]));
    for (const { face } of faces) expect(face).toBeGreaterThan(THREE_QUARTERS / 2);
  });
});

test('from farther away, a singer faces the listeners', () => {
  for (const { body } of facesOf({ character: 0, action: 'sing' }, 0, { shot: 'wide', framing: 'establishing' }, 8))
    expect(Math.abs(body)).toBe(0);
});
