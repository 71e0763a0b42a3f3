import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { sway, wrap } from '../../../drawing/motion.ts';
import { wear } from '../../../drawing/texture.ts';
import { each, type Layer, picture, still } from '../../layers.ts';
import type { Composition, Tint } from '../../look.ts';
import { block, bokashi, carve, FOAM, KEY, PALE, tapered } from './carving.ts';
import { pineOf } from './pine.ts';
import { mountainOf, moving, openSeaOf } from './sea.ts';
import { layoutOf, portraitOf, printOf } from './sheet.ts';
import { gateOf, lanternOf, mooredOf } from './shrine.ts';

/** Where things are at night, in shares of the frame; the moon's radius in shares of the shorter side. */
interface Night {
  line: number;
  gate: readonly [x: number, y: number, width: number];
  moon: readonly [x: number, y: number, radius: number];
  mountain: readonly [x: number, width: number];
  lantern: readonly [x: number, y: number, height: number];
  boat: readonly [x: number, y: number, width: number];
  pine: number;
  bank: readonly Point[];
}

const NIGHTS: Readonly<Record<Composition['shape'], Night>> = {
  wide: {
    line: 0.64,
    gate: [0.63, 0.87, 0.46],
    moon: [0.63, 0.512, 0.122],
    mountain: [0.3, 0.26],
    lantern: [0.14, 0.92, 0.46],
    boat: [0.42, 0.86, 0.2],
    pine: 0.4,
    bank: pointsOf('-0.02,0.8 0.1,0.84 0.22,0.87 0.33,0.93 0.45,1.02'),
  },
  tall: {
    line: 0.63,
    gate: [0.58, 0.79, 0.94],
    moon: [0.58, 0.51, 0.19],
    mountain: [0.2, 0.5],
    lantern: [0.2, 0.94, 0.27],
    boat: [0.66, 0.86, 0.46],
    pine: 0.9,
    bank: pointsOf('-0.02,0.88 0.2,0.9 0.42,0.925 0.62,0.96 0.85,1.02'),
  },
  square: {
    line: 0.64,
    gate: [0.58, 0.86, 0.66],
    moon: [0.58, 0.5, 0.13],
    mountain: [0.22, 0.36],
    lantern: [0.16, 0.93, 0.38],
    boat: [0.52, 0.9, 0.32],
    pine: 0.5,
    bank: pointsOf('-0.02,0.83 0.16,0.86 0.34,0.9 0.5,0.95 0.68,1.02'),
  },
};

const [NIGHT, DUSK, DEEP, SHINE] = ['#15233f', '#3f648f', '#142240', '#8fb0cc'];
const MOON = '#f6edcf';

