import { createCanvas } from '@napi-rs/canvas';
import { css, darken, lighten, mix, type Rgb, saturate } from '../../../drawing/color.ts';
import type { Matrix } from '../../../drawing/solids/matrix.ts';
import { product, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface, type Texture } from '../../../drawing/solids/mesh.ts';
import { box, lathe, sphere } from '../../../drawing/solids/shapes.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { type FaceState, isCrying } from '../../acting/face-state.ts';
import { rimOf } from '../../figures/kit/glasses-frame.ts';
import { addRolledCap } from '../rolled-cap.ts';
import type { LivingHead } from '../soft/canon.ts';
import { hairPush, layer, skullOf } from '../soft/skull.ts';
import type { Placed } from '../solid-figure.ts';
import { paintMouth } from './mouth.ts';

/** Size of the texture around a head, units. A console had four megabytes for everything. */
const [WIDTH, HEIGHT] = [128, 64];
/** Pixels for each of these units: rectangles are whole units, and mouths are finer. */
const FINE = 2;
const CURL = sphere(5, 3);

/** Builds a head of few triangles with a face painted on it. */
export function paintedHead(sheet: CharacterSheet): LivingHead {
  const meshes = new Map<string, Mesh>();
  const skull = skullOf(sheet);
  const made = (face: FaceState): Mesh => {
    const { mouth, feeling, strength, blink, gaze } = face;
    const key = [
      mouth,
      strength > 0.65,
      isCrying(face),
      strength > 0.25 ? feeling : 'neutral',
      blink > 0.6,
      Math.round(gaze[0] * 2),
    ].join('/');
    const known = meshes.get(key);
    if (known) return known;
    const builder = new MeshBuilder();
    builder.add(
      layer(skull, () => 0, 10, 7),
      { ...skinOf(sheet), texture: painted(sheet, face) },
    );
    builder.add(sphere(4, 3), skinOf(sheet), product(shifted(0, -0.05, 0.43), scaled(0.042, 0.08, 0.07)));
    const hair = { color: sheet.hair.color, texture: strands(sheet) };
    if (sheet.hair.length !== 'bald') builder.add(layer(skull, hairPush(sheet), 12, 9), hair);
    if (sheet.hair.texture === 'curly' && sheet.hair.length !== 'cropped' && !sheet.hat) addCurls(builder, hair);
    if (sheet.hat?.crown && sheet.presentation === 'feminine') {
      const { color, crown } = sheet.hat;
      addRolledCap(builder, { cloth: { color }, crown, badge: BRASS }, shifted(0, 0.24, -0.03), 11);
    } else if (sheet.hat?.crown) officersCap(builder, sheet.hat.color, sheet.hat.crown);
    else if (sheet.hat)
      builder.add(
        lathe(
          [
            [0.55, 0],
            [0.55, 0.09],
            [0.43, 0.26],
            [0, 0.32],
          ],
          9,
        ),
        { color: sheet.hat.color },
        shifted(0, 0.26, -0.04),
      );
    const mesh = builder.mesh();
    meshes.set(key, mesh);
    return mesh;
  };
  return { pose: (frame: Matrix, face: FaceState): Placed[] => [{ mesh: made(face), matrix: frame }] };
}

/** Skin of few triangles. Light spreads over it, because the dark side of a facet would look like a beard. */
function skinOf({ skin }: CharacterSheet): Surface {
  return { color: skin, softness: 1, glow: 0.2 };
}

const BRASS: Surface = { color: [214, 168, 62] };

/** Builds the band, the wide crown, the badge and the visor of an officer's cap of few triangles. */
function officersCap(builder: MeshBuilder, color: Rgb, crown: Rgb): void {
  const band = [
    [0.55, 0],
    [0.56, 0.15],
  ] as const;
  const plate = [
    [0.56, 0.14],
    [0.7, 0.26],
    [0.52, 0.34],
    [0, 0.36],
  ] as const;
  const seat = shifted(0, 0.26, -0.04);
  builder.add(lathe(band, 9), { color }, seat);
  builder.add(lathe(plate, 9), { color: crown }, seat);
  builder.add(sphere(5, 3), BRASS, product(shifted(0, 0.36, 0.5), scaled(0.1, 0.09, 0.06)));
  builder.add(box(), { color }, product(shifted(0, 0.28, 0.58), scaled(0.7, 0.05, 0.34)));
}

/** Covers the crown with balls of few triangles. */
function addCurls(builder: MeshBuilder, surface: Surface): void {
  for (let curl = 0; curl < 17; curl += 1) {
    const up = 0.22 + (curl / 16) * 0.7;
    const reach = Math.sqrt(1 - up * up) * 0.54;
    const turn = curl * 2.39996;
    const z = Math.cos(turn) * reach - 0.04;
    if (z > 0.3 && up < 0.5) continue;
    builder.add(CURL, surface, product(shifted(Math.sin(turn) * reach, up * 0.58, z), turned(curl), scaled(0.16)));
  }
}

