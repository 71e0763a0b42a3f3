import type { Canvas } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { each, type Layer, picture, still } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { type Brush, viewOf } from '../../picture/flat-shapes.ts';
import { inDisc, medalOf } from '../../picture/medallion.ts';
import { posterized } from '../../picture/prints.ts';
import { areasOf } from '../../words/layout.ts';
import { pair } from './couple.ts';
import { house } from './house.ts';
import { BLUE, CORAL, CREAM, DAWN, NIGHT, WET, WINTER } from './inks.ts';
import { aloneWithShadow } from './shadow.ts';
import { flooded, sheetOf } from './sheet.ts';
import { stippled } from './stipple.ts';

/** The paper, what the moon lights on it, and the ground with its shade. */
const SHEETS: Readonly<Record<MovementKind, Readonly<Record<'sky' | 'light' | 'disc' | 'ground' | 'shade', string>>>> =
  {
    opening: { sky: NIGHT, light: BLUE, disc: CREAM, ground: BLUE, shade: '#7f93c4' },
    verse: { sky: NIGHT, light: BLUE, disc: CREAM, ground: WET, shade: '#5d74b3' },
    chorus: { sky: CORAL, light: '#fbb08e', disc: CREAM, ground: NIGHT, shade: BLUE },
    break: { sky: WINTER, light: '#d3def4', disc: CREAM, ground: CREAM, shade: '#c3b8c4' },
    ending: { sky: DAWN, light: '#fdeed8', disc: CORAL, ground: NIGHT, shade: BLUE },
  };
/** How tall those are who look at the moon, and where their feet are, in shares of the frame's height. */
const TALL = { wide: 0.36, tall: 0.16, square: 0.19 } as const;
const FEET = 0.965;

/** How large they are, relative to that. */
const SIZES: Readonly<Record<MovementKind, number>> = { opening: 0.64, verse: 1, chorus: 0.6, break: 1, ending: 1.3 };

/** Stars or flakes that twinkle, and their distance from the moon's edge, in units. */
const [DOTS, CLEAR] = [44, 12];

/** The areas of words and of the moon with a singer. Words stay above those who look at it. */
export const besideSinger: NonNullable<Look['arrange']> = (composition) => {
  const { shape, height, text, art, movement } = composition;
  const area = areasOf(composition);
  if (movement === 'opening' && shape === 'wide')
    return { text: area(0.06, 0.1, 0.45, 0.46), art: area(0.5, 0.05, 0.46, 0.7) };
  if ((movement === 'break' || movement === 'ending') && shape === 'wide')
    return { text, art: area(0.08, 0.05, 0.5, 0.8) };
  if (movement === 'chorus' || movement === 'opening') return { text, art };
  if (shape === 'wide') return { text: { ...text, top: height * 0.09, height: height * 0.47 }, art };
  const room = height * (FEET - TALL[shape] - 0.01) - text.top;
  return { text: { ...text, height: room > 0 ? Math.min(text.height, room) : text.height }, art };
};

