import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { luminance, type Rgb } from '../../../engines/drawing/color.ts';
import type { FaceState } from '../../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../../engines/narrative-video/acting/standing.ts';
import { modelsOf } from '../../../engines/narrative-video/cast/players.ts';
import type { Figure, FigureState, Model } from '../../../engines/narrative-video/figures/figure.ts';
import { sleevedAs } from '../../../engines/narrative-video/figures/photo/bare-forearms.ts';
import { photoSourceOf } from '../../../engines/narrative-video/figures/photo/photo-source.ts';
import { photographedFigures } from '../../../engines/narrative-video/figures/photographed.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { apart } from '../../../engines/people/swatches.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { NEUTRAL_FACE } from './neutral-face.ts';

const folder = await temporaryFolder();
const DAY = lightOf('day', 'clear', 'calm');
/** Size of the canvas and height of the figure in it, in pixels. */
const [WIDTH, HEIGHT, TALL] = [500, 1000, 940];

let model: Model;
let figure: Figure;

beforeAll(async () => {
  model = await modelIn('astronaut');
  figure = await photographedFigures.make(model, DAY);
});

/** Returns the person in one of the test pictures. */
async function modelIn(picture: string): Promise<Model> {
  const image = join(folder.path, `${picture}.png`);
  await sharp(join(import.meta.dirname, `../../pictures/${picture}.jpg`))
    .png()
    .toFile(image);
  const [found] = await modelsOf([{ name: 'Eileen', image }], folder.path);
  if (!found) throw new Error('Nobody was found.');
  return found;
}

afterAll(() => folder.remove());

function drawn(face: Partial<FaceState> = {}, pose = standing, of = figure, yaw = 0): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const state = { pose, skeleton: skeletonOf(pose, of.proportions, yaw), seconds: 0, pulse: 0 };
  of.draw(
    canvas.getContext('2d'),
    { x: WIDTH / 2, y: HEIGHT - 20, height: TALL },
    { ...state, face: { ...NEUTRAL_FACE, ...face } },
  );
  return canvas;
}

/** Returns a position on the head: `down` is 0 at the crown and 1 at the chin. */
function headAt(across: number, down: number): [x: number, y: number] {
  const { joints } = skeletonOf(standing, figure.proportions, 0);
  const [chin, crown] = [joints.head, joints.crown];
  const x = WIDTH / 2 + (crown[0] + (chin[0] - crown[0]) * down) * TALL;
  const y = HEIGHT - 20 - (crown[1] + (chin[1] - crown[1]) * down) * TALL;
  return [x + across * figure.proportions.head * TALL, y];
}

function roundedPlace([x, y]: readonly [number, number]): [number, number] {
  return [Math.round(x), Math.round(y)];
}

function colors(canvas: Canvas, [x, y]: readonly [number, number], reach: number): Rgb[] {
  const side = reach * 2;
  const { data } = canvas.getContext('2d').getImageData(Math.round(x) - reach, Math.round(y) - reach, side, side);
  return Array.from(
    { length: side * side },
    (_, at): Rgb => [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0],
  );
}

function darkest(canvas: Canvas, place: readonly [number, number], reach: number): number {
  return Math.min(...colors(canvas, place, reach).map(luminance));
}

/** Returns the first and the last row in which anything is drawn. */
function rows(canvas: Canvas, left: number, right: number): { first: number; last: number } {
  const { data } = canvas.getContext('2d').getImageData(left, 0, right - left, HEIGHT);
  const drawnRows = Array.from({ length: HEIGHT }, (_, y) => y).filter((y) =>
    Array.from({ length: right - left }, (_, x) => data[(y * (right - left) + x) * 4 + 3] ?? 0).some(
      (alpha) => alpha > 128,
    ),
  );
  return { first: drawnRows[0] ?? HEIGHT, last: drawnRows.at(-1) ?? 0 };
}

