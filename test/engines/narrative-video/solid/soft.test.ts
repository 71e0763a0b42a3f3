import { describe, expect, test } from '@jest/globals';
import { moved } from '../../../../engines/drawing/solids/matrix.ts';
import { poseAt } from '../../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../../engines/narrative-video/acting/clips/index.ts';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { pixarFigure } from '../../../../engines/narrative-video/solid/soft/pixar-figure.ts';
import { hairPush, skullOf } from '../../../../engines/narrative-video/solid/soft/skull.ts';
import type { Placed, SolidFigure } from '../../../../engines/narrative-video/solid/solid-figure.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SHEET = aSheet({ seed: 'leo', skin: [200, 150, 110] });

function posed(
  figure: SolidFigure,
  clip: keyof typeof CLIPS,
  beats: number,
  face: Partial<FaceState> = {},
): readonly Placed[] {
  const pose = poseAt(CLIPS[clip], { seconds: beats / 2, beats });
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  return figure.pose({ pose, skeleton, face: { ...NEUTRAL_FACE, ...face }, seconds: beats / 2, pulse: 0 }, 1.75);
}

function heights(forms: readonly Placed[]): { low: number; high: number } {
  const all: number[] = [];
  for (const { mesh, matrix } of forms) {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      all.push(moved(matrix, [mesh.positions[at] ?? 0, mesh.positions[at + 1] ?? 0, mesh.positions[at + 2] ?? 0])[1]);
    }
  }
  return { low: Math.min(...all), high: Math.max(...all) };
}

const triangles = (forms: readonly Placed[]) => forms.reduce((sum, { mesh }) => sum + mesh.materials.length, 0);
const matrices = (forms: readonly Placed[]) =>
  forms.map(({ matrix }) => matrix.map((cell) => cell.toFixed(4)).join()).join('\n');
const surfaces = (forms: readonly Placed[]) =>
  forms
    .flatMap(({ mesh }) => mesh.surfaces)
    .map(({ texture }) => (texture ? Buffer.from(texture.data).toString('base64') : ''))
    .join();

describe.each([
  ['pixar-3d', pixarFigure],
  ['ps2-low-poly', consoleFigure],
])('a body of %s', (_, build) => {
  test.each(['stand', 'walk', 'dance'] as const)('stands on the ground and has the requested height: %s', (clip) => {
    const { low, high } = heights(posed(build(SHEET), clip, 0.4));
    expect(low).toBeGreaterThan(-0.08);
    expect(low).toBeLessThan(0.12);
    expect(high).toBeGreaterThan(1.5);
    expect(high).toBeLessThan(2.1);
  });

  test('differs for another hair, beard, jacket or skirt in the sheet', () => {
    const bodies = [
      SHEET,
      { ...SHEET, hair: { ...SHEET.hair, length: 'bald' as const } },
      { ...SHEET, hair: { ...SHEET.hair, length: 'long' as const } },
      { ...SHEET, beard: 'full' as const },
      { ...SHEET, top: { kind: 'jacket' as const, color: SHEET.top.color } },
      { ...SHEET, bottom: { kind: 'skirt' as const, color: SHEET.bottom.color } },
    ].map((sheet) => {
      const forms = posed(build(sheet), 'stand', 0);
      return `${triangles(forms)}/${surfaces(forms)}`;
    });
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  test('has curls that stand out of the head if its hair is curly', () => {
    const crown = (texture: 'straight' | 'curly') =>
      heights(posed(build({ ...SHEET, hair: { ...SHEET.hair, texture } }), 'stand', 0)).high;
    expect(crown('curly')).toBeGreaterThan(crown('straight') + 0.005);
  });

  test('has long hair that lies on the ground if the person lies there', () => {
    const long = { ...SHEET, hair: { ...SHEET.hair, length: 'long' as const } };
    expect(heights(posed(build(long), 'lie', 0)).low).toBeGreaterThan(-0.12);
  });

  test('has bare legs under a dress', () => {
    const blue: [number, number, number] = [20, 40, 220];
    const dressed = { ...SHEET, top: { kind: 'dress' as const, color: SHEET.top.color } };
    const forms = posed(build({ ...dressed, bottom: { kind: 'dress' as const, color: blue } }), 'stand', 0);
    const colors = forms.flatMap(({ mesh }) => mesh.surfaces.map(({ color }) => color));
    expect(colors).not.toContainEqual(blue);
  });

  test('shows open mouths, feelings and closed eyes', () => {
    const figure = build(SHEET);
    const look = (face: Partial<FaceState>) => {
      const forms = posed(figure, 'stand', 0, face);
      return `${matrices(forms)}${surfaces(forms)}`;
    };
    const looks = [
      look({}),
      look({ mouth: 'open' }),
      look({ mouth: 'round' }),
      look({ feeling: 'sad', strength: 1 }),
      look({ blink: 1 }),
    ];
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('a body of ps2-low-poly', () => {
  test('has few triangles, and one of pixar-3d has many', () => {
    expect(triangles(posed(consoleFigure(SHEET), 'stand', 0))).toBeLessThan(2600);
    expect(triangles(posed(pixarFigure(SHEET), 'stand', 0))).toBeGreaterThan(8000);
  });
});

describe('a modeled head', () => {
  test('has short hair down to the nape, but not over the cheeks', () => {
    const push = hairPush(aSheet());
    expect(push([0, -0.5, -0.87])).toBeGreaterThan(0);
    expect(push([0.87, -0.5, 0.1])).toBeLessThan(0);
  });

  test('has a broader jaw if it is a man’s than if it is a woman’s', () => {
    const jaw = (presentation: 'feminine' | 'masculine') => skullOf(aSheet({ presentation }))([0.6, -0.8, 0])[0];
    expect(jaw('masculine')).toBeGreaterThan(jaw('feminine') * 1.05);
  });
});
