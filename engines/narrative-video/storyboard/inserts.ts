import { BOWLS } from '../acting/holding.ts';
import type { Action } from '../actions.ts';
import type { Deed, Scene } from '../story.ts';
import { type ThingName, thingOf } from '../vocabulary/things.ts';
import { LYING } from './shots.ts';

/** Number of scenes in one place within which whoever cries over a thing may begin to. */
const SOON = 3;

/**
 * Actions in which hands are too far from a camera, too fast, or between chest and face, to be shown near, or in which
 * faces tell more: people who give something are seen with those who get it.
 */
const UNSTEADY: ReadonlySet<Action> = new Set<Action>([
  'fall',
  'fly',
  'swim',
  'run',
  'jump',
  'climb',
  'fight',
  'dance',
  'sweep',
  'dig',
  'drink',
  'hug',
  'cradle',
  'kiss',
  'give',
  'cheer',
  'throw',
]);
/** Actions that hold a thing to the face, which an insert does not show. There, it is held before the chest. */
const AT_FACE: ReadonlySet<Action> = new Set<Action>(['phone', 'eat']);
/** Things that are before a face or a body as long as they are used, and what is too large or too long to be seen near. */
const NEVER_SHOWN: ReadonlySet<ThingName> = new Set<ThingName>([
  'microphone',
  'cigarette',
  'telescope',
  'trumpet',
  'spoon',
  'umbrella',
  'fishing-rod',
  'broom',
  'shovel',
  'staff',
  'brush',
  'bucket',
  'box',
  'wand',
  'balloon',
  'weights',
  'held-cat',
  'held-dog',
  'watering-can',
  'selfie-phone',
]);
/** Things before a person that hide the hands from the camera. */
const HIDES_HANDS: ReadonlySet<ThingName> = new Set<ThingName>(['computer']);

/** Returns the thing that an insert of a deed shows, if there is one in the hands. */
export function thingInHands(deed: Deed): ThingName | undefined {
  const { action, things = [] } = deed;
  if (LYING.has(action) || UNSTEADY.has(action)) return undefined;
  // Food that is bitten into is at the face, which tells more than a cone before a chest.
  if (action === 'eat' && isAtFace(deed)) return undefined;
  return things.find((name) => {
    const { bearing } = thingOf(name);
    return (bearing.startsWith('in-') || bearing === 'overhead') && !NEVER_SHOWN.has(name);
  });
}

/** A thing that an insert can show, and the deed that it is in. */
export interface Shown {
  deed: Deed;
  thing: ThingName;
}

/** Returns the things in hands that a scene can show near, in the order of its deeds. */
export function shownIn({ deeds, things }: Pick<Scene, 'deeds' | 'things'>): Shown[] {
  if (things.some((name) => HIDES_HANDS.has(name))) return [];
  return deeds.flatMap((deed) => {
    const thing = thingInHands(deed);
    return thing ? [{ deed, thing }] : [];
  });
}

/** Whether the character of a deed cries in a scene. */
function weeps(scene: Scene, { character }: Deed): boolean {
  if (!scene.characters.includes(character)) return false;
  return scene.emotion === 'cry' || scene.deeds.some((deed) => deed.character === character && deed.action === 'cry');
}

function isAtFace({ action, things = [] }: Deed): boolean {
  return AT_FACE.has(action) && !things.some((name) => BOWLS.has(name));
}

function standing({ seated: _, things = [], ...deed }: Deed): Deed {
  return { ...deed, action: 'stand', things: things.filter((name) => thingOf(name).bearing !== 'under') };
}

/**
 * Returns the insert of a deed.
 * @param soon scenes from this one on
 */
export function insertOf(scene: Scene, deed: Deed, soon: readonly Scene[]): Scene {
  const cries = soon.slice(0, 1 + SOON).some((other) => other.place === scene.place && weeps(other, deed));
  const { with: _, ...alone } = deed;
  // What a hand in a lap holds would be shown with the knees.
  const own = isAtFace(deed) || deed.action === 'sit' ? standing(alone) : alone;
  return {
    ...scene,
    ...(cries && { emotion: 'cry' }),
    shot: 'close',
    framing: 'insert',
    characters: [own.character],
    deeds: [own],
    camera: 'push-in',
    transition: 'cut',
  };
}