/** A night of snow: the full moon in a shrine's gate and in the water, a lit lantern, and a boat at rest. */
export function nightOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, chance, art } = composition;
  const shape = layoutOf(composition);
  const night = NIGHTS[shape];
  const side = Math.min(width, height);
  const line = night.line * height;
  const portrait = portraitOf(composition);
  const radius = night.moon[2] * side * (portrait ? 1.5 : 1);
  const [moonX, moonY] = [night.moon[0] * width, night.moon[1] * height - (portrait ? 0.05 * side : 0)];
  const sheet = printOf(composition, (pen) => {
    pen.fillStyle = tint(DUSK);
    pen.fillRect(0, 0, width, line + 20 * unit);
    bokashi(pen, { width, from: line, to: line - height * 0.3 }, tint('#a9bfcf'), 0.9);
    bokashi(pen, { width, from: 0, to: height * 0.5 }, tint(NIGHT));
    moonlit(pen, moonX, moonY, radius, tint);
  });
  const moon = sprite(2.1 * radius, 2.1 * radius, (pen) => {
    disc(pen, 1.05 * radius, 1.05 * radius, radius);
    pen.fillStyle = tint(MOON);
    pen.fill();
    wear(pen, 2.1 * radius, 2.1 * radius, 0.006, 2.2 * unit, chance.fork('moon'));
  });
  const sea = openSeaOf(composition, {
    surface: 12 * unit,
    tall: height - line + 20 * unit,
    ink: '#4a6f99',
    deep: DEEP,
    line: SHINE,
    lines: 24,
  });
  const gate = gateOf(composition, night.gate[2] * width);
  const lantern = lanternOf(composition, night.lantern[2] * height);
  const [lampX, lampY] = [night.lantern[0] * width, night.lantern[1] * height - lantern.height * 0.52];
  const glow = glowOf(composition, lantern.height * 0.62);
  const boat = mooredOf(composition, portrait ? 1.2 * portrait.width : night.boat[2] * width);
  const gleams = gleamsOf(composition, line, radius);
  return [
    still(sheet),
    picture(moon).at([moonX, moonY]),
    picture(mountainOf(composition, night.mountain[1] * width, '#5d7ea3', '#a9bfcf')).at(
      [night.mountain[0] * width, line + 4 * unit],
      'bottom',
    ),
    moving(sea, width, ({ travel }) => [travel * 3 * unit, line - 12 * unit]),
    each(gleams, ({ drawing, y, phase, reach }) =>
      picture(drawing).at(({ travel }) => [moonX + sway(travel, 0.8, reach, phase), y]),
    ),
    picture(gate).at([night.gate[0] * width, night.gate[1] * height], 'bottom'),
    picture(rippleOf(composition, gate.width)).at(
      ({ travel }) => [night.gate[0] * width + sway(travel, 0.7, 3 * unit), night.gate[1] * height - 2 * unit],
      'center',
    ),
    portrait && picture(portrait).at([art.left + art.width / 2, art.top + art.height], 'bottom'),
    picture(boat).at(
      ({ travel }) => [
        (portrait ? art.left + art.width / 2 : night.boat[0] * width) + sway(travel, 0.3, 5 * unit),
        (portrait ? art.top + art.height + 0.015 * height : night.boat[1] * height) + sway(travel, 0.9, 3 * unit),
      ],
      'center',
    ),
    picture(bankOf(composition, night.bank)),
    picture(glow)
      .at([lampX, lampY])
      .opacity(({ loudness, bass }) => 0.45 + 0.3 * loudness + 0.25 * bass),
    picture(lantern).at([lampX, night.lantern[1] * height], 'bottom'),
    picture(pineOf(composition, night.pine * width, 1)).at([-2 * unit, -6 * unit], 'top-left'),
    ...snowfall(composition),
  ].filter((layer) => layer !== undefined);
}

/** Ink that is wiped away around the moon. */
function moonlit(pen: Context2D, x: number, y: number, radius: number, tint: Tint): void {
  const light = pen.createRadialGradient(x, y, radius, x, y, radius * 2.1);
  light.addColorStop(0, `${tint(PALE)}b0`);
  light.addColorStop(1, `${tint(PALE)}00`);
  pen.fillStyle = light;
  pen.fillRect(x - 3 * radius, y - 3 * radius, 6 * radius, 6 * radius);
}

function glowOf({ tint }: Composition, radius: number) {
  return sprite(2 * radius, 2 * radius, (pen) => {
    const light = pen.createRadialGradient(radius, radius, radius * 0.06, radius, radius, radius);
    light.addColorStop(0, `${tint('#ffd98a')}b0`);
    light.addColorStop(0.35, `${tint('#ffc46a')}55`);
    light.addColorStop(1, `${tint('#ffc46a')}00`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, 2 * radius, 2 * radius);
  });
}

