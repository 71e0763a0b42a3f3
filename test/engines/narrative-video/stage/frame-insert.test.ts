import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../../engines/narrative-video/acting/performance.ts';
import type { Action } from '../../../../engines/narrative-video/actions.ts';
import { castScene, type Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { stateAt } from '../../../../engines/narrative-video/cast/state.ts';
import type { Figure } from '../../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { framedIn, insertIn } from '../../../../engines/narrative-video/stage/frame-insert.ts';
import type { ThingName } from '../../../../engines/narrative-video/vocabulary/things.ts';
import type { NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const LIGHT = lightOf('day', 'clear', 'calm');
const PICTURE = { width: 1280, height: 720 };
const TALL = { width: 720, height: 1280 };
const LOOKS: readonly NarrativePreset[] = [
  '90s-anime',
  'ghibli',
  'cartoon-network',
  'yellow-family',
  'disney-90s',
  'pixel-art',
  'pixar-3d',
  'lego',
  'ps2-low-poly',
];
const SOLID: readonly NarrativePreset[] = ['pixar-3d', 'lego', 'ps2-low-poly'];
const DEEDS: readonly (readonly [Action, ThingName])[] = [
  ['eat', 'noodles'],
  ['play-guitar', 'guitar'],
  ['stand', 'cup'],
  ['stand', 'rose'],
  ['stand', 'phone'],
];

const figures = new Map<NarrativePreset, Figure>();

/** Returns the figure of a look, which is made once: to model a solid one takes longer than all of its inserts. */
async function figureOf(preset: NarrativePreset): Promise<Figure> {
  const figure = figures.get(preset) ?? (await lookOf(preset).figures.make({ sheet: aSheet(), picture: '' }, LIGHT));
  figures.set(preset, figure);
  return figure;
}

async function castOf(preset: NarrativePreset, action: Action, thing: ThingName) {
  const figure = await figureOf(preset);
  const wardrobe: Wardrobe = { players: [], dress: async () => figure };
  const deeds = [{ character: 0, action, things: [thing] }];
  const scene = aScene({ action, characters: [0], deeds, shot: 'close', framing: 'insert' });
  const performance = performanceOf({ scene, rhythm: quietSong(4), ...NOBODY, seed: 'job' });
  const set = { light: LIGHT, ground: 620, height: 720 };
  const actors = await castScene(scene, wardrobe, set, PICTURE, performance);
  return { scene, actors };
}

async function framedOf(preset: NarrativePreset, action: Action, thing: ThingName) {
  const { scene, actors } = await castOf(preset, action, thing);
  const moments = [1, 2, 3].map((time) => ({ ...PICTURE, ...MOMENT, seconds: time, time, poseTime: time }));
  const insert = insertIn(scene, actors, moments, PICTURE);
  if (!insert) throw new Error(`No ${thing} is seen.`);
  return { ...insert, framed: framedIn(actors, insert.holder, insert.frame, PICTURE) };
}

const MOMENT = { unit: 720, frame: 0, length: 4, loudness: 0, energy: 0, pulse: 0, beats: 0, action: 'stand' as const };

test.each(LOOKS)(
  'an insert in %s is nearer than a medium shot, and shows either the whole face or nothing above the collarbones',
  async (preset) => {
    for (const [action, thing] of DEEDS) {
      const { frame, framed, holder } = await framedOf(preset, action, thing);
      const [actor] = framed;
      const [performer] = holder.performance.at(2, () => holder.figure.proportions);
      if (!actor || !performer) throw new Error('Nobody plays in the scene.');
      expect(actor.height).toBeCloseTo(PICTURE.height / frame.tall);
      expect(actor.x + frame.x * actor.height).toBeCloseTo(PICTURE.width / 2);
      expect(actor.y - frame.y * actor.height).toBeCloseTo(PICTURE.height / 2);
      const { crown, neck } = skeletonOf(performer.pose, holder.figure.proportions, performer.yaw).joints;
      const edge = frame.y + frame.tall / 2;
      const isBelowNeck = edge < neck[1] - 0.005;
      expect([thing, isBelowNeck || edge > crown[1]]).toEqual([thing, true]);
      const tallest = thing === 'guitar' ? 0.34 : isBelowNeck ? 0.285 : 0.65;
      expect([thing, frame.tall < tallest]).toEqual([thing, true]);
    }
  },
);

test.each(LOOKS.filter((preset) => !SOLID.includes(preset)))(
  'an insert in %s of a letter has the first line below its upper edge',
  async (preset) => {
    const { framed, holder, frame } = await framedOf(preset, 'read', 'letter');
    const [actor] = framed;
    if (!actor) throw new Error('Nobody reads in the scene.');
    const facts = { ...PICTURE, ...MOMENT, seconds: 2, time: 2, poseTime: 2 };
    const state = stateAt(holder, facts);
    const rows = (seen: typeof state) => {
      const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');
      holder.figure.draw(context, { x: actor.x, y: actor.y, height: PICTURE.height / frame.tall }, seen);
      return context.getImageData(0, 0, PICTURE.width, 1).data;
    };
    const [having, without] = [rows(state), rows({ ...state, isHeldUnseen: true })];
    expect(Buffer.from(having).equals(Buffer.from(without))).toBe(true);
  },
);

test.each(SOLID)(
  'an insert in %s of a letter is near, and its camera is farther aside than the head of the reader reaches',
  async (preset) => {
    const { frame, holder } = await framedOf(preset, 'read', 'letter');
    const [performer] = holder.performance.at(2, () => holder.figure.proportions);
    if (!performer) throw new Error('Nobody reads in the scene.');
    const { head, hips } = skeletonOf(performer.pose, holder.figure.proportions, performer.yaw).joints;
    expect(frame.tall).toBeLessThan(0.65);
    expect(frame.y).toBeGreaterThan(hips[1] * 0.9);
    expect(frame.y).toBeLessThan(head[1]);
    expect((frame.read ?? 0) * frame.z).toBeGreaterThan(holder.figure.proportions.head / 2);
  },
);

test.each(LOOKS)(
  'an insert in %s of noodles shows who eats, and where the steam rises: at the bowl',
  async (preset) => {
    const { frame, holder } = await framedOf(preset, 'eat', 'noodles');
    const [performer] = holder.performance.at(2, () => holder.figure.proportions);
    if (!performer) throw new Error('Nobody eats in the scene.');
    const { crown, neck } = skeletonOf(performer.pose, holder.figure.proportions, performer.yaw).joints;
    expect(frame.y + frame.tall / 2).toBeGreaterThan(crown[1]);
    expect(frame.y + (frame.thing?.up ?? 1) * frame.tall).toBeLessThan(neck[1]);
    expect(frame.thing?.size).toBeLessThan(0.7);
  },
);

test.each(LOOKS)(
  'an insert in %s of a guitar shows the hand at its strings and the one on its neck',
  async (preset) => {
    const { frame, holder } = await framedOf(preset, 'play-guitar', 'guitar');
    const [performer] = holder.performance.at(2, () => holder.figure.proportions);
    if (!performer) throw new Error('Nobody plays in the scene.');
    const { rightHand, leftWrist } = skeletonOf(performer.pose, holder.figure.proportions, performer.yaw).joints;
    expect(frame.tall).toBeLessThan(0.34);
    expect(Math.abs(rightHand[1] - frame.y)).toBeLessThan(frame.tall / 2);
    const half = (frame.tall * PICTURE.width) / PICTURE.height / 2;
    for (const [x] of [rightHand, leftWrist]) expect(Math.abs(x - frame.x)).toBeLessThan(half);
    expect(frame.y + frame.tall / 2).toBeGreaterThan(leftWrist[1] - 0.02);
  },
);

test('an insert in a tall picture shows a small thing with the whole hand', async () => {
  const moments = [1, 2, 3].map((time) => ({ ...TALL, ...MOMENT, seconds: time, time, poseTime: time }));
  const { scene, actors } = await castOf('ghibli', 'stand', 'ring');
  const insert = insertIn(scene, actors, moments, TALL);
  expect(((insert?.frame.tall ?? 0) * TALL.width) / TALL.height).toBeGreaterThan(
    actors[0]?.figure.proportions.hand ?? 1,
  );
});

test.each(LOOKS)('an insert in a tall picture in %s shows a letter, and both hands at it', async (preset) => {
  const moments = [1, 2, 3].map((time) => ({ ...TALL, ...MOMENT, seconds: time, time, poseTime: time }));
  const { scene, actors } = await castOf(preset, 'read', 'letter');
  const { frame, holder } = insertIn(scene, actors, moments, TALL) ?? {};
  const [performer] = holder?.performance.at(2, () => holder.figure.proportions) ?? [];
  if (!frame || !holder || !performer) throw new Error('No letter is seen.');
  const { leftWrist, rightWrist } = skeletonOf(performer.pose, holder.figure.proportions, performer.yaw).joints;
  for (const [, up] of [leftWrist, rightWrist]) expect(Math.abs(up - frame.y)).toBeLessThan(frame.tall / 2);
});

test.each(LOOKS.filter((preset) => !SOLID.includes(preset)))(
  'an insert in %s of a letter shows it as its reader sees it, who does not see the own face',
  async (preset) => {
    const { framed, frame, holder } = await framedOf(preset, 'read', 'letter');
    const [actor] = framed;
    if (!actor) throw new Error('Nobody reads in the scene.');
    const state = stateAt(actor, { ...PICTURE, ...MOMENT, seconds: 2, time: 2, poseTime: 2 });
    const { neck, crown } = state.skeleton.joints;
    const height = PICTURE.height / 2;
    const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');
    holder.figure.draw(context, { x: 400, y: 500, height }, { ...state, isHeldUnseen: true });
    const seenAt = ([x, y]: readonly number[]) =>
      context.getImageData(400 + (x ?? 0) * height, 500 - (y ?? 0) * height, 1, 1).data[3];
    expect(seenAt([(neck[0] + crown[0]) / 2, (neck[1] + crown[1]) / 2])).toBe(0);
    expect(frame.read).toBeUndefined();
  },
);

test.each(['cartoon-network', 'yellow-family', 'pixel-art', 'pixar-3d'] as const)(
  'an insert in %s shows the whole face over a violin, and the hand on its neck',
  async (preset) => {
    const { frame, holder } = await framedOf(preset, 'play-violin', 'violin');
    const [performer] = holder.performance.at(2, () => holder.figure.proportions);
    if (!performer) throw new Error('Nobody plays in the scene.');
    const { crown, leftHand } = skeletonOf(performer.pose, holder.figure.proportions, performer.yaw).joints;
    expect(crown[1]).toBeLessThan(frame.y + frame.tall / 2);
    expect(leftHand[1]).toBeGreaterThan(frame.y - frame.tall / 2);
    expect(leftHand[0]).toBeLessThan(frame.x + (frame.tall * PICTURE.width) / PICTURE.height / 2);
  },
);
