import type { Sketch } from './doodle-ballpoint.ts';
import type { Drawing } from './doodle-drawing.ts';
import { night, roof, town } from './doodle-roofs.ts';

/** A cat walks along a roof at night with a cassette player on its back. */
export const onRoofs: Drawing = {
  box: { left: -2, top: -16, width: 130, height: 97 },
  ground: { left: -190, top: -80, width: 440, height: 220 },
  scenery(sketch) {
    night(sketch);
    town(sketch);
    roof(sketch);
  },
  draw(sketch, isUp) {
    const { line, shape, hatch, limb, clear, within, inRed, dark } = sketch;
    // The far legs are hatched, because they are in the shade.
    const farFront = isUp ? '41,44 37,56 30,66 27,74' : '43,46 45,58 45,68 43,75';
    const farHind = isUp ? '94,44 100,54 108,61 107,72' : '91,46 83,57 86,67 80,74';
    for (const path of [farFront, farHind]) {
      const leg = limb(path, 11, 5);
      shape(leg, { weight: 0.9 });
      hatch(leg, { angle: 64, gap: 1.2 });
      hatch(leg, { angle: 118, gap: 1.8 });
    }
    const [footX, hindX] = isUp ? [26, 106] : [42, 78];
    for (const x of [footX, hindX])
      shape(
        [
          [x + 4, 73],
          [x + 3.5, 78],
          [x - 4, 78.4],
          [x - 6, 76.5],
          [x - 2, 74],
        ],
        { weight: 0.9 },
      );
    const tail = limb(
      isUp
        ? '105,34 114,32 121,24 123,11 119,0 110,-7 101,-5 99,3'
        : '105,34 114,31 120,22 121,10 117,0 108,-5 100,-2 100,6',
      8,
      4.6,
    );
    shape(tail, { weight: 1.15, passes: 3 });
    hatch(tail.slice(0, Math.floor(tail.length / 2)), { angle: 30, gap: 1.5 });
    for (const ring of ['112,28.5 116,35', '116.5,22 123,26', '118,12 125,13', '117,4 122.5,-1', '108,-2 110,-8'])
      line(ring, { weight: 2.6, passes: 4, taper: 0.3 });
    // Body: throat, chest, belly, flank, rump, back and the two shoulder blades.
    clear(
      '25,38 30,46 38,52 52,52 66,51 80,49 90,53 100,50 109,44 109,36 104,29 96,25.5 86,26.5 74,28.5 62,27.5 54,22.5 47,20.5 40,23 33,18 24,24',
    );
    line('31,14.5 36,19.5 41,23', { weight: 1.2 });
    line('39,24.5 43,20.6 48,20 53,22.5 57,27', { weight: 1.3, passes: 3 });
    line('53,23 60,27.4 74,28.6 86,26.4 96,25 104,28.5 108.5,35 110,44', { weight: 1.3, passes: 3, taper: 0.1 });
    line('52,51 62,51.6 74,49.6 84,49.6', { weight: 1.1, passes: 3 });
    line('24.5,36 28,42 31,47', { weight: 1.1 });
    hatch('52,44 62,43 80,42 92,46 90,52 80,49.5 66,51.5 52,52', { angle: 66, gap: 1.3, bend: 0.12 });
    hatch('54,48 66,46.5 82,46 88,51 80,49.5 66,51.5 54,52', { angle: 112, gap: 1.6 });
    hatch('26,37 32,38 40,46 38,52 31,47', { angle: 74, gap: 1.2 });
    for (const stripe of [
      '63,28 64,34 61,40',
      '79,28 81,34 79,40',
      '86,26.6 89,33 88,40',
      '93,25.5 97,32 97,38',
      '100,27 104,33 104.5,39',
      '107,33 107,40 105,45',
      '40,24 42,31 40,37',
      '46,31 48,35 48,39',
    ])
      line(stripe, { weight: 2.4, passes: 4, taper: 0.6 });
    // The blade under the fur.
    line('44,22 49,27 51,35 49,44', { weight: 0.7, passes: 3, taper: 0.5 });
    nearLegs(sketch, isUp);
    player(sketch);
    within({ x: 0, y: isUp ? 0.8 : 0 }, () => profile(sketch));
    inRed(() => {
      line('22,9 26,2 31.5,3.5 32.5,10 30,17', { weight: 1.7, passes: 3, taper: 0.05 });
      shape('23.5,15 29,13.5 32,18 30.5,24.5 25.5,25.5 22.5,20.5', { weight: 1.2 });
      dark('25,17.5 28.5,16.5 30.2,19.5 29,22.8 26,23 24.4,20.3');
      line('28,25 33,33 42,32 47,27 55,30 59,36', { weight: 0.8, passes: 2 });
    });
  },
};

