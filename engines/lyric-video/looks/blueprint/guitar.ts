import { type Context2D, frames } from '../../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { guitarBody } from '../../picture/guitar.ts';
import type { Rectangle } from '../../words/layout.ts';
import { axis, measures, numbers } from './measures.ts';
import { cross, LINE, PAPER, SOFT } from './sheet.ts';

/** Lengths of a guitar in its own pixels: it is 1000 long, with the head at 0, and this is added if its parts are apart. */
const [LONG, APART, BROAD] = [1000, 250, 520];
/** How far apart its parts are, from the loudest moment to the most quiet one: they come together for the chorus. */
const OPEN: Readonly<Record<MovementKind, readonly [together: number, apart: number]>> = {
  opening: [0.75, 1],
  verse: [0.3, 0.8],
  chorus: [0, 0.06],
  break: [0, 1],
  ending: [0, 0],
};
const STATES = 12;
/** The place of the gear, beside the head. */
const GEAR: Point = [175, 205];
const GEAR_RADIUS = 78;

/**
 * Draws a guitar with its dimensions, in states from assembled to taken apart.
 * @returns the sprites, their top left corner, and the place of a gear, in pixels of the frame
 */
export function guitarOf(composition: Composition) {
  const { movement, unit } = composition;
  const area = areaOf(composition);
  const ratio = area.width / area.height;
  // It stands or lies in narrow areas, and leans in others.
  const turn = ratio < 0.8 ? 0 : ratio > 1.7 ? Math.PI / 2 : 0.62;
  const [together, apart] = OPEN[movement];
  const long = LONG + APART * apart;
  // A head is narrower than a body, so less room is needed across a guitar that leans.
  const broad = turn > 0 && turn < 1 ? 0.78 * BROAD : BROAD;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const scale = Math.min(area.width / (long * sin + broad * cos), area.height / (long * cos + broad * sin));
  const middle: Point = [area.left + area.width / 2, area.top + area.height / 2];
  const center = LONG / 2 - 0.4 * APART * apart;
  const drawings = frames(apart === together ? 1 : STATES, area.width, area.height, (pen, share) => {
    pen.translate(area.width / 2, area.height / 2);
    pen.rotate(turn);
    pen.scale(scale, scale);
    pen.translate(0, -center);
    pen.lineJoin = 'round';
    guitar(pen, composition, together + (apart - together) * share, unit / scale);
  });
  const placed = ([x, y]: Point): Point => [
    middle[0] + (x * cos - (y - center) * sin) * scale,
    middle[1] + (x * sin + (y - center) * cos) * scale,
  ];
  return { drawings, at: [area.left, area.top] as Point, gear: { at: placed(GEAR), radius: GEAR_RADIUS * scale } };
}

/** A break has the whole sheet for the parts. */
function areaOf({ art, width, height, movement, shape }: Composition): Rectangle {
  if (movement !== 'break' || shape === 'square') return art;
  const [across, down] = shape === 'wide' ? [0.06, 0.14] : [0.08, 0.1];
  return { left: across * width, top: down * height, width: width * (1 - 2 * across), height: height * (1 - 2 * down) };
}

