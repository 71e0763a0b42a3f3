import type { Path2D } from '@napi-rs/canvas';
import { css, mix, type Rgb } from '../../../drawing/color.ts';
import type { Head } from './head-space.ts';
import type { HeadFrame } from './rig.ts';
import { withinFace } from './skull.ts';
import { ellipse, smoothPath } from './tube.ts';

/** Contrast of the shaded side of a face, and of the neck under the jaw. A stronger shade on a jaw would be a beard. */
const [SIDE, UNDER] = [0.55, 0.9];
/** The same of hollow cheeks. */
const HOLLOW = 0.32;

/** Returns skin in the shade: warm, as light that passes through it. */
export function shadedSkin(skin: Rgb, share = SIDE): Rgb {
  return mix(skin, [skin[0] * 0.8, skin[1] * 0.68, skin[2] * 0.64], share);
}

/**
 * Shades the side of a face that is away from the light. The edge follows temple, cheekbone and jaw.
 * @param marks draws what else is on the skin, within the skull as well. A clip costs as much as several shapes
 */
export function drawFaceShade(head: Head, skull: Path2D, skin: Rgb, marks: () => void): void {
  if (head.isAway) return;
  const { context, ink, side } = head.brush;
  const at = (across: number, down: number) => head.at(-side * across, down);
  const out = -side * head.half * 1.4;
  const plane = smoothPath(
    [
      [out, -0.7],
      at(0.9, -0.6),
      at(0.85, -0.2),
      at(0.9, 0.14),
      at(0.86, 0.32),
      at(0.68, 0.52),
      at(0.64, 0.7),
      at(0.5, 0.88),
      at(0.2, 1.04),
      [out, 1.2],
    ],
    0.2,
  );
  withinFace(head, skull, () => {
    context.fillStyle = css(shadedSkin(skin));
    context.fill(plane);
    if (head.sheet.age === 'old') {
      context.fillStyle = css(shadedSkin(skin, HOLLOW));
      for (const sign of [-1, 1] as const) context.fill(hollow(head, sign));
    }
    if (ink.rim) {
      context.fillStyle = css(mix(skin, ink.rim, 0.6));
      context.fill(litEdge(head));
    }
    marks();
  });
}

/** Returns the hollow below a cheekbone of an old face. */
function hollow({ at }: Head, sign: 1 | -1): Path2D {
  return smoothPath(
    [at(sign * 0.95, 0.26), at(sign * 0.66, 0.44), at(sign * 0.5, 0.6), at(sign * 0.62, 0.8), at(sign * 0.9, 0.66)],
    0.15,
  );
}

/** Returns the narrow edge of a face toward a low sun. */
function litEdge({ half, brush: { side }, at }: Head): Path2D {
  const out = side * half * 1.4;
  return smoothPath(
    [[out, -0.9], at(side * 0.97, -0.5), at(side * 0.97, 0.2), at(side * 0.86, 0.5), at(side * 0.6, 0.8), [out, 1.1]],
    0.2,
  );
}

/** Draws the shadow of a jaw on a neck. */
export function drawJawShadow(head: Pick<Head, 'brush'>, neck: Path2D, frame: HeadFrame, skin: Rgb): void {
  const { context, side } = head.brush;
  const { x, y, radius, roll } = frame;
  const down = radius * 0.3;
  context.save();
  context.clip(neck);
  context.fillStyle = css(shadedSkin(skin, UNDER));
  context.fill(
    ellipse(x - Math.sin(roll) * down - side * radius * 0.1, y + Math.cos(roll) * down, radius * 0.8, radius),
  );
  context.restore();
}