function nearLegs({ line, hatch, clear }: Sketch, isUp: boolean): void {
  const front = isUp
    ? '34,34 35,46 36,56 37,66 36,73 31,75.5 30.5,78 41,78.4 43,74 44,64 47,54 51,47 50,38'
    : '31,38 29,48 24.5,58 18,67 13,73 8.5,75.5 8,78.2 17,78.4 21,74 28,67 36,59 44,53 51,46 49,36';
  clear(front);
  line(
    isUp
      ? '32,42 35,52 36.5,62 36,73 31,75.5 30.5,78 41,78.4'
      : '30,42 28.5,50 24.5,58 18,67 13,73 8.5,75.5 8,78.2 17,78.4',
    { weight: 1.15, passes: 3, taper: 0.1 },
  );
  line(isUp ? '41,78.4 43,74 44,64 47,54 51,47' : '17,78.4 21,74 28,67 36,59 44,53.5 52,47', {
    weight: 1.1,
    passes: 2,
    taper: 0.1,
  });
  hatch(isUp ? '44,50 50,46 46,56 43,66 42,76 39,76 40,64' : '38,52 50,46 44,53 36,59 28,67 20,74 18,73 28,62', {
    angle: isUp ? 20 : -50,
    gap: 1.2,
  });
  for (const x of isUp ? [33.5, 36.5] : [11, 14])
    line(
      [
        [x, 75.5],
        [x - 0.8, 78.2],
      ],
      { weight: 0.7 },
    );
  const hind = isUp
    ? '88,32 84,42 84,52 82,60 78,66 74,72 69,75.5 69,78.2 79,78.4 83,73 88,66 96,59 104,52 109,44'
    : '88,34 86,44 90,52 98,57 102,62 101,69 98,74.5 93.5,76 93.5,78.2 104,78.4 107.5,74 110,64 111.5,60.5 106.5,54 110,44';
  clear(hind);
  line(
    isUp
      ? '86,38 83.5,46 84,53 82,60 78,66 74,72 69,75.5 69,78.2 79,78.4'
      : '88,38 86,46 90,52.5 98,57 102,62 101,69 98,74.5 93.5,76 93.5,78.2 104,78.4',
    { weight: 1.15, passes: 3, taper: 0.1 },
  );
  line(
    isUp ? '79,78.4 83,73 88,66 96,59 105,52 110,43' : '104,78.4 107.5,74 110,65 111.8,60.5 111.8,60.5 107,54 110,43',
    { weight: 1.15, passes: 3, taper: 0.08 },
  );
  hatch(
    isUp
      ? '100,40 109,42 104,52 94,60 85,69 80,76 78,74 86,62 96,52'
      : '102,42 110,42 107,54 111,60 109,68 105,77 102,75 105,62 99,54',
    { angle: 40, gap: 1.3, bend: 0.1 },
  );
  for (const x of isUp ? [72, 75] : [96.5, 100])
    line(
      [
        [x, 75.8],
        [x - 0.8, 78.2],
      ],
      { weight: 0.7 },
    );
}

