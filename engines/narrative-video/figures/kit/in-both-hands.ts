import { clamp } from '../../../drawing/motion.ts';
import { areThighsLevel } from '../../acting/lap.ts';
import type { FigureState } from '../figure.ts';
import { drawBetweenHands } from './between-hands.ts';
import type { Body, Side } from './body-cut.ts';
import { armScale, drawLaid, gripOf, heldName, instrumentScale, type Laid } from './held-place.ts';
import type { HeldThing } from './held-thing.ts';
import { LARGE_THINGS } from './large-things.ts';
import { PAGES } from './pages.ts';
import { between, type Rig } from './rig.ts';

/** Instruments that hang in front of the belly, whatever the hands do. */
const BEFORE_BELLY: ReadonlySet<string> = new Set(['guitar', 'electric-guitar']);

/** Range of the angle between a guitar's neck and the ground, in radians. */
export const NECK_SLOPES = [0.2, 0.5] as const;
/** Maximum angle between a sheet's lower edge and the ground, in radians. */
const TILT = 0.22;
/** Half of a sheet's width, in hundredths of the height. Hands hold its lower corners. */
const SHEET = 7;
/** Width of a sheet between hands far apart, relative to its own. */
const WIDEST = 1.5;

/** Whether a figure has something that is drawn between its hands and not in one of them. */
export function isInBothHands(state: FigureState): boolean {
  const name = heldName(state);
  if (name === undefined || LARGE_THINGS[name] === undefined) return false;
  return BEFORE_BELLY.has(name) || (state.pose.leftHand === 'hold' && state.pose.rightHand === 'hold');
}

/** Whether the viewer sees the figure's back, which hides what is in front of it. */
export function isFromBehind({ rig }: Body): boolean {
  return Math.cos(rig.chestYaw) < 0;
}

/** An instrument that hangs in front of the belly, and where it is. */
export interface Slung {
  name: string;
  laid: Laid;
  /** Pixels for a hundredth of the figure's height. */
  scale: number;
  /** The hand that strums it, and the one on its neck. */
  strumming: Side;
  fretting: Side;
}

/** Returns the instrument that hangs in front of somebody's belly, if there is one. */
export function slungOf(body: Body): Slung | undefined {
  const { rig, state } = body;
  const name = heldName(state);
  if (name === undefined || !BEFORE_BELLY.has(name)) return undefined;
  const scale = instrumentScale(body);
  const [strumming, fretting]: [Side, Side] = state.held?.left ? ['left', 'right'] : ['right', 'left'];
  return { name, scale, strumming, fretting, laid: placed(rig, fretting, scale) };
}

/** Draws an instrument in front of the trunk and of the arm on its neck, and under the hands. */
export function drawSlung(body: Body, { name, scale, laid }: Slung): void {
  drawAt(body, name, scale, laid);
}

/** A sheet between both hands, and where it is. */
export interface Sheet {
  name: string;
  laid: Laid;
  /** Pixels for a hundredth of the figure's height. */
  scale: number;
  /** Whether it is seen with its reader's eyes. */
  isRead: boolean;
}

/** Height of a page that leans toward its reader's eyes, as others see it, relative to its own: held low, and in the lap. */
const LEANING = { low: 0.88, inLap: 0.62 };

/** Returns the sheet that both hands hold, if there is one. */
export function sheetOf(body: Body): Sheet | undefined {
  const { rig, state } = body;
  const name = heldName(state);
  if (name === undefined || BEFORE_BELLY.has(name) || !isInBothHands(state)) return undefined;
  const scale = armScale(body);
  const isRead = state.isPageSeen === true && name in PAGES;
  const laid = spread(rig, scale);
  return {
    name,
    scale,
    isRead,
    laid:
      name in PAGES && !isRead
        ? { ...laid, long: areThighsLevel(state.skeleton.joints) ? LEANING.inLap : LEANING.low }
        : laid,
  };
}

/**
 * Draws a sheet or another thing that both hands hold, in front of the arms.
 * @param drawHand draws what is seen of a hand in front of it
 */
export function drawSheet(body: Body, drawHand?: (body: Body, side: Side) => void, sheet = sheetOf(body)): void {
  if (sheet?.isRead) drawLaid(body, readName(sheet.name), PAGES[sheet.name] as HeldThing, sheet.scale, sheet.laid);
  else if (sheet) drawAt(body, sheet.name, sheet.scale, sheet.laid);
  else if (!drawBetweenHands(body)) return;
  for (const side of ['left', 'right'] as const) drawHand?.(body, side);
}

/** Returns the name by which looks know what a reader sees of a sheet. */
export function readName(name: string): string {
  return `${name}, read`;
}

function drawAt(body: Body, name: string, scale: number, laid: Laid): void {
  const drawn = LARGE_THINGS[name];
  if (drawn) drawLaid(body, name, drawn, scale, laid);
}

/** Where a hand strums: below the belly's middle and toward the neck, in hundredths of the height. */
const STRUM = { aside: 4, down: 4.5 };
/** Distance from there up to the end of the sound hole, in hundredths of the height. */
const TO_HOLE = 2.2;

/** Places a guitar: its strings lie under the hand that strums, and its neck points to the hand on the frets. */
function placed(rig: Rig, fretting: Side, scale: number): Laid {
  const { waist, chest } = rig.joints;
  const belly = between(waist, chest, 0.3);
  const frets = gripOf(rig, fretting);
  const to = Math.sign(frets.x - belly.x) || 1;
  const strings = { x: belly.x + to * STRUM.aside * scale, y: belly.y + STRUM.down * scale };
  const angle = clamp(Math.atan2(strings.y - frets.y, Math.abs(frets.x - strings.x)), ...NECK_SLOPES);
  return {
    x: strings.x + to * Math.cos(angle) * TO_HOLE * scale,
    y: strings.y - Math.sin(angle) * TO_HOLE * scale,
    turn: to * (Math.PI / 2 - angle),
    wide: 1,
  };
}

/** Places a sheet, which both hands hold at its lower corners. */
function spread(rig: Rig, scale: number): Laid {
  const [one, other] = [gripOf(rig, 'left'), gripOf(rig, 'right')];
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  const middle = between(left, right, 0.5);
  const apart = right.x - left.x;
  return {
    x: middle.x,
    y: middle.y,
    turn: clamp(Math.atan2(right.y - left.y, Math.max(1, apart)), -TILT, TILT),
    wide: clamp(apart / (2 * SHEET * scale), 1, WIDEST),
  };
}
