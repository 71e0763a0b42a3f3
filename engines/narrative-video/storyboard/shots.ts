import type { Chance } from '../../drawing/chance.ts';
import { isByVehicle } from '../acting/blocking.ts';
import { isArmed } from '../acting/foe.ts';
import { sideOfPet } from '../acting/pet.ts';
import type { Action } from '../actions.ts';
import type { Distance } from '../look.ts';
import { CONSOLABLE } from '../prompt/pairs.ts';
import {
  type CameraMove,
  type Deed,
  type Framing,
  type PlaceName,
  type Scene,
  type Shot,
  type SongPart,
  type StoryBeat,
  type Transition,
  VAST,
} from '../story.ts';
import { isForCrowd } from '../vocabulary/crowds.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { ANIMALS } from '../vocabulary/things-around.ts';
import { LOUD } from './casting.ts';
import { isSeenToGround } from './seen-to-ground.ts';

/** What decides how a scene is shown. */
export interface Situation {
  beat: StoryBeat;
  /** Characters that can be shown. */
  deeds: readonly Deed[];
  /** Index of the character who sings now. Absent if nobody sings. */
  singing?: number;
  energy: number;
  part?: SongPart;
  /** Whether the scene begins another part of the story (`isNew`) or of the song (`opensPart`). */
  isNew: boolean;
  /** Whether it is the last scene of a part of the story. */
  isLast: boolean;
  /** Whether it is the last scene of the film. */
  isEnd: boolean;
  opensPart: boolean;
  before: Scene | undefined;
  distance: Distance;
  chance: Chance;
}

/** Shots that may follow a shot. A shot that is listed more often is likelier. */
const SHOTS_AFTER: Record<Distance, Record<Shot, readonly [Shot, ...Shot[]]>> = {
  near: { wide: ['close', 'close', 'medium'], medium: ['close'], close: ['medium', 'close', 'medium'] },
  even: {
    wide: ['medium', 'medium', 'close'],
    medium: ['close', 'close', 'wide'],
    close: ['medium', 'wide', 'medium'],
  },
  far: { wide: ['medium', 'medium', 'wide'], medium: ['wide', 'wide', 'close'], close: ['wide', 'medium'] },
};

/** How often a reaction shot follows a face, 0 to 1. */
const REACTIONS: Readonly<Record<Distance, number>> = { near: 0.6, even: 0.45, far: 0.2 };

/** Boards on which people stand. */
const BOARDS: ReadonlySet<ThingName> = new Set<ThingName>(['skateboard', 'surfboard', 'steps']);

/** Whether the feet tell what somebody does: they leave the ground or slip on it, or stand on a board. */
function isOfFeet({ action, things = [] }: Deed): boolean {
  return (
    action === 'fall' ||
    action === 'jump' ||
    action === 'throw' ||
    ((action === 'ride' || action === 'run') && things.some((name) => BOARDS.has(name)))
  );
}

/**
 * Decides how a scene is shown, by the rules of film editing. A new place gets a wide shot, a chorus opens wide, a sung
 * line shows its singer close, a reaction follows a face, and no framing comes twice in a row.
 */
export function framingOf(situation: Situation): Pick<Scene, 'shot' | 'framing' | 'characters' | 'deeds'> {
  const isNarrow = isSeatedInTrain(situation);
  const usual = shotOf(situation);
  const lying = situation.deeds.filter(({ action, seated }) => LYING.has(action) && !seated);
  // Without a bed, somebody lies on the ground, where those who fall end, and which only a wide shot shows. Two who fly
  // side by side are too long for another.
  const areAloft = situation.deeds.length > 1 && situation.deeds.some(({ action }) => action === 'fly');
  const isWithPet = sideOfPet({ ...situation.beat, deeds: [...situation.deeds] }) !== undefined;
  // A dragon is fought by somebody who is seen with it.
  const hasFoe = situation.beat.things.some((name) => name in ANIMALS) && situation.deeds.some(isArmed);
  const isToGround = isSeenToGround({ ...situation.beat, deeds: [...situation.deeds] });
  const isOnGround = lying.some(({ things = [] }) => things.length === 0);
  const isShownWhole = isOnGround || areAloft || isWithPet || hasFoe || isToGround;
  if (isShownWhole || situation.deeds.some(isOfFeet) || areMounted(situation.deeds))
    return shown(situation, 'wide', situation.deeds, situation.before);
  // A crowd is before the whole stage.
  if (situation.isNew && isForCrowd({ text: situation.beat.text, deeds: situation.deeds }))
    return shown(situation, 'wide', situation.deeds, situation.before);
  const isAtHand = isNarrow || isTender(situation);
  const isWhole = lying.length > 0 || (situation.isLast && doApart(toldOf(situation.deeds, situation.beat)));
  // Nobody leaves in a close-up.
  const isFarewell = situation.isEnd && situation.deeds.some(({ action }) => ON_FOOT.has(action));
  const shot =
    isFarewell && usual === 'close'
      ? 'wide'
      : (isAtHand && usual === 'wide') || (isWhole && usual === 'close')
        ? 'medium'
        : usual;
  const deeds = shot === 'close' ? inClose(situation) : [...situation.deeds];
  const { before, beat } = situation;
  const isSame =
    before !== undefined &&
    before.place === beat.place &&
    before.shot === shot &&
    deeds.map(({ character }) => character).join() === before.characters.join();
  // The next picture is taken from another distance than the last one.
  const other = isAtHand && lying.length === 0 && shot === 'medium' ? 'close' : OTHER_SHOT[shot];
  if (isSame) return shown(situation, isWhole && other === 'close' ? shot : other, situation.deeds, before);
  return shown(situation, shot, deeds, before);
}

