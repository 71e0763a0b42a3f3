import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Tint } from '../../look.ts';
import { fillDisc, fillPath } from '../../picture/path-shapes.ts';
import { CREAM, fillsOf, HERS, INK } from './shapes.ts';

/** The colors of the crossing. */
export const CROSSING = { road: '#43248c', corner: '#ff6a50', shade: '#280f78' } as const;
/** How far the crossing is turned, radians. */
export const TURN = -0.3;
/** Where the shadow of a head falls, for each unit of height. */
export const SHADOW = [-0.86, -0.78] as const;
/** Opacity of a shadow: what is below it is still seen. */
const DEEP = 0.72;

/** People from above: the coat and its shade, the hair, and whether there is an umbrella over it. She is the fifth. */
export const PEOPLE = [
  { coat: '#c02a6c', fold: '#7d1650', hair: '#f0a05a', hasUmbrella: false },
  { coat: '#9d7bea', fold: '#6d49c4', hair: HERS.hair, hasUmbrella: false },
  { coat: CROSSING.corner, fold: '#b82f5c', hair: HERS.hair, hasUmbrella: true },
  { coat: CROSSING.corner, fold: '#b82f5c', hair: HERS.hair, hasUmbrella: false },
  { coat: HERS.coat, fold: HERS.fold, hair: HERS.hair, hasUmbrella: false },
  { coat: '#9d7bea', fold: '#6d49c4', hair: '#7a1f4c', hasUmbrella: false },
  { coat: '#c02a6c', fold: '#7d1650', hair: HERS.hair, hasUmbrella: false },
] as const;
const HER = 4;

/** Width and height of the drawing of a shadow, and side of that of a person, in their own units. */
export const [SHADE, BODY] = [{ wide: 370, tall: 326 }, 176];
/** How far the feet of a shadow are from the right and the lower edge of its drawing. */
export const FEET = 56;

/** How somebody walks: 0 to 1, and 1 to the right or -1 to the left. */
interface Walk {
  step: number;
  way: number;
}

/** The shadow of somebody who strides, drawn out by the low sun. */
export function shadow(pen: Context2D, tint: Tint, { hasUmbrella, step, way }: Walk & { hasUmbrella: boolean }): void {
  const swing = Math.sin(step * 2 * Math.PI);
  const s = 34 * swing;
  const arm = 22 * swing;
  pen.translate(SHADE.wide - FEET, SHADE.tall - FEET);
  pen.globalAlpha = DEEP;
  pen.transform(Math.cos(TURN) * way, Math.sin(TURN) * way, ...SHADOW, 0, 0);
  const limbs = `M-14 92 L${-12 - s} 0 L${14 - s} 0 L4 74 L${-6 + s} 0 L${20 + s} 0 L20 92 L26 110 L${34 - arm} 112 L${30 - arm} 100 L${44 - arm} 96 L30 176`;
  const head = 'C24 186 10 188 8 190 C26 196 30 236 6 242 C-22 244 -28 212 -16 190 C-26 186 -30 180 -32 168';
  const umbrella = hasUmbrella ? 'M14 150 L20 150 L20 232 L14 232 Z M-62 226 C-50 292 84 292 96 226 Z' : '';
  fillPath(pen, tint(CROSSING.shade), `${limbs} ${head} L${-38 + arm} 100 L${-22 + arm} 98 L-18 130 Z ${umbrella}`);
}

