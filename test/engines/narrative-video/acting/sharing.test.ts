import { describe, expect, test } from '@jest/globals';
import { armsOf } from '../../../../engines/narrative-video/acting/holds.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { meeting } from '../../../../engines/narrative-video/acting/meeting.ts';
import { headOf, type Partner, palmOf, type Side } from '../../../../engines/narrative-video/acting/partner.ts';
import { type Performer, performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Proportions, Vector } from '../../../../engines/narrative-video/acting/skeleton.ts';
import type { Scene } from '../../../../engines/narrative-video/story.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const LARGE_HEAD: Proportions = {
  ...ADULT,
  head: 0.26,
  torso: 0.24,
  upperArm: 0.13,
  forearm: 0.12,
  thigh: 0.2,
  shin: 0.2,
};

interface Sharer extends Performer {
  body: Partner;
  /** Palms of the hand that is nearer to the viewer and of the other one. */
  bowlHand: Vector;
  sticksHand: Vector;
  near: Side;
  far: Side;
}

/** Two people of one size who share food, at a moment: the one on the viewer's left first. */
function sharers(
  seconds: number,
  size: Proportions,
  shown: Partial<Scene> = {},
  food: ThingName = 'noodles',
): [Sharer, Sharer] {
  const deeds = [0, 1].map((character) => ({
    character,
    action: 'eat' as const,
    with: 1 - character,
    things: [food],
  }));
  const scene = aScene({
    text: 'They share.',
    action: 'eat',
    characters: [0, 1],
    deeds,
    end: 8,
    shot: 'wide',
    ...shown,
  });
  const performers = performanceOf({ scene, rhythm: quietSong(10), ...NOBODY, seed: 'job' }).at(seconds, () => size);
  const bodies = performers.map(
    ({ pose, yaw, x, z }): Partner => ({ skeleton: skeletonOf(pose, size, yaw), proportions: size, x, z, height: 1 }),
  );
  const [first, second] = performers.map((performer, index): Sharer => {
    const [own, other, { together }] = [bodies[index], bodies[1 - index], performer];
    if (!own || !other || !together) throw new Error('they do not share');
    const body: Partner = { ...own, skeleton: meeting(together.contact, together.isLeader, own, other) };
    const [near, far] = armsOf(index === 0);
    return { ...performer, body, bowlHand: palmOf(body, near), sticksHand: palmOf(body, far), far, near };
  });
  if (!first || !second) throw new Error('they are two');
  return [first, second];
}
const MOMENTS = Array.from({ length: 20 }, (_, step) => step / 5);
const SIZES = [ADULT, LARGE_HEAD];

describe('two people who share noodles', () => {
  test.each(SIZES)(
    'have one bowl, each chopsticks in the farther hand, and no arm before the other one: %#',
    (size) => {
      for (const seconds of MOMENTS) {
        const [host, guest] = sharers(seconds, size);
        expect([host.things, guest.things]).toEqual([['noodles'], ['chopsticks']]);
        expect([host.hand, guest.hand]).toEqual([host.near, guest.far]);
        expect([host.pose[`${host.far}Hand`], guest.pose[`${guest.far}Hand`]]).toEqual(['hold', 'hold']);
        const middle = (host.body.x + guest.body.x) / 2;
        expect(host.bowlHand[0]).toBeGreaterThan(host.body.x);
        expect(host.bowlHand[0]).toBeLessThan(middle);
        for (const hand of [guest.bowlHand, guest.sticksHand]) expect(hand[0]).toBeGreaterThan(middle);
      }
    },
  );

  test.each(SIZES)('have their heads beside each other, and not one before the other: %#', (size) => {
    for (const seconds of MOMENTS) {
      const [host, guest] = sharers(seconds, size);
      const apart = (headOf(guest.body) - headOf(host.body)) / size.head;
      expect(apart).toBeGreaterThan(1.2);
      expect(apart).toBeLessThan(3.2);
    }
  });

  test.each(SIZES)('do not do the same: one eats while the other laughs, and is looked at in between: %#', (size) => {
    const moments = MOMENTS.map((seconds) => sharers(seconds, size));
    const eats = ({ sticksHand, body }: Sharer) => sticksHand[1] > body.skeleton.joints.head[1];
    expect(moments.filter(([host]) => eats(host)).length).toBeGreaterThan(MOMENTS.length * 0.4);
    expect(moments.filter(([, guest]) => eats(guest)).length).toBe(0);
    for (const [host, guest] of moments) expect(guest.face.mouth).not.toBe(host.face.mouth);
    expect(moments.some(([, guest]) => guest.face.mouth === 'wide')).toBe(true);
  });

  test('change who has the bowl from picture to picture', () => {
    const hosts = [{}, { shot: 'medium' as const }, { take: 1 }].map((shown) =>
      sharers(0, ADULT, shown).findIndex(({ things }) => things.includes('noodles')),
    );
    expect(hosts).toEqual([0, 1, 1]);
  });
});

describe('two people who share a pizza', () => {
  const pizza = (seconds: number, size: Proportions) => sharers(seconds, size, {}, 'pizza');
  /** Distance of the food from a mouth, relative to a head. */
  const fromMouth = ({ body }: Sharer, [x, y]: Vector, size: Proportions) => {
    const { head, crown } = body.skeleton.joints;
    return Math.hypot(x - body.x - (head[0] + crown[0]) / 2, y - head[1]) / size.head;
  };

  test.each(SIZES)('bite in turn into the one that one of them holds: %#', (size) => {
    const moments = MOMENTS.map((seconds) => pizza(seconds, size));
    for (const [host, guest] of moments) {
      expect([host.things, guest.things]).toEqual([['pizza'], []]);
      expect(host.hand).toBe(host.near);
    }
    const nearerToGuest = moments.map(
      ([host, guest]) => fromMouth(guest, host.bowlHand, size) < fromMouth(host, host.bowlHand, size),
    );
    expect(nearerToGuest.filter(Boolean).length).toBeGreaterThan(MOMENTS.length * 0.3);
    expect(nearerToGuest.filter((isNearer) => !isNearer).length).toBeGreaterThan(MOMENTS.length * 0.2);
    for (const [host, guest] of moments) expect(guest.face.mouth).not.toBe(host.face.mouth);
  });
});

test('two people who share popcorn reach into it with their fingers, and one holds it between them', () => {
  for (const seconds of MOMENTS) {
    const [host, guest] = sharers(seconds, ADULT, {}, 'popcorn');
    expect([host.things, guest.things]).toEqual([['popcorn'], []]);
    expect(host.bowlHand[1]).toBeLessThan(host.body.skeleton.joints.neck[1]);
    expect(host.bowlHand[0]).toBeGreaterThan(host.body.x);
  }
});
