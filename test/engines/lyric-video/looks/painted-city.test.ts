import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Canvas, type Context2D, newCanvas } from '../../../../engines/drawing/canvas.ts';
import { chanceOf } from '../../../../engines/drawing/chance.ts';
import { hex } from '../../../../engines/drawing/color.ts';
import { registerFonts } from '../../../../engines/drawing/fonts.ts';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { FrameCues } from '../../../../engines/lyric-video/frame-cues.ts';
import type { Composition, Singer } from '../../../../engines/lyric-video/look.ts';
import { cloudBehind } from '../../../../engines/lyric-video/looks/graffiti-two/cloud.ts';
import { graffitiTwo } from '../../../../engines/lyric-video/looks/graffiti-two/index.ts';
import { inksOf } from '../../../../engines/lyric-video/looks/graffiti-two/inks.ts';
import { pieceOf } from '../../../../engines/lyric-video/looks/graffiti-two/piece.ts';
import { lettersOf } from '../../../../engines/lyric-video/looks/graffiti-two/throw-up.ts';
import { wetStreet } from '../../../../engines/lyric-video/looks/graffiti-two/wet-street.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../../../engines/lyric-video/movements.ts';
import type { Card } from '../../../../engines/lyric-video/words/layout.ts';
import type { WordState } from '../../../../engines/lyric-video/words/lettering.ts';
import { phraseOf } from '../../../../engines/lyric-video/words/tokens.ts';
import { cuesAmid, difference } from '../films.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
const SIZE = 60;

beforeAll(registerFonts);

function composed(shape: keyof typeof SHAPES, movement: MovementKind, who?: Singer): Composition {
  const [width, height] = SHAPES[shape];
  return compositionOf({ width, height }, 'job', moodOf(undefined), who, movement, graffitiTwo);
}

function penFor(text: string): Context2D {
  const { pen } = newCanvas(520, 160);
  pen.font = `900 ${SIZE}px Chango, "Noto Sans", "Noto Sans Arabic", "Noto Emoji"`;
  pen.direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  pen.textAlign = 'left';
  pen.translate(60, 110);
  return pen;
}

const letters = (text: string) => lettersOf(penFor(text), text, SIZE, chanceOf('job')).map((letter) => letter.text);

/** Returns how many pixels of a canvas have a color, with a tolerance for each channel. */
function pixelsOf(canvas: Canvas, color: string): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const wanted = hex(color);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const isClose = wanted.every((channel, index) => Math.abs(channel - (data[at + index] as number)) < 4);
    if (isClose && (data[at + 3] as number) > 250) count++;
  }
  return count;
}

/** The left, upper, right and lower end of what is painted on a canvas. */
function boxOf(canvas: Canvas): [number, number, number, number] {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const box: [number, number, number, number] = [width, height, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] as number) < 8) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  return box;
}

describe('letters of a throw-up', () => {
  test.each([
    ['MORNING', 7],
    ['ЛЮБОВЬ', 6],
    ['100%', 4],
    ['사랑해', 3],
    ['👩‍🚀🎈', 2],
  ])('overlap one by one in %s', (word, count) => {
    expect(letters(word)).toHaveLength(count);
  });

  test.each(['حبيبي', 'שלום', 'प्यार', 'รักเธอ'])(
    'stay together in %s, whose script joins them or reads from the right',
    (word) => {
      expect(letters(word)).toEqual([word]);
    },
  );

  test('are uneven and lean, and the first one leads, but a script that joins stays as its font has it', () => {
    const of = (text: string) => lettersOf(penFor(text), text, SIZE, chanceOf('job'));
    const [first, ...others] = of('MORNING').map(({ scale }) => scale);
    expect(others.every((scale) => scale < (first as number))).toBe(true);
    expect(new Set(others).size).toBe(others.length);
    expect(of('MORNING').every(({ turn, hop }) => turn !== 0 && hop !== 0)).toBe(true);
    expect(of('حبيبي')[0]).toMatchObject({ scale: 1, turn: 0, hop: 0 });
  });

  test('are as far apart as the font sets them', () => {
    const pen = penFor('TAKE');
    const set = lettersOf(pen, 'TAKE', SIZE, chanceOf('job'));
    const last = set.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(pen.measureText('TAKE').width, 3);
  });
});

