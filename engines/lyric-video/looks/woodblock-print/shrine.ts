import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { Composition, Tint } from '../../look.ts';
import { around, block, bokashi, carve, FOAM, KEY, PALE } from './carving.ts';

const LACQUER = '#b8402f';
const SHADE = '#6a2430';

/** A flat form with ink wiped along one edge, and the line around it. */
function form(pen: Context2D, outline: readonly Point[], ink: string, line: number, wiped?: () => void): void {
  block(pen, outline, ink);
  if (wiped) {
    pen.save();
    polygon(pen, outline);
    pen.clip();
    wiped();
    pen.restore();
  }
  polygon(pen, outline);
  pen.lineWidth = line;
  pen.lineJoin = 'round';
  pen.stroke();
}

/** Snow that lies on a beam: its lower edge is the beam's, its upper one is soft. */
function snowOn(pen: Context2D, beam: readonly Point[], depth: number, tint: Tint): void {
  const upper = beam.map(([x, y], index): Point => {
    const share = index / (beam.length - 1);
    return [x, y - depth * Math.sin(Math.PI * clamp(share, 0.05)) ** 0.3 * (0.8 + 0.3 * Math.sin(index * 1.9))];
  });
  const lower = beam.map(([x, y], index): Point => [x, y + depth * (0.25 + 0.22 * Math.sin(index * 2.6))]).reverse();
  const outline = curve([...upper, ...lower], true, 6);
  block(pen, outline, tint(FOAM));
  pen.save();
  polygon(pen, outline);
  pen.clip();
  pen.fillStyle = tint(PALE);
  carve(pen, curve([...lower].reverse(), false, 6), depth * 0.6);
  pen.restore();
  pen.fillStyle = tint(KEY);
  carve(pen, [...outline, outline[0] as Point], 2.6, around);
}

/** A shrine's gate that stands in the water, with snow on its beams and a rope with slips of paper. @param wide pixels */
export function gateOf({ tint }: Composition, wide: number, snowy = true) {
  const scale = wide / 600;
  return sprite(wide, 560 * scale, (pen) => {
    pen.scale(scale, scale);
    pen.strokeStyle = tint(KEY);
    const red = tint(LACQUER);
    const shaded = (left: number, width: number) => () => {
      const gradient = pen.createLinearGradient(left, 0, left + width, 0);
      gradient.addColorStop(0, `${tint(SHADE)}00`);
      gradient.addColorStop(0.45, `${tint(SHADE)}00`);
      gradient.addColorStop(1, `${tint(SHADE)}f0`);
      pen.fillStyle = gradient;
      pen.fillRect(left - 40, 0, width + 80, 600);
    };
    for (const [top, foot] of [
      [142, 122],
      [458, 478],
    ] as const) {
      form(
        pen,
        [
          [top - 17, 84],
          [top + 17, 84],
          [foot + 22, 560],
          [foot - 22, 560],
        ],
        red,
        3.6,
        shaded(Math.min(top, foot) - 20, 50),
      );
      form(
        pen,
        [
          [foot - 25, 488],
          [foot + 26, 488],
          [foot + 29, 560],
          [foot - 28, 560],
        ],
        tint('#1d2a45'),
        3.6,
      );
    }
    const below = () => bokashi(pen, { width: 600, from: 210, to: 170 }, tint(SHADE), 0.9);
    form(pen, pointsOf('74,168 526,168 526,202 74,202'), red, 3.6, below);
    form(pen, pointsOf('276,96 324,96 321,168 279,168'), tint('#1d2a45'), 3.2);
    pen.strokeStyle = tint('#d9a86a');
    pen.lineWidth = 3;
    pen.strokeRect(285, 106, 30, 50);
    pen.strokeStyle = tint(KEY);
    const lintel = [
      ...curve(pointsOf('44,60 160,74 300,78 440,74 556,60')),
      ...curve(pointsOf('550,94 440,104 300,107 160,104 50,94')),
    ];
    form(pen, lintel, red, 3.6, () => bokashi(pen, { width: 600, from: 112, to: 82 }, tint(SHADE), 0.9));
    const roof = curve(pointsOf('6,26 60,42 160,54 300,58 440,54 540,42 594,26'));
    form(pen, [...roof, ...curve(pointsOf('580,62 440,78 300,82 160,78 20,62'))], tint('#1d2a45'), 3.6);
    if (snowy) {
      snowOn(pen, pointsOf('74,166 100,166 124,166'), 9, tint);
      snowOn(pen, pointsOf('164,166 200,166 240,166 272,166'), 11, tint);
      snowOn(pen, pointsOf('328,166 372,166 410,166 436,166'), 11, tint);
      snowOn(pen, pointsOf('478,166 500,166 524,166'), 9, tint);
      snowOn(pen, pointsOf('6,25 60,40 120,49 200,55 300,57 400,55 480,49 540,40 594,25'), 19, tint);
    }
    rope(pen, tint);
  });
}

