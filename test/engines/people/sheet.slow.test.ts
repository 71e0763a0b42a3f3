import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { luminance, type Rgb } from '../../../engines/drawing/color.ts';
import { type CharacterSheet, featuresIn } from '../../../engines/people/character-sheet.ts';
import { findPerson } from '../../../engines/people/find-person.ts';
import type { Person } from '../../../engines/people/person.ts';
import { loadPicture } from '../../../engines/people/picture.ts';
import { facialTraitsOf, femininity } from '../../../engines/people/presentation.ts';
import { type About, sheetOf } from '../../../engines/people/sheet.ts';
import { swatchesOf } from '../../../engines/people/swatches.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const folder = await temporaryFolder();
const people = new Map<string, { path: string; person: Person }>();

afterAll(() => folder.remove());

async function sheetFrom(file: string, about: About = { name: 'Somebody' }): Promise<CharacterSheet> {
  const path = join(folder.path, `${people.size}.png`);
  let known = people.get(file);
  if (!known) {
    await sharp(join(root, file), { density: 72 }).png().toFile(path);
    const person = await findPerson(path, folder.path);
    if (!person) throw new Error(`Nobody was found in ${file}.`);
    known = { path, person };
    people.set(file, known);
  }
  return sheetOf(known.path, known.person, about);
}

async function traitsFrom(file: string) {
  await sheetFrom(file);
  const { path, person } = people.get(file) as { path: string; person: Person };
  return facialTraitsOf(swatchesOf(await loadPicture(path), person), person);
}