/** A singer in the moon, and those who look at it. */
export function singerScene(composition: Composition): Layer[] {
  const { width, height, unit, chance, movement } = composition;
  const view = viewOf(composition, 0);
  const onSheet = (x: number, y: number): Point => [view.left + x / view.scale, view.top + y / view.scale];
  const { at, radius } = moonOf(composition);
  const [x, y] = onSheet(...at);
  const reach = radius / view.scale;
  const [, horizon] = onSheet(0, horizonOf(composition));
  const { sky, light, ground, shade } = SHEETS[movement];
  const face = faceOf(composition);
  const sheet = sheetOf(composition, view, sky, (brush) => {
    const { pen } = brush;
    const { left, right, top, bottom } = view;
    stippled(brush, light, [left, top, right, horizon], chance.fork('sky'), (px, py) => {
      const near = 1 - Math.hypot(px - x, py - y) / (2.7 * reach);
      return near > 0 ? 0.7 * near ** 1.4 : 0;
    });
    if (face) pen.drawImage(face, x - reach, y - reach, 2 * reach, 2 * reach);
    flooded(brush, view, ground, horizon);
    stippled(brush, shade, [left, horizon, right, bottom], chance.fork('ground'), (px, py) => {
      const aside = Math.abs(px - x) / (1.5 * reach + (py - horizon));
      return Math.max(0, 0.6 * (1 - aside));
    });
    const [own, feet] = onSheet(besideMoon(composition) * width, feetOf(composition));
    pen.translate(own, feet);
    onlookers(brush, composition, height / view.scale);
  });
  const dot = view.cut([0, 0, 8, 8], ({ disc }) => disc(CREAM, 4, 4, movement === 'break' ? 3.4 : 2));
  const own = chance.fork('dots');
  const dots = Array.from({ length: DOTS }, () => ({
    at: [own.between(0, width), own.between(0, horizonOf(composition))] as const,
    phase: own.between(0, 6.3),
  }));
  return [
    still(sheet),
    each(
      dots.filter(({ at: [dx, dy] }) => Math.hypot(dx - at[0], dy - at[1]) > radius + CLEAR * unit),
      ({ at: [dx, dy], phase }) =>
        picture(dot)
          .at([dx, dy])
          .opacity(({ onTwos: { travel, treble } }) =>
            Math.max(0, 0.4 + 0.4 * Math.sin(travel * 1.6 + phase) + 0.4 * treble),
          ),
    ),
  ];
}

/** How far down those stand who look at the moon, in pixels. A shadow needs room below. */
function feetOf(composition: Composition): number {
  const { movement, height } = composition;
  if (movement === 'ending') return horizonOf(composition) + 1;
  return height * (movement === 'opening' ? 0.8 : FEET);
}

/** Where those stand who look at the moon, in shares of the frame's width: where there are no words, or below them. */
function besideMoon({ shape, movement }: Composition): number {
  if (movement === 'chorus') return shape === 'wide' ? 0.53 : 0.86;
  if (shape !== 'wide') return 0.74;
  return movement === 'opening' ? 0.28 : 0.72;
}

/** Who looks at the moon: nobody in a chorus, where it is near. @param frame the frame's height */
function onlookers(brush: Brush, { shape, movement }: Composition, frame: number): void {
  const { pen } = brush;
  const size = (frame * TALL[shape] * SIZES[movement]) / 265;
  pen.scale(size, size);
  if (movement === 'verse' || movement === 'break' || movement === 'chorus') pair(brush);
  if (movement === 'ending') house(brush, CREAM, 0, 0);
  if (movement === 'opening' && shape === 'wide') aloneWithShadow(brush, 0.9, 0.5);
}

function horizonOf({ art, text, shape, height, movement }: Composition): number {
  if (movement === 'chorus') return height * 0.93;
  if (movement === 'break') return height * 0.83;
  if (movement === 'opening') return art.top + art.height;
  return shape === 'wide' ? height * 0.74 : Math.min(text.top - 0.03 * height, art.top + art.height);
}

/** The moon, which stands on the horizon, in pixels. */
function moonOf(composition: Composition): { at: Point; radius: number } {
  const { art, height, width } = composition;
  const horizon = horizonOf(composition);
  const x = art.left + art.width / 2;
  const side = Math.min(horizon - Math.max(0.04 * height, art.top), art.width * 1.04, 2 * Math.min(x, width - x));
  return { at: [x, horizon - 0.51 * side], radius: side * 0.46 };
}

/** The singer as a print on the moon. */
function faceOf(composition: Composition): Canvas | undefined {
  const { singer, tint, unit, movement } = composition;
  if (!singer) return undefined;
  const side = 2 * moonOf(composition).radius;
  const inks = [NIGHT, '#8a3a4c', '#f0a17c', '#fbeeda'].map(tint);
  return inDisc(posterized(drawnTones(medalOf(singer, side), 1.6 * unit), inks), (pen) => {
    pen.fillStyle = tint(SHEETS[movement].disc);
    pen.fillRect(0, 0, side, side);
  });
}
