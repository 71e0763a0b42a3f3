import { describe, expect, test } from '@jest/globals';
import { moved, type Vector } from '../../../../engines/drawing/solids/matrix.ts';
import { holdingUp } from '../../../../engines/narrative-video/acting/holding.ts';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { extrasOf } from '../../../../engines/narrative-video/scenery/extras.ts';
import { carriedObject, standingObject } from '../../../../engines/narrative-video/scenery/objects/index.ts';
import { type Workshop, withBelongings } from '../../../../engines/narrative-video/solid/belongings.ts';
import { legoWorkshop } from '../../../../engines/narrative-video/solid/lego/design.ts';
import { minifigure } from '../../../../engines/narrative-video/solid/lego/minifigure.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { consoleWorkshop } from '../../../../engines/narrative-video/solid/ps2/workshop.ts';
import { pixarWorkshop } from '../../../../engines/narrative-video/solid/soft/pixar-design.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import type { SolidFigure } from '../../../../engines/narrative-video/solid/solid-figure.ts';
import { THING_NAMES, type ThingName, thingOf } from '../../../../engines/narrative-video/vocabulary/things.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { aScene } from '../a-scene.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SHEET = aSheet({ seed: 'uma' });
const LOOKS: readonly [string, (sheet: CharacterSheet) => SolidFigure, Workshop][] = [
  ['lego', minifigure, legoWorkshop],
  ['pixar-3d', pixarFigure, pixarWorkshop],
  ['ps2-low-poly', consoleFigure, consoleWorkshop],
];

function stateWith(figure: SolidFigure, ...things: ThingName[]) {
  const [name] = things;
  const pose = name ? holdingUp(UPRIGHT_POSE, name, 'right', figure.proportions) : UPRIGHT_POSE;
  return {
    pose,
    skeleton: skeletonOf(pose, figure.proportions, 0),
    face: NEUTRAL_FACE,
    seconds: 0,
    pulse: 0,
    ...(name && { held: { right: name }, things }),
  };
}

describe('a thing of the vocabulary', () => {
  test.each(THING_NAMES)('is an object that is carried, stands or flies: %s', (name) => {
    const parts = carriedObject(name)?.parts ?? standingObject(name)?.parts ?? [];
    expect(parts.length).toBeGreaterThan(0);
  });
});

describe.each(LOOKS)('a person in %s', (_, build, workshop) => {
  const figure = build(SHEET);
  const having = withBelongings(figure, workshop, false);

  /** Returns the points of the last form, which is the carried thing. */
  function pointsOf(name: ThingName): Vector[] {
    const forms = having.pose(stateWith(figure, name), 1.75);
    const { mesh, matrix } = forms[forms.length - 1] ?? forms[0] ?? { mesh: { positions: [] }, matrix: [] };
    return Array.from({ length: mesh.positions.length / 3 }, (_, index) =>
      moved(matrix, [
        mesh.positions[index * 3] ?? 0,
        mesh.positions[index * 3 + 1] ?? 0,
        mesh.positions[index * 3 + 2] ?? 0,
      ]),
    );
  }

  test.each(['cup', 'microphone', 'rose', 'sword', 'umbrella', 'candle'] as const)('holds a %s in the hand', (name) => {
    const hand = moved(figure.anchors(stateWith(figure, name), 1.75).rightHand, [0, 0, 0]);
    const points = pointsOf(name);
    const heights = points.map(([, y]) => y);
    // A shaft has no points between its ends, so the hand may be anywhere between them.
    expect(Math.min(...heights)).toBeLessThan(hand[1] + 0.02);
    expect(Math.max(...heights)).toBeGreaterThan(hand[1]);
    const nearest = Math.min(...points.map(([x, , z]) => Math.hypot(x - hand[0], z - hand[2])));
    expect(nearest).toBeLessThan(0.1);
  });

  test('leans an umbrella toward the head', () => {
    const anchors = figure.anchors(stateWith(figure, 'umbrella'), 1.75);
    const [hand, head] = [moved(anchors.rightHand, [0, 0, 0]), moved(anchors.head, [0, 0, 0])];
    const canopy = pointsOf('umbrella').filter(([, y]) => y > hand[1] + 0.4);
    const middle = canopy.reduce((sum, [x]) => sum + x, 0) / canopy.length;
    expect(Math.sign(middle - hand[0])).toBe(Math.sign(head[0] - hand[0]));
  });

  test('wears a crown on the head', () => {
    const head = moved(figure.anchors(stateWith(figure, 'crown'), 1.75).head, [0, 0.5, 0]);
    for (const [x, y] of pointsOf('crown')) {
      expect(Math.abs(x - head[0])).toBeLessThan(0.45);
      expect(y).toBeGreaterThan(head[1] - 0.12);
    }
  });

  test('sits in a car that stands on the ground', () => {
    const heights = pointsOf('car').map(([, y]) => y);
    expect(Math.min(...heights)).toBeCloseTo(0, 1);
    expect(Math.max(...heights)).toBeLessThan(1.4);
  });

  test('has no additional forms if it has no things', () => {
    const state = stateWith(figure);
    expect(having.pose(state, 1.75)).toHaveLength(figure.pose(state, 1.75).length);
  });
});

