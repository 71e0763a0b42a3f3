import { mix, type Rgb } from '../../../drawing/color.ts';
import { drawHandAround } from './arms.ts';
import { isBetweenHands } from './between-hands.ts';
import type { Body, Side } from './body-cut.ts';
import { fingerHalf, fingerRow } from './hand.ts';
import { gripOf, heldName } from './held-place.ts';
import { type Sheet, sheetOf } from './in-both-hands.ts';
import { PAGES } from './pages.ts';
import type { Rig } from './rig.ts';
import { ellipse, type Point, tube } from './tube.ts';

/** Half of the width of things that are wider than a page, in hundredths of the height, and that of a page. */
const [HALVES, PAGE]: readonly [Readonly<Record<string, number>>, number] = [
  {
    book: 9.6,
    newspaper: 10.8,
    map: 11.4,
    sign: 12.4,
    phone: 2.9,
  },
  7.4,
];
/** Returns half of the width of what both hands hold, in hundredths of the height. Letters are as wide as the hands are apart. */
export function halfOf(name: string): number | undefined {
  return HALVES[name];
}

/** Distance of a wrist from a sheet's edge, and how far the fingers behind it point up, in lengths of the hand. */
const [OUTSIDE, UPWARD] = [0.44, 0.2];

/** Where elbows are as their owner sees them: outside of the wrists and below them, in shares of the height. */
const OWN_ELBOW = { aside: 0.05, down: 0.2 };

/**
 * Returns the joints of somebody who holds a sheet: the palms are at its edges, and the fingers behind it. A reader sees
 * forearms that come up from below.
 */
export function atSheet({ rig, proportions }: Body, { name, laid, scale, isRead }: Sheet): Rig {
  const long = proportions.hand * rig.height;
  const half = (HALVES[name] ?? PAGE) * scale * laid.wide;
  const joints = { ...rig.joints };
  for (const side of ['left', 'right'] as const) {
    const inward = inwardOf(rig, side);
    const [wrist, elbow] = [joints[`${side}Wrist`], joints[`${side}Elbow`]];
    const moved = {
      ...wrist,
      x: laid.x - inward * (long * OUTSIDE + half * Math.cos(laid.turn)),
      y: laid.y + long * UPWARD * OUTSIDE - inward * half * Math.sin(laid.turn),
    };
    joints[`${side}Elbow`] = isRead
      ? { ...moved, x: moved.x - inward * OWN_ELBOW.aside * rig.height, y: moved.y + OWN_ELBOW.down * rig.height }
      : { ...elbow, x: elbow.x + (moved.x - wrist.x) * 0.4, y: elbow.y + (moved.y - wrist.y) * 0.4 };
    joints[`${side}Wrist`] = moved;
    joints[`${side}Hand`] = { ...moved, x: moved.x + inward * long, y: moved.y - long * UPWARD };
  }
  return { ...rig, joints };
}

/** Things between both hands that fingers lie on. */
const UNDER_FINGERS: ReadonlySet<string> = new Set(['accordion', 'baby', 'held-cat', 'held-dog']);

/** Whether fingers lie on the side that the viewer sees: on the back of what somebody reads, or on keys. */
export function hasCover(body: Body): boolean {
  const sheet = sheetOf(body);
  if (!sheet) return UNDER_FINGERS.has(heldName(body.state) ?? '');
  return !sheet.isRead && (sheet.name in HALVES || sheet.name in PAGES);
}

/** Draws what is seen of a hand in front of what it holds: the thumb on a page, the fingers on a cover, or all of it. */
export function drawSheetHand(body: Body, side: Side): void {
  if (isBetweenHands(body.state)) drawHandAround(body, side);
  else if (hasCover(body)) drawFingers(body, side);
  else drawThumb(body, side);
}

function inwardOf(rig: Rig, side: Side): 1 | -1 {
  return gripOf(rig, side === 'left' ? 'right' : 'left').x < gripOf(rig, side).x ? -1 : 1;
}

/** Lengths of the fingers on a cover, relative to the hand's, and how they are fanned. */
const [SPREAD_OUT, FANNED] = [0.42, 0.16];

/** The reader sees the pages of what is open, and the thumbs on them. */
function drawFingers({ brush, rig, proportions, skin, cut }: Body, side: Side): void {
  const size = proportions.hand * rig.height;
  const inward = inwardOf(rig, side) * size;
  const { x, y } = gripOf(rig, side);
  const half = fingerHalf(cut.hand) * size;
  const row = fingerRow(cut.hand.fingers);
  const flat = brush.ink.shadow?.isSoft ? {} : { isFlat: true };
  for (const [index, long] of row.entries()) {
    const level = y + (index - (row.length - 1) / 2) * half * 1.8;
    const way = (index - (row.length - 1) / 2) * FANNED * half;
    const at = (share: number): Point => [x + inward * share, level + way * share * 4];
    const [root, tip] = [at(-0.2), at(SPREAD_OUT * long)];
    brush.shape(
      tube([
        { x: root[0], y: root[1], half },
        { x: (root[0] + tip[0]) / 2, y: (root[1] + tip[1]) / 2, half },
        { x: tip[0], y: tip[1], half: half * 0.84 },
      ]),
      skin,
      flat,
    );
  }
}

function drawThumb({ brush, rig, proportions, skin, cut }: Body, side: Side): void {
  const size = proportions.hand * rig.height;
  const inward = inwardOf(rig, side) * size;
  const { x, y } = gripOf(rig, side);
  const half = Math.min(cut.hand.finger * 1.2, 0.15) * size;
  // Its ball is on the hand outside of the sheet, and its tip on the sheet.
  const [rootX, rootY] = [x - inward * 0.2, y + size * 0.04];
  const thumb = tube([
    { x: rootX, y: rootY, half: half * 1.1 },
    { x: x - inward * 0.02, y: y - size * 0.12, half: half * 1.04 },
    { x: x + inward * 0.2, y: y - size * 0.2, half },
    { x: x + inward * 0.4, y: y - size * 0.2, half: half * 0.84 },
  ]);
  const flat = brush.ink.shadow?.isSoft ? {} : { isFlat: true };
  brush.shape(thumb, skin, flat);
  // No line separates the thumb from the hand.
  brush.shape(ellipse(rootX - inward * 0.05, rootY + half * 0.3, half, half), skin, { hasLine: false, isFlat: true });
  const nail = ellipse(x + inward * 0.4, y - size * 0.22, half * 0.62, half * 0.42, inward > 0 ? 0.05 : -0.05);
  brush.shape(nail, mix(skin, NAIL, 0.45), { hasLine: false, isFlat: true });
}

/** Color toward which a nail is lighter than the skin. */
const NAIL: Rgb = [255, 240, 232];
