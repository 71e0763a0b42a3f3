import { darken, hex } from '../../drawing/color.ts';
import { type DrawnThing, drawnThing, type Sketch } from './sketch.ts';

const [WALL, ROOF, FRAME, BLAZE] = [hex('#c8b08a'), hex('#7a3a2c'), hex('#4a342a'), hex('#ffb03a')];
const BURNT = hex('#3a302c');

function house(sketch: Sketch): void {
  sketch.glow(0, 90, 170, hex('#ff9a3a'), 0.5);
  sketch.rect(-100, 0, 200, 130, WALL);
  sketch.shape(
    [
      [-116, 126],
      [116, 126],
      [70, 190],
      [-70, 190],
    ],
    ROOF,
  );
  for (const [x, y] of [
    [-74, 72],
    [-18, 72],
    [38, 72],
    [-74, 18],
    [40, 18],
  ] as const) {
    sketch.rect(x - 2, y - 2, 40, 40, FRAME);
    sketch.rect(x, y, 36, 36, BLAZE, { isBright: true, hasOutline: false });
    sketch.shape(
      [
        [x - 4, y + 36],
        [x + 40, y + 36],
        [x + 30, y + 54],
        [x + 18, y + 46],
        [x + 6, y + 56],
      ],
      BURNT,
      { hasOutline: false, isFlat: true },
    );
  }
  sketch.rect(-20, 0, 36, 58, darken(ROOF, 0.2));
}

/** A house on fire: flames are at its windows and on its roof. */
export const BURNING_HOUSE: DrawnThing = drawnThing(232, 190, house, {
  flames: [
    { x: -56, y: 74, tall: 50 },
    { x: 0, y: 74, tall: 44 },
    { x: 56, y: 74, tall: 52 },
    { x: -56, y: 20, tall: 40 },
    { x: 58, y: 20, tall: 42 },
    { x: -60, y: 150, tall: 70 },
    { x: 4, y: 182, tall: 92 },
    { x: 58, y: 156, tall: 76 },
  ],
});
