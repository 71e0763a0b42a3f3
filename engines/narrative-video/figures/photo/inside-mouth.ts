import { luminance, mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { type HeadPicture, sampleAt } from './head-picture.ts';
import type { Moved } from './mouth-warp.ts';

/** Indexes in MediaPipe's face mesh of the inner and the outer edge of the lower lip, and of both cheeks. */
const [LIP, CHEEKS] = [
  [14, 17],
  [50, 280],
] as const;
/** Factors of the lip's color that give the tongue and the throat: both are lit through the lips, and are never black. */
const [TONGUE, THROAT]: readonly [Rgb, Rgb] = [
  [0.86, 0.72, 0.72],
  [0.44, 0.3, 0.3],
];
/** Color of teeth on a face as bright as white, and least and greatest share of the face's light that reaches them. */
const [ENAMEL, LEAST, MOST]: readonly [Rgb, number, number] = [[240, 232, 220], 0.3, 0.94];
/** Luminance of bare skin in good light. */
const FAIR = 205;
/** Share of an open mouth that the upper teeth cover, and widths of teeth in halves of the mouth. */
const [UPPER, TOOTH] = [0.36, 0.24];

/** The inside of the mouth of a photographed head, in the colors and in the light of its own lips and skin. */
export class InsideMouth {
  readonly #tongue: Rgb;
  readonly #throat: Rgb;
  readonly #teeth: Rgb;

  constructor(head: HeadPicture) {
    const lip = colorBetween(head, LIP);
    const bright = Math.max(LEAST, Math.min(MOST, luminance(colorBetween(head, CHEEKS)) / FAIR));
    this.#tongue = times(lip, TONGUE);
    this.#throat = times(lip, THROAT);
    this.#teeth = times(ENAMEL, [bright, bright * 0.98, bright * 0.95]);
  }

  /** Returns the color of a place between lips that open. */
  colorAt({ down, aside }: Pick<Moved, 'down' | 'aside'>, hasTeeth: boolean): Rgb {
    const inside = mix(this.#throat, this.#tongue, smoothstep(0.4, 0.95, down) * smoothstep(1, 0.45, aside));
    if (!hasTeeth) return inside;
    const gap = Math.abs((aside / TOOTH) % 1);
    const round = 1 - 0.14 * smoothstep(0.16, 0, Math.min(gap, 1 - gap)) - 0.42 * aside * aside;
    const edge = smoothstep(UPPER, UPPER - 0.1, down + 0.14 * aside);
    return mix(inside, times(this.#teeth, [round, round, round]), edge);
  }
}

/** Returns the color halfway between two points of a face. */
function colorBetween(head: HeadPicture, [one, other]: readonly [number, number]): Rgb {
  const colors = [0.35, 0.5, 0.65].map((share): Rgb => {
    const at = (axis: 0 | 1) => {
      const from = (head.points[one] as Point)[axis];
      return from + ((head.points[other] as Point)[axis] - from) * share;
    };
    const pixel = new Uint8ClampedArray(4);
    sampleAt(pixel, 0, head, at(0), at(1));
    return [pixel[0] as number, pixel[1] as number, pixel[2] as number];
  });
  return colors.toSorted((a, b) => luminance(a) - luminance(b))[1] as Rgb;
}

function times(color: Rgb, by: Rgb): Rgb {
  return [color[0] * by[0], color[1] * by[1], color[2] * by[2]];
}
