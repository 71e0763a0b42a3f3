import { type Canvas, type Context2D, copyOf } from '../../../drawing/canvas.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Shoulders } from './build.ts';
import { eraseForearm, isBareArm, liesAcross, TURNED_FROM } from './folded-arms.ts';
import { fillFreed } from './freed-trunk.ts';
import type { PhotoSource } from './photo-source.ts';

/** What pictures of a turned body are made from. They are kept with the figure, and a frontal one does not need them. */
interface Turned<Picture> {
  /** The body as it was photographed, as it is painted in the same place, and the painted one where the photograph ends. */
  whole: Canvas;
  painted: Canvas;
  rest: Canvas;
  /** Moves a pen to the photograph's place. */
  onPhoto(pen: Context2D): void;
  source: PhotoSource;
  shoulders: Shoulders;
  /** Where the painted trunk is to the side of the shoulders, and the distance between the shoulders, in pixels. */
  aside: number;
  unit: number;
  /** Ends the body at its hem, if the photograph shows it down to there. */
  hem(pen: Context2D): void;
  /** Cuts head and body apart. `under` continues the body. */
  cut(body: Canvas, under: Canvas): Picture;
}

/**
 * Returns a turned body with the upper part of its arms, and functions that free it from one such arm, and from some forearms
 * below whole upper arms.
 */
export function turnedBody<Picture>({
  whole,
  painted,
  rest,
  onPhoto,
  source,
  shoulders,
  aside,
  unit,
  hem,
  cut,
}: Turned<Picture>): { armless: Picture; busy(side: Side): Picture; without(sides: readonly Side[]): Picture } {
  /** Nobody knows where the trunk of a turned body ends, so that all else is kept. */
  const freed = (sides: readonly Side[], from: (side: Side) => number): Canvas => {
    const body = copyOf(whole);
    const brush = body.getContext('2d');
    for (const side of sides) {
      if (!source.person.joints[`${side}Elbow`]) continue;
      const before = copyOf(body);
      brush.save();
      onPhoto(brush);
      eraseForearm(brush, source, shoulders, side, from(side));
      brush.restore();
      fillFreed(brush, painted, before, { aside, unit, isAcross: liesAcross(source, side) });
    }
    hem(brush);
    return body;
  };
  const kept = new Map<string, Picture>();
  const once = (key: string, make: () => Canvas): Picture => {
    const picture = kept.get(key) ?? cut(make(), rest);
    kept.set(key, picture);
    return picture;
  };
  const fromShoulder = (side: Side) => (isBareArm(source, side) ? TURNED_FROM.bare : TURNED_FROM.shoulder);
  return {
    armless: cut(freed(['left', 'right'], fromShoulder), rest),
    busy: (side) => once(`busy ${side}`, () => freed([side], fromShoulder)),
    without: (sides) => once(sides.join(), () => freed(sides, () => TURNED_FROM.elbow)),
  };
}
