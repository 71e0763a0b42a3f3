import { describe, expect, test } from '@jest/globals';
import type { Path2D } from '@napi-rs/canvas';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { guitar } from '../../../../engines/narrative-video/acting/clips/guitars.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import type { Body } from '../../../../engines/narrative-video/figures/kit/body-cut.ts';
import { atBowl, bowlOf, drawBowlHand } from '../../../../engines/narrative-video/figures/kit/bowl-hands.ts';
import { atGuitar } from '../../../../engines/narrative-video/figures/kit/guitar-hands.ts';
import { sheetOf, slungOf } from '../../../../engines/narrative-video/figures/kit/in-both-hands.ts';
import { RIM } from '../../../../engines/narrative-video/figures/kit/noodles.ts';
import { between, rigOf } from '../../../../engines/narrative-video/figures/kit/rig.ts';
import { atSheet } from '../../../../engines/narrative-video/figures/kit/sheet-hands.ts';

const AT = { x: 500, y: 1000, height: 1000 };

/** Draws nothing, and keeps the shapes that skin has. */
function aBody(pose: Body['state']['pose'], held: Body['state']['held']): { body: Body; shapes: Path2D[][] } {
  const shapes: Path2D[][] = [];
  const brush = { ink: { line: () => [0, 0, 0] }, union: (paths: Path2D[]) => shapes.push(paths), stroke: () => 0 };
  const skeleton = skeletonOf(pose, ADULT, 0);
  const rig = rigOf(skeleton, ADULT, AT);
  const cut = { hand: { fingers: 5, finger: 0.085, palm: 0.26 } };
  const state = { pose, skeleton, held };
  return { body: { brush, rig, cut, state, proportions: ADULT, skin: [230, 180, 140] } as unknown as Body, shapes };
}

describe.each<['left' | 'right', 1 | -1]>([
  ['left', 1],
  ['right', -1],
])('a bowl in the %s hand', (side, outer) => {
  const bent = { swing: 0.6, spread: 0.1, bend: 1.6, twist: 0.3 };
  const pose = { ...UPRIGHT_POSE, leftArm: bent, rightArm: bent, leftHand: 'hold', rightHand: 'hold' } as const;
  const { body, shapes } = aBody(pose, { [side]: 'noodles' });
  const rig = atBowl(body, bowlOf(body) ?? fail());
  const bowl = bowlOf({ ...body, rig }) ?? fail();
  drawBowlHand({ ...body, rig }, bowl);
  const [fingers = [], [thumb] = []] = shapes;
  const rim = bowl.y - (RIM.up * AT.height) / 100;

  test('has the hand on its outer side', () => {
    expect((rig.joints[`${side}Wrist`].x - bowl.x) * outer).toBeGreaterThan(0);
  });

  test('has fingers around its lower half, of which some are under it', () => {
    const bounds = fingers.map((path) => path.computeTightBounds());
    expect(Math.min(...bounds.map(([, top]) => top))).toBeGreaterThan(rim);
    expect(Math.max(...bounds.map(([, , , low]) => low))).toBeGreaterThan(rim + (RIM.deep * AT.height) / 100);
  });

  test('has the thumb over its rim, inside of its wall', () => {
    const [left = 0, top = 0, right = 0] = thumb?.computeTightBounds() ?? [];
    expect(top).toBeLessThan(rim);
    const inner = outer > 0 ? left - bowl.x : bowl.x - right;
    expect(inner).toBeLessThan(((RIM.wide - 1.5) * AT.height) / 100);
  });
});

test.each([
  ['letter', 7.4],
  ['book', 9.6],
])('the palms of hands that hold a %s are outside of its edges, and the fingers behind it', (name, half) => {
  const pose = { ...UPRIGHT_POSE, leftArm: HELD_OUT, rightArm: HELD_OUT, leftHand: 'hold', rightHand: 'hold' } as const;
  const { body } = aBody(pose, { left: name });
  const sheet = sheetOf(body) ?? fail();
  const { joints } = atSheet(body, sheet);
  for (const [side, outer] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const edge = sheet.laid.x + outer * half * sheet.scale * sheet.laid.wide;
    expect((joints[`${side}Wrist`].x - edge) * outer).toBeGreaterThan(ADULT.hand * AT.height * 0.3);
    expect((joints[`${side}Hand`].x - edge) * outer).toBeLessThan(-ADULT.hand * AT.height * 0.3);
  }
});

