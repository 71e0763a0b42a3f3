import { type Canvas, type Context2D, copyOf } from '../../../drawing/canvas.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Shoulders } from './build.ts';
import { eraseForearm, liesAcross, TURNED_FROM } from './folded-arms.ts';
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
 * Returns a turned body with the upper part of its arms, and a function that frees it from some forearms and keeps its upper
 * arms down to the elbows.
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
}: Turned<Picture>): { armless: Picture; without(sides: readonly Side[]): Picture } {
  /** Nobody knows where the trunk of a turned body ends, so that all else is kept. */
  const freed = (sides: readonly Side[], from: number): Canvas => {
    const body = copyOf(whole);
    const brush = body.getContext('2d');
    for (const side of sides) {
      if (!source.person.joints[`${side}Elbow`]) continue;
      const before = copyOf(body);
      brush.save();
      onPhoto(brush);
      eraseForearm(brush, source, shoulders, side, from);
      brush.restore();
      fillFreed(brush, painted, before, { aside, unit, isAcross: liesAcross(source, side) });
    }
    hem(brush);
    return body;
  };
  const kept = new Map<string, Picture>();
  return {
    armless: cut(freed(['left', 'right'], TURNED_FROM.shoulder), rest),
    without(sides) {
      const key = sides.join();
      const picture = kept.get(key) ?? cut(freed(sides, TURNED_FROM.elbow), rest);
      kept.set(key, picture);
      return picture;
    },
  };
}
