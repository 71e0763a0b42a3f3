import { describe, expect, test } from '@jest/globals';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { gained, matchTone, toneOf } from '../../../../engines/narrative-video/figures/photo/seam-tone.ts';

const [WIDE, TALL, END] = [320, 480, 240];

/** A photograph of cloth that ends in the middle of the picture. */
function photograph(left: string, right: string, badge?: string): Canvas {
  const canvas = createCanvas(WIDE, TALL);
  const pen = canvas.getContext('2d');
  pen.fillStyle = left;
  pen.fillRect(0, 0, WIDE / 2, END);
  pen.fillStyle = right;
  pen.fillRect(WIDE / 2, 0, WIDE / 2, END);
  if (badge) {
    pen.fillStyle = badge;
    pen.fillRect(40, 120, 80, 80);
  }
  return canvas;
}

function painted(color: string): Canvas {
  const canvas = createCanvas(WIDE, TALL);
  const pen = canvas.getContext('2d');
  pen.fillStyle = color;
  pen.fillRect(0, 0, WIDE, TALL);
  return canvas;
}

function redAt(canvas: Canvas, x: number, y: number): number {
  return canvas.getContext('2d').getImageData(x, y, 1, 1).data[0] as number;
}

describe('painted cloth below a photograph', () => {
  test('has the brightness of the photograph where the photograph ends', () => {
    const cloth = painted('rgb(160,80,60)');
    matchTone(cloth, toneOf(photograph('rgb(110,55,41)', 'rgb(110,55,41)'), cloth, END));
    expect(Math.abs(redAt(cloth, 160, END + 4) - 110)).toBeLessThan(6);
    expect(Math.abs(redAt(cloth, 160, TALL - 10) - 110)).toBeLessThan(6);
  });

  test('follows light that falls from one side', () => {
    const cloth = painted('rgb(160,80,60)');
    const tone = toneOf(photograph('rgb(80,40,30)', 'rgb(160,80,60)'), cloth, END);
    matchTone(cloth, tone);
    expect(redAt(cloth, 290, END + 4) - redAt(cloth, 30, END + 4)).toBeGreaterThan(50);
    expect(tone.left[0]).toBeLessThan(tone.right[0]);
  });

  test('has sleeves in one hue, also if the light tints both sides of the photograph', () => {
    const { left, right } = toneOf(photograph('rgb(150,80,66)', 'rgb(160,80,54)'), painted('rgb(160,80,60)'), END);
    expect(left[2] / left[0]).toBeCloseTo(right[2] / right[0]);
  });

  test('does not take the color of a badge', () => {
    const cloth = painted('rgb(160,80,60)');
    matchTone(cloth, toneOf(photograph('rgb(160,80,60)', 'rgb(160,80,60)', 'rgb(70,60,190)'), cloth, END));
    expect(Math.abs(redAt(cloth, 80, END + 4) - 160)).toBeLessThan(6);
  });

  test('is as bright as cloth in the light, where sleeves continue it, and not as its folds', () => {
    const photo = photograph('rgb(160,80,60)', 'rgb(160,80,60)');
    const pen = photo.getContext('2d');
    pen.fillStyle = 'rgb(70,35,26)';
    for (let x = 0; x < WIDE; x += 80) pen.fillRect(x, 0, 32, END);
    const { left, mean } = toneOf(photo, painted('rgb(160,80,60)'), END);
    expect(left[0]).toBeCloseTo(1, 1);
    expect(mean[0]).toBeCloseTo(1, 1);
  });

  test('keeps its color if the photograph shows nothing of it', () => {
    const cloth = painted('rgb(160,80,60)');
    const tone = toneOf(createCanvas(WIDE, TALL), cloth, END);
    expect(tone.mean).toEqual([1, 1, 1]);
    expect(gained([160, 80, 60], tone.left)).toEqual([160, 80, 60]);
  });
});