function painted(sheet: CharacterSheet, { mouth, feeling, strength, blink, gaze }: FaceState): Texture {
  const canvas = createCanvas(WIDTH * FINE, HEIGHT * FINE);
  const context = canvas.getContext('2d');
  context.scale(FINE, FINE);
  const { skin, eyes, brows, hair, beard } = sheet;
  const rect = (color: string, x: number, y: number, wide: number, tall: number) => {
    context.fillStyle = color;
    context.fillRect(Math.round(WIDTH / 2 + x), Math.round(y), Math.round(wide), Math.round(tall));
  };
  context.fillStyle = css(skin);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const shade = css(darken(skin, 0.05));
  for (let dot = 0; dot < 160; dot += 1)
    rect(dot % 2 ? shade : css(lighten(skin, 0.06)), ((dot * 53) % WIDTH) - WIDTH / 2, (dot * 29) % HEIGHT, 1, 1);
  rect(css(darken(skin, 0.12)), -5, 48, 10, 2);
  const rosy = css(mix(skin, [214, 84, 74], sheet.age === 'child' ? 0.34 : 0.24));
  for (const side of [-1, 1]) {
    rect(rosy, side * 14 - 4, 35, 8, 5);
    rect(rosy, side * 14 - 3, 34, 6, 7);
  }
  if (beard === 'full' || beard === 'stubble')
    rect(css(mix(skin, hair.color, beard === 'full' ? 0.85 : 0.35)), -24, 42, 48, 22);
  if (beard === 'goatee' || beard === 'mustache' || beard === 'full') rect(css(hair.color), -8, 38, 16, 4);
  if (beard === 'goatee') rect(css(hair.color), -6, 49, 12, 10);
  if (sheet.age === 'old') wrinkle(sheet, rect);
  const mood = strength > 0.25 ? feeling : 'neutral';
  const lean = mood === 'angry' ? 1 : mood === 'sad' || mood === 'afraid' ? -1 : 0;
  const lift = mood === 'surprised' ? -2 : mood === 'happy' || mood === 'in-love' ? -1 : 0;
  const isFeminine = sheet.presentation === 'feminine';
  for (const side of [-1, 1]) {
    const x = side * 10;
    rect(css(darken(skin, 0.12)), x - 6, 24, 12, 2);
    if (blink > 0.6) rect(css(darken(skin, 0.55)), x - 5, 31, 10, 1);
    else {
      const pupil = Math.round(gaze[0] * 2);
      rect('#f8f6f0', x - 5, 25, 10, 8);
      rect('#f8f6f0', x - 4, 24, 8, 10);
      rect(css(darken(eyes, 0.3)), x - 3 + pupil, 25, 6, 8);
      rect(css(saturate(lighten(eyes, 0.16), 1.4)), x - 2 + pupil, 28, 4, 5);
      rect('#0c0a0a', x - 2 + pupil, 26, 4, 5);
      rect('#ffffff', x - 3 + pupil, 26, 2, 2);
      const lash = css(isFeminine ? [24, 14, 14] : darken(skin, 0.75));
      rect(lash, x - 5, 24, 10, 1);
      if (isFeminine) {
        // Lashes that rise outward look angry.
        rect(lash, x + side * 6 - 1, 25, 2, 2);
        rect(lash, x - 4, 23, 8, 1);
        rect(css(mix(skin, [170, 90, 110], 0.22)), x - 4, 22, 8, 2);
      }
      rect(css(darken(skin, 0.2)), x - 4, 33, 8, 1);
    }
    // Brows are arched: their ends are lower than their middle.
    const ink = css(isFeminine ? mix(brows, skin, 0.1) : darken(brows, 0.1));
    // Level brows look angry on a face that is seen from above.
    const [inner, outer] = [lift + lean - 1, lift - lean + 1];
    rect(ink, side < 0 ? x + 2 : x - 6, 19 + inner, 4, isFeminine ? 1 : 2);
    rect(ink, x - 2, 18 + lift, 4, Math.round((isFeminine ? 1 : 2.5) * sheet.browThickness));
    rect(ink, side < 0 ? x - 6 : x + 2, 19 + outer, 4, isFeminine ? 1 : 2);
    if (sheet.glasses) {
      context.strokeStyle = css(darken(rimOf(sheet), 0.25));
      context.lineWidth = 1;
      context.beginPath();
      context.roundRect(WIDTH / 2 + x - 7.5, 22.5, 15, 14, 5);
      context.stroke();
      rect(context.strokeStyle as string, -2, 28, 4, 1);
    }
  }
  if (isCrying({ feeling, strength }))
    for (const side of [-1, 1]) {
      rect('#a8dcff', side * 12 - 1, 35, 2, 6);
      rect('#e8f8ff', side * 12 - 1, 39, 1, 2);
    }
  paintMouth(context, sheet, { mouth, mood, strength });
  const [width, height] = [WIDTH * FINE, HEIGHT * FINE];
  return { width, height, data: context.getImageData(0, 0, width, height).data, isCoarse: true };
}

/** Paints lines on the forehead, below the eyes and beside the mouth. */
function wrinkle(
  { skin }: CharacterSheet,
  rect: (color: string, x: number, y: number, wide: number, tall: number) => void,
): void {
  const line = css(darken(skin, 0.28));
  rect(line, -7, 16, 14, 1);
  rect(line, -5, 13, 10, 1);
  for (const side of [-1, 1]) {
    rect(line, side * 10 - 3, 35, 6, 1);
    rect(line, side * 7 - 1, 38, 1, 2);
    rect(line, side * 9 - 1, 40, 1, 3);
  }
}

function strands({ hair }: CharacterSheet): Texture {
  const [width, height] = [64, 16];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const tone = ((index % width) * 7 + Math.floor(index / width / 5) * 3) % 5;
    data.set([...(tone < 2 ? darken(hair.color, 0.2) : lighten(hair.color, tone === 4 ? 0.18 : 0.02)), 255], index * 4);
  }
  return { width, height, data, isCoarse: true };
}
