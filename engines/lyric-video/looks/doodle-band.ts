import { type Point, ringOf } from '../../drawing/hand.ts';
import type { Sketch } from './doodle-ballpoint.ts';

export function guitar({ line, shape, hatch, inRed, dark, highlight }: Sketch): void {
  inRed(() => {
    // An arrow of a body, and its point towards the eye.
    const body = '40,92 50,88 60,90 72,84 92,80 92,80 86,96 82,104 90,118 96,132 96,132 76,124 60,120 46,112 38,104';
    shape(body, { weight: 1.8, passes: 3 });
    highlight(body, 5);
    hatch('82,104 90,118 96,132 76,124 60,120 46,112 40,104 56,110 72,110', { angle: 52, gap: 1.4, weight: 0.8 });
    hatch('84,110 90,118 96,132 76,124 64,121 78,116', { angle: 108, gap: 1.6, weight: 0.8 });
    line(body, { weight: 1.4, closed: true });
    shape('43,94 43,94 4,76 4,76 2,81 2,81 40,101 40,101', { weight: 1.3, taper: 0 });
  });
  for (let fret = 0; fret < 8; fret++) {
    const x = 8 + fret * 4.4;
    line(
      [
        [x, 78 + fret * 2.05],
        [x - 1.6, 82.4 + fret * 2.2],
      ],
      { weight: 0.7, passes: 1 },
    );
  }
  inRed(() =>
    shape('5,75 -3,70 -12,64 -12,64 -15,70 -15,70 -9,73 -13,78 -13,78 -2,80 2,82', { weight: 1.4, passes: 3 }),
  );
  for (const [x, y] of [
    [-10, 68],
    [-6, 71],
    [-8, 76],
    [-3, 77],
  ] as Point[])
    dark(ringOf(x, y, 1, 6, () => 1));
  for (const string of [0, 1, 2])
    line(
      [
        [-3, 74 + string * 1.6],
        [42, 95.4 + string * 1.9],
        [74, 106 + string * 1.6],
      ],
      { weight: 0.5, passes: 1, taper: 0 },
    );
  dark('51,97 51,97 55,98 55,98 52,108 52,108 48.6,106 48.6,106');
  dark('62,101 62,101 65.6,102 65.6,102 62.6,112 62.6,112 59.4,110 59.4,110');
  shape('73,103 73,103 77,104 77,104 75,112 75,112 71,111 71,111', { weight: 1 });
  for (const [x, y] of [
    [80, 112],
    [84, 118],
  ] as Point[])
    shape(
      ringOf(x, y, 1.8, 8, () => 1),
      { weight: 1 },
    );
}

export function microphone({ line, shape, hatch, dark, highlight }: Sketch): void {
  line('86,46 96,80 104,128', { weight: 2.2, passes: 3, taper: 0 });
  shape('79,41 79,41 85,37 85,37 92,52 92,52 88,55 88,55', { weight: 1.2 });
  dark('84,46 84,46 88,43.6 88,43.6 92,52 92,52 88,55 88,55');
  const head = ringOf(78.5, 36, 7.4, 12, () => 1);
  shape(head, { weight: 1.3, passes: 3 });
  highlight(head, 3);
  hatch(head, { angle: 30, gap: 1.7, weight: 0.6, bend: 0.1 });
  hatch(head, { angle: 118, gap: 1.7, weight: 0.6, bend: 0.1 });
  line('73,41 79,42 84.6,37', { weight: 1.6, passes: 3 });
}
