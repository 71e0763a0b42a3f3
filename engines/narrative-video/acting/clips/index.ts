import type { Clip } from '../clip.ts';
import { fall, fly, jump, swim } from './airborne.ts';
import { setBall } from './ball-games.ts';
import { comfort, cryComforted } from './comforting.ts';
import { cook, knead } from './cooking.ts';
import { beCradled, cradle } from './cradling.ts';
import { DANCES } from './dancing.ts';
import { holdHands, hugFollow, hugLead, kissFollow, kissLead, lookTogether } from './embraces.ts';
import { cheer, cry, standProud, standSad } from './feelings.ts';
import { fish } from './fishing.ts';
import { float } from './floating.ts';
import { keep, kick } from './football.ts';
import { lookAround, phone, point, pointUp, think, wave } from './gestures.ts';
import { climb, hike, run, runUpstairs, strut, trudge } from './going.ts';
import { guitar, rock } from './guitars.ts';
import { liftTrophy, liftWeights, playGame, selfie, water } from './handling.ts';
import { carry, drink, eat, eatFromBowl, read, readCrying, readLow, readPhone, readSeated, write } from './hands.ts';
import { holdBefore } from './holding.ts';
import { accordion, drums, piano, trumpet, violin } from './instruments.ts';
import { dig, paint, sweep } from './labor.ts';
import { laugh, laughBehindHand, laughTogether } from './laughing.ts';
import { swingFollow, swingLead, waltzFollow, waltzLead } from './pair-dances.ts';
import { fightFollow, fightLead, fightWithSword, give, receive } from './pairs.ts';
import { accept, propose } from './proposing.ts';
import { hide, kneel, lie, pray, sleep } from './resting.ts';
import { drive, gallop, ride, rideAlong, row, skate } from './riding.ts';
import { shareBite, shareBiteToo, shareBowl, shareBowlToo } from './sharing.ts';
import { sing, singAtMicrophone, singBig, singSoft } from './singing.ts';
import { doze, sit, sitAttending, sitBeside, sitBesideToo, sitLeanedOn, sitLeaning, sitLow } from './sitting.ts';
import { stand, standArmHeld, standHandOnHip, standHandsBehind, standListening } from './standing.ts';
import { stumble } from './stumbling.ts';
import { singFromTheHeart, singLost, singSeated, singToPartner, singWithOpenArms } from './sung-phrases.ts';
import { throwing } from './throwing.ts';
import { walk } from './walking.ts';

/** All clips by name. */
export const CLIPS = {
  stand,
  'stand-sad': standSad,
  'stand-proud': standProud,
  'stand-hand-on-hip': standHandOnHip,
  'stand-arm-held': standArmHeld,
  'stand-hands-behind': standHandsBehind,
  'stand-listening': standListening,
  walk,
  trudge,
  strut,
  hike,
  run,
  'run-upstairs': runUpstairs,
  jump,
  kick,
  'set-ball': setBall,
  keep,
  climb,
  fly,
  swim,
  fall,
  stumble,
  float,
  drive,
  'ride-along': rideAlong,
  ride,
  row,
  gallop,
  skate,
  ...DANCES,
  'waltz-lead': waltzLead,
  'waltz-follow': waltzFollow,
  'swing-lead': swingLead,
  'swing-follow': swingFollow,
  sing,
  'sing-big': singBig,
  'sing-soft': singSoft,
  'sing-from-the-heart': singFromTheHeart,
  'sing-with-open-arms': singWithOpenArms,
  'sing-to-partner': singToPartner,
  'sing-at-microphone': singAtMicrophone,
  'sing-seated': singSeated,
  'sing-lost': singLost,
  guitar,
  rock,
  piano,
  drums,
  violin,
  trumpet,
  accordion,
  sit,
  'sit-low': sitLow,
  'sit-attending': sitAttending,
  'sit-beside': sitBeside,
  'sit-beside-too': sitBesideToo,
  'sit-leaned-on': sitLeanedOn,
  'sit-leaning': sitLeaning,
  lie,
  sleep,
  doze,
  kneel,
  pray,
  hide,
  throw: throwing,
  wave,
  point,
  'point-up': pointUp,
  'look-around': lookAround,
  think,
  carry,
  'hold-before': holdBefore,
  phone,
  read,
  'read-crying': readCrying,
  'read-low': readLow,
  'read-seated': readSeated,
  'read-phone': readPhone,
  write,
  eat,
  'eat-from-bowl': eatFromBowl,
  'share-bowl': shareBowl,
  'share-bowl-too': shareBowlToo,
  'share-bite': shareBite,
  'share-bite-too': shareBiteToo,
  drink,
  'lift-weights': liftWeights,
  'lift-trophy': liftTrophy,
  water,
  'play-game': playGame,
  selfie,
  cook,
  knead,
  fish,
  sweep,
  dig,
  paint,
  cry,
  laugh,
  'laugh-behind-hand': laughBehindHand,
  'laugh-together': laughTogether,
  cheer,
  'hug-lead': hugLead,
  'hug-follow': hugFollow,
  cradle,
  'be-cradled': beCradled,
  comfort,
  'cry-comforted': cryComforted,
  'kiss-lead': kissLead,
  'kiss-follow': kissFollow,
  'hold-hands': holdHands,
  'look-together': lookTogether,
  'fight-lead': fightLead,
  'fight-follow': fightFollow,
  'fight-with-sword': fightWithSword,
  give,
  receive,
  propose,
  accept,
} satisfies Record<string, Clip>;
export type ClipName = keyof typeof CLIPS;
