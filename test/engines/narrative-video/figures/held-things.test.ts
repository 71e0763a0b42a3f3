import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { holdingUp, isHeld } from '../../../../engines/narrative-video/acting/holding.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import type { Figure, FigureState } from '../../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { THING_NAMES, type ThingName, thingOf } from '../../../../engines/narrative-video/vocabulary/things.ts';
import type { NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

/** Size of the canvas, and where the figure stands on it, in pixels. */
const [SIDE, FOOTING] = [240, { x: 120, y: 220, height: 150 }];
/** Distance of a thing from the middle of a hand that holds it, at most, in pixels: half of the hand's length. */
const AT_HAND = 7;
/** Smallest sum of the differences of a pixel's channels that belongs to a thing. */
const CHANGED = 60;

const usual = lightOf('day', 'clear', 'calm');

async function figureIn(look: NarrativePreset): Promise<Figure> {
  const { figures, light } = lookOf(look);
  return figures.make({ sheet: aSheet({ seed: 'uma' }), picture: '' }, light?.(usual) ?? usual);
}

function holding(figure: Figure, name: ThingName): FigureState {
  const pose = holdingUp(UPRIGHT_POSE, name, 'right', figure.proportions, YAW);
  const skeleton = skeletonOf(pose, figure.proportions, YAW);
  return { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0, held: { right: name }, things: [name] };
}

const YAW = 0.15;

function pixelsOf(figure: Figure, state: FigureState): Uint8ClampedArray {
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  figure.draw(context, FOOTING, state);
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/** Returns the places at which a thing is seen. */
function seen(figure: Figure, state: FigureState): { x: number; y: number }[] {
  const [having, without] = [pixelsOf(figure, state), pixelsOf(figure, { ...state, isHeldUnseen: true })];
  const places: { x: number; y: number }[] = [];
  for (let at = 0; at < having.length; at += 4) {
    let change = 0;
    for (let channel = at; channel < at + 4; channel += 1)
      change += Math.abs((having[channel] ?? 0) - (without[channel] ?? 0));
    if (change >= CHANGED) places.push({ x: (at / 4) % SIDE, y: Math.floor(at / 4 / SIDE) });
  }
  return places;
}

const HELD = THING_NAMES.filter(isHeld);

test('hands hold everything that hands can hold', async () => {
  const figure = await figureIn('cartoon-network');
  expect(HELD.filter((name) => seen(figure, holding(figure, name)).length <= FEW)).toEqual([]);
});

test.each(['ghibli', 'cartoon-network', 'pixel-art'] as const)(
  'what needs both hands is at both in %s',
  async (look) => {
    const figure = await figureIn(look);
    const inBoth = HELD.filter((name) => thingOf(name).bearing === 'in-both-hands');
    expect(inBoth.filter((name) => !isAtBoth(figure, holding(figure, name)))).toEqual([]);
  },
);

/** Pixels of the smallest thing, of which a hand covers most. */
const FEW = 4;

function isAtBoth(figure: Figure, state: FigureState): boolean {
  const places = seen(figure, state);
  return (['left', 'right'] as const).every((side) => {
    const { [`${side}Wrist` as const]: wrist, [`${side}Hand` as const]: tip } = state.skeleton.joints;
    const [right, up] = [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2];
    const palm = { x: FOOTING.x + right * FOOTING.height, y: FOOTING.y - up * FOOTING.height };
    return places.some(({ x, y }) => Math.hypot(x - palm.x, y - palm.y) < AT_HAND);
  });
}
