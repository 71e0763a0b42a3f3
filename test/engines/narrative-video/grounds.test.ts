import { describe, expect, test } from '@jest/globals';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { chanceOf } from '../../../engines/drawing/chance.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import type { PaintedLook } from '../../../engines/narrative-video/look.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { createPen } from '../../../engines/narrative-video/pen/pen.ts';
import { PLACE_PAINTERS } from '../../../engines/narrative-video/places/index.ts';
import type { SetLayers } from '../../../engines/narrative-video/places/set-layers.ts';
import { floor } from '../../../engines/narrative-video/props/nature.ts';
import { reflectInGround } from '../../../engines/narrative-video/set/reflection.ts';

const [WIDTH, HEIGHT] = [600, 300];
const LIGHT = lightOf('day', 'clear', 'calm');

function penOn(canvas: Canvas) {
  const { hand } = lookOf('yellow-family') as PaintedLook;
  return createPen({ context: canvas.getContext('2d'), unit: HEIGHT, depth: 0 }, hand, LIGHT, chanceOf('ground'));
}

describe('the ground of painted places', () => {
  test.each(['city', 'street', 'road', 'rooftop', 'market'] as const)(
    'reflects once in %s, before things are drawn that stand on it',
    (place) => {
      const canvas = createCanvas(WIDTH, HEIGHT);
      const pen = penOn(canvas);
      const steps: string[] = [];
      const recording = {
        ...pen,
        shape: (...facts: Parameters<typeof pen.shape>) => {
          steps.push('shape');
          pen.shape(...facts);
        },
        rect: (...facts: Parameters<typeof pen.rect>) => {
          steps.push('shape');
          pen.rect(...facts);
        },
      };
      const set: SetLayers = {
        width: WIDTH,
        height: HEIGHT,
        unit: HEIGHT,
        horizon: HEIGHT / 2,
        ground: HEIGHT * 0.86,
        light: LIGHT,
        isTrainGone: false,
        chance: chanceOf('set'),
        strips: [],
        isLevel: false,
        furniture: new Set(),
        sky: pen,
        far: pen,
        middle: recording,
        near: recording,
        front: pen,
        drawSky: () => undefined,
        reflect: () => steps.push('reflect'),
      };
      PLACE_PAINTERS[place](set);
      expect(steps.filter((step) => step === 'reflect')).toHaveLength(1);
      expect(steps.slice(steps.indexOf('reflect')).filter((step) => step === 'shape').length).toBeGreaterThan(0);
    },
  );

  test('reflects in the open road and leaves what is beside it as it is', () => {
    const [sky, ground]: [Canvas, Canvas] = [createCanvas(WIDTH, HEIGHT), createCanvas(WIDTH, HEIGHT)];
    const paint = (canvas: Canvas, color: string, top: number) => {
      const context = canvas.getContext('2d');
      context.fillStyle = color;
      context.fillRect(0, top, WIDTH, HEIGHT);
    };
    paint(sky, '#ff0000', 0);
    paint(ground, '#404040', HEIGHT / 2);
    const sizes = { width: WIDTH, height: HEIGHT, horizon: HEIGHT / 2, unit: HEIGHT, light: LIGHT };
    reflectInGround(sizes, { far: 20, near: 100, foot: HEIGHT * 0.9 }, { sky, ground }, chanceOf('puddles'));
    const at = (x: number, y: number) => [...ground.getContext('2d').getImageData(x, y, 1, 1).data];
    expect(at(WIDTH / 2, HEIGHT * 0.75)[0]).toBeGreaterThan(0x50);
    expect(at(20, HEIGHT * 0.75)).toEqual([0x40, 0x40, 0x40, 255]);
    const reds = new Set(Array.from({ length: WIDTH }, (_, x) => at(x, HEIGHT - 12)[0]));
    // Between puddles the film of water is fainter.
    expect(Math.max(...[...reds].map(Number))).toBeGreaterThan(Math.min(...[...reds].map(Number)) + 30);
  });

  test('has tufts on lawns and none on roads', () => {
    const edges = (earth: readonly [number, number, number]) => {
      const canvas = createCanvas(WIDTH, HEIGHT);
      floor(penOn(canvas), WIDTH, HEIGHT / 2, HEIGHT, earth);
      const { data } = canvas.getContext('2d').getImageData(0, HEIGHT / 2, WIDTH, HEIGHT / 2);
      let count = 0;
      for (let at = 4; at < data.length; at += 4)
        if (Math.abs((data[at + 1] ?? 0) - (data[at - 3] ?? 0)) > 30) count += 1;
      return count;
    };
    expect(edges([134, 192, 90])).toBeGreaterThan(400);
    expect(edges([76, 81, 96])).toBeLessThan(20);
  });
});
