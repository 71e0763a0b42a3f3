import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import type { Figure } from '../../../../engines/narrative-video/figures/figure.ts';
import { spriteOf } from '../../../../engines/narrative-video/figures/sprite.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const STATE = {
  ...{ pose: UPRIGHT_POSE, skeleton: skeletonOf(UPRIGHT_POSE, ADULT, 0), face: NEUTRAL_FACE, seconds: 0, pulse: 0 },
};

/** Draws a sprite of a half-transparent disc at several positions. */
function drawAt(positions: readonly number[], state = STATE) {
  let drawn = 0;
  const figure: Figure = {
    proportions: ADULT,
    draw(context, { x, y }) {
      drawn += 1;
      context.fillStyle = '#c03030';
      context.beginPath();
      context.arc(x, y - 30, 20.5, 0, 7);
      context.fill();
    },
  };
  const draw = spriteOf(figure);
  const pictures = positions.map((x) => {
    const canvas = createCanvas(320, 180);
    draw(canvas.getContext('2d'), { x, y: 150, height: 60 }, state);
    return canvas;
  });
  return { drawn, pictures };
}

test('a sprite that comes again is copied, also to another place', () => {
  const { drawn, pictures } = drawAt([100, 140]);
  expect(drawn).toBe(1);
  const [one, other] = pictures.map((canvas, index) =>
    canvas.getContext('2d').getImageData(60 + index * 40, 60, 80, 80),
  );
  expect([...(one?.data ?? [])]).toEqual([...(other?.data ?? [])]);
});

test('every pixel of a sprite is opaque or transparent', () => {
  const { pictures } = drawAt([100.4]);
  const { data = [] } = pictures[0]?.getContext('2d').getImageData(0, 0, 320, 180) ?? {};
  expect(new Set(data.filter((_: number, index: number) => index % 4 === 3))).toEqual(new Set([0, 255]));
});

test('a figure that the picture cuts off is drawn again where more of it is visible', () => {
  const { drawn, pictures } = drawAt([5, 100]);
  expect(drawn).toBe(2);
  expect(pictures[1]?.getContext('2d').getImageData(82, 120, 1, 1).data[3]).toBe(255);
});
