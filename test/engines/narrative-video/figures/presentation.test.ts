import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { built, shaped, shouldered } from '../../../../engines/narrative-video/figures/kit/sizes.ts';
import { natural } from '../../../../engines/narrative-video/figures/natural.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { type CharacterSheet, coifed } from '../../../../engines/people/character-sheet.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIDE = 320;
const BALD = { ...aSheet().hair, length: 'bald' } as const;

/** Draws the face of a person with short hair, 240 pixels high. */
async function faceOf(
  preset: NarrativePreset,
  change: Partial<CharacterSheet>,
  face: FaceState = NEUTRAL_FACE,
): Promise<Uint8ClampedArray> {
  const figure = await lookOf(preset).figures.make(
    { sheet: aSheet({ lips: [196, 140, 116], ...change }), picture: '' },
    lightOf('day', 'clear', 'calm'),
  );
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  const skeleton = skeletonOf(UPRIGHT_POSE, figure.proportions, 0);
  const height = 240 / figure.proportions.head;
  const at = { x: SIDE / 2, y: 40 + skeleton.joints.crown[1] * height, height };
  figure.draw(context, at, { pose: UPRIGHT_POSE, skeleton, face, seconds: 0, pulse: 0.25 });
  return context.getImageData(0, 0, SIDE, SIDE).data;
}

/** Redness of the pixels of the lower face, where the lips are, row by row. It is 0 where a pixel is dark. */
function redness(data: Uint8ClampedArray): number[] {
  const found: number[] = [];
  for (let y = 190; y < 270; y += 1)
    for (let x = SIDE / 2 - 24; x < SIDE / 2 + 24; x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * SIDE + x) * 4);
      // Compared with green and blue, skin in bright light is as red as lips in shadow.
      found.push(red > 60 ? (red - (green + blue) / 2) / red : 0);
    }
  return found;
}

describe('faces of one person, drawn as a woman and as a man', () => {
  test.each(NARRATIVE_PRESETS)('%s gives the woman redder lips', async (preset) => {
    const [woman, man] = [
      redness(await faceOf(preset, { presentation: 'feminine' })),
      redness(await faceOf(preset, { presentation: 'masculine' })),
    ];
    // A chin in shadow is as red as lips, so each pixel is compared with the same one.
    const redder = woman.flatMap((red, at) => ((man[at] ?? 0) > 0 ? [red - (man[at] ?? 0)] : []));
    expect(redder.sort((a, b) => b - a)[60]).toBeGreaterThan(0.02);
  });

  test.each(NARRATIVE_PRESETS)('%s draws an old woman and a young one differently', async (preset) => {
    const old = await faceOf(preset, { presentation: 'feminine', age: 'old' });
    const young = await faceOf(preset, { presentation: 'feminine' });
    let changed = 0;
    for (let at = 0; at < old.length; at += 4)
      if (Math.abs((old[at] ?? 0) - (young[at] ?? 0)) + Math.abs((old[at + 1] ?? 0) - (young[at + 1] ?? 0)) > 24)
        changed += 1;
    expect(changed).toBeGreaterThan(150);
  });
});

describe('laughs', () => {
  test.each(['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network'] as const)(
    '%s bare the upper teeth in the middle of the mouth, and no lower ones',
    async (preset) => {
      const data = await faceOf(
        preset,
        { presentation: 'feminine', hair: BALD },
        { ...NEUTRAL_FACE, mouth: 'wide', feeling: 'happy', strength: 1 },
      );
      const column = Array.from({ length: 75 }, (_, down) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(((190 + down) * SIDE + SIDE / 2) * 4);
        return Math.min(red, green, blue) > 225 ? 'teeth' : red > green * 1.7 ? 'mouth' : 'face';
      });
      expect(column.filter((part) => part === 'teeth').length).toBeGreaterThan(3);
      expect(column.slice(column.lastIndexOf('teeth')).filter((part) => part === 'mouth').length).toBeGreaterThan(6);
    },
  );
});

describe('shut eyes', () => {
  test.each(['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network'] as const)(
    '%s gives a woman lashes',
    async (preset) => {
      const lines = async (presentation: 'feminine' | 'masculine') => {
        const data = await faceOf(preset, { presentation, hair: BALD }, { ...NEUTRAL_FACE, blink: 1 });
        let count = 0;
        // Below the brows and beside the nose.
        for (let y = 165; y < 215; y += 1)
          for (let x = 70; x < 130; x += 1) if ((data[(y * SIDE + x) * 4] ?? 255) < 130) count += 1;
        return count;
      };
      expect(await lines('feminine')).toBeGreaterThan((await lines('masculine')) + 15);
    },
  );
});