test('hands of which one is much lower hold a letter at the lower corners', () => {
  const low = { ...HELD_OUT, bend: 0.4 };
  const pose = { ...UPRIGHT_POSE, leftArm: HELD_OUT, rightArm: low, leftHand: 'hold', rightHand: 'hold' } as const;
  const { body } = aBody(pose, { left: 'letter' });
  const sheet = sheetOf(body) ?? fail();
  const { laid, scale } = sheet;
  const { joints } = atSheet(body, sheet);
  for (const side of ['left', 'right'] as const) {
    const grip = between(joints[`${side}Wrist`], joints[`${side}Hand`], 0.45);
    const [right, down] = [grip.x - laid.x, grip.y - laid.y];
    const across = right * Math.cos(laid.turn) + down * Math.sin(laid.turn);
    const below = down * Math.cos(laid.turn) - right * Math.sin(laid.turn);
    expect(Math.abs(Math.abs(across) - 7.4 * scale * laid.wide)).toBeLessThan(scale);
    expect(Math.abs(below)).toBeLessThan(scale);
  }
});

test.each<[1 | -1, 'left' | 'right']>([
  [1, 'left'],
  [-1, 'right'],
])('chopsticks slant into the bowl from a hand above it, on side %d', (toward, stick) => {
  const low = { swing: 0.5, spread: 0.5, bend: 1.1, twist: 0 };
  const side = stick === 'left' ? 'right' : 'left';
  const pose = { ...UPRIGHT_POSE, leftArm: low, rightArm: low, leftHand: 'hold', rightHand: 'hold' } as const;
  const { body } = aBody(pose, { [side]: 'noodles' });
  const rig = atBowl(body, bowlOf(body) ?? fail());
  const bowl = bowlOf({ ...body, rig }) ?? fail();
  const grip = between(rig.joints[`${stick}Wrist`], rig.joints[`${stick}Hand`], 0.45);
  expect([bowl.toward, Math.sign(grip.x - bowl.x)]).toEqual([toward, toward]);
  expect(bowl.y - grip.y).toBeGreaterThan(AT.height / 10);
  expect(Math.abs(grip.x - bowl.x)).toBeLessThan(AT.height / 10);
});

const HELD_OUT = { swing: 0.7, spread: 0.2, bend: 1.2, twist: 0.2 };

describe('the hands of somebody who plays the guitar', () => {
  const played = (beats: number) => {
    const { body } = aBody(poseAt(guitar, { seconds: 0, beats }), { right: 'guitar' });
    const slung = slungOf(body) ?? fail();
    const { laid, scale } = slung;
    const { joints } = atGuitar(body, slung);
    /** Along the neck from the sound hole's upper end, and across the strings downward, in hundredths of the height. */
    const place = ({ x, y }: { x: number; y: number }) => {
      const [sin, cos] = [Math.sin(laid.turn), Math.cos(laid.turn)];
      const [dx, dy] = [(x - laid.x) / scale, (y - laid.y) / scale];
      return { along: dx * sin - dy * cos, across: (dx * cos + dy * sin) * Math.sign(laid.turn) };
    };
    const grip = (side: 'left' | 'right') => between(joints[`${side}Wrist`], joints[`${side}Hand`], 0.6);
    const { leftElbow: elbow, leftWrist: wrist, leftShoulder: shoulder } = joints;
    return {
      strum: place(grip('right')),
      fret: place(grip('left')),
      elbow,
      wrist: place(wrist),
      middle: between(shoulder, wrist, 0.5),
      laid,
    };
  };

  test.each([0, 0.25, 0.5, 1, 1.5, 2, 2.7])('strike the strings over the sound hole, at beat %d', (beats) => {
    const { strum } = played(beats);
    expect(Math.abs(strum.along - 2.4)).toBeLessThan(2.9);
    expect(Math.abs(strum.across)).toBeLessThan(4);
  });

  test('move down across the strings on the beat, and up between beats', () => {
    for (const beat of [0, 1, 2])
      expect(played(beat).strum.across - played(beat + 0.5).strum.across).toBeGreaterThan(2);
  });

  test.each([0, 1, 2, 3.5])('are around the neck, at beat %d', (beats) => {
    const { fret } = played(beats);
    expect(Math.abs(fret.across)).toBeLessThan(1.5);
    expect(fret.along).toBeGreaterThan(10);
    expect(fret.along).toBeLessThan(33);
  });

  test.each([0, 1, 2, 3.5])('come up to a neck that rises gently, from a hanging elbow, at beat %d', (beats) => {
    const { elbow, wrist, middle, laid } = played(beats);
    expect(Math.PI / 2 - Math.abs(laid.turn)).toBeLessThan(0.55);
    expect(wrist.across).toBeGreaterThan(1.4);
    expect(elbow.y - middle.y).toBeGreaterThan(AT.height * 0.03);
  });
});

function fail(): never {
  throw new Error('The thing is in the hands.');
}