/** Whether so many people ride that only a wide shot shows all of them, or one drives and another does not. */
function areMounted(deeds: readonly Deed[]): boolean {
  return isByVehicle(deeds) || deeds.filter(({ action }) => action === 'ride').length > 2;
}

/** Returns the deeds that the story tells, without those who only look on. */
export function toldOf(deeds: readonly Deed[], { company = [] }: Pick<StoryBeat, 'company'>): Deed[] {
  return deeds.filter(({ character }) => !company.includes(character));
}

/** Whether people do different things at the same time, of which the last picture of a part of the story drops none. */
export function doApart(deeds: readonly Deed[]): boolean {
  const [first] = deeds;
  return deeds.some(({ action, with: partner }) => action !== first?.action && partner !== first?.character);
}

/** A carriage has no room for a camera far from its passengers: they are seen from the knees up, by their window. */
function isSeatedInTrain({ beat, deeds }: Situation): boolean {
  return beat.place === 'train' && deeds.some(({ action, seated }) => action === 'sit' || seated === true);
}

/** What is told by faces, hands and how near people are. In a wide shot it would be too small to be felt. */
const TENDER: ReadonlySet<Action> = new Set<Action>(['hug', 'comfort', 'kiss', 'hold-hands', 'cry', 'pray']);

function isTender({ deeds, opensPart, part }: Situation): boolean {
  return !(opensPart && part === 'chorus') && deeds.length > 0 && deeds.every(({ action }) => TENDER.has(action));
}

const OTHER_SHOT: Readonly<Record<Shot, Shot>> = { wide: 'medium', medium: 'wide', close: 'medium' };

function shown(
  { isNew }: Situation,
  shot: Shot,
  deeds: readonly Deed[],
  before: Scene | undefined,
): Pick<Scene, 'shot' | 'framing' | 'characters' | 'deeds'> {
  const characters = deeds.map(({ character }) => character);
  return { shot, framing: nameOf(shot, characters, isNew, before), characters, deeds: [...deeds] };
}

function nameOf(shot: Shot, characters: readonly number[], isNew: boolean, before: Scene | undefined): Framing {
  if (shot === 'wide') return isNew || characters.length === 0 ? 'establishing' : 'full';
  if (characters.length > 2) return 'group';
  if (characters.length === 2) return 'two-shot';
  if (shot === 'medium') return 'medium';
  const isReaction = before?.framing === 'close-up' && before.characters[0] !== characters[0];
  return isReaction ? 'reaction' : 'close-up';
}

/** What is done with the legs, and what is told by a face and hands. Everything else needs at least half of the body. */
export const ON_FOOT: ReadonlySet<Action> = new Set<Action>([
  'walk',
  'run',
  'dance',
  'jump',
  'kneel',
  'fight',
  'fall',
  'climb',
  'fly',
  'swim',
  'drive',
  'ride',
  'sweep',
  'dig',
]);
const FACIAL: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'look-around',
  'think',
  'kiss',
  'comfort',
  'eat',
  'drink',
  'sing',
  'phone',
  'cry',
  'laugh',
  'pray',
]);
/** What is not understood without the bed under it. */
export const LYING: ReadonlySet<Action> = new Set<Action>(['sleep', 'lie']);

/** Whether a picture shows only one person, who lies. */
export function liesAlone({ deeds, characters }: Pick<Scene, 'deeds' | 'characters'>): boolean {
  const [deed] = deeds;
  return characters.length === 1 && deed !== undefined && LYING.has(deed.action) && !deed.seated;
}

/** How large people are in the first picture of a vast place, and who looks at it, relative to other wide shots. */
const RELATIVE = { first: 0.9, looking: 0.68, couple: 1.08 };