function player({ line, shape, hatch, highlight, inRed, dark }: Sketch): void {
  line('55,23.5 58,31 58,42 56,51', { weight: 1.2, passes: 3 });
  line('76,28.5 77,36 75,44 73,49.6', { weight: 1.2, passes: 3 });
  const box = '55,28.5 55,28.5 78,30.5 78,30.5 77,46 77,46 54,44 54,44';
  shape(box, { weight: 1.3, passes: 3, taper: 0 });
  highlight(box, 3);
  line(box, { weight: 1.3, closed: true });
  shape('58,31.6 58,31.6 75,33 75,33 74.5,39.8 74.5,39.8 57.5,38.4 57.5,38.4', { weight: 0.8 });
  for (const x of [62, 70]) {
    dark([
      [x - 1.9, 35.4],
      [x, 33.6],
      [x + 1.9, 35.6],
      [x, 37.6],
    ]);
  }
  line('63.8,35 68.2,35.4', { weight: 0.6 });
  hatch('57,40 75,41.6 74.5,44.4 57,43', { angle: 94, gap: 1.4, weight: 0.7 });
  inRed(() => line('72,27 74,24.5 76.5,27', { weight: 1 }));
}

function profile({ line, shape, hatch, clear, dark, inRed }: Sketch): void {
  shape('16.5,15 15.5,9 17,4 17,4 21,8 23,13', { weight: 1 });
  hatch('17,14 16,9 17,5 20,9 21,13', { angle: 80, gap: 0.9 });
  clear('19,13 15,17 12,21 9.5,24.5 7,27 8,30 10.5,33.5 16,36 24,37.5 31,34 35,28 35,20 31,14.5');
  shape('19.5,14.5 20.5,8.5 24,2 24,2 28.5,8 31,16', { weight: 1.15, passes: 3 });
  hatch('21.4,13.5 22,9 24,4.5 27,9 28,14', { angle: 78, gap: 0.9 });
  clear('19,14 31,15 28,20 20,18');
  line('20,13.6 17,15.4 14,18.4 12,21.6 9.6,24.6 7.2,26.4 6.8,27.8 8,29 8.2,30.6 9.5,32.8 12,34.4 17,35.6 21,36', {
    weight: 1.25,
    passes: 3,
    taper: 0.06,
  });
  line('21,36 26,39 26,39 28,36.5 31,38.5 31,38.5 33,34.5', { weight: 1 });
  inRed(() => dark('9.4,25 6.6,26.6 7.2,28.2 9.6,27.4'));
  line('8,29.2 10.4,30 13.4,31.4 15,30.4', { weight: 1 });
  // The eye from the side: a wedge of glass.
  line('12.6,22.4 15,20.4 18,21.4 19.4,23', { weight: 1.5, passes: 3 });
  line('13,23 15,25 18,24.6 19.4,23', { weight: 0.9 });
  dark('13.4,22 15.4,21 15.6,23.4 14.6,24.6 13.4,23.6');
  for (const stripe of [
    '20,23 24,25.5 25,29',
    '20.5,26 23,29 22.5,32.5',
    '20,14.5 18.6,17.5',
    '22.5,14.6 21.4,18',
    '30,27 32,30 31,34',
  ])
    line(stripe, { weight: 1.8, passes: 3, taper: 0.6 });
  hatch('14,33 22,32 31,29 31,34 25,38 17,35.6', { angle: 58, gap: 1.1 });
  for (const whisker of ['11.5,28.4 4,27 -2,28.6', '11.5,29.2 4,30.4 -1,33.4', '12,30 6,34 3,38', '13,18 9,14 7.5,11'])
    line(whisker, { weight: 0.55, passes: 1, taper: 0.8 });
  for (const dot of ['11.6,28 11.8,28.3', '12.6,29 12.8,29.2', '13.2,27.8 13.4,28'])
    line(dot, { weight: 0.8, passes: 1, taper: 0 });
}
