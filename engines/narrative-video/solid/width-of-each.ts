import { isByVehicle } from '../acting/blocking.ts';
import { areLevel } from '../cast/elbow-room.ts';
import type { Scene } from '../story.ts';
import { LYING, liesAlone } from '../storyboard/shots.ts';

/** Width of a person including the elbows, meters. Groups stand farther apart. */
const [ROOM, ROOM_IN_GROUP] = [0.95, 1.3];
/** Width of somebody who lies or swims, and of a horse between others or a car behind somebody, meters. */
const [ROOM_TO_LIE, ROOM_TO_SWIM, ROOM_TO_RIDE] = [2, 2.15, 2.5];

/** Returns the width that each person of a scene needs beside the others, in meters. */
export function widthOfEach(scene: Pick<Scene, 'shot' | 'characters' | 'deeds'>): number {
  const { shot, characters, deeds } = scene;
  const isLying = shot !== 'close' && characters.length > 1 && deeds.some(({ action }) => LYING.has(action));
  if (isLying || (shot === 'wide' && liesAlone(scene))) return ROOM_TO_LIE;
  if (areLevel(scene)) return ROOM_TO_SWIM;
  if (characters.length > 1 && isByVehicle(deeds)) return ROOM_TO_RIDE;
  if (characters.length < 3) return ROOM;
  return deeds.some(({ action }) => action === 'ride') ? ROOM_TO_RIDE : ROOM_IN_GROUP;
}
