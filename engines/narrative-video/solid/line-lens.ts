import { type Lens, lensAt } from '../../drawing/solids/lens.ts';
import type { PictureSize } from '../picture-size.ts';
import { LINE, NEAR_END, trainShare } from '../scenery/railway-line.ts';

/** Height of the horizon, as a share of the picture's height from above. A tall picture has more sky. */
const HORIZON = { wide: 0.57, tall: 0.68 };

/** Returns the lens that sees the line of a `railway` go from the picture's left edge into the distance. */
export function lineLens(angle: number, picture: PictureSize): Lens {
  const unit = Math.min(picture.width, picture.height);
  const focal = unit / 2 / Math.tan(angle / 2);
  const away = (LINE.train * focal) / (trainShare(picture) * unit);
  const [left, rails, near] = NEAR_END;
  const [x, y, z] = [left + (picture.width / 2 / focal) * away, rails + LINE.eye, near + away];
  const horizon = picture.height > picture.width ? HORIZON.tall : HORIZON.wide;
  // Its axis is level, so that masts are upright; the picture shows more sky than ground.
  return { ...lensAt([x, y, z], [x, y, z - 1], angle, picture), centerY: picture.height * horizon };
}
