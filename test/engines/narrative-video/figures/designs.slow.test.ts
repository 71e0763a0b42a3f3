import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import type { FigureDesign, FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { isWorn } from '../../../../engines/narrative-video/figures/kit/worn.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { Time } from '../../../../engines/narrative-video/story.ts';
import { THING_NAMES, thingOf } from '../../../../engines/narrative-video/vocabulary/things.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const DRAWN = ['90s-anime', 'ghibli', 'disney-90s', 'yellow-family', 'cartoon-network', 'pixel-art'] as const;
const SIDE = 240;
const SHEET = aSheet({
  seed: 'mia',
  age: 'young',
  skin: [236, 188, 160],
  eyes: [70, 120, 160],
  brows: [60, 34, 24],
  lips: [200, 80, 90],
  hair: { color: [74, 40, 26], length: 'long', texture: 'straight', fringe: true, parting: 'left' },
  top: { kind: 't-shirt', color: [40, 160, 90] },
  bottom: { kind: 'trousers', color: [60, 70, 140] },
  shoes: [90, 40, 30],
});

async function drawn(
  design: FigureDesign,
  { sheet = SHEET, time = 'day', ...state }: Partial<FigureState> & { sheet?: CharacterSheet; time?: Time } = {},
) {
  const figure = await design.make({ sheet, picture: '' }, lightOf(time, 'clear', 'calm'));
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  figure.draw(
    context,
    { x: SIDE / 2, y: SIDE - 10, height: SIDE - 40 },
    {
      pose: UPRIGHT_POSE,
      skeleton: skeletonOf(UPRIGHT_POSE, figure.proportions, 0),
      face: NEUTRAL_FACE,
      seconds: 0,
      pulse: 0,
      ...state,
    },
  );
  return Buffer.from(context.getImageData(0, 0, SIDE, SIDE).data);
}

/** Returns the share of the covered pixels that only one of two drawings covers. */
function apart(one: Buffer, other: Buffer): number {
  let [either, both] = [0, 0];
  for (let index = 3; index < one.length; index += 4) {
    const [a, b] = [(one[index] ?? 0) > 100, (other[index] ?? 0) > 100];
    if (a || b) either += 1;
    if (a && b) both += 1;
  }
  return 1 - both / Math.max(1, either);
}

describe('the drawn looks', () => {
  test('give one person differently shaped bodies, not only different lines', async () => {
    const shapes = await Promise.all(DRAWN.map((preset) => drawn(lookOf(preset).figures)));
    shapes.forEach((one, index) => {
      for (const other of shapes.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(0.04);
    });
  });

  test.each(DRAWN)('show a feeling, an open mouth, closed eyes, a beard and glasses: %s', async (preset) => {
    const { figures } = lookOf(preset);
    const drawings = [
      await drawn(figures),
      await drawn(figures, { face: { ...NEUTRAL_FACE, feeling: 'angry', strength: 1 } }),
      await drawn(figures, { face: { ...NEUTRAL_FACE, mouth: 'wide' } }),
      await drawn(figures, { face: { ...NEUTRAL_FACE, blink: 1 } }),
      await drawn(figures, { sheet: { ...SHEET, beard: 'full' } }),
      await drawn(figures, { sheet: { ...SHEET, glasses: true } }),
    ];
    expect(new Set(drawings.map((drawing) => drawing.toString('base64'))).size).toBe(drawings.length);
  });

  test.each(['90s-anime', 'ghibli', 'disney-90s'] as const)('%s keeps the color of skin at night', async (look) => {
    const { figures } = lookOf(look);
    const [day, night] = [await drawn(figures), await drawn(figures, { time: 'night' })];
    let [red, blue] = [0, 0];
    for (let at = 0; at < day.length; at += 4) {
      const [r = 0, g = 0, b = 0] = day.subarray(at, at + 3);
      if (r < 180 || r - b < 40 || g < b) continue;
      red += night[at] ?? 0;
      blue += night[at + 2] ?? 0;
    }
    expect(red).toBeGreaterThan(blue * 1.25);
  });

  test.each(DRAWN)('%s draws crowns, sunglasses, scarfs and capes on people who have one', async (look) => {
    const { figures } = lookOf(look);
    const bare = await drawn(figures);
    for (const thing of ['crown', 'sunglasses', 'scarf', 'cape'] as const) {
      const dressed = await drawn(figures, { things: [thing] });
      const changed = dressed.reduce((sum, value, at) => sum + Number(value !== bare[at]), 0);
      expect({ thing, isSeen: changed > 40 }).toEqual({ thing, isSeen: true });
    }
  });

  test('draw all things that are worn except helmets', () => {
    const bearings = ['on-head', 'on-face', 'on-neck', 'on-back'];
    const worn = THING_NAMES.filter((name) => bearings.includes(thingOf(name).bearing));
    expect(worn.filter((name) => !isWorn(name))).toEqual(['helmet']);
  });

  test.each(DRAWN)('%s draws the things in hands', async (look) => {
    const { figures } = lookOf(look);
    const empty = await drawn(figures);
    for (const thing of ['heart', 'balloon', 'gift', 'flag', 'suitcase', 'bouquet', 'lantern', 'camera']) {
      const holding = await drawn(figures, { held: { right: thing } });
      const changed = holding.reduce((sum, value, at) => sum + Number(value !== empty[at]), 0);
      expect({ thing, isSeen: changed > 40 }).toEqual({ thing, isSeen: true });
    }
  });

  test('hold poses for an eighth of a second in 90s-anime and pixel-art', () => {
    for (const preset of ['90s-anime', 'pixel-art'] as const) {
      const { timing } = lookOf(preset);
      expect(timing?.(1.01)).toBe(timing?.(1.12));
      expect(timing?.(1.13)).toBeGreaterThan(timing?.(1.12) ?? Infinity);
    }
  });

  test('hold poses most of the time in cartoon-network, with quick moves between', () => {
    const { timing } = lookOf('cartoon-network');
    const poses = Array.from({ length: 100 }, (_, frame) => timing?.(frame / 100));
    const still = poses.filter((pose, index) => Math.abs((pose ?? 0) - (poses[index - 1] ?? 0)) < 1e-6).length;
    expect(still).toBeGreaterThan(50);
  });
});
