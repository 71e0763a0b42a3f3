import { chanceOf } from '../../drawing/chance.ts';
import { sideOfCompanion } from '../acting/companion.ts';
import { sideOfAim } from '../acting/flight.ts';
import { sideOfPet } from '../acting/pet.ts';
import { contactOf, OUTWARD } from '../acting/staging.ts';
import type { Light } from '../light/light.ts';
import { isSunLow } from '../light/low-sun.ts';
import type { Scene } from '../story.ts';
import { relativeSizeOf } from '../storyboard/shots.ts';
import { sideOfTake } from '../storyboard/takes.ts';
import { isForCrowd } from '../vocabulary/crowds.ts';
import { thingOf } from '../vocabulary/things.ts';

/** How far one person is from the middle of a medium and of a close picture at most, as a share of its width. */
const ASIDE = { medium: 0.13, close: 0.07 };

/** How far people are from the middle of a tall wide picture, relative to others: farther, its edge cuts them off. */
const OF_TALL = 0.3;

/** How far two people are from the middle of a vast place, relative to one. */
const OF_PAIR = 0.75;

/** How far somebody with a long thing, a goal or a creature beside is from the middle of a wide picture, as a share of its width. */
const AWAY = 0.14;

/**
 * Returns where the middle of a scene's people is, as a share of the picture's width. One person stands beside the
 * middle, so that there is room where they look or for whatever is beside them, and so do two who are small in a vast
 * place. What is before two people, like a campfire, stays between them. Whoever performs for a crowd or kneels before
 * an animal is in the middle.
 * @param yaw direction that the first person faces, in radians
 * @param free share of the picture's width by which people can be moved aside
 */
export function middleOf(scene: Scene, yaw: number, light: Light, free: number, isTall = false): number {
  const { shot, characters, text, start } = scene;
  const hasLong = scene.deeds.some(({ action }) => OUTWARD.has(action));
  if (hasLong && characters.length === 1)
    return 0.5 - Math.sign(yaw) * (shot === 'wide' ? AWAY : Math.max(0, Math.min(free, AWAY)));
  if (shot === 'wide' && (hasLong || isForCrowd(scene) || sideOfPet(scene) !== undefined)) return 0.5;
  if (characters.length === 2 && scene.things.some((name) => thingOf(name).bearing === 'before')) return 0.5;
  if (characters.length === 2 && relativeSizeOf(scene) !== 1) {
    // A low sun is seen between two people. Beside the middle, one of them would have it behind the head.
    if (light.sun && isSunLow(light) && !isTall) return areArmInArm(scene) ? besideSun(light.sun.x) : light.sun.x;
    return 0.5 + (sideOf(scene, light) - 0.5) * OF_PAIR * (isTall ? OF_TALL : 1);
  }
  if (characters.length !== 1) return 0.5;
  const companion = shot === 'close' ? undefined : sideOfCompanion(scene);
  if (companion) return 0.5 - companion * (shot === 'wide' ? AWAY : Math.max(0, Math.min(free, AWAY)));
  const aim = sideOfAim(scene);
  if (aim && shot === 'wide') return 0.5 - aim * AWAY;
  if (shot === 'wide') return 0.5 + (sideOf(scene, light) - 0.5) * (isTall ? OF_TALL : 1);
  if (isOnRow(scene)) return 0.5;
  const usual = Math.abs(yaw) > 0.1 ? -Math.sign(yaw) : chanceOf(text + start).pick([-1, 1]);
  const way = usual * sideOfTake(scene);
  return 0.5 + way * Math.max(0, Math.min(free, ASIDE[shot]));
}

/** Distance of two who stand arm in arm from the sun that they look at, as a share of the picture's width. */
const BESIDE_SUN = 0.21;

/** Whether two people stand so close that nothing is seen between them. */
function areArmInArm({ deeds, ...scene }: Scene): boolean {
  return deeds.some(({ action }) => contactOf(action, scene) === 'side-hug');
}

/** Returns the middle of two people beside the sun, on the side with more room. */
function besideSun(x: number): number {
  return x + (x < 0.5 ? BESIDE_SUN : -BESIDE_SUN);
}

/** Chooses a side in a wide shot. It avoids the sun, which would seem to sit on the person's head. */
function sideOf({ text, start }: Scene, { sun }: Light): number {
  const side = chanceOf(text + start).pick([0.34, 0.38, 0.62, 0.66]);
  return sun && Math.abs(side - sun.x) < 0.1 ? 1 - sun.x : side;
}

/** Whether people sit on a row of seats, which stays where it is. Readers sit aside: the window is before their page. */
function isOnRow({ deeds }: Scene): boolean {
  return deeds.some(({ things, action }) => action !== 'read' && things?.includes('seat'));
}
