import { hex } from '../../../drawing/color.ts';
import { drawAccordion, drawTambourine, drawTrumpet, drawViolin } from './concert-instruments.ts';
import { drawWeights, GEAR, GEAR_IN_BOTH, UPRIGHT_GEAR } from './gear.ts';
import { HELD_PETS } from './held-pets.ts';
import type { HeldThing, Lips, Paint, ThingDesign } from './held-thing.ts';
import type { Brush } from './ink.ts';
import { drawBaby, KEEPSAKES } from './keepsakes.ts';
import { LARGE_THINGS } from './large-things.ts';
import { drawMilkshake } from './milkshake.ts';
import { MORE_THINGS, MORE_UPRIGHT } from './more-things.ts';
import { drawCup, drawPhone } from './near-things.ts';
import { drawChopsticks, drawNoodles } from './noodles.ts';
import { SNACKS } from './snacks.ts';
import { drawSoup } from './soup.ts';
import { SPORTS } from './sports.ts';
import { drawRope, drawTelescope, LONG_TOOLS, TOOLS } from './tools-in-hand.ts';
import { cornered, ellipse, type Point, smoothPath } from './tube.ts';

/** Position of the hand that holds a thing. */
interface Hold {
  x: number;
  y: number;
  /** Direction of the forearm, in radians. */
  arm: number;
  /** Height of the figure in pixels. */
  height: number;
  /** Side on which the head is: -1 left, 1 right. */
  toward: 1 | -1;
  /** The other hand, in pixels. */
  other?: { x: number; y: number };
  /** The mouth of whoever holds it, in pixels. */
  lips?: Lips;
}

const WOOD = hex('#b87838');
const DARK = hex('#2c2a34');

const THINGS: Readonly<Record<string, HeldThing>> = {
  ...MORE_THINGS,
  ...LARGE_THINGS,
  ...SNACKS,
  ...KEEPSAKES,
  ...TOOLS,
  ...SPORTS,
  ...GEAR,
  ...GEAR_IN_BOTH,
  weights: drawWeights,
  // What both hands hold is drawn like this while one of them does something else.
  ...LONG_TOOLS,
  chopsticks: drawChopsticks,
  rope: drawRope,
  telescope: drawTelescope,
  ...HELD_PETS,
  baby: drawBaby,
  violin: drawViolin,
  trumpet: drawTrumpet,
  accordion: drawAccordion,
  tambourine: drawTambourine,
  microphone(brush, paint) {
    brush.shape(
      cornered([
        [-0.9, 2.4],
        [0.9, 2.4],
        [0.7, -5],
        [-0.7, -5],
      ]),
      paint(DARK),
    );
    brush.shape(ellipse(0, 3.6, 1.7, 1.9), paint(hex('#9aa0ac')));
  },
  umbrella(brush, paint) {
    brush.shape(
      cornered([
        [-0.35, 31.5],
        [0.35, 31.5],
        [0.35, -4],
        [-0.35, -4],
      ]),
      paint(DARK),
    );
    const dome: Point[] = [
      [-20, 23.5],
      [-14, 31.5],
      [0, 36],
      [14, 31.5],
      [20, 23.5],
      [13.5, 25.5],
      [7, 23.5],
      [0, 25.5],
      [-7, 23.5],
      [-13.5, 25.5],
    ];
    brush.shape(smoothPath(dome, 0.35), paint(hex('#e0483c')));
    brush.shape(
      smoothPath(
        [
          [-7, 23.5],
          [-5, 31.5],
          [0, 35.5],
          [5, 31.5],
          [7, 23.5],
          [0, 25.5],
        ],
        0.35,
      ),
      paint(hex('#f2705c')),
      { hasLine: false, isFlat: true },
    );
  },
  rose(brush, paint) {
    brush.shape(
      cornered([
        [-0.3, 6],
        [0.3, 6],
        [0.3, -6],
        [-0.3, -6],
      ]),
      paint(hex('#3f8a3a')),
    );
    brush.shape(ellipse(1.4, 1.2, 1.7, 0.8, 0.5), paint(hex('#4a9a42')), { isFlat: true });
    brush.shape(ellipse(0, 7, 2.2, 2.1), paint(hex('#d8243c')));
    brush.shape(ellipse(-0.2, 7.2, 1, 0.9), paint(hex('#a81830')), { hasLine: false, isFlat: true });
  },
  sword(brush, paint) {
    brush.shape(
      cornered([
        [-0.9, 3],
        [0.9, 3],
        [0.9, 28],
        [0, 31],
        [-0.9, 28],
      ]),
      paint(hex('#d4dce8')),
    );
    brush.shape(
      cornered([
        [-4, 3.4],
        [4, 3.4],
        [4, 2],
        [-4, 2],
      ]),
      paint(hex('#d8a83a')),
    );
    brush.shape(
      cornered([
        [-0.7, 2],
        [0.7, 2],
        [0.7, -3.6],
        [-0.7, -3.6],
      ]),
      paint(WOOD),
    );
  },
  candle(brush, paint) {
    brush.shape(
      cornered([
        [-1, 6],
        [1, 6],
        [1, -3],
        [-1, -3],
      ]),
      paint(hex('#f6f0e0')),
    );
    brush.shape(ellipse(0, 7.6, 0.9, 1.7), hex('#ffc84a'), { hasLine: false, isFlat: true });
  },
  noodles: drawNoodles,
  bowl: drawSoup,
  cup: drawCup,
  milkshake: drawMilkshake,
  phone: drawPhone,
};
/** Synonyms for names of things. */
const ALIASES: Readonly<Record<string, string>> = {
  mic: 'microphone',
  tea: 'cup',
  coffee: 'cup',
  glass: 'cup',
  rice: 'noodles',
  flower: 'rose',
};

