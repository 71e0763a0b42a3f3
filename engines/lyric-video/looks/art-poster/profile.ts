import { sway } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Place } from '../../picture/motif.ts';
import {
  BLUE,
  discOf,
  EVERYWHERE,
  NIGHT,
  PAPER,
  type Press,
  RED,
  round,
  type Sheet,
  sheetOf,
  YELLOW,
} from './press.ts';
import { type Portrait, portraitsOf } from './singer.ts';

const STATES = 10;

/** Where the middle of her hair is, in units. */
const PLACES = {
  wide: { x: 1056, y: 326, scale: 1, turn: 0.2 },
  tall: { x: 536, y: 850, scale: 1.04, turn: 0.2 },
  square: { x: 490, y: 464, scale: 0.63, turn: 0.2 },
} as const;

const FACE =
  'M-120,-215 C-190,-190 -232,-130 -236,-70 C-238,-52 -236,-44 -240,-34 C-262,6 -292,34 -306,52 C-314,64 -306,76 -288,78 C-276,80 -266,82 -262,88 C-262,98 -270,108 -282,116 C-296,122 -296,134 -284,138 L-214,150 C-200,170 -206,196 -232,214 C-252,222 -262,230 -258,244 C-254,256 -240,258 -238,268 C-246,290 -244,316 -216,330 C-180,344 -130,326 -90,296 C-86,360 -96,440 -130,560 L240,560 C150,470 108,380 110,290 C60,260 0,200 -40,120 C-80,40 -90,-60 -120,-215 Z';
const LIPS = [
  'M-264,100 C-270,110 -274,112 -283,116 C-297,122 -297,136 -284,138 L-214,150 C-230,136 -250,124 -264,100 Z',
  'M-214,192 C-220,204 -226,210 -236,216 C-252,222 -262,230 -258,244 C-254,254 -244,256 -239,262 C-226,244 -214,222 -214,192 Z',
];
const EYELID = 'M-222,-44 C-204,-16 -166,-10 -134,-32 C-160,8 -214,4 -222,-44 Z';
const BROW = 'M-226,-96 C-192,-122 -146,-118 -112,-90 C-146,-102 -190,-106 -226,-96 Z';

/** How far the shine on the record turns at most, in radians. */
const SHINE = 0.3;

/** The sound that leaves her mouth: the distances of its arcs and their inks. */
const MOUTH = { x: -262, y: 178 } as const;
const ARCS = [
  [58, RED],
  [98, BLUE],
  [138, RED],
  [178, BLUE],
] as const;

/** A huge profile that sings, whose hair is a record; or a singer inside rings of sound. */
export function profileOf(composition: Composition): Layer[] {
  const sheet = sheetOf(composition);
  const [portrait] = portraitsOf(composition, [RED]);
  return portrait ? ringedOf(composition, sheet, portrait) : singingOf(PLACES[composition.shape], sheet);
}

/** How far sound spreads. */
function swollen({ bass, loudness, hit }: FrameCues): number {
  return 0.45 * bass + 0.2 * loudness + 0.4 * hit;
}

function ringedOf(composition: Composition, sheet: Sheet, portrait: Portrait): Layer[] {
  const { x, y, radius } = discOf(composition);
  const middle = y - 0.24 * radius;
  const printed = (press: Press, share: number) => {
    press.print(YELLOW, EVERYWHERE);
    rings(press, x, middle, 0.5 * radius, share);
    portrait.whole(press);
  };
  const sounding = sheet.states(STATES, [x - radius, middle - radius, x + radius, sheet.tall], printed);
  return [
    still(sheet.plate((press) => printed(press, 0))),
    meter(sounding.states, swollen).at(sounding.at, 'top-left'),
  ];
}

function singingOf(her: Place & { turn: number }, sheet: Sheet): Layer[] {
  const printed = (press: Press, share: number) => {
    const { print, motif } = press;
    print(YELLOW, EVERYWHERE);
    motif(her, () => {
      record(press, share);
      face(press);
      const half = 7 + 13 * share;
      for (const [radius, ink] of ARCS) {
        print(ink, sector([Math.PI - 0.5, Math.PI + 0.5], [radius - half, radius + half], MOUTH));
      }
    });
  };
  const { x, y, scale, turn } = her;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [mouthX, mouthY] = [x + scale * (MOUTH.x * cos - MOUTH.y * sin), y + scale * (MOUTH.x * sin + MOUTH.y * cos)];
  const reach = 215 * scale;
  const sounding = sheet.states(STATES, [mouthX - reach, mouthY - reach, mouthX, mouthY + 0.4 * reach], printed);
  const turning = sheet.states(STATES, [x, y - 330 * scale, x + 330 * scale, y], printed);
  return [
    still(sheet.plate((press) => printed(press, 0))),
    meter(turning.states, ({ beat }) => 0.5 + sway(beat, Math.PI / 2, 0.5)).at(turning.at, 'top-left'),
    meter(sounding.states, swollen).at(sounding.at, 'top-left'),
  ];
}

/** @param share how far the shine on it has turned, 0 to 1 */
function record({ cover, line }: Press, share: number): void {
  cover(NIGHT, round(0, 0, 330));
  for (const radius of [300, 262, 224, 186, 148]) {
    const at = (angle: number) => `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`;
    line(BLUE, 2.4, `M${at(-2)} A${radius},${radius} 0 1 1 ${at(1.5)}`);
  }
  const turn = SHINE * share;
  cover(BLUE, sector([-1.3 + turn, -0.98 + turn], [112, 316]), sector([-0.86 + turn, -0.76 + turn], [112, 316]));
  cover(PAPER, round(0, 0, 76));
  cover(RED, round(0, 0, 76));
  cover(NIGHT, round(0, 0, 12));
}

function face({ cover, print }: Press): void {
  cover(YELLOW, FACE);
  print(RED, FACE);
  cover(NIGHT, EYELID, BROW);
  print(RED, ...LIPS);
}

/** Rings of sound around a head. */
function rings({ print }: Press, x: number, y: number, radius: number, share: number): void {
  for (const [index, ink] of [RED, BLUE, RED].entries()) {
    const middle = radius * (1.06 + 0.36 * index);
    const half = radius * (0.05 + 0.07 * share);
    print(ink, `${round(x, y, middle + half)} ${hole(x, y, middle - half)}`);
  }
}

/** The outline of a disc in the other direction, which leaves a hole in a larger disc. */
function hole(x: number, y: number, radius: number): string {
  return `M${x - radius},${y} a${radius},${radius} 0 1 1 ${2 * radius},0 a${radius},${radius} 0 1 1 ${-2 * radius},0 Z`;
}

/** The outline of a part of a ring. @param angles in radians, clockwise from the right @param radii inner and outer */
function sector(
  [from, to]: readonly [number, number],
  [inner, outer]: readonly [number, number],
  { x, y } = { x: 0, y: 0 },
): string {
  const at = (angle: number, radius: number) => `${x + radius * Math.cos(angle)},${y + radius * Math.sin(angle)}`;
  return `M${at(from, outer)} A${outer},${outer} 0 0 1 ${at(to, outer)} L${at(to, inner)} A${inner},${inner} 0 0 0 ${at(from, inner)} Z`;
}
