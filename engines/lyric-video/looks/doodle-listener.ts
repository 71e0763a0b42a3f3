import { type Point, ringOf } from '../../drawing/hand.ts';
import type { Sketch } from './doodle-ballpoint.ts';
import type { Drawing } from './doodle-drawing.ts';

/** A cat sits on a guitar, seen from behind, and looks at everything that comes out of its sound hole. */
export const onGuitar: Drawing = {
  box: { left: 3, top: 0, width: 42, height: 75 },
  ground: { left: -40, top: 46, width: 300, height: 80 },
  scenery: (sketch) => guitar(sketch),
  draw({ line, shape, hatch, limb, clear, inRed }, isUp) {
    const tail = limb(isUp ? '22,47 12,50 6,58 8,68 15,71 18,66' : '22,47 13,51 9,60 12,70 19,72 20,66', 5.4, 3.4);
    shape(tail, { weight: 1.1, passes: 3 });
    for (const ring of ['13,46.6 16,51.6', '7,53 12,56.5', '5,61 11,62', '7,69 11,65.6'])
      line(ring, { weight: 2.2, passes: 3, taper: 0.3 });
    const body = '20,49 14,46 12.5,38 15,29 20,22 28,21 33,27 37,37 38,45 34,49.5 27,50.5';
    clear(body);
    line('27,50.5 20,49.5 14,46.5 12.5,38 15,29 19.6,22.6', { weight: 1.3, passes: 3, taper: 0.1 });
    line('29,21.6 33.5,27.5 37,37 38.4,45 34,49.6 27,50.6', { weight: 1.3, passes: 3, taper: 0.1 });
    hatch('33,27 37,37 38,45 34,49.5 24,50 31,44 34,36', { angle: 60, gap: 1.1, bend: -0.1 });
    hatch('36,36 38,45 34,49.5 26,50 33,46', { angle: 110, gap: 1.3 });
    line('14,45 19,40 23,43 22,49', { weight: 0.8 });
    line('37,45 33,40 29.5,43 29,49', { weight: 0.8 });
    for (const stripe of [
      '24,24 24.4,32 25,40',
      '20,26 20.6,30 20.4,34',
      '28.4,25.6 29,30 29.4,34',
      '15,31 17.4,33 18,36',
      '33.4,31 32,34 32,37',
      '13.4,38 16,39',
      '36.6,38.6 34.6,40',
    ])
      line(stripe, { weight: 1.9, passes: 4, taper: 0.6 });
    // The head looks up to the right, so that only a cheek is seen.
    const skull = '15,19 14.6,13 18,8 24,6.4 30,8 33.4,12.6 33.6,18 30,22.6 24,24 18,22.8';
    for (const ear of ['15.6,14 15,7.6 16.6,2.6 16.6,2.6 20,5.6 22.4,9', '26.4,7.6 29,4.6 33,2.4 33,2.4 34.4,8 33,14'])
      shape(ear, { weight: 1.1, passes: 3 });
    hatch('28,7.6 32.6,3.6 33.4,8 32.4,12', { angle: 70, gap: 0.9 });
    clear(skull);
    line('21,7 26,6.6', { weight: 1 });
    line('15.6,13 14.4,17 16,21 20,23.4 25,24 30,22.8', { weight: 1.2, passes: 3 });
    line('33,12 35,14.6 35.4,16.4 34,18 34.6,19.4 33,21 30,22.8', { weight: 1.2, passes: 2 });
    hatch('30,9 33.6,13 34,18 30,22.6 24,24 29,19', { angle: 58, gap: 1, bend: -0.1 });
    for (const stripe of ['21,8 21.4,13', '24.4,7.4 24.6,14', '28,8.4 27.6,13'])
      line(stripe, { weight: 1.7, passes: 3, taper: 0.5 });
    for (const whisker of ['34,17 39,15.6 43,15.8', '34,18 39,18 42.6,19.4'])
      line(whisker, { weight: 0.5, passes: 1, taper: 0.8 });
    inRed(() => {
      line('14.6,15.6 16,8 24,4.4 31.6,7.4 33.6,14', { weight: 1.5, passes: 3 });
      shape('12.6,15 16,13.4 17.6,17 16.4,21 13,20', { weight: 1.1 });
      hatch('12.6,15 16,13.4 17.6,17 16.4,21 13,20', { angle: 40, gap: 0.7, weight: 0.8 });
    });
  },
};