/** Things that hang or stand upright whatever the angle of the arm. */
const UPRIGHT = new Set([
  'umbrella',
  'cup',
  'milkshake',
  'candle',
  'noodles',
  'bowl',
  'chopsticks',
  'rose',
  ...MORE_UPRIGHT,
  ...Object.keys({ ...LARGE_THINGS, ...SNACKS, ...KEEPSAKES, ...UPRIGHT_GEAR }),
  'pen',
  'brush',
  'toothbrush',
  'hammer',
  'racket',
  'bucket',
  'bow',
  'rope',
  'baby',
  ...Object.keys(HELD_PETS),
  'violin',
  'accordion',
  'tambourine',
]);
/** Things whose upper end, as they are drawn, points to the ground. */
const TURNED_OVER = new Set(['staff', ...Object.keys(LONG_TOOLS)]);

/** An umbrella leans over the head of whoever holds it beside the face. */
const OVER_HEAD = 0.2;

/** Returns the angle of a thing in a hand, in radians, clockwise. @param arm angle of the forearm */
function leanOf(kind: string, arm: number, toward: 1 | -1): number {
  if (kind === 'umbrella') return toward * OVER_HEAD;
  if (TURNED_OVER.has(kind)) return Math.PI;
  return UPRIGHT.has(kind) ? 0 : arm + Math.PI / 2 + toward * 0.35;
}

/** Draws the thing in a hand. Draws nothing if no look can draw that thing. */
export function drawThing(
  brush: Brush,
  name: string,
  { x, y, arm, height, toward, other, lips }: Hold,
  paint: Paint,
  design?: ThingDesign,
): void {
  const kind = ALIASES[name] ?? name;
  const drawn = THINGS[kind];
  const thing = drawn && design ? design(kind, drawn) : drawn;
  if (!thing) return;
  const { context } = brush;
  const scale = height / 100;
  const lean = leanOf(kind, arm, toward);
  context.save();
  context.translate(x, y);
  context.rotate(lean);
  context.scale(scale, -scale);
  const inside = (right: number, down: number) => alongThing(right - x, y - down, lean, scale);
  const mouth = lips && { at: inside(...lips.at), half: lips.half / scale };
  thing(brush.scaled(scale), paint, toward, other && inside(other.x, other.y), mouth);
  context.restore();
}

/** @param up upward, like y in the space of a thing */
function alongThing(right: number, up: number, lean: number, scale: number): Point {
  const [cos, sin] = [Math.cos(lean) / scale, Math.sin(lean) / scale];
  return [right * cos - up * sin, right * sin + up * cos];
}
