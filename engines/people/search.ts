import { type Body, bodyOf } from './body.ts';
import { faceOf, faceWithoutPoints } from './face-points.ts';
import { type FoundFace, findFaces } from './faces.ts';
import { type Known, maskOf } from './mask.ts';
import { withoutNeighbor } from './neighbor.ts';
import type { Face, Person } from './person.ts';
import { loadPicture, type Picture } from './picture.ts';
import { withoutThingsBefore } from './profile.ts';

/** Number of other people that are recognized, and their greatest distance in heads. */
const NEIGHBORS = { most: 2, reach: 4 };

/**
 * Finds the person with the largest face in a picture.
 * @param path a PNG
 * @returns undefined if no face is found
 * @throws Error if the picture cannot be read or a network does not run
 */
export async function searchPicture(path: string): Promise<Person | undefined> {
  const picture = await loadPicture(path);
  const [largest, ...rest] = await findFaces(picture);
  if (!largest) return undefined;
  const face = await faceOf(picture, largest);
  const body = await bodyOf(picture, face, 'close');
  // At least two of the three networks must see a person. Otherwise it is an animal or a pattern.
  if (face.points.length === 0 && !body) return undefined;
  const others = await othersIn(picture, neighborsOf(largest, rest));
  const mask = await maskOf(picture, known(face, body, others));
  const { width, height } = picture;
  const person = withoutNeighbor(picture, { width, height, mask, face, joints: body?.joints ?? {} });
  // Whoever sent a cut-out decided what belongs to the person.
  return mask === picture.alpha ? person : withoutThingsBefore(person);
}

function neighborsOf(largest: FoundFace, rest: readonly FoundFace[]): FoundFace[] {
  const distance = ({ x, y }: FoundFace) => Math.hypot(x - largest.x, y - largest.y);
  const near = rest.filter((other) => distance(other) < largest.height * NEIGHBORS.reach);
  return near.sort((a, b) => distance(a) - distance(b)).slice(0, NEIGHBORS.most);
}

async function othersIn(picture: Picture, neighbors: readonly FoundFace[]): Promise<Known[]> {
  const others: Known[] = [];
  for (const neighbor of neighbors) {
    const face = faceWithoutPoints(neighbor);
    others.push(known(face, await bodyOf(picture, face, 'rough'), []));
  }
  return others;
}

function known(face: Face, body: Body | undefined, others: readonly Known[]): Known {
  return { face, ...(body ? { body } : {}), others };
}
