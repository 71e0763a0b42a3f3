import { expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { isSteered } from '../../../../engines/narrative-video/acting/holding.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import { wheelBetween } from '../../../../engines/narrative-video/solid/steering.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

/** Returns two people in a car, the driver first, at a moment. */
function inCar(seconds: number, seed: string) {
  const deeds = [0, 1].map((character) => ({ character, action: 'drive' as const, things: ['car' as const] }));
  const scene = aScene({ text: seed, action: 'drive', characters: [0, 1], deeds, end: 6, shot: 'medium' });
  const { at } = performanceOf({ scene, rhythm: quietSong(7), ...NOBODY, seed });
  const [driver, passenger] = at(seconds, () => ADULT);
  if (!driver || !passenger) throw new Error('nobody drives');
  return { driver, passenger };
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('one of two people in a car drives it, and the other one sits beside', () => {
  for (const seed of SEEDS) {
    const { driver, passenger } = inCar(1.3, seed);
    expect(driver.things).toEqual(['car']);
    expect(passenger.things).toEqual([]);
    expect(isSteered(driver.things, driver.pose)).toBe(true);
    expect([passenger.pose.leftHand, passenger.pose.rightHand]).toEqual(['relaxed', 'relaxed']);
    const apart = [passenger.x - driver.x, passenger.z - driver.z] as const;
    // Beside, not behind: across the direction in which both face.
    expect(Math.abs(apart[0] * Math.sin(driver.yaw) + apart[1] * Math.cos(driver.yaw))).toBeLessThan(0.05);
    expect(Math.hypot(...apart)).toBeGreaterThan(0.3);
    // The driver is farther ahead in the picture.
    expect(Math.sign(driver.x - passenger.x)).toBe(Math.sign(driver.yaw));
  }
});

test('both hands of a driver are on the rim of the wheel, before the chest', () => {
  for (const seconds of [0.2, 0.9, 1.7, 2.6]) {
    const { driver } = inCar(seconds, 'a');
    const skeleton = skeletonOf(driver.pose, ADULT, driver.yaw);
    const { leftHand, rightHand, chest, hips } = skeleton.joints;
    const frame = wheelBetween('car', { pose: driver.pose, skeleton }, leftHand, rightHand, 1);
    if (!frame) throw new Error('there is no wheel');
    const middle = moved(frame, [0, 0, 0]);
    const radius = Math.hypot(...moved(frame, [1, 0, 0]).map((value, axis) => value - (middle[axis] ?? 0)));
    for (const hand of [leftHand, rightHand]) {
      const far = Math.hypot(...hand.map((value, axis) => value - (middle[axis] ?? 0)));
      expect(Math.abs(far - radius)).toBeLessThan(0.04);
    }
    expect(
      (middle[0] - chest[0]) * Math.sin(driver.yaw) + (middle[2] - chest[2]) * Math.cos(driver.yaw),
    ).toBeGreaterThan(0.15);
    // Low in the car: its doors hide the hips.
    expect(hips[1]).toBeLessThan(0.27);
  }
});
