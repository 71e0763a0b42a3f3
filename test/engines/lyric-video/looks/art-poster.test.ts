import { describe, expect, test } from '@jest/globals';
import { blit, lay } from '../../../../engines/drawing/blit.ts';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { hex, luminance } from '../../../../engines/drawing/color.ts';
import { type Frame, frameOf } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { FrameCues } from '../../../../engines/lyric-video/frame-cues.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { artPoster } from '../../../../engines/lyric-video/looks/art-poster/index.ts';
import { BLUE, limb, type Press, RED, round, sheetOf } from '../../../../engines/lyric-video/looks/art-poster/press.ts';
import { portraitsOf } from '../../../../engines/lyric-video/looks/art-poster/singer.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import { MOVEMENT_KINDS, type MovementKind } from '../../../../engines/lyric-video/movements.ts';
import type { Face } from '../../../../engines/people/person.ts';
import { cuesAmid, difference } from '../films.ts';

const SHAPES = { tall: [360, 640], wide: [640, 360], square: [360, 360] } as const;
/** How much the paper's grain changes the brightness, 0 to 255. */
const GRAIN = 30;

const { canvas, pen } = newCanvas(60, 80);
pen.fillRect(10, 5, 40, 75);
const singer: Singer = { canvas, width: 60, height: 80, cutOut: true };

/** Movements with words, with and without a singer. */
const WITH_WORDS: [MovementKind, Singer | undefined][] = (['opening', 'verse', 'chorus'] as const).flatMap((kind) => [
  [kind, undefined],
  [kind, singer],
]);

const composed = (shape: keyof typeof SHAPES, movement: MovementKind, who?: Singer, genre?: string) => {
  const [width, height] = SHAPES[shape];
  return compositionOf({ width, height }, 'job', moodOf(genre), who, movement, artPoster);
};

function drawn(composition: ReturnType<typeof composed>, cues: Partial<FrameCues> = {}): Frame {
  const frame = frameOf(composition.width, composition.height);
  const own = { ...cuesAmid(8), ...cues };
  artPoster.scene(composition).draw(frame, { ...own, onTwos: own });
  return frame;
}

/** The brightness of each pixel behind the words while the music is loud, and that of most. */
function behindWords(composition: ReturnType<typeof composed>): { lights: number[]; usual: number } {
  const { y, width } = drawn(composition, { loudness: 1, bass: 1, hit: 1 });
  const { left, top, width: across, height: down } = composition.text;
  const lights: number[] = [];
  for (let row = Math.ceil(top); row < top + down; row++)
    for (let column = Math.ceil(left); column < left + across; column++) lights.push(y[row * width + column] as number);
  return { lights, usual: lights.toSorted((a, b) => a - b)[lights.length >> 1] as number };
}

describe.each(['tall', 'wide', 'square'] as const)('a %s poster', (shape) => {
  test.each(WITH_WORDS)('has one flat ink behind the words of its %s', (movement, who) => {
    const { lights, usual } = behindWords(composed(shape, movement, who));
    const others = lights.filter((light) => Math.abs(light - usual) > GRAIN);
    // Specks without ink are everywhere.
    expect(others.length / lights.length).toBeLessThan(0.005);
  });

  test.each(MOVEMENT_KINDS)('moves with the music in its %s', (movement) => {
    const composition = composed(shape, movement);
    const quiet = drawn(composition, { loudness: 0, bass: 0, hit: 0, beat: 4, travel: 0 });
    const loud = drawn(composition, { loudness: 1, bass: 1, hit: 1, beat: 4.5, travel: 0.6 });
    expect(difference(quiet, loud)?.pixels).toBeGreaterThan(150);
  });
});

/** Two squares that overlap in the middle of a poster 640 pixels wide. */
const overlapping = ({ print }: Press) => {
  print(RED, 'M400,200 h300 v300 h-300 Z');
  print(BLUE, 'M600,200 h300 v300 h-300 Z');
};