describe('a photographed person', () => {
  test('has the face of the photograph: light skin around dark eyes', () => {
    const canvas = drawn();
    expect(luminance(colors(canvas, headAt(0, 0.62), 3)[0] ?? [0, 0, 0])).toBeGreaterThan(120);
    expect(darkest(canvas, headAt(-0.15, 0.51), 8)).toBeLessThan(70);
    expect(darkest(canvas, headAt(0.15, 0.51), 8)).toBeLessThan(70);
  });

  test('stands on feet although the photograph ends at the chest', () => {
    const { first, last } = rows(drawn(), 100, 400);
    expect(first).toBeLessThan(HEIGHT * 0.1);
    expect(last).toBeGreaterThan(HEIGHT - 40);
  });

  test('keeps the head while a punch turns the chest past the side view', () => {
    const punching = { ...standing, torso: { ...standing.torso, twist: 0.5 }, head: { ...standing.head, turn: -0.5 } };
    const { first } = rows(drawn({}, punching, figure, 1.25), 100, 400);
    expect(first).toBeLessThan(HEIGHT * 0.1);
  });

  test('is six and a half to seven and a half heads tall, because portraits are taken from near', () => {
    expect(1 / figure.proportions.head).toBeGreaterThan(6.5);
    expect(1 / figure.proportions.head).toBeLessThan(7.5);
  });

  test('has the ring of the suit beside the chin as in the photograph, without a gap', () => {
    const context = drawn().getContext('2d');
    for (const aside of [-0.6, -0.5, -0.4, -0.3, -0.25, -0.2, 0])
      expect(context.getImageData(...roundedPlace(headAt(aside, 0.97)), 1, 1).data[3]).toBe(255);
  });

  test.each(['day', 'sunset', 'night'] as const)('wears an orange suit that is orange at %s', async (time) => {
    const inLight = await photographedFigures.make(model, lightOf(time, 'clear', 'calm'));
    const { leftShoulder, leftElbow } = skeletonOf(standing, inLight.proportions, 0).joints;
    const [x, y] = [(leftShoulder[0] + leftElbow[0]) / 2, (leftShoulder[1] + leftElbow[1]) / 2];
    const seen = colors(drawn({}, standing, inLight), [WIDTH / 2 + x * TALL, HEIGHT - 20 - y * TALL], 10);
    const [red = 0, , blue = 0] = [0, 1, 2].map(
      (channel) => seen.reduce((sum, color) => sum + (color[channel] as number), 0) / seen.length,
    );
    // Brown is a dark orange.
    expect(red).toBeGreaterThan(85);
    expect(red).toBeGreaterThan(blue * 2);
  });

  test('has a chest that is brighter on the side of the light', () => {
    const canvas = drawn();
    const { leftShoulder, rightShoulder, chest } = skeletonOf(standing, figure.proportions, 0).joints;
    const lightAt = (share: number) => {
      const across = chest[0] + ((share > 0 ? leftShoulder : rightShoulder)[0] - chest[0]) * Math.abs(share);
      const seen = colors(canvas, [WIDTH / 2 + across * TALL, HEIGHT - 20 - chest[1] * TALL], 12).map(luminance);
      return seen.reduce((sum, light) => sum + light) / seen.length;
    };
    expect(lightAt(0.6)).toBeGreaterThan(lightAt(-0.6) * 1.15);
  });

  test('opens the mouth as wide as the mouth shape requires', () => {
    const lights = (mouth: FaceState['mouth']) => colors(drawn({ mouth }), headAt(0, 0.86), 16).map(luminance);
    const shut = lights('closed');
    const [half, wide] = (['half-open', 'wide'] as const).map(
      (shape) => lights(shape).filter((light, at) => light < (shut[at] ?? 0) - 40).length,
    );
    expect(half).toBeGreaterThan(10);
    expect(wide).toBeGreaterThan((half ?? 0) * 1.3);
  });

  test('closes the eyes with skin', () => {
    const eye = headAt(-0.15, 0.51);
    const lights = (blink: number) => colors(drawn({ blink }), eye, 11).map(luminance);
    const [open, shut] = [lights(0), lights(1)];
    const pupil = open.indexOf(Math.min(...open));
    expect(open[pupil]).toBeLessThan(60);
    expect(shut[pupil]).toBeGreaterThan(110);
  });

  test('wears the clothes of the photograph on the chest', () => {
    const canvas = drawn();
    const { joints } = skeletonOf(standing, figure.proportions, 0);
    const [x, y] = [WIDTH / 2 + joints.chest[0] * TALL, HEIGHT - 20 - joints.chest[1] * TALL];
    const chest = colors(canvas, [x, y], 40);
    const orange = chest.filter(([red, green, blue]) => red > 105 && red > green * 1.4 && green > blue * 0.8).length;
    expect(orange).toBeGreaterThan(chest.length * 0.3);
    // Straps and badges show that the suit has more than one color, unlike a drawn suit.
    expect(chest.filter((color) => luminance(color) < 60 || luminance(color) > 190).length).toBeGreaterThan(
      chest.length * 0.03,
    );
  });

  test('has no hands on the chest where the photograph shows folded arms', async () => {
    const folded = await modelIn('obama');
    const man = await photographedFigures.make(folded, DAY);
    const arm = { swing: 0, spread: 1.2, bend: 0, twist: 0 };
    const pose = { ...standing, leftArm: arm, rightArm: arm };
    const { chest, waist } = skeletonOf(pose, man.proportions, 0).joints;
    const middle = [WIDTH / 2, HEIGHT - 20 - ((chest[1] + waist[1]) / 2) * TALL] as const;
    const bare = colors(drawn({}, pose, man), middle, 70).filter((color) => apart(color, folded.sheet.skin) < 50);
    expect(bare.length).toBeLessThan(20);
  });

  test('has the neck and the clothes of the photograph, also if the body is turned in it', async () => {
    const turned = await modelIn('green-top');
    const woman = await photographedFigures.make(turned, DAY);
    const { neck } = skeletonOf(standing, woman.proportions, 0).joints;
    const at = (below: number) =>
      colors(drawn({}, standing, woman), [WIDTH / 2 + neck[0] * TALL, HEIGHT - 20 - (neck[1] - below) * TALL], 6);
    expect(at(0.02).filter(([red, green]) => red > green * 1.1).length).toBeGreaterThan(100);
    // The white hem of her top crosses the bare skin above the green cloth.
    const chest = [0.08, 0.1, 0.12, 0.14].flatMap(at);
    expect(chest.some((color) => luminance(color) > 150)).toBe(true);
    expect(chest.some(([red, green]) => green > red * 1.2)).toBe(true);
  });

  test('keeps the folded arms of the photograph while hands have nothing to do', async () => {
    const folded = await modelIn('obama');
    const man = await photographedFigures.make(folded, DAY);
    const { chest, waist } = skeletonOf(standing, man.proportions, 0).joints;
    const canvas = createCanvas(WIDTH, HEIGHT);
    const state = { pose: standing, skeleton: skeletonOf(standing, man.proportions, 0), seconds: 0, pulse: 0 };
    man.draw(
      canvas.getContext('2d'),
      { x: WIDTH / 2, y: HEIGHT - 20, height: TALL },
      { ...state, face: NEUTRAL_FACE, handsRest: true },
    );
    const hands = colors(canvas, [WIDTH / 2, HEIGHT - 20 - ((chest[1] + waist[1]) / 2) * TALL], 110);
    expect(hands.filter((color) => apart(color, folded.sheet.skin) < 50).length).toBeGreaterThan(800);
  });

  test('leaves room for the face of a partner beside flying hair', async () => {
    const woman = await photographedFigures.make(await modelIn('leaning'), DAY);
    const canvas = createCanvas(WIDTH, HEIGHT);
    const at = { x: WIDTH / 2, y: HEIGHT - 20, height: TALL };
    const state = { pose: standing, skeleton: skeletonOf(standing, woman.proportions, 0), seconds: 0, pulse: 0 };
    const lastColumn = (around?: FigureState['around']) => {
      const pen = canvas.getContext('2d');
      pen.clearRect(0, 0, WIDTH, HEIGHT);
      woman.draw(pen, at, { ...state, face: NEUTRAL_FACE, ...(around && { around }) });
      const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT / 3);
      let last = 0;
      for (let pixel = 3; pixel < data.length; pixel += 4)
        if ((data[pixel] ?? 0) > 128) last = Math.max(last, ((pixel - 3) / 4) % WIDTH);
      return last;
    };
    expect(lastColumn({ left: 'behind' })).toBeLessThan(lastColumn() - 20);
  });

  test('who is turned keeps the photographed arms in a dance, and gets no more', async () => {
    const armsOf = (of: Figure) => {
      const pen = createCanvas(WIDTH, HEIGHT).getContext('2d');
      const around = { right: 'over' } as const;
      const state = { pose: standing, skeleton: skeletonOf(standing, of.proportions, 0), seconds: 0, pulse: 0, around };
      of.drawArms?.(pen, { x: WIDTH / 2, y: HEIGHT - 20, height: TALL }, { ...state, face: NEUTRAL_FACE }, 'over');
      return pen.getImageData(0, 0, WIDTH, HEIGHT).data.filter((value, at) => at % 4 === 3 && value > 0).length;
    };
    expect(armsOf(figure)).toBeGreaterThan(1000);
    expect(armsOf(await photographedFigures.make(await modelIn('leaning'), DAY))).toBe(0);
  });

  test('who leans has a raised leg on the hips, and no second one beside it', async () => {
    const woman = await photographedFigures.make(await modelIn('leaning'), DAY);
    const leg = { swing: 1.35, bend: 1.4, spread: 0.6, twist: 0 };
    const pose = { ...standing, leftLeg: leg };
    const { leftKnee, leftAnkle } = skeletonOf(pose, woman.proportions, 0).joints;
    const row = Math.round(HEIGHT - 20 - ((leftKnee[1] + leftAnkle[1]) / 2) * TALL);
    const { data } = drawn({}, pose, woman).getContext('2d').getImageData(0, row, WIDTH, 1);
    const isOpaque = (x: number) => (data[x * 4 + 3] ?? 0) > 128;
    const columns = Array.from({ length: WIDTH }, (_, x) => x);
    const shins = columns.filter((x) => isOpaque(x) && !isOpaque(x - 1));
    expect(shins).toHaveLength(2);
  });

  test.each([
    ['leaning', 't-shirt'],
    ['blond-curls', 'sweater'],
    ['long-blond-hair', 'sweater'],
  ])('in %s.jpg wears a %s', async (picture, kind) => {
    const { sheet, person, picture: path } = await modelIn(picture);
    if (!person) throw new Error('Nobody was found.');
    const source = await photoSourceOf(path, person, sheet, [255, 255, 255]);
    expect(sleevedAs(sheet, source).top.kind).toBe(kind);
  });

  test('who leans waves with a painted hand at the height of the head', async () => {
    const woman = await photographedFigures.make(await modelIn('leaning'), DAY);
    const arm = { swing: 0, spread: 2.3, bend: 0.9, twist: 0 };
    const first = (pose: typeof standing) => rows(drawn({}, pose, woman), 0, WIDTH / 2 - 110).first;
    expect(first({ ...standing, rightArm: arm })).toBeLessThan(HEIGHT * 0.18);
    expect(first(standing)).toBeGreaterThan(HEIGHT * 0.18);
  });

  test('has a painted arm where a thing hides the photographed one', () => {
    const { leftElbow, leftWrist } = skeletonOf(standing, figure.proportions, 0).joints;
    const canvas = createCanvas(WIDTH, HEIGHT);
    const state = { pose: standing, skeleton: skeletonOf(standing, figure.proportions, 0), seconds: 0, pulse: 0 };
    figure.draw(
      canvas.getContext('2d'),
      { x: WIDTH / 2, y: HEIGHT - 20, height: TALL },
      { ...state, face: NEUTRAL_FACE, handsRest: true },
    );
    const [x, y] = [(leftElbow[0] + leftWrist[0]) / 2, (leftElbow[1] + leftWrist[1]) / 2];
    const { data } = canvas
      .getContext('2d')
      .getImageData(Math.round(WIDTH / 2 + x * TALL) - 12, Math.round(HEIGHT - 20 - y * TALL), 24, 1);
    expect(data.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
  });

  test('lays fingers over the shoulder that the arm reaches, and none before the back on which it ends', () => {
    const opaque = (spread: number) => {
      const pose = { ...standing, leftArm: { ...standing.leftArm, spread } };
      const canvas = createCanvas(WIDTH * 2, HEIGHT);
      figure.drawArms?.(
        canvas.getContext('2d'),
        { x: WIDTH, y: HEIGHT - 20, height: TALL },
        {
          pose,
          skeleton: skeletonOf(pose, figure.proportions, 0),
          seconds: 0,
          pulse: 0,
          face: NEUTRAL_FACE,
          around: { left: 'across' },
        },
        'over',
      );
      const { data } = canvas.getContext('2d').getImageData(0, 0, WIDTH * 2, HEIGHT);
      return data.filter((alpha, at) => at % 4 === 3 && alpha > 200).length;
    };
    expect(opaque(1.5)).toBeGreaterThan(400);
    expect(opaque(0.1)).toBe(0);
  });

  test('turns the face within the head to whom it speaks', () => {
    /** Returns how far bare skin is to the right of the middle of the head, in heights of the head. */
    const skinAt = (turn: number) => {
      const pose = { ...standing, head: { nod: 0, tilt: 0, turn } };
      const canvas = drawn({}, pose);
      const { joints } = skeletonOf(pose, figure.proportions, 0);
      const y = HEIGHT - 20 - ((joints.head[1] + joints.crown[1]) / 2) * TALL;
      const { data } = canvas.getContext('2d').getImageData(0, Math.round(y) - 14, WIDTH, 28);
      const mean = (found: (at: number) => boolean) => {
        const columns = Array.from({ length: WIDTH * 28 }, (_, at) => at).filter((at) => found(at * 4));
        return columns.reduce((sum, at) => sum + (at % WIDTH), 0) / columns.length;
      };
      const isSeen = (at: number) => (data[at + 3] ?? 0) > 200;
      const isSkin = (at: number) => isSeen(at) && (data[at + 2] ?? 0) > 115;
      return (mean(isSkin) - mean(isSeen)) / (figure.proportions.head * TALL);
    };
    expect(Math.abs(skinAt(-0.8) - skinAt(0.8))).toBeGreaterThan(0.06);
  });

  test('has a neck without a gap below a head that leans', () => {
    const { head, neck } = skeletonOf(standing, figure.proportions, 0).joints;
    const at = (share: number) =>
      drawn({}, { ...standing, head: { ...standing.head, tilt: 0.25 } })
        .getContext('2d')
        .getImageData(
          Math.round(WIDTH / 2 + (head[0] + (neck[0] - head[0]) * share) * TALL),
          Math.round(HEIGHT - 20 - (head[1] + (neck[1] - head[1]) * share) * TALL),
          1,
          1,
        ).data[3];
    for (const share of [-0.4, 0, 0.5, 1]) expect(at(share)).toBe(255);
  });

  test('has trousers without a gap between spread legs below the top', () => {
    const leg = { swing: 0, spread: 0.3, bend: 0, twist: 0 };
    const pose = { ...standing, leftLeg: leg, rightLeg: leg };
    const [right, up] = skeletonOf(pose, figure.proportions, 0).joints.hips;
    const alpha = (below: number) =>
      drawn({}, pose)
        .getContext('2d')
        .getImageData(Math.round(WIDTH / 2 + right * TALL), Math.round(HEIGHT - 20 - (up - below) * TALL), 1, 1)
        .data[3];
    expect(alpha(0.075)).toBe(255);
    expect(alpha(0.2)).toBe(0);
  });

  test('has no seat of trousers beside the jacket when turned to the side', () => {
    const yaw = 1.2;
    const apart = {
      ...standing,
      leftArm: { ...standing.leftArm, swing: 1.4 },
      rightArm: { ...standing.rightArm, swing: 1.4 },
    };
    const canvas = drawn({}, apart, figure, yaw);
    const { hips, waist } = skeletonOf(apart, figure.proportions, yaw).joints;
    const widthAt = (share: number) => {
      const y = Math.round(HEIGHT - 20 - (hips[1] + (waist[1] - hips[1]) * share) * TALL);
      const { data } = canvas.getContext('2d').getImageData(0, y, WIDTH, 1);
      return Array.from({ length: WIDTH }, (_, x) => data[x * 4 + 3] ?? 0).filter((alpha) => alpha > 128).length;
    };
    expect(widthAt(0.35)).toBeLessThan(widthAt(0.8) * 1.3);
  });

  test('has sleeves that change from light to shadow without a step', () => {
    const { joints } = skeletonOf(standing, figure.proportions, 0);
    const [x, y] = [WIDTH / 2 + joints.leftElbow[0] * TALL, HEIGHT - 20 - joints.leftElbow[1] * TALL];
    const { data } = drawn()
      .getContext('2d')
      .getImageData(Math.round(x) - 18, Math.round(y) - 8, 36, 16);
    const brightness = (at: number) => luminance([...data.subarray(at * 4, at * 4 + 3)] as unknown as Rgb);
    // Over several rows, the folds of the cloth even out.
    const row = Array.from(
      { length: 36 },
      (_, column) => Array.from({ length: 16 }, (_row, y) => brightness(y * 36 + column)).reduce((a, b) => a + b) / 16,
    );
    // A seam is narrow, and a step of the light is not.
    const light = row.slice(5, -5).map((_, at) => row.slice(at, at + 11).sort((a, b) => a - b)[5] as number);
    const steps = light.slice(1).map((value, at) => Math.abs(value - (light[at] ?? 0)));
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(12);
    expect(Math.max(...steps)).toBeLessThan(6);
  });

  test('is drawn in the same way at the same moment, whatever was drawn before', () => {
    const once = drawn({ mouth: 'round' }).toBuffer('image/png');
    drawn({ mouth: 'wide', blink: 1 });
    expect(drawn({ mouth: 'round' }).toBuffer('image/png').equals(once)).toBe(true);
  });
});

