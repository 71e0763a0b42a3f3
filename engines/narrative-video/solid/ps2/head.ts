import { createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, mix } from '../../../drawing/color.ts';
import type { Matrix } from '../../../drawing/solids/matrix.ts';
import { product, scaled, shifted } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Texture } from '../../../drawing/solids/mesh.ts';
import { lathe, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { FaceState } from '../../acting/face-state.ts';
import type { LivingHead } from '../soft/canon.ts';
import { hairPush, layer, skullOf } from '../soft/skull.ts';
import type { Placed } from '../solid-figure.ts';

/** Size of the texture around a head, pixels. A console had four megabytes for everything. */
const [WIDTH, HEIGHT] = [128, 64];
const MOUTHS: Readonly<Record<FaceState['mouth'], readonly [number, number]>> = {
  closed: [7, 1],
  teeth: [7, 3],
  narrow: [3, 3],
  round: [4, 5],
  'half-open': [6, 4],
  open: [6, 7],
  wide: [8, 5],
};

/** Builds a head of few triangles with a face painted on it. */
export function paintedHead(sheet: CharacterSheet): LivingHead {
  const meshes = new Map<string, Mesh>();
  const skull = skullOf(sheet);
  const made = (face: FaceState): Mesh => {
    const { mouth, feeling, strength, blink, gaze } = face;
    const key = [mouth, strength > 0.25 ? feeling : 'neutral', blink > 0.6, Math.round(gaze[0] * 2)].join('/');
    const known = meshes.get(key);
    if (known) return known;
    const builder = new MeshBuilder();
    builder.add(
      layer(skull, () => 0, 10, 7),
      { color: sheet.skin, texture: painted(sheet, face) },
    );
    builder.add(sphere(4, 3), { color: sheet.skin }, product(shifted(0, -0.08, 0.44), scaled(0.045, 0.09, 0.08)));
    const hair = { color: sheet.hair.color, texture: strands(sheet) };
    if (sheet.hair.length !== 'bald') builder.add(layer(skull, hairPush(sheet), 12, 9), hair);
    if (sheet.hat)
      builder.add(
        lathe(
          [
            [0.56, 0],
            [0.56, 0.1],
            [0.42, 0.34],
            [0, 0.4],
          ],
          9,
        ),
        { color: sheet.hat.color },
        shifted(0, 0.16, -0.03),
      );
    const mesh = builder.mesh();
    meshes.set(key, mesh);
    return mesh;
  };
  return { pose: (frame: Matrix, face: FaceState): Placed[] => [{ mesh: made(face), matrix: frame }] };
}

function painted(sheet: CharacterSheet, { mouth, feeling, strength, blink, gaze }: FaceState): Texture {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const { skin, eyes, brows, lips, hair, beard } = sheet;
  const rect = (color: string, x: number, y: number, wide: number, tall: number) => {
    context.fillStyle = color;
    context.fillRect(Math.round(WIDTH / 2 + x), Math.round(y), Math.round(wide), Math.round(tall));
  };
  context.fillStyle = css(skin);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const shade = css(darken(skin, 0.16));
  for (let dot = 0; dot < 260; dot += 1)
    rect(dot % 2 ? shade : css(lighten(skin, 0.08)), ((dot * 53) % WIDTH) - WIDTH / 2, (dot * 29) % HEIGHT, 1, 1);
  rect(shade, -26, 44, 52, 20);
  rect(css(mix(skin, lips, 0.25)), -15, 34, 6, 4);
  rect(css(mix(skin, lips, 0.25)), 9, 34, 6, 4);
  if (beard === 'full' || beard === 'stubble')
    rect(css(mix(skin, hair.color, beard === 'full' ? 0.85 : 0.35)), -24, 42, 48, 22);
  if (beard === 'goatee' || beard === 'mustache' || beard === 'full') rect(css(hair.color), -8, 38, 16, 4);
  if (beard === 'goatee') rect(css(hair.color), -6, 49, 12, 10);
  const mood = strength > 0.25 ? feeling : 'neutral';
  const lean = mood === 'angry' ? 1 : mood === 'sad' || mood === 'afraid' ? -1 : 0;
  const lift = mood === 'surprised' ? -2 : mood === 'happy' || mood === 'in-love' ? -1 : 0;
  for (const side of [-1, 1]) {
    const x = side * 10;
    rect(css(darken(skin, 0.14)), x - 6, 25, 12, 10);
    if (blink > 0.6) rect(css(darken(skin, 0.55)), x - 5, 31, 10, 1);
    else {
      rect('#f4f2ea', x - 5, 26, 10, 7);
      rect(css(eyes), x - 2.5 + gaze[0] * 2, 26, 5, 7);
      rect('#0c0a0a', x - 1.5 + gaze[0] * 2, 28, 3, 4);
      rect('#ffffff', x + gaze[0] * 2, 27, 2, 2);
      rect(css(darken(skin, 0.7)), x - 5.5, 25, 11, 1);
    }
    const ink = css(darken(brows, 0.15));
    rect(ink, x - 6, 20 + lift + (side < 0 ? -lean : lean), 6, 2);
    rect(ink, x, 20 + lift + (side < 0 ? lean : -lean), 6, 2);
    if (sheet.glasses) {
      context.strokeStyle = '#18181c';
      context.lineWidth = 1;
      context.strokeRect(WIDTH / 2 + x - 7.5, 23.5, 15, 12);
      rect('#18181c', -3, 28, 6, 1);
    }
  }
  const [wide, open] = MOUTHS[mouth];
  rect(css(mix(lips, skin, 0.15)), -wide, 43, wide * 2, open + 3);
  rect('#5a1c20', -wide + 1, 44, wide * 2 - 2, open);
  if (open > 2) rect('#f4f0e8', -wide + 2, 44, wide * 2 - 4, open > 4 ? 2 : 1);
  if (open > 5) rect('#b8545a', -wide + 3, 43 + open - 1, wide * 2 - 6, 2);
  const isGlad = mood === 'happy' || mood === 'in-love' || mood === 'neutral';
  if (isGlad) for (const side of [-1, 1]) rect(css(darken(mix(lips, skin, 0.3), 0.3)), side * (wide + 1) - 1, 42, 2, 2);
  if (mood === 'sad' || mood === 'afraid') for (const side of [-1, 1]) rect('#3a1214', side * (wide + 1) - 1, 46, 2, 2);
  return { width: WIDTH, height: HEIGHT, data: context.getImageData(0, 0, WIDTH, HEIGHT).data, isCoarse: true };
}

function strands({ hair }: CharacterSheet): Texture {
  const [width, height] = [64, 16];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const tone = ((index % width) * 7 + Math.floor(index / width / 5) * 3) % 5;
    data.set(
      [...(tone < 2 ? darken(hair.color, 0.35) : lighten(hair.color, tone === 4 ? 0.18 : 0.02)), 255],
      index * 4,
    );
  }
  return { width, height, data, isCoarse: true };
}
