import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Canvas, newCanvas } from '../../../../engines/drawing/canvas.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { drawnFeatures, drawnTones } from '../../../../engines/lyric-video/picture/drawn-tones.ts';
import { type Figure, figureOf, oval } from '../../../../engines/lyric-video/picture/figure.ts';
import { posterized } from '../../../../engines/lyric-video/picture/prints.ts';
import { loadSinger } from '../../../../engines/lyric-video/singer.ts';
import { searchPeople } from '../../../../engines/people/find-person.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const folder = await temporaryFolder();

afterAll(() => folder.remove());

const PHOTOS = [
  ...['astronaut', 'grace-hopper', 'obama', 'biden', 'green-top', 'leaning', 'long-blond-hair', 'blond-curls'],
  'orange-top',
] as const;
/** Numbers of MediaPipe's face mesh. */
const MESH = {
  cheeks: [50, 280],
  leftEye: [159, 145],
  rightEye: [386, 374],
  lips: [81, 311],
  chin: [199, 208, 428],
} as const;
const [SIDE, INKS] = [400, ['#000000', '#555555', '#aaaaaa', '#ffffff']] as const;

function placed(singer: Singer): Figure {
  return figureOf(singer, { width: SIDE, height: SIDE }, oval);
}

/** Mean lightness around points of the face's mesh, 0 to 1. */
function lightAt(canvas: Canvas, figure: Figure, indices: readonly number[], reach: number): number {
  const pen = canvas.getContext('2d');
  const size = Math.max(1, Math.round(reach * (figure.face?.box.width ?? 0)));
  const means = indices.map((index) => {
    const [x = 0, y = 0] = figure.face?.points[index] ?? [];
    const { data } = pen.getImageData(Math.round(x - size / 2), Math.round(y - size / 2), size, size);
    return data.reduce((sum, value, at) => sum + (at % 4 === 0 ? value : 0), 0) / (data.length / 4) / 255;
  });
  return means.reduce((sum, value) => sum + value, 0) / means.length;
}

const pathOf = (name: string) => join(import.meta.dirname, `../../../pictures/${name}.jpg`);
const foundIn = (name: string) => join(folder.path, name);
const load = (name: string) => loadSinger(pathOf(name), folder.path, foundIn(name));

beforeAll(async () => {
  await searchPeople(PHOTOS.map((name) => ({ picture: pathOf(name), target: foundIn(name) })));
}, 120_000);

describe.each(PHOTOS)('the face of %s in four inks', (name) => {
  let figure: Figure;
  let print: Canvas;

  beforeAll(async () => {
    figure = placed(await load(name));
    print = posterized(drawnTones(figure), INKS);
  });

  test('has cheeks in light inks, and none in the darkest', () => {
    expect(lightAt(print, figure, MESH.cheeks, 0.1)).toBeGreaterThan(0.55);
    for (const cheek of MESH.cheeks) expect(lightAt(print, figure, [cheek], 0.1)).toBeGreaterThan(0.4);
  });

  test('has no shadow of a beard on its chin', () => {
    expect(lightAt(print, figure, MESH.chin, 0.08)).toBeGreaterThan(0.64);
  });

  test.each(['leftEye', 'rightEye', 'lips'] as const)('keeps its %s darker than its cheeks', (feature) => {
    expect(lightAt(print, figure, MESH[feature], 0.03)).toBeLessThan(lightAt(print, figure, MESH.cheeks, 0.1) - 0.2);
  });
});

test('a face in poor light gets the same light skin as in good light', async () => {
  const singer = await load('astronaut');
  const { canvas, pen } = newCanvas(singer.width, singer.height);
  pen.drawImage(singer.canvas, 0, 0);
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = 'rgb(0 0 0 / 0.65)';
  pen.fillRect(0, 0, singer.width, singer.height);
  const [usual, dark] = [singer, { ...singer, canvas }].map((one) => {
    const figure = placed(one);
    return lightAt(posterized(drawnTones(figure), INKS), figure, MESH.cheeks, 0.1);
  }) as [number, number];
  expect(Math.abs(dark - usual)).toBeLessThan(0.1);
});

test('a picture without a face is printed by its tones alone', async () => {
  const singer = await load('astronaut');
  const { face, ...figure } = placed(singer);
  expect(face).toBeDefined();
  expect(drawnTones(figure).features).toBeUndefined();
});

test('a face has the same features alone as in its tones', async () => {
  const figure = placed(await load('astronaut'));
  const { features, cover } = drawnTones(figure);
  const alone = drawnFeatures(figure);
  expect(Buffer.compare(alone.cover, cover)).toBe(0);
  for (const name of ['ink', 'paper', 'around'] as const)
    expect(Buffer.compare(bytesOf(alone.features?.[name]), bytesOf(features?.[name]))).toBe(0);
});

function bytesOf(values: Float32Array = new Float32Array()): Uint8Array {
  return new Uint8Array(values.buffer);
}