/** @param apart 0 for a whole guitar, 1 for its parts @param unit one pixel of a small frame in the guitar's pixels */
function guitar(pen: Context2D, { tint, movement }: Composition, apart: number, unit: number): void {
  const [neck, head, aside] = [-90 * apart, -190 * apart, 130 * apart];
  const paper = tint(PAPER);
  const part = (width: number, draw: () => void) => {
    pen.setLineDash([]);
    pen.strokeStyle = LINE;
    pen.lineWidth = width * unit;
    pen.fillStyle = paper;
    draw();
  };
  const filled = () => {
    pen.fill();
    pen.stroke();
  };
  axis(pen, [0, head - 20], [0, LONG + 30], unit);
  part(4.6, () => {
    guitarBody(pen, 1);
    filled();
    pen.fillStyle = 'rgb(226 241 255 / 0.13)';
    pen.fill();
    pen.fillStyle = paper;
    pen.lineWidth = 1.6 * unit;
    guitarBody(pen, 0.95);
    pen.stroke();
    braces(pen, unit);
    pen.setLineDash([]);
    pen.strokeStyle = LINE;
    pen.lineWidth = 2.2 * unit;
    for (const radius of [62, 69, 76]) {
      disc(pen, 0, 690, radius);
      if (radius === 62) filled();
      else pen.stroke();
    }
    cross(pen, 0, 690, 92);
  });
  part(2.2, () => {
    axis(pen, [120, 735], [120 + aside, 735], unit);
    pen.setLineDash([]);
    pen.strokeStyle = LINE;
    polygon(pen, [
      [62 + aside, 715],
      [84 + aside, 690],
      [116 + aside, 742],
      [140 + aside, 800],
      [92 + aside, 790],
    ]);
    filled();
  });
  part(3.2, () => {
    const y = 850 + 210 * apart;
    pen.beginPath();
    pen.roundRect(-82, y - 15, 164, 30, 8);
    filled();
    for (let pin = 0; pin < 6; pin++) {
      disc(pen, -32.5 + pin * 13, y + 5, 3.4);
      pen.stroke();
    }
  });
  pen.save();
  pen.translate(0, neck);
  part(3.4, () => fingerboard(pen, filled, unit));
  pen.restore();
  pen.save();
  pen.translate(0, head);
  part(3.6, () => headstock(pen, filled, 46 * apart, unit));
  pen.restore();
  part(1, () => {
    // Strings are drawn when there is something to hold them.
    if (apart < 0.3)
      for (let string = 0; string < 6; string++) {
        pen.beginPath();
        pen.moveTo(-20 + string * 8 + 0.6 * string, 160 + neck);
        pen.lineTo(-32.5 + string * 13, 850);
        pen.stroke();
      }
  });
  measures(pen, LONG, apart, head, unit);
  if (movement === 'break' || movement === 'opening') numbers(pen, apart, { neck, head, aside }, unit, paper);
}

/** The braces under the top, which cross each other, and its grain: hidden edges are dashed. */
function braces(pen: Context2D, unit: number): void {
  pen.save();
  guitarBody(pen, 0.94);
  pen.clip();
  pen.strokeStyle = 'rgb(226 241 255 / 0.16)';
  pen.lineWidth = unit;
  pen.beginPath();
  for (let x = -198; x <= 198; x += 11) {
    pen.moveTo(x, 480);
    pen.lineTo(x, LONG);
  }
  pen.stroke();
  pen.strokeStyle = SOFT;
  pen.lineWidth = 1.8 * unit;
  pen.setLineDash([9 * unit, 5 * unit]);
  const brace = (from: Point, to: Point, half: number) => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [(-half * (to[1] - from[1])) / long, (half * (to[0] - from[0])) / long];
    polygon(pen, [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ]);
    pen.stroke();
  };
  for (const side of [-1, 1]) {
    brace([side * 175, 590], [side * -190, 960], 7);
    brace([side * 120, 880], [side * 205, 860], 5);
  }
  brace([-40, 955], [150, 900], 5);
  brace([-190, 560], [190, 560], 8);
  pen.restore();
}

/** Frets are as far apart as on an instrument. */
function fingerboard(pen: Context2D, filled: () => void, unit: number): void {
  polygon(pen, [
    [-25, 165],
    [25, 165],
    [33, 622],
    [-33, 622],
  ]);
  filled();
  pen.lineWidth = 1.6 * unit;
  const fret = (number: number) => 165 + 685 * (1 - 2 ** (-number / 12));
  for (let number = 1; number < 19; number++) {
    const half = 25 + ((fret(number) - 165) / 457) * 8;
    pen.beginPath();
    pen.moveTo(-half, fret(number));
    pen.lineTo(half, fret(number));
    pen.stroke();
  }
  for (const dot of [3, 5, 7, 9, 12, 15]) {
    disc(pen, 0, (fret(dot) + fret(dot - 1)) / 2, 6);
    pen.stroke();
  }
}

/** @param aside how far the tuners are beside the head */
function headstock(pen: Context2D, filled: () => void, aside: number, unit: number): void {
  polygon(pen, [
    [-28, 160],
    [-52, 128],
    [-46, 14],
    [0, 0],
    [46, 14],
    [52, 128],
    [28, 160],
  ]);
  filled();
  pen.lineWidth = 1.6 * unit;
  for (const side of [-1, 1])
    for (const y of [38, 76, 114]) {
      disc(pen, side * 28, y, 8);
      pen.stroke();
      cross(pen, side * 28, y, 13);
      const x = side * (60 + aside);
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + side * 12, y);
      pen.stroke();
      pen.beginPath();
      pen.ellipse(x + side * 24, y, 13, 15, 0, 0, 2 * Math.PI);
      filled();
    }
}