function hue([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360;
  return most === green ? ((blue - red) / spread) * 60 + 120 : ((red - green) / spread) * 60 + 240;
}

describe('the sheet of a photographed person', () => {
  test('has brown or black hair where dark hair shines in the color of its surroundings', async () => {
    const { hair } = await sheetFrom('test/pictures/green-top.jpg');
    const [red, green, blue] = hair.color;
    expect(luminance(hair.color)).toBeLessThan(70);
    expect(red).toBeGreaterThan(green * 1.08);
    expect(green).toBeGreaterThan(blue);
  });

  test('has the short brown hair and the orange suit of an astronaut, and no glasses', async () => {
    const sheet = await sheetFrom('test/pictures/astronaut.jpg');
    expect(hue(sheet.hair.color)).toBeGreaterThan(20);
    expect(hue(sheet.hair.color)).toBeLessThan(55);
    expect(sheet.hair.length).toBe('short');
    expect(hue(sheet.top.color)).toBeLessThan(25);
    expect(luminance(sheet.top.color)).toBeGreaterThan(90);
    expect(sheet.glasses).toBe(false);
    expect(sheet.beard).toBe('none');
    expect(sheet.top.kind).toBe('spacesuit');
    expect(sheet.bottom.color).toEqual(sheet.top.color);
    expect(sheet.top.emblems).toHaveLength(1);
  });

  test('has the glasses and the dark uniform of an admiral', async () => {
    const sheet = await sheetFrom('test/pictures/grace-hopper.jpg');
    expect(sheet.glasses).toBe(true);
    expect(luminance(sheet.top.color)).toBeLessThan(40);
    expect(sheet.top.kind).toBe('jacket');
    expect(luminance(sheet.top.accent ?? [0, 0, 0])).toBeGreaterThan(200);
    expect(sheet.bottom.color).toEqual(sheet.top.color);
    const [ribbons] = sheet.top.emblems ?? [];
    expect(ribbons?.across).toBeGreaterThan(0.3);
    expect(ribbons?.colors.length).toBeGreaterThan(1);
  });

  test('has the dark suits and light shirts of men, without emblems', async () => {
    for (const file of ['biden', 'obama']) {
      const { top, bottom } = await sheetFrom(`test/pictures/${file}.jpg`);
      expect(top).toMatchObject({ kind: 'jacket' });
      expect(top.emblems).toBeUndefined();
      expect(bottom.color).toEqual(top.color);
    }
  });

  test('has the dark trousers or skirt that a picture shows only above the thighs', async () => {
    for (const file of ['leaning', 'green-top', 'long-blond-hair'])
      expect(luminance((await sheetFrom(`test/pictures/${file}.jpg`)).bottom.color)).toBeLessThan(50);
  });

  test('has the black cap with a white crown of an admiral, and the short gray hair under it', async () => {
    const { hat, hair, age } = await sheetFrom('test/pictures/grace-hopper.jpg');
    expect(hat?.kind).toBe('cap');
    expect(luminance(hat?.color ?? [255, 255, 255])).toBeLessThan(40);
    expect(luminance(hat?.crown ?? [0, 0, 0])).toBeGreaterThan(220);
    expect(hair.length).toBe('short');
    expect(luminance(hair.color)).toBeGreaterThan(120);
    expect(Math.max(...hair.color) - Math.min(...hair.color)).toBeLessThan(40);
    expect(age).toBe('old');
  });

  test('has light skin if the face is flushed', async () => {
    const { skin } = await sheetFrom('test/pictures/grace-hopper.jpg');
    expect(luminance(skin)).toBeGreaterThan(160);
  });
});

describe('the colors of photographed people', () => {
  const sheetBy = (name: string) => sheetFrom(`test/pictures/${name}.jpg`);

  test('make brown skin darker than light skin, though pictures light both well', async () => {
    const [obama, ...light] = await Promise.all(
      ['obama', 'biden', 'grace-hopper', 'astronaut', 'leaning'].map(sheetBy),
    );
    if (!obama) throw new Error('Nobody was found.');
    expect(luminance(obama.skin)).toBeGreaterThan(105);
    for (const { skin } of light) expect(luminance(skin)).toBeGreaterThan(luminance(obama.skin) + 25);
  });

  test('show an orange top in a dark picture in the light that falls on a part of it', async () => {
    const { top } = await sheetBy('orange-top');
    expect(luminance(top.color)).toBeGreaterThan(60);
    expect(hue(top.color)).toBeGreaterThan(9);
  });

  test('are not those of violet lamps', async () => {
    const { skin, lips } = await sheetBy('blond-curls');
    expect(skin[1] - skin[2]).toBeGreaterThan(skin[0] * 0.08);
    expect(lips[2]).toBeLessThan(lips[0] * 0.72);
  });

  test('tell red and fair hair from brown hair', async () => {
    const [leaning, eileen, green] = await Promise.all(['leaning', 'astronaut', 'green-top'].map(sheetBy));
    if (!leaning || !eileen || !green) throw new Error('Nobody was found.');
    for (const { hair } of [leaning, eileen])
      expect(luminance(hair.color)).toBeGreaterThan(luminance(green.hair.color) + 50);
    expect(hue(leaning.hair.color)).toBeLessThan(hue(eileen.hair.color) - 3);
  });

  test('include blue and brown eyes', async () => {
    const [biden, obama, eileen] = await Promise.all(['biden', 'obama', 'astronaut'].map(sheetBy));
    expect(hue(biden?.eyes ?? [0, 0, 0])).toBeGreaterThan(180);
    for (const one of [obama, eileen]) expect(hue(one?.eyes ?? [0, 0, 0])).toBeLessThan(60);
  });
});

describe('the hair of photographed people', () => {
  test('is cropped, dark and graying if it hugs the skull and dark and gray hairs are mixed', async () => {
    const { hair, age } = await sheetFrom('test/pictures/obama.jpg');
    expect(hair.length).toBe('cropped');
    expect(luminance(hair.color)).toBeLessThan(75);
    expect(luminance(hair.graying ?? [0, 0, 0])).toBeGreaterThan(luminance(hair.color) + 40);
    expect(hair.recedes).toBeUndefined();
    expect(age).toBe('adult');
  });

  test('is white and recedes over a high forehead', async () => {
    const { hair, age } = await sheetFrom('test/pictures/biden.jpg');
    expect(hair).toMatchObject({ length: 'short', recedes: true, fringe: false });
    expect(hair.graying).toBeUndefined();
    expect(luminance(hair.color)).toBeGreaterThan(185);
    expect(age).toBe('old');
  });

  test('is parted where the forehead is highest', async () => {
    expect((await sheetFrom('test/pictures/astronaut.jpg')).hair).toMatchObject({ parting: 'left', fringe: false });
    expect((await sheetFrom('test/pictures/green-top.jpg')).hair.parting).toBe('middle');
  });

  test('tells short, full hair, which is waved, from hair that lies on the skull', async () => {
    const hairIn = async (name: string) => (await sheetFrom(`test/pictures/${name}.jpg`)).hair;
    expect(await hairIn('astronaut')).toMatchObject({ length: 'short', texture: 'wavy', full: true });
    for (const name of ['biden', 'obama', 'cameraman']) expect((await hairIn(name)).full).toBeUndefined();
  });

  test('is curly if its outline is uneven', async () => {
    expect((await sheetFrom('test/pictures/blond-curls.jpg')).hair.texture).toBe('curly');
    expect((await sheetFrom('test/pictures/long-blond-hair.jpg')).hair.texture).toBe('straight');
  });
});

describe('how a photographed person is drawn', () => {
  test.each([
    ['astronaut', 'feminine'],
    ['grace-hopper', 'feminine'],
    ['leaning', 'feminine'],
    ['blond-curls', 'feminine'],
    ['long-blond-hair', 'feminine'],
    ['orange-top', 'feminine'],
    ['green-top', 'feminine'],
    ['biden', 'masculine'],
    ['obama', 'masculine'],
    ['cameraman', 'masculine'],
  ])('%s: %s', async (name, expected) => {
    expect((await sheetFrom(`test/pictures/${name}.jpg`)).presentation).toBe(expected);
  });

  test('is measured with a margin, so that a small change of the picture does not turn it', async () => {
    const score = async (name: string) => {
      const file = `test/pictures/${name}.jpg`;
      const sheet = await sheetFrom(file);
      return femininity(sheet, await traitsFrom(file));
    };
    for (const name of ['astronaut', 'grace-hopper']) expect(await score(name)).toBeGreaterThan(0.15);
    for (const name of ['biden', 'obama']) expect(await score(name)).toBeLessThan(-0.15);
  });

  test('has the dark brows of the picture, without the skin between their hairs', async () => {
    expect(luminance((await sheetFrom('test/pictures/obama.jpg')).brows)).toBeLessThan(66);
  });

  test('gives thicker brows to whom the picture shows with thicker brows', async () => {
    const [obama, biden] = [await sheetFrom('test/pictures/obama.jpg'), await sheetFrom('test/pictures/biden.jpg')];
    expect(obama.browThickness).toBeGreaterThan(biden.browThickness + 0.2);
  });

  test('tells a long face from a short one, and full lips from thin ones', async () => {
    const features = async (name: string) => featuresIn(await sheetFrom(`test/pictures/${name}.jpg`));
    expect((await features('obama')).length).toBeGreaterThan((await features('biden')).length + 0.4);
    expect((await features('blond-curls')).lips).toBeGreaterThan((await features('astronaut')).lips + 0.4);
    expect((await features('grace-hopper')).jaw).toBeGreaterThan((await features('leaning')).jaw + 0.4);
  });

  test('cannot be measured in a picture without colors', async () => {
    expect(await traitsFrom('test/pictures/cameraman.jpg')).toBeUndefined();
  });
});

describe('the sheet of a drawn person', () => {
  test('has the long brown hair and the red dress of the sample singer', async () => {
    const sheet = await sheetFrom('local/sample/singer.svg');
    expect(sheet.hair.length).toBe('long');
    expect(luminance(sheet.hair.color)).toBeLessThan(70);
    expect(sheet.top.kind).toBe('dress');
    expect(hue(sheet.top.color)).toBeGreaterThan(340);
  });

  test('has the darker skin, the green jacket and the blue trousers of the sample friend', async () => {
    const [friend, singer] = [await sheetFrom('local/sample/friend.svg'), await sheetFrom('local/sample/singer.svg')];
    expect(luminance(friend.skin)).toBeLessThan(luminance(singer.skin) - 30);
    expect(friend.hair.length).not.toBe('long');
    expect([friend.presentation, singer.presentation]).toEqual(['masculine', 'feminine']);
    expect(friend.top.kind).toBe('jacket');
    expect(hue(friend.top.color)).toBeCloseTo(177, -1);
    expect(hue(friend.bottom.color)).toBeCloseTo(226, -1);
  });
});

describe('a description', () => {
  const file = 'test/pictures/astronaut.jpg';

  test('overrides what the picture shows', async () => {
    const description = 'An old man with long red hair, a beard and glasses, in a blue leather jacket and white shoes.';
    const sheet = await sheetFrom(file, { name: 'Tom', description });
    expect(sheet).toMatchObject({ age: 'old', beard: 'full', glasses: true });
    expect(sheet.hair.length).toBe('long');
    expect(hue(sheet.hair.color)).toBeLessThan(20);
    expect(sheet.top.kind).toBe('jacket');
    expect(hue(sheet.top.color)).toBeCloseTo(218, -1);
    expect(luminance(sheet.shoes)).toBeGreaterThan(200);
  });

  test('turns hair gray with age, unless it names a color', async () => {
    const spread = (color: Rgb) => Math.max(...color) - Math.min(...color);
    const old = await sheetFrom(file, { name: 'Ann', description: 'an old woman' });
    const brown = await sheetFrom(file, { name: 'Ann', description: 'an old woman with brown hair' });
    expect(spread(old.hair.color)).toBeLessThan(spread(brown.hair.color) / 2);
  });

  test('of hair leaves no gray temples, and of its length no receding hairline', async () => {
    const dyed = await sheetFrom('test/pictures/obama.jpg', { name: 'Bo', description: 'a man with black hair' });
    expect(dyed.hair.graying).toBeUndefined();
    const long = await sheetFrom('test/pictures/biden.jpg', { name: 'Jo', description: 'a man with long hair' });
    expect(long.hair.recedes).toBeUndefined();
    const high = await sheetFrom('test/pictures/obama.jpg', { name: 'Bo', description: 'a man with receding hair' });
    expect(high.hair.recedes).toBe(true);
  });

  test('changes nothing if its color belongs to something else', async () => {
    const plain = await sheetFrom(file, { name: 'Ann' });
    expect(await sheetFrom(file, { name: 'Ann', description: 'She sings by the red lake.' })).toEqual(plain);
  });
});