test.each(['LIGHT', 'СВЕТ', 'حبيبي', '🎈', '12'])(
  'outlines %s while it waits, and fills it when it is sung',
  (text) => {
    const composition = composed('wide', 'verse');
    const { paint } = graffitiTwo.lettering(composition);
    const { body, sketch } = inksOf(composition);
    const painted = (state: WordState) => {
      const pen = penFor(text);
      const word = {
        text,
        start: 0,
        end: 1,
        before: 'space' as const,
        x: 0,
        y: 0,
        width: 200,
        line: 0,
        rightToLeft: false,
      };
      paint(pen, text, state, { word, index: 0, size: SIZE, chance: chanceOf('word') });
      return pen.canvas as Canvas;
    };
    const [waiting, sung] = [painted('waiting'), painted('sung')];
    expect(pixelsOf(waiting, body)).toBe(0);
    expect(pixelsOf(waiting, sketch)).toBeGreaterThan(120);
    expect(pixelsOf(sung, body)).toBeGreaterThan(100);
    expect(pixelsOf(sung, sketch)).toBeLessThan(20);
  },
);

test('a cloud covers its line and reaches little beyond its ends, which may be near the edge of the frame', () => {
  const { canvas, pen } = newCanvas(600, 260);
  const word = {
    text: 'LIGHT',
    start: 0,
    end: 1,
    before: 'line' as const,
    x: 150,
    y: 140,
    width: 300,
    line: 0,
    rightToLeft: false,
  };
  const block = { left: 150, top: 80, width: 300, height: SIZE };
  const card: Card = { words: [word], size: SIZE, block, lines: 1, start: 0, end: 1, rightToLeft: false };
  cloudBehind(pen, block, card, { cloud: '#102030', rim: '#40c0b0' }, chanceOf('job'));
  const [left, , right] = boxOf(canvas);
  expect(left).toBeGreaterThan(150 - 0.5 * SIZE);
  expect(right).toBeLessThan(450 + 0.5 * SIZE);
  const { data } = pen.getImageData(150, 100, 300, 40);
  expect([...data].every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
});

test.each([
  ['HAND', 'love'],
  ['FOREVER', undefined],
])('paints a piece inside its part of the wall: %s', (word, other) => {
  const area = { left: 40, top: 60, right: 560, bottom: 260 };
  const painted = (own: string | undefined) => {
    const { canvas, pen } = newCanvas(600, 320);
    const composition = composed('wide', 'ending');
    pieceOf(pen, { ...composition, ...(own ? { word: own } : {}) }, inksOf(composition), area);
    return canvas;
  };
  const [piece, another] = [painted(word), painted(other)];
  const [left, top, right, bottom] = boxOf(piece);
  // The frame is half as large as its units.
  expect(left).toBeGreaterThan(0.5 * area.left - 20);
  expect(right).toBeLessThan(0.5 * area.right + 20);
  expect(Math.abs((top + bottom) / 2 - 0.25 * (area.top + area.bottom))).toBeLessThan(10);
  expect(bottom - top).toBeGreaterThan(60);
  expect(piece.toBuffer('image/png').equals(another.toBuffer('image/png'))).toBe(false);
});

test('paints the whole line that a song is known by, and its word if the line is too long for a wall', () => {
  const area = { left: 40, top: 60, right: 760, bottom: 460 };
  const composition = composed('wide', 'ending');
  const painted = (text?: string) => {
    const { canvas, pen } = newCanvas(640, 360);
    const line =
      text === undefined
        ? {}
        : { line: phraseOf({ start: 0, end: 3, duration: 3, text, wordCount: 0, timedWords: [] }) };
    pieceOf(pen, { ...composition, word: 'hand', ...line }, inksOf(composition), area);
    return canvas;
  };
  const word = painted();
  const isWord = (text: string) => painted(text).toBuffer('image/png').equals(word.toBuffer('image/png'));
  expect(isWord('Take my hand and sing along')).toBe(false);
  expect(isWord('Take my hand and sing along with all of the others '.repeat(5))).toBe(true);
  const [left, top, right, bottom] = boxOf(painted('Take my hand and sing along'));
  // The frame is half as large as its units. A line of its size would be twice as wide as the wall.
  expect(bottom - top).toBeGreaterThan(140);
  expect([left, top].every((at) => at > 0) && right < 400 && bottom < 240).toBe(true);
});

test('the pavement at night mirrors what is on the wall', () => {
  const { canvas, pen } = newCanvas(640, 360);
  const composition = composed('wide', 'ending');
  pen.scale(0.5, 0.5);
  pen.fillStyle = '#00ff00';
  pen.fillRect(200, 400, 400, 100);
  wetStreet(pen, inksOf(composition), { ground: 560, wide: 1280, tall: 720 }, 0.5, chanceOf('job'));
  const below = pen.getImageData(0, 285, 640, 75).data;
  const green = below.filter((value, at) => at % 4 === 1 && value > 190 && (below[at - 1] as number) < 60);
  expect(green.length).toBeGreaterThan(300);
  expect(pixelsOf(canvas, '#00ff00')).toBe(200 * 50);
});

function drawn(composition: Composition): (cues: Partial<FrameCues>) => Frame {
  const scene = graffitiTwo.scene(composition);
  return (cues) => {
    const frame = frameOf(composition.width, composition.height);
    const own = { ...cuesAmid(8), ...cues };
    scene.draw(frame, { ...own, onTwos: own });
    return frame;
  };
}

describe.each(['tall', 'wide', 'square'] as const)('a %s city', (shape) => {
  test.each(MOVEMENT_KINDS)('moves with the beat: %s', (movement) => {
    const at = drawn(composed(shape, movement));
    expect(difference(at({ beat: 16, hit: 0 }), at({ beat: 16.5, hit: 0 }))?.pixels).toBeGreaterThan(20);
  });
});

test('the last train passes beside the painted wall and not before it', () => {
  const composition = composed('wide', 'ending');
  const { width, height } = composition;
  const at = drawn(composition);
  const first = at({ travel: 0, beat: 16 });
  /** How many pixels differ in a part of the rows in which the train passes. */
  const changed = (other: Frame, from: number, to: number) => {
    let count = 0;
    for (let y = Math.ceil(0.36 * height); y < 0.44 * height; y++)
      for (let x = Math.ceil(from * width); x < to * width; x++)
        count += Number(first.y[y * width + x] !== other.y[y * width + x]);
    return count;
  };
  const others = [3, 6, 9, 12, 15, 18, 21].map((travel) => at({ travel, beat: 16 }));
  expect(Math.max(...others.map((other) => changed(other, 0.64, 1)))).toBeGreaterThan(400);
  expect(others.map((other) => changed(other, 0, 0.15))).toEqual(others.map(() => 0));
});

test.each(['tall', 'wide', 'square'] as const)('no bird crosses a mural at the river in a %s frame', (shape) => {
  const { canvas, pen } = newCanvas(60, 80);
  pen.fillRect(10, 5, 40, 75);
  const composition = composed(shape, 'break', { canvas, width: 60, height: 80, cutOut: true });
  const { width, art } = composition;
  const at = drawn(composition);
  const first = at({ travel: 0, beat: 16 });
  // The train hides the lowest part of the mural.
  const [top, bottom] = [Math.ceil(art.top), Math.floor(art.top + 0.8 * art.height)];
  const [left, right] = [art.left + 0.2 * art.width, art.left + 0.8 * art.width].map(Math.round) as [number, number];
  const mural = ({ y }: Frame) =>
    Buffer.concat(
      [...Array(bottom - top).keys()].map((row) => y.subarray((top + row) * width + left, (top + row) * width + right)),
    );
  const crossed = Array.from({ length: 30 }, (_, step) => at({ travel: 1.3 * step, beat: 16 }))
    .map(mural)
    .filter((part) => !part.equals(mural(first)));
  expect(crossed).toHaveLength(0);
});
