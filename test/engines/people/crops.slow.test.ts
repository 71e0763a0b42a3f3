import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { findPeople } from '../../../engines/people/find-person.ts';
import { framed, placedFace } from '../../../engines/people/framing.ts';
import type { Person } from '../../../engines/people/person.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const PHOTOS = readdirSync(join(root, 'test/pictures')).filter((name) => name.endsWith('.jpg'));
const FILES = [...PHOTOS.map((name) => `test/pictures/${name}`), 'local/sample/singer.svg', 'local/sample/friend.svg'];
/** Areas that the presets give to a singer, in pixels: squares, ovals, wide and narrow ones. */
const AREAS: [width: number, height: number][] = [
  [400, 400],
  [376, 384],
  [360, 380],
  [400, 220],
  [200, 420],
];

const folder = await temporaryFolder();
let people: (Person | undefined)[];

beforeAll(async () => {
  const pictures = await Promise.all(
    FILES.map(async (file, index) => {
      const path = join(folder.path, `${index}.png`);
      await sharp(join(root, file), { density: 72 }).png().toFile(path);
      return path;
    }),
  );
  people = await findPeople(pictures, folder.path);
});
afterAll(() => folder.remove());

describe.each(FILES)('the cut-out person of %s', (file) => {
  test.each(AREAS)(
    'has the whole face in view and the eyes a third from the top of %i x %i pixels',
    (width, height) => {
      const person = people[FILES.indexOf(file)];
      if (!person) throw new Error('Nobody was found.');
      const framing = framed(person.face, person, { width, height }, 'cut-out');
      const { box, leftEye, rightEye } = placedFace(person.face, framing);
      const eyes = (leftEye[1] + rightEye[1]) / 2 / height;
      expect(eyes).toBeGreaterThan(0.3);
      expect(eyes).toBeLessThan(0.4);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.x).toBeGreaterThanOrEqual(-0.01);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
    },
  );
});