describe('the models of a job', () => {
  test('are undefined for a thing', async () => {
    const image = join(folder.path, 'lamp.png');
    const lamp =
      '<svg width="300" height="300"><rect width="300" height="300" fill="#456"/><circle cx="150" cy="120" r="70" fill="#fc4"/></svg>';
    await sharp(Buffer.from(lamp)).png().toFile(image);
    expect(await modelsOf([{ name: 'Lamp', image }], folder.path)).toEqual([undefined]);
  });

  test('follow the description', async () => {
    const [found] = await modelsOf(
      [{ name: 'Tom', image: model.picture, description: 'has a red beard' }],
      folder.path,
    );
    expect(found?.sheet.beard).toBe('full');
  });
});

test('an arm that begins behind the body is whole up to the shoulder', () => {
  const pose = { ...standing, rightArm: { swing: -1.4, spread: 1.3, bend: 0.3, twist: 0 } };
  const { rightShoulder, rightElbow } = skeletonOf(pose, figure.proportions, 0).joints;
  expect(rightElbow[2]).toBeLessThan(rightShoulder[2]);
  const context = drawn({}, pose).getContext('2d');
  for (const share of [0.1, 0.25, 0.4, 0.6]) {
    const [x, y] = [0, 1].map((axis) => (rightShoulder[axis] ?? 0) * (1 - share) + (rightElbow[axis] ?? 0) * share) as [
      number,
      number,
    ];
    const at = [Math.round(WIDTH / 2 + x * TALL), Math.round(HEIGHT - 20 - y * TALL)] as const;
    expect(context.getImageData(...at, 1, 1).data[3]).toBe(255);
  }
});