/** The moon in the water: lenses of light, one below the other, narrower away from it. */
function gleamsOf({ height, unit, tint, chance }: Composition, line: number, radius: number) {
  const own = chance.fork('gleams');
  const gleams = [];
  for (let y = line + 12 * unit; y < height - 22 * unit; y += (9 + ((y - line) / height) * 16) * unit) {
    const far = (y - line) / (height - line);
    const wide = radius * (1.7 - 1.1 * Math.abs(far - 0.25)) * own.between(0.7, 1.05);
    const tall = (5 + 6 * far) * unit;
    const drawing = sprite(wide, tall, (pen) => {
      pen.fillStyle = tint(MOON);
      const bend = own.around() * tall * 0.3;
      const middle: Point[] = Array.from({ length: 21 }, (_, step) => [
        (wide * step) / 20,
        tall / 2 + Math.sin((step / 20) * 6.28) * bend,
      ]);
      carve(pen, middle, tall * 0.8, tapered);
    });
    gleams.push({ drawing, y, phase: own.between(0, 6.3), reach: (2 + 7 * far) * unit });
  }
  return gleams;
}

/** Rings of water around the gate's two feet. */
function rippleOf({ unit, tint }: Composition, wide: number) {
  const tall = 40 * unit;
  return sprite(wide, tall, (pen) => {
    for (const x of [0.203, 0.797]) {
      pen.fillStyle = tint(DEEP);
      const foot = wide * 0.055;
      pen.beginPath();
      pen.ellipse(x * wide, tall * 0.55, foot * 1.3, tall * 0.16, 0, 0, 2 * Math.PI);
      pen.fill();
      pen.fillStyle = tint(SHINE);
      for (const [size, drop] of [
        [1.3, 0],
        [1.9, 4],
        [2.5, 9],
      ] as const) {
        const ring = Array.from({ length: 25 }, (_, step): Point => {
          const angle = 0.1 + (step / 24) * (Math.PI - 0.2);
          return [x * wide + Math.cos(angle) * foot * size, tall * 0.5 + (drop + Math.sin(angle) * 7) * unit];
        });
        carve(pen, ring, 2.6 * unit);
      }
    }
  });
}

/** Snow on the near shore. */
function bankOf({ width, height, unit, tint }: Composition, bank: readonly Point[]) {
  const edge = curve(
    bank.map(([x, y]): Point => [x * width, y * height]),
    false,
    10,
  );
  const [right, low] = [edge.at(-1) as Point, height];
  return sprite(right[0], low, (pen) => {
    const outline: Point[] = [[-20, low + 20], ...edge, [right[0], low + 20]];
    block(pen, outline, tint(FOAM));
    pen.save();
    polygon(pen, outline);
    pen.clip();
    bokashi(pen, { width: right[0], from: low, to: low - height * 0.14 }, tint(PALE), 0.9);
    pen.fillStyle = tint(PALE);
    for (const [from, drop] of [
      [6, 26],
      [16, 48],
      [2, 70],
    ] as const) {
      const fold = edge.slice(from, from + 22).map(([x, y]): Point => [x, y + drop * unit]);
      carve(pen, fold, 5 * unit);
    }
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, edge, 4 * unit, (share) => 1 - 0.5 * share);
  });
}

/** Flakes of three sizes, of which the larger fall faster. */
function snowfall({ width, height, unit, tint, chance }: Composition): Layer[] {
  const own = chance.fork('snow');
  const sizes = [1.8, 2.8, 4.2].map((radius) =>
    sprite(2.2 * radius * unit, 2.2 * radius * unit, (pen) => {
      pen.fillStyle = tint(FOAM);
      disc(pen, 1.1 * radius * unit, 1.1 * radius * unit, radius * unit);
      pen.fill();
    }),
  );
  return Array.from({ length: 76 }, (_, index) => {
    const size = index % 7 === 0 ? 2 : index % 3 === 0 ? 1 : 0;
    const [x, y, phase] = [own.next() * width, own.next() * height, own.between(0, 6.3)];
    const speed = (16 + 11 * size) * unit;
    return picture(sizes[size] as (typeof sizes)[number]).at(({ travel }) => [
      wrap(x + sway(travel, 0.5, 16 * unit, phase) - travel * 5 * unit, width),
      wrap(y + travel * speed, height),
    ]);
  });
}
