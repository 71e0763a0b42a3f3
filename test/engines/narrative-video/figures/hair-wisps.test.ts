import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Rgb } from '../../../../engines/drawing/color.ts';
import { drawWisps } from '../../../../engines/narrative-video/figures/photo/hair-wisps.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';

const [SIZE, MIDDLE, RADIUS, UNIT] = [300, 150, 80, 100];
const [HAIR, SKIN, GREEN]: readonly Rgb[] = [
  [90, 60, 40],
  [222, 176, 152],
  [40, 140, 60],
];

/** Returns how many pixels outside of a round head of one color are covered after its wisps are drawn. */
function coveredAround(color: Rgb): number {
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  pen.fillStyle = `rgb(${color})`;
  pen.arc(MIDDLE, MIDDLE, RADIUS, 0, Math.PI * 2);
  pen.fill();
  const { data } = pen.getImageData(0, 0, SIZE, SIZE);
  const source = { data, width: SIZE, height: SIZE, skin: SKIN } as unknown as PhotoSource;
  const frame = { a: 1 / UNIT, b: 0, left: -MIDDLE / UNIT, top: -MIDDLE / UNIT };
  drawWisps(canvas, source, frame, HAIR as Rgb);
  const drawn = pen.getImageData(0, 0, SIZE, SIZE).data;
  let covered = 0;
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const far = Math.hypot((at % SIZE) - MIDDLE, Math.floor(at / SIZE) - MIDDLE);
    if (far > RADIUS + 2 && (drawn[at * 4 + 3] as number) > 10) covered += 1;
  }
  return covered;
}

describe('the outline of a photographed head', () => {
  test('has single hairs where there is hair', () => {
    expect(coveredAround(HAIR as Rgb)).toBeGreaterThan(20);
  });

  test('stays smooth where there is skin or something of another color', () => {
    expect(coveredAround(SKIN as Rgb)).toBe(0);
    expect(coveredAround(GREEN as Rgb)).toBe(0);
  });
});
