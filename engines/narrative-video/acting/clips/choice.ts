import type { Action } from '../../actions.ts';
import type { Mood, Scene } from '../../story.ts';
import type { ThingName } from '../../vocabulary/things.ts';
import { BOWLS, isHeld } from '../holding.ts';
import { type Contact, contactOf } from '../staging.ts';
import { dancesFor } from './dancing.ts';
import { gameFor } from './football.ts';
import { accompanying } from './guitars.ts';
import { CLIPS, type ClipName } from './index.ts';
import { ringClipFor } from './proposing.ts';
import { rideOn } from './riding.ts';
import { seatFor } from './seats.ts';
import { sharedMeal } from './sharing.ts';
import { standingOf } from './standing.ts';
import { HIGH } from './stumbling.ts';
import { clipWith } from './with-things.ts';

interface Wanted {
  action: Action;
  /** Set if a partner does the same action: whether this figure leads or follows. */
  role?: 'lead' | 'follow';
  things: readonly ThingName[];
  /** Whether somebody else stands beside this figure. */
  isBeside?: boolean;
  /** Whether somebody else reads beside this figure. */
  isBesideReader?: boolean;
  /** Whether somebody else drives. */
  isPassenger?: boolean;
  /** Whether somebody gives somebody a ring. */
  isProposal?: boolean;
  /** Whether somebody plays football. */
  isFootball?: boolean;
  /** Whether this figure sits. */
  isSeated?: boolean;
  /** Whether this figure eats from what its partner has. */
  partakes?: boolean;
  scene: Pick<Scene, 'mood' | 'energy' | 'shot' | 'place' | 'time' | 'emotion' | 'framing'>;
  /** 0 to 1: chooses among the clips that suit. */
  choice: number;
}

/** Clips of what two figures do together, leader first. */
const TOGETHER: Partial<Record<Contact, readonly [ClipName, ClipName]>> = {
  hug: ['hug-lead', 'hug-follow'],
  cradle: ['cradle', 'be-cradled'],
  comfort: ['comfort', 'comfort'],
  cry: ['cry-comforted', 'cry-comforted'],
  kiss: ['kiss-lead', 'kiss-follow'],
  'hold-hands': ['hold-hands', 'hold-hands'],
  'closed-hold': ['waltz-lead', 'waltz-follow'],
  'open-hold': ['swing-lead', 'swing-follow'],
  sit: ['sit-beside', 'sit-beside-too'],
  lean: ['sit-leaned-on', 'sit-leaning'],
  'side-hug': ['look-together', 'look-together'],
  fight: ['fight-lead', 'fight-follow'],
  give: ['give', 'receive'],
};
/** Clips of figures without a partner, if the clip's name differs from the action's. */
const ALONE: Partial<Record<Action, ClipName>> = {
  hug: 'stand',
  cradle: 'stand',
  comfort: 'stand',
  kiss: 'stand',
  'hold-hands': 'stand',
  give: 'give',
  'play-guitar': 'guitar',
  'play-piano': 'piano',
  'play-drums': 'drums',
  'play-violin': 'violin',
  'play-trumpet': 'trumpet',
  'play-accordion': 'accordion',
};
/** Energy above which a scene gets the biggest movements. */
const BIG = 0.7;

export function clipFor(wanted: Wanted): ClipName {
  const { action, role, choice, scene, isProposal } = wanted;
  const pair = action === 'walk' ? undefined : TOGETHER[contactOf(action, scene)];
  if (role && action === 'eat') return sharedMeal(wanted.things, wanted.partakes === true);
  if (role && action === 'give' && isProposal) return ringClipFor(role);
  if (role && pair) return pair[role === 'lead' ? 0 : 1];
  const variants = variantsOf(wanted);
  return variants[Math.min(variants.length - 1, Math.floor(choice * variants.length))] ?? 'stand';
}

