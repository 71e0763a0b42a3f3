import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { luminance } from '../../../../engines/drawing/color.ts';
import { CastShadows, type Edges, shadeFigures } from '../../../../engines/narrative-video/light/figure-light.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { keyOf, lightSet } from '../../../../engines/narrative-video/light/set-light.ts';
import type { Time } from '../../../../engines/narrative-video/story.ts';

const [WIDTH, HEIGHT] = [320, 180];
const BODY = { x: 160, y: 140, height: 100 };

/** Draws a gray body from 40 to 140 down, 60 pixels wide in the middle. */
function aBody() {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#909090';
  pen.fillRect(130, 40, 60, 100);
  const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data] as [number, number, number, number];
  return {
    canvas,
    at,
    brightness: (x: number, y: number) => luminance(at(x, y).slice(0, 3) as [number, number, number]),
  };
}

const lightAt = (time: Time, side: number) => {
  const light = lightOf(time, 'clear', 'calm');
  return { ...keyOf('field', light), light, side };
};

test.each(['dawn', 'day', 'sunset', 'night'] as const)(
  'the side of people away from the light is darker: %s',
  (time) => {
    for (const side of [-1, 1]) {
      const { canvas, brightness } = aBody();
      shadeFigures(canvas, lightAt(time, side), [BODY]);
      expect(brightness(160 - side * 14, 100)).toBeLessThan(brightness(160 + side * 5, 100) - 20);
    }
  },
);

test('at night the side of people toward the light is brighter, and their layer stays transparent beside them', () => {
  const { canvas, at, brightness } = aBody();
  shadeFigures(canvas, lightAt('night', 1), [BODY]);
  expect(brightness(173, 100)).toBeGreaterThan(brightness(163, 100) + 8);
  expect(at(200, 100)[3]).toBe(0);
});

test('of two people who stand close together, each is shaded on the same side', () => {
  const { canvas, brightness } = aBody();
  shadeFigures(canvas, lightAt('day', 1), [
    { ...BODY, x: 175 },
    { ...BODY, x: 145 },
  ]);
  expect(brightness(161, 100)).toBeLessThan(brightness(180, 100) - 15);
  expect(brightness(131, 100)).toBeLessThan(brightness(150, 100) - 15);
});

test('where two people touch, the light of one goes over into that of the other without a line', () => {
  for (const time of ['day', 'sunset', 'night'] as const)
    for (const apart of [12, 20, 30]) {
      const { canvas, brightness } = aBody();
      shadeFigures(canvas, lightAt(time, 1), [
        { ...BODY, x: 160 - apart / 2 },
        { ...BODY, x: 160 + apart / 2 },
      ]);
      for (let x = 131; x < 189; x += 1) expect(Math.abs(brightness(x + 1, 100) - brightness(x, 100))).toBeLessThan(9);
    }
});

test('arms that reach out of a body are shaded less than its edge', () => {
  const { canvas, brightness } = aBody();
  shadeFigures(canvas, lightAt('sunset', 1), [{ ...BODY, x: 178 }]);
  expect(brightness(140, 100)).toBeGreaterThan(brightness(164, 100) + 8);
});

test('shadows of people lie on the ground away from the light, longer while the sun is low', () => {
  const opacityAt = (time: Time, side: number, x: number, y: number) => {
    const { canvas } = aBody();
    const shadows = new CastShadows(lightAt(time, side));
    shadows.take(canvas, [BODY]);
    const pen = createCanvas(WIDTH, HEIGHT).getContext('2d');
    shadows.lay(pen, 140);
    return pen.getImageData(x, y, 1, 1).data[3] ?? 0;
  };
  expect(opacityAt('sunset', 1, 150, 150)).toBeGreaterThan(40);
  expect(opacityAt('sunset', 1, 130, 165)).toBeGreaterThan(opacityAt('sunset', 1, 215, 165));
  expect(opacityAt('sunset', -1, 190, 165)).toBeGreaterThan(opacityAt('sunset', -1, 105, 165));
  expect(opacityAt('sunset', 1, 130, 172)).toBeGreaterThan(opacityAt('day', 1, 130, 172));
});

test.each(['day', 'sunset'] as const)('what is known to be empty changes neither shade nor shadows: %s', (time) => {
  const drawn = (body: typeof BODY & { edges?: Edges }) => {
    const { canvas } = aBody();
    const shadows = new CastShadows(lightAt(time, 1));
    shadeFigures(canvas, lightAt(time, 1), [body]);
    shadows.take(canvas, [body]);
    const pen = createCanvas(WIDTH, HEIGHT).getContext('2d');
    shadows.lay(pen, 140);
    pen.drawImage(canvas, 0, 0);
    return pen.getImageData(0, 0, WIDTH, HEIGHT).data;
  };
  expect(drawn({ ...BODY, edges: { left: 124, top: 34, right: 196 } })).toEqual(drawn(BODY));
});

test('a place is darker away from the light, and in the foreground', () => {
  const light = lightOf('sunset', 'clear', 'calm');
  const sheets = {
    ground: createCanvas(WIDTH, HEIGHT),
    front: createCanvas(WIDTH, HEIGHT),
  };
  const pen = sheets.ground.getContext('2d');
  pen.fillStyle = '#b0b0b0';
  pen.fillRect(0, 90, WIDTH, 90);
  const key = keyOf('field', light);
  lightSet(sheets, { width: WIDTH, height: HEIGHT, horizon: 90, ground: 155, light }, key);
  const at = (x: number, y: number) =>
    luminance([...pen.getImageData(x, y, 1, 1).data].slice(0, 3) as [number, number, number]);
  expect(at(160 - key.side * 150, 110)).toBeLessThan(at(160 + key.side * 150, 110) - 25);
  expect(at(160, 178)).toBeLessThan(at(160, 110) - 25);
  expect(pen.getImageData(160, 40, 1, 1).data[3]).toBe(0);
});

test('a lamp lights snow at night from its own side', () => {
  const light = lightOf('night', 'snow', 'calm');
  expect(keyOf('snow', light).side).toBe(-1);
  const [red, , blue] = keyOf('snow', light).color;
  expect(red).toBeGreaterThan(blue);
});
