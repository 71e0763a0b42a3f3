import type { Person, Point } from '../../../people/person.ts';
import type { Pixels } from '../../../people/picture.ts';

/** Height of a head in pixels up to which a picture is enlarged, and by how much at most. */
const [SHARP, MOST] = [165, 2];
/** How strongly edges are sharpened: flat areas hardly, because they have only grain. */
const SHARPENED = { sigma: 0.62, m1: 0.35, m2: 2.6 };

/** A picture and the person in it. */
interface Portrait {
  picture: Pixels;
  person: Person;
}

/**
 * Enlarges a small picture of a person with smooth curves and sharp edges. Every later step interpolates between
 * pixels, which would blur a small head in a close-up.
 * @param head its height in the picture, pixels
 */
export async function enlargedPortrait({ picture, person }: Portrait, head: number): Promise<Portrait> {
  const by = Math.min(MOST, SHARP / head);
  if (by <= 1) return { picture, person };
  const { default: sharp } = await import('sharp');
  const [width, height] = [Math.round(picture.width * by), Math.round(picture.height * by)];
  const enlarged = (data: Uint8Array, channels: 1 | 3) =>
    sharp(data, { raw: { width: picture.width, height: picture.height, channels } }).resize(width, height, {
      kernel: 'lanczos3',
      fit: 'fill',
    });
  const [data, mask] = await Promise.all([
    enlarged(picture.data, 3)
      .sharpen({ ...SHARPENED, sigma: SHARPENED.sigma * by })
      .raw()
      .toBuffer(),
    enlarged(person.mask, 1).extractChannel(0).raw().toBuffer(),
  ]);
  return {
    picture: { data: new Uint8Array(data), width, height },
    person: {
      ...scaled(person, width / picture.width, height / picture.height),
      width,
      height,
      mask: new Uint8Array(mask),
    },
  };
}

/** Returns a person with all places in a picture of another size. */
function scaled(person: Person, across: number, down: number): Person {
  const at = ([x, y]: Point): Point => [x * across, y * down];
  const { face } = person;
  const { box } = face;
  return {
    ...person,
    face: {
      ...face,
      box: { x: box.x * across, y: box.y * down, width: box.width * across, height: box.height * down },
      points: face.points.map(at),
      leftEye: at(face.leftEye),
      rightEye: at(face.rightEye),
      mouth: at(face.mouth),
    },
    joints: Object.fromEntries(Object.entries(person.joints).map(([joint, place]) => [joint, at(place)])),
  };
}