/** Returns how large the people of a scene are, relative to other pictures of its kind. */
export function relativeSizeOf({
  framing,
  place,
  characters,
  deeds,
}: Pick<Scene, 'framing' | 'characters' | 'deeds'> & { place?: PlaceName }): number {
  if (framing === 'from-behind')
    return deeds.some(({ with: partner }) => partner !== undefined) ? RELATIVE.couple : RELATIVE.looking;
  return framing === 'establishing' && place && VAST.has(place) && characters.length < 3 ? RELATIVE.first : 1;
}

/** A part of the story begins with a picture that shows what happens, because in a short song it has no other. */
function shotOf(situation: Situation): Shot {
  const shot = usualShotOf(situation);
  const { isNew, before, deeds } = situation;
  if (!isNew || shot === 'wide') return shot;
  if (deeds.some(({ action }) => ON_FOOT.has(action))) return before?.shot === 'wide' ? 'medium' : 'wide';
  const isWhole = deeds.length < 2 || deeds.every(isEmbracing);
  if (shot === 'medium' || (isWhole && deeds.every(({ action }) => FACIAL.has(action)))) return shot;
  return before?.shot === 'medium' ? 'wide' : 'medium';
}

function usualShotOf({ deeds, singing, energy, isNew, opensPart, part, before, distance, chance }: Situation): Shot {
  if (deeds.length === 0) return 'wide';
  if (opensPart && part === 'chorus') return 'wide';
  if (part === 'break') return before?.shot === 'wide' ? 'medium' : 'wide';
  if (isNew && before?.shot !== 'wide' && energy < 0.8) return 'wide';
  const isFace = before?.framing === 'close-up' && !isNew;
  if (isFace && deeds.length > 1 && chance.next() < REACTIONS[distance]) return 'close';
  if (singing !== undefined && before?.shot === 'medium' && distance !== 'far') return 'close';
  if (deeds.length > 2 && before?.shot === 'close') return chance.pick(['wide', 'medium']);
  return chance.pick(SHOTS_AFTER[distance][before?.shot ?? 'wide']);
}

/** Returns one character, or two who are close to each other. */
function inClose({ beat, deeds, singing, before, chance }: Situation): Deed[] {
  if (deeds.length < 2) return [...deeds];
  // Whoever joins the people of the story is seen with them.
  if (deeds.length === 2 && deeds.some(({ character }) => !beat.characters.includes(character))) return [...deeds];
  // Nobody hugs, kisses or comforts the air.
  const embracing = deeds.filter(isEmbracing);
  if (embracing.length > 1) return embracing.slice(0, 2);
  const sung = deeds.find(({ character }) => character === singing);
  const wasAlone = before?.shot === 'close' && before.characters.length === 1;
  if (sung && !(wasAlone && before.characters[0] === singing)) return [sung];
  const others = wasAlone ? deeds.filter(({ character }) => character !== before.characters[0]) : deeds;
  const one = others.length > 0 ? chance.pick(others) : deeds[0];
  return one ? [one] : [];
}

const CLOSE_PAIRS: ReadonlySet<Action> = new Set<Action>(['hug', 'cradle', 'kiss', 'comfort', 'eat', ...CONSOLABLE]);

function isEmbracing({ action, with: partner }: Deed): boolean {
  return CLOSE_PAIRS.has(action) && partner !== undefined;
}

export function cameraOf(shot: Shot, { beat, deeds, before, part, chance }: Situation): CameraMove {
  const moves: Record<Shot, readonly [CameraMove, ...CameraMove[]]> = {
    wide: ['push-in', 'pan-left', 'pan-right', 'crane-up', 'crane-down', 'pull-out'],
    medium: ['push-in', 'pan-left', 'pan-right', 'drift', 'pull-out'],
    close: ['push-in', 'drift', 'pull-out'],
  };
  if (part === 'break') return 'drift';
  if (beat.action === 'fly' && shot === 'wide') return 'crane-up';
  if (beat.action === 'fall') return 'crane-down';
  // More and more of the crowd is seen, and nobody is left at an edge.
  if (shot === 'wide' && isForCrowd({ text: beat.text, deeds })) return 'pull-out';
  const move = chance.pick(moves[shot]);
  return move === before?.camera ? chance.pick(moves[shot]) : move;
}

export function transitionOf({ beat, isNew, energy, before, opensPart, chance }: Situation): Transition {
  if (!before) return 'fade';
  if (opensPart && energy > before.energy + 0.12) return 'flash';
  if (!isNew) return 'cut';
  if (beat.turn === 'later') return 'fade';
  if (beat.turn === 'flashback' || before.turn === 'flashback') return 'dissolve';
  if (beat.turn === 'meanwhile') return 'wipe';
  if (energy > LOUD) return chance.pick(['cut', 'wipe', 'flash']);
  return chance.pick(['dissolve', 'dissolve', 'iris', 'wipe']);
}