/** Its middle, in units of the drawing. */
export const SOUND_HOLE: Point = [60, 69];

function guitar({ line, shape, hatch, dark, highlight, inRed }: Sketch): void {
  const body =
    '-30,78 -26,60 -6,50 14,49 30,54 42,55 54,50 72,48 88,54 94,68 88,84 72,92 54,94 42,91 30,94 12,104 -10,106 -26,96';
  const depth =
    '-30,82 -26,98 -10,110 12,109 30,99 42,96 54,99 74,97 90,88 95,72 94,68 88,84 72,92 54,94 42,91 30,94 12,104 -10,106 -26,96';
  shape(depth, { weight: 1 });
  hatch(depth, { angle: 70, gap: 1, weight: 0.8 });
  shape(body, { weight: 1.6, passes: 4 });
  highlight(
    '-26,62 -6,52 14,51 30,56 42,57 54,52 72,50 86,56 91,68 86,82 72,89 54,91 42,88 30,91 12,101 -10,102 -24,92',
    6,
    -12,
  );
  line(body, { weight: 1.4, closed: true });
  for (let grain = 0; grain < 9; grain++) {
    const y = 58 + grain * 5;
    line(
      [
        [-24, y + 6],
        [6, y + 2],
        [36, y + 1],
        [50, y],
      ],
      { weight: 0.35, passes: 1 },
    );
  }
  hatch('-28,84 -10,98 12,98 32,88 44,86 60,90 80,84 92,72 88,86 72,93 54,94 42,91 30,94 12,104 -10,106 -26,96', {
    angle: 58,
    gap: 1.5,
    weight: 0.6,
  });
  // The neck leaves the page at the right.
  shape('74,64 74,64 240,50 240,50 240,59 240,59 75,75 75,75', { weight: 1.4, taper: 0 });
  hatch('74,70 240,55 240,59 75,75', { angle: 60, gap: 1.4, weight: 0.6 });
  for (let fret = 0; fret < 15; fret++) {
    const x = 80 + fret * (7 + fret * 0.42);
    const y = 64 - (x - 74) * 0.084;
    line(
      [
        [x, y],
        [x + 0.4, y + 10.6],
      ],
      { weight: 0.9, passes: 1, taper: 0 },
    );
  }
  for (const [radius, weight] of [
    [15, 1.1],
    [13.4, 0.6],
  ] as const)
    line(
      ringOf(...SOUND_HOLE, radius, 14, () => 1),
      { closed: true, weight },
    );
  inRed(() =>
    hatch(
      ringOf(...SOUND_HOLE, 14.8, 14, () => 1),
      { angle: 20, gap: 1, weight: 0.6 },
    ),
  );
  shape(
    ringOf(...SOUND_HOLE, 12, 14, () => 1),
    { weight: 1.3 },
  );
  dark(ringOf(...SOUND_HOLE, 12, 14, () => 1));
  shape('8,70 8,70 14,69.6 14,69.6 16,86 16,86 10,86.4 10,86.4', { weight: 1.2 });
  dark('8,70 14,69.6 16,86 10,86.4');
  // The music leaves the sound hole on five lines.
  for (let stave = 0; stave < 5; stave++) {
    const out = stave - 2;
    line(
      [
        [SOUND_HOLE[0] + out * 2, SOUND_HOLE[1] + 4],
        [62 + out * 2.6, 54],
        [56 + out * 3.6, 40],
        [64 + out * 4.6, 24 + out * 2],
        [92 + out * 3, 12 + out * 5],
        [130, 20 + out * 6],
        [170 - out, 22 + out * 7],
        [214, 2 + out * 9],
        [260, -12 + out * 10],
      ],
      { weight: 0.7, passes: 2, taper: 0.04 },
    );
  }
  for (let string = 0; string < 5; string++) {
    const y = 72 + string * 2.6;
    line(
      [
        [11, y + 0.4],
        [60, y - 5 - string * 0.6],
        [240, y - 21 - string * 1.2],
      ],
      { weight: 0.5, passes: 1, taper: 0 },
    );
  }
}