const WITH_BROWS = NARRATIVE_PRESETS.filter((preset) => preset !== 'yellow-family');

describe('brows', () => {
  test.each(WITH_BROWS)('of %s are as thick as those of the person', async (preset) => {
    const dark = async (browThickness: number) => {
      const data = await faceOf(preset, { browThickness, hair: BALD, brows: [20, 10, 10] });
      let count = 0;
      for (let at = SIDE * 60 * 4; at < SIDE * 170 * 4; at += 4)
        if ((data[at + 3] ?? 0) > 200 && (data[at] ?? 255) < 90) count += 1;
      return count;
    };
    expect(await dark(1.4)).toBeGreaterThan((await dark(0.8)) + 20);
  });
});

describe('short hair', () => {
  const hair = { ...aSheet().hair, color: [30, 170, 50] as const };

  /** Returns the number of pixels of hair between two rows. */
  const hairBetween = async (preset: NarrativePreset, sheet: CharacterSheet, from: number, to: number) => {
    const data = await faceOf(preset, sheet);
    let count = 0;
    for (let at = SIDE * from * 4; at < SIDE * to * 4; at += 4) {
      const [red = 0, green = 0, blue = 0, cover = 0] = data.subarray(at);
      if (cover > 200 && green > red * 1.4 && green > blue * 1.4) count += 1;
    }
    return count;
  };
  const woman = aSheet({ presentation: 'feminine', hair });

  // Molded hair has one shape for both.
  const COMBED = NARRATIVE_PRESETS.filter((preset) => preset !== 'lego');

  test.each(COMBED)('%s gives a woman more of it than a man', async (preset) => {
    const man = await hairBetween(preset, aSheet({ hair }), 0, SIDE);
    expect(await hairBetween(preset, coifed(woman), 0, SIDE)).toBeGreaterThan(man * 1.03);
  });

  test.each(['90s-anime', 'disney-90s', 'ghibli', 'cartoon-network', 'yellow-family'] as const)(
    '%s sweeps it back above the jaw, where a bob still hangs',
    async (preset) => {
      const bob = { ...woman, hair: { ...hair, length: 'bob' } } as const;
      const [swept, hanging] = [coifed(woman), bob].map((sheet) => hairBetween(preset, sheet, 215, 262));
      expect(await swept).toBeLessThan(((await hanging) ?? 0) * 0.6);
    },
  );

  test.each(['left', 'middle', 'right'] as const)('is swept from a side if its parting is %s', (parting) => {
    const swept = coifed({ ...woman, hair: { ...hair, parting } }).hair.parting;
    expect(swept).toBe(parting === 'middle' ? 'left' : parting);
  });

  test('does not recede', () => {
    const receding = { ...hair, recedes: true } as const;
    expect(coifed({ ...woman, hair: receding }).hair.recedes).toBeUndefined();
    expect(coifed({ ...woman, presentation: 'masculine', hair: receding }).hair.recedes).toBe(true);
  });

  test.each(['bald', 'cropped', 'medium', 'long'] as const)('becomes swept, but %s hair does not', (length) => {
    expect(coifed(woman).hair.length).toBe('swept');
    expect(coifed({ ...woman, hair: { ...hair, length } }).hair.length).toBe(length);
  });
});

describe('bodies', () => {
  const man = aSheet();
  const woman = aSheet({ presentation: 'feminine' });
  const cut = natural.body(man);

  test('of women have narrower shoulders, waists and necks', () => {
    expect(shaped(cut, woman).torso.shoulders).toBeLessThan(cut.torso.shoulders);
    expect(shaped(cut, woman).torso.waist).toBeLessThan(cut.torso.waist * 0.9);
    expect(shaped(cut, woman).neck).toBeLessThan(cut.neck);
    expect(shouldered(natural.proportions(man), woman).shoulders).toBeLessThan(natural.proportions(man).shoulders);
  });

  test('of boys and girls do not differ', () => {
    expect(shaped(cut, { ...woman, age: 'child' })).toEqual(cut);
  });

  test('of photographed women and men are alike, because the photograph shows how they are built', () => {
    expect(natural.body(woman)).toEqual(natural.body(man));
    expect(natural.proportions(woman)).toEqual(natural.proportions(man));
  });

  test('of broad women are broader than those of slight women', () => {
    const [broad, slight] = [built(shaped(cut, woman), { ...woman, build: 'broad' }), shaped(cut, woman)];
    expect(broad.torso.waist).toBeGreaterThan(slight.torso.waist);
  });
});