/** Smaller movements for close-ups, which raised arms would fill, or in which a hand at the brow would hide the face. */
const CLOSE: Partial<Record<Action, ClipName>> = {
  dance: 'dance-close',
  sing: 'sing-soft',
  cheer: 'laugh',
  'look-around': 'stand',
};

function variantsOf({
  action,
  things,
  isBeside,
  isBesideReader,
  isPassenger,
  isSeated,
  isFootball,
  scene,
}: Wanted): readonly ClipName[] {
  const { mood, energy, shot, emotion, framing } = scene;
  const accompanied = action === 'sing' && accompanying(things);
  if (accompanied) return [accompanied];
  if (action === 'sing' && isSeated && !things.includes('microphone'))
    return [mood === 'sad' ? 'sing-lost' : 'sing-seated'];
  if (things.includes('splash')) return ['float'];
  if (things.includes('dough')) return ['knead'];
  const used = clipWith(things, action);
  if (used) return [used];
  const game = action === 'jump' && gameFor(things, isFootball === true);
  if (game) return [game];
  const small = shot === 'close' && !things.includes('microphone') ? CLOSE[action] : undefined;
  if (small) return [small];
  switch (action) {
    case 'stand':
      // Hands on hips would hold nothing.
      if (mood !== 'sad' && things.some(isHeld)) return ['stand'];
      return standingOf(scene, isBeside === true);
    case 'walk':
      if (things.includes('backpack') && things.includes('staff')) return ['hike'];
      return mood === 'sad' ? ['trudge'] : mood === 'joyful' || mood === 'fierce' ? ['strut', 'walk'] : ['walk'];
    case 'dance':
      return dancesFor(mood, energy, energy > BIG);
    case 'sing':
      return things.includes('microphone') ? ['sing-at-microphone'] : singing(energy, mood, isBeside === true);
    case 'play-guitar':
      return things.includes('electric-guitar') ? ['rock'] : ['guitar'];
    case 'fight':
      return [things.includes('sword') ? 'fight-with-sword' : 'fight-lead'];
    case 'drive':
      return [isPassenger ? 'ride-along' : 'drive'];
    case 'ride':
      return [rideOn(things)];
    case 'write':
      return [things.includes('brush') ? 'paint' : 'write'];
    case 'read':
      if (things.includes('phone')) return ['read-phone'];
      // A hand that wipes a tear would cover what an insert shows.
      if (framing === 'insert') return ['read-low'];
      // A near picture does not show the lap.
      return [emotion === 'cry' ? 'read-crying' : isSeated && shot !== 'close' ? 'read-seated' : 'read'];
    case 'eat':
      return [things.some((name) => BOWLS.has(name)) ? 'eat-from-bowl' : 'eat'];
    case 'laugh':
      // Of two people, exactly one lays a hand on the other's arm.
      return isBeside
        ? ['laugh-together', 'laugh-together', 'laugh-behind-hand', 'laugh']
        : ['laugh', 'laugh-behind-hand'];
    case 'sleep':
      return [isSeated ? 'doze' : 'sleep'];
    case 'fall':
      return [HIGH.has(scene.place) ? 'fall' : 'stumble'];
    case 'sit':
      // Near pictures do not show the oars.
      if (things.includes('boat') && shot !== 'close') return ['row'];
      return [isBesideReader && seatFor(things) === 'sit' ? 'sit-attending' : seatFor(things)];
    default:
      return [ALONE[action] ?? (action in CLIPS ? (action as ClipName) : 'stand')];
  }
}

/** Returns the clips of a singer without an instrument. */
function singing(energy: number, mood: Mood, isBeside: boolean): readonly ClipName[] {
  const shared: readonly ClipName[] = isBeside ? ['sing-to-partner'] : [];
  if (mood === 'sad') return ['sing-soft', ...shared];
  if (energy < 0.3) return ['sing-soft', ...shared, 'sing-with-open-arms'];
  return [energy > BIG ? 'sing-big' : 'sing', ...shared, 'sing-from-the-heart', 'sing-with-open-arms'];
}