/** Somebody who walks, in the middle of the drawing. */
export function fromAbove(pen: Context2D, tint: Tint, person: (typeof PEOPLE)[number], { step, way }: Walk): void {
  const { coat, fold, hair, hasUmbrella } = person;
  const swing = Math.sin(step * 2 * Math.PI);
  const own = fillsOf(pen, tint);
  pen.translate(BODY / 2, BODY / 2);
  pen.rotate(TURN);
  pen.scale(way, 1);
  own(INK, `M${-4 + 26 * swing} -16 h22 c8 0 8 14 0 14 h-22 Z M${-4 - 26 * swing} 3 h22 c8 0 8 14 0 14 h-22 Z`);
  own(
    coat,
    `M${-6 - 20 * swing} -42 C${8 - 20 * swing} -46 ${14 - 16 * swing} -34 12 -24 L-8 -22 Z M${-6 + 20 * swing} 42 C${8 + 20 * swing} 46 ${14 + 16 * swing} 34 12 24 L-8 22 Z`,
  );
  own(coat, 'M-14 -38 C-34 -40 -52 -32 -56 -26 C-50 -10 -52 10 -58 24 C-50 36 -30 40 -14 38 Z');
  own(fold, 'M-55 6 C-40 10 -24 8 -10 6 L-10 38 C-30 40 -50 36 -58 24 C-56 18 -55 12 -55 6 Z');
  own(coat, 'M-14 -38 C8 -44 20 -24 20 0 C20 24 8 44 -14 38 C-34 24 -34 -24 -14 -38 Z');
  own(fold, 'M-30 4 C-10 10 8 10 20 4 C19 26 8 44 -14 38 C-26 30 -30 16 -30 4 Z');
  own(hair, 'M-22 0 C-22 -17 -10 -24 3 -24 C17 -24 24 -12 24 0 C24 12 17 24 3 24 C-10 24 -22 17 -22 0 Z');
  if (person === PEOPLE[HER]) own(HERS.phones, 'M-2 -30 C4 -33 10 -31 10 -26 L10 26 C10 31 4 33 -2 30 Z');
  if (!hasUmbrella) return;
  // A quarter of a turn looks the same, so that the umbrella can turn for ever.
  pen.rotate((step * Math.PI) / 2);
  for (let part = 0; part < 8; part++) {
    const rim = (turn: number) => `${74 * Math.cos((turn * Math.PI) / 4)} ${74 * Math.sin((turn * Math.PI) / 4)}`;
    own(part % 2 ? coat : '#c62a5c', `M0 0 L${rim(part)} L${rim(part + 1)} Z`);
  }
  fillDisc(pen, tint(CREAM), 0, 0, 6);
}

/** A taxi from above, which waits before the line. @param long pixels */
export function taxiOf(tint: Tint, long: number) {
  return sprite(long * 1.3, long * 1.3, (pen) => {
    pen.translate(long * 0.65, long * 0.65);
    pen.scale(long / 220, long / 220);
    pen.save();
    pen.globalAlpha = DEEP;
    pen.translate(40 * SHADOW[0], 40 * SHADOW[1]);
    pen.rotate(TURN);
    fillPath(pen, tint(CROSSING.shade), CAR);
    pen.restore();
    pen.rotate(TURN);
    const own = fillsOf(pen, tint);
    own(HERS.coat, CAR);
    own(HERS.fold, 'M8 -110 C46 -108 48 -92 48 -70 L48 80 C48 102 40 108 8 110 L20 60 L20 -70 Z');
    own(
      INK,
      'M-38 28 C-20 40 20 40 38 28 L32 2 C16 8 -16 8 -32 2 Z M-34 -78 C-18 -86 18 -86 34 -78 L30 -58 C14 -62 -14 -62 -30 -58 Z M-41 20 L-35 0 L-33 -54 L-40 -72 Z M41 20 L35 0 L33 -54 L40 -72 Z',
    );
    own('#ffe08a', 'M-32 -2 C-14 4 14 4 32 -2 L30 -54 C14 -58 -14 -58 -30 -54 Z');
    own(HERS.coat, 'M8 2 C18 1 26 0 32 -2 L30 -54 C24 -56 16 -57 8 -57 Z');
    own(
      CREAM,
      'M-18 -34 H18 V-20 H-18 Z M-42 96 C-40 108 -30 108 -24 108 L-24 98 Z M42 96 C40 108 30 108 24 108 L24 98 Z',
    );
  });
}

const CAR =
  'M-30 -110 C-10 -114 10 -114 30 -110 C46 -108 48 -92 48 -70 L48 80 C48 102 42 110 28 111 C10 114 -10 114 -28 111 C-42 110 -48 102 -48 80 L-48 -70 C-48 -92 -46 -108 -30 -110 Z';