test('an overlap is darker than both inks, and an ink that covers hides the other', () => {
  const sheet = sheetOf(composed('wide', 'break'));
  const across = ({ y, width }: Frame) =>
    [250, 325, 400].map((x) => {
      const row = y.subarray(175 * width + x - 12, 175 * width + x + 12);
      return row.reduce((sum, light) => sum + light, 0) / row.length;
    }) as [number, number, number];
  const [red, both, blue] = across(sheet.plate(overlapping));
  expect(both).toBeLessThan(Math.min(red, blue) - 20);
  const [, hidden, above] = across(
    sheet.plate((press) => {
      overlapping(press);
      press.cover(BLUE, 'M600,200 h300 v300 h-300 Z');
    }),
  );
  expect(Math.abs(hidden - above)).toBeLessThan(6);
});

test('a part of a poster that is printed alone fits into the whole', () => {
  const composition = composed('wide', 'break');
  const sheet = sheetOf(composition);
  const whole = sheet.plate(overlapping);
  const patched = frameOf(640, 360);
  lay(patched, whole);
  const { states, at } = sheet.states(1, [333, 121, 777, 475], overlapping);
  for (const state of states) blit(patched, state, ...at);
  expect(difference(patched, whole, 2)).toBeUndefined();
});

test('a disc and a limb are as wide as said', () => {
  const widthAt = (outline: string, row: number) => {
    const sheet = sheetOf(composed('wide', 'break'));
    const frame = sheet.plate(({ cover }) => cover('#000000', outline));
    const dark = [...frame.y.subarray(row * 640 + 30, row * 640 + 610)].filter((light) => light < 70);
    return 2 * dark.length;
  };
  expect(Math.abs(widthAt(round(640, 360, 100), 180) - 200)).toBeLessThan(8);
  const standing = limb('640,160,40 640,360,120 640,560,40');
  expect(Math.abs(widthAt(standing, 180) - 120)).toBeLessThan(8);
  expect(widthAt(standing, 100)).toBeLessThan(90);
});

test('two prints of a singer lie farther apart if hair beside the face would cover the other face', () => {
  const mirrorWith = (hair: number) => {
    const { canvas: picture, pen: own } = newCanvas(200, 240);
    own.fillRect(60, 30, 80 + hair, 210);
    const box = { x: 65, y: 60, width: 70, height: 80 };
    const face: Face = { box, points: [], leftEye: [85, 90], rightEye: [115, 90], mouth: [100, 120], tilt: 0, turn: 0 };
    const who: Singer = { canvas: picture, width: 200, height: 240, cutOut: true, face };
    const [portrait] = portraitsOf(composed('wide', 'break', who), [RED]);
    return portrait?.mirror as number;
  };
  expect(mirrorWith(50) - mirrorWith(0)).toBeGreaterThan(30);
});

/** The brightness of a waiting word over a ground, 0 to 1. */
function waitingOver(ground: number, composition: ReturnType<typeof composed>): number {
  const { paint, dim = 1 } = artPoster.lettering(composition);
  const { pen: own } = newCanvas(2, 2);
  let color = '';
  own.fillText = () => {
    color = String(own.fillStyle);
  };
  paint(own, 'word', 'waiting', { size: 10 } as Parameters<typeof paint>[3]);
  return ground * (1 - dim) + (luminance(hex(color)) / 255) * dim;
}

// The darkest and the palest of moods, and those that turn colors farthest.
test.each(['', 'metal', 'lo-fi', 'jazz', 'disco', 'folk'])('words that wait can be read in the genre "%s"', (genre) => {
  // As large letters need: WCAG 2.2, 1.4.3.
  const lightOf = (brightness: number) => brightness ** 2.2 + 0.05;
  for (const movement of ['opening', 'verse', 'chorus'] as const) {
    const composition = composed('square', movement, undefined, genre);
    const ground = (behindWords(composition).usual - 16) / 219;
    const lights = [lightOf(ground), lightOf(waitingOver(ground, composition))];
    expect(Math.max(...lights) / Math.min(...lights)).toBeGreaterThan(3);
  }
});
