import { describe, expect, test } from '@jest/globals';
import { type Context2D, newCanvas } from '../../../../engines/drawing/canvas.ts';
import { frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import { flatVector } from '../../../../engines/lyric-video/looks/flat-vector/index.ts';
import { BODY, fromAbove, PEOPLE, SHADE, shadow } from '../../../../engines/lyric-video/looks/flat-vector/passers.ts';
import { SITTER, sitter } from '../../../../engines/lyric-video/looks/flat-vector/sitter.ts';
import { WALKER, walker } from '../../../../engines/lyric-video/looks/flat-vector/walker.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { cuesAmid } from '../films.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
const STEPS = [0, 0.25, 0.5, 0.75];
const plain = (color: string) => color;

describe.each(['tall', 'wide', 'square'] as const)('a %s frame', (shape) => {
  const [width, height] = SHAPES[shape];

  test.each(['opening', 'verse', 'chorus'] as const)('has one color behind the words of a %s', (movement) => {
    const size = { width, height };
    const composition = compositionOf(size, 'job', moodOf(undefined), undefined, movement, flatVector);
    const frame = frameOf(width, height);
    flatVector.scene(composition).draw(frame, cuesAmid(8));
    const { left, top, width: across, height: down } = composition.text;
    const colors = new Set<number>();
    for (let y = Math.ceil(top); y < top + down; y++)
      for (let x = Math.ceil(left); x < left + across; x++) colors.add(frame.y[y * width + x] as number);
    expect(colors.size).toBe(1);
  });
});

/** Pixels that are not wholly transparent in each row and column of a drawing. */
function covered(width: number, height: number, draw: (pen: Context2D) => void) {
  const { canvas, pen } = newCanvas(width, height);
  draw(pen);
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const rows = new Array<number>(height).fill(0);
  const columns = new Array<number>(width).fill(0);
  for (let at = 0; at < width * height; at++) {
    if ((data[at * 4 + 3] as number) === 0) continue;
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] as number) + 1;
    columns[at % width] = (columns[at % width] as number) + 1;
  }
  return { rows, columns };
}

test('counts the pixels that a drawing covers in each row and column', () => {
  const { rows, columns } = covered(4, 3, (pen) => pen.fillRect(1, 1, 2, 2));
  expect(rows).toEqual([0, 2, 2]);
  expect(columns).toEqual([0, 2, 2, 0]);
  const faint = covered(2, 2, (pen) => {
    pen.fillStyle = 'rgb(0 0 0 / 0.02)';
    pen.fillRect(1, 0, 1, 1);
  });
  expect(faint).toEqual({ rows: [1, 0], columns: [0, 1] });
});

test('draws the woman wholly inside her drawings, in each step', () => {
  for (const step of STEPS) {
    const swing = Math.sin(step * 2 * Math.PI);
    const walking = covered(WALKER.wide, WALKER.tall, (pen) => walker(pen, plain, step));
    expect([walking.columns[0], walking.columns.at(-1), walking.rows[0]]).toEqual([0, 0, 0]);
    // Only her legs leave the frame.
    expect(walking.rows.at(-1)).toBeGreaterThan(0);
    const sitting = covered(SITTER.wide, SITTER.tall, (pen) => sitter(pen, plain, swing));
    const ends = [sitting.columns[0], sitting.columns.at(-1), sitting.rows[0], sitting.rows.at(-1)];
    expect(ends).toEqual([0, 0, 0, 0]);
    expect(Math.max(...sitting.rows)).toBeGreaterThan(0);
  }
});

test('draws everybody on the crossing wholly, with and without an umbrella', () => {
  for (const step of STEPS) {
    for (const way of [-1, 1]) {
      for (const person of PEOPLE) {
        const { rows, columns } = covered(BODY, BODY, (pen) => fromAbove(pen, plain, person, { step, way }));
        expect([columns[0], columns.at(-1), rows[0], rows.at(-1)]).toEqual([0, 0, 0, 0]);
        expect(Math.max(...rows)).toBeGreaterThan(0);
      }
      for (const hasUmbrella of [false, true]) {
        const { rows, columns } = covered(SHADE.wide, SHADE.tall, (pen) =>
          shadow(pen, plain, { hasUmbrella, step, way }),
        );
        expect([columns[0], columns.at(-1), rows[0], rows.at(-1)]).toEqual([0, 0, 0, 0]);
        expect(Math.max(...rows)).toBeGreaterThan(0);
      }
    }
  }
});