function rope(pen: Context2D, tint: Tint): void {
  const line = curve(pointsOf('150,216 220,238 300,246 380,238 450,216'), false, 10);
  pen.fillStyle = tint(KEY);
  carve(pen, line, 17, (share) => 0.5 + 0.5 * Math.sin(Math.PI * share));
  pen.fillStyle = tint('#d9bf86');
  carve(pen, line, 12.5, (share) => 0.45 + 0.55 * Math.sin(Math.PI * share));
  pen.fillStyle = tint(KEY);
  for (let index = 2; index < line.length - 2; index += 2) {
    const [x, y] = line[index] as Point;
    carve(pen, pointsOf('-3,5 0,0 4,-5', x, y), 2);
  }
  for (const at of [7, 16, 25, 33]) {
    const [x, y] = line[at] as Point;
    const slip = pointsOf('-6,5 6,5 6,17 12,17 12,30 6,30 6,44 -5,36 -5,24 1,24 1,13 -6,13', x, y);
    form(pen, slip, tint(FOAM), 2);
  }
}

/** A stone lantern with a lit window, in snow. @param tall pixels */
export function lanternOf({ tint }: Composition, tall: number) {
  const scale = tall / 330;
  return sprite(230 * scale, tall, (pen) => {
    pen.scale(scale, scale);
    pen.strokeStyle = tint(KEY);
    const stone = tint('#7d8a94');
    const dark = (from: number, to: number) => () => bokashi(pen, { width: 230, from, to }, tint('#2c3c58'), 0.9);
    form(pen, pointsOf('62,304 168,304 182,330 48,330'), stone, 3.4, dark(334, 296));
    form(
      pen,
      curve(pointsOf('96,306 100,270 98,226 94,208 136,208 132,226 130,270 134,306')),
      stone,
      3.4,
      dark(310, 230),
    );
    form(pen, pointsOf('74,188 156,188 144,210 86,210'), stone, 3.4, dark(214, 184));
    form(pen, pointsOf('82,126 148,126 150,188 80,188'), stone, 3.4, dark(190, 130));
    form(pen, curve(pointsOf('97,184 95,158 100,140 115,134 130,140 135,158 133,184')), tint('#ffd98a'), 3);
    pen.fillStyle = tint(KEY);
    carve(pen, pointsOf('115,134 115,160 115,186'), 2.4, () => 1);
    carve(pen, pointsOf('96,160 115,160 134,160'), 2.4, () => 1);
    const roof = curve(pointsOf('26,122 54,108 84,84 100,68 130,68 146,84 176,108 204,122'));
    form(pen, [...roof, [196, 136], [34, 136]], stone, 3.4, dark(140, 100));
    form(pen, curve(pointsOf('103,62 98,44 115,26 132,44 127,62')), stone, 3.2);
    snowOn(pen, pointsOf('26,122 54,106 84,82 104,66 126,66 146,82 176,106 204,122'), 17, tint);
    snowOn(pen, pointsOf('102,42 115,28 128,42'), 9, tint);
    snowOn(
      pen,
      [
        [74, 188],
        [82, 188],
      ],
      5,
      tint,
    );
    snowOn(pen, pointsOf('56,306 80,303 96,304'), 9, tint);
    snowOn(pen, pointsOf('134,304 150,303 172,308'), 9, tint);
  });
}

/** A boat at rest, with snow on its planks. @param wide pixels */
export function mooredOf({ tint }: Composition, wide: number) {
  const scale = wide / 300;
  return sprite(wide, 92 * scale, (pen) => {
    pen.scale(scale, scale);
    pen.strokeStyle = tint(KEY);
    const rim = curve(pointsOf('8,26 60,42 140,48 220,42 292,12'));
    const keel = curve(pointsOf('292,12 272,46 232,72 150,80 70,74 26,54 8,26'));
    form(pen, [...rim, ...keel], tint('#5d5560'), 4, () =>
      bokashi(pen, { width: 300, from: 84, to: 40 }, tint('#1d2a45'), 0.9),
    );
    pen.fillStyle = tint(KEY);
    carve(pen, curve(pointsOf('26,52 90,62 160,64 236,54 276,32')), 2.6);
    snowOn(pen, pointsOf('8,26 60,41 140,47 220,41 262,27 292,12'), 10, tint);
    pen.fillStyle = tint(KEY);
    carve(pen, curve(pointsOf('74,40 60,10 52,-4')), 6, around);
    carve(pen, curve(pointsOf('10,84 90,86 180,84 250,86')), 3);
  });
}