describe('a hand', () => {
  const height = (name: ThingName) =>
    skeletonOf(holdingUp(UPRIGHT_POSE, name, 'right', ADULT), ADULT, 0).joints.rightHand[1];

  test('is raised if it holds something that would hang too low', () => {
    const hanging = skeletonOf(UPRIGHT_POSE, ADULT, 0).joints.rightHand[1];
    expect(height('rose')).toBeGreaterThan(hanging + 0.1);
    expect(height('umbrella')).toBeGreaterThan(hanging + 0.1);
    expect(height('suitcase')).toBeCloseTo(hanging);
  });
});

describe('the scene', () => {
  const scene = aScene({
    text: 'walks the dog',
    place: 'street',
    action: 'walk',
    characters: [0],
    deeds: [{ character: 0, action: 'walk', things: ['umbrella'] }],
    things: ['dog', 'rainbow', 'train'],
  });

  test('has the prompt’s things beside, behind and above people', () => {
    const dog = extrasOf({ ...scene, things: ['dog'] }, 'seed');
    const train = extrasOf({ ...scene, things: ['train'] }, 'seed');
    const rainbow = extrasOf({ ...scene, things: ['rainbow'] }, 'seed');
    const middle = (parts: typeof dog, axis: 0 | 1 | 2) =>
      parts.reduce((sum, { at }) => sum + at[axis], 0) / parts.length;
    expect(Math.abs(middle(dog, 0))).toBeGreaterThan(0.6);
    expect(middle(dog, 2)).toBeGreaterThan(-2);
    expect(middle(train, 2)).toBeLessThan(-4);
    expect(middle(rainbow, 1)).toBeGreaterThan(2);
    expect(extrasOf(scene, 'seed')).toHaveLength(dog.length + train.length + rainbow.length);
  });

  test('has a fire between two people, and a television beside them', () => {
    const two = { ...scene, characters: [0, 1], deeds: [] };
    const middle = (name: 'campfire' | 'television') => {
      const parts = extrasOf({ ...two, things: [name] }, 'seed');
      return Math.abs(parts.reduce((sum, { at }) => sum + at[0] / parts.length, 0));
    };
    expect(middle('campfire')).toBeLessThan(0.2);
    expect(middle('television')).toBeGreaterThan(1);
  });

  test('has a stall right behind those who eat at it', () => {
    const stall = extrasOf({ ...scene, characters: [0, 1], deeds: [], things: ['stall'] }, 'seed');
    const counter = stall.find(({ form }) => form === 'block');
    expect(counter?.at[0]).toBe(0);
    expect(counter?.at[2]).toBeGreaterThan(-1.2);
  });

  test('has no second copy of a thing that somebody carries', () => {
    expect(thingOf('umbrella').bearing).toBe('overhead');
    expect(extrasOf({ ...scene, things: ['umbrella'] }, 'seed')).toEqual([]);
  });
});

test('a guitar has six strings from its bridge to its head', () => {
  const strings = (carriedObject('guitar')?.parts ?? []).filter(
    (part) => part.form === 'bar' && part.radius < 0.003 && part.to[0] - part.at[0] > 0.7,
  );
  expect(new Set(strings.map(({ at }) => at[1])).size).toBe(6);
});
