import { type Canvas, type Context2D, frames, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, handLine, handStroke, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { rim } from '../picture/figure.ts';
import type { Rectangle } from '../words/layout.ts';
import { fillCells, type Mesh, meshOf } from './art-brut-cells.ts';
import { face } from './art-brut-face.ts';
import { BLACK, BLUE, FLESH, PAPER, RED, thickened, YELLOW } from './art-brut-paint.ts';
import { type Body, DANCERS, dreaming, type Figure, near, singing, sleeping, waking } from './art-brut-poses.ts';
import { PATTERNS } from './art-brut-signs.ts';

const [TAKES, MOUTHS] = [2, 4];
/** Thickness of a limb, in heights of the figure. */
const LIMB = 0.105;
/** Radius of a usual head, in heights of the figure: bodies are clothes for heads. */
const HEAD = 0.21;
/** Room around a figure for its hands, feet and lines, in its heights. */
const ROOM = 0.09;

/** A figure of the picture: takes of its body in two poses, takes of its face from a closed to an open mouth. */
export interface DrawnFigure {
  bodies: Sprite[][];
  faces: Sprite[][];
  /** Middle of the lower edge of the drawing, and middle of the face in each pose, in pixels of the frame. */
  foot: Point;
  centers: readonly [Point, Point];
}

/** Figures that cells have grown into. Each movement has others. */
export function figuresOf(composition: Composition): DrawnFigure[] {
  return placesOf(composition).map(({ figure, foot, tall }, index) => drawn(composition, figure, foot, tall, index));
}

interface Place {
  figure: Figure;
  foot: Point;
  tall: number;
}

function placesOf({ movement, art, shape, width, height }: Composition): Place[] {
  const middle = art.left + art.width / 2;
  if (movement === 'break') {
    const places: readonly Point[] =
      shape === 'wide'
        ? [
            [0.19, 0.97],
            [0.5, 0.99],
            [0.81, 0.96],
          ]
        : [
            [0.5, 0.52],
            [0.28, 0.97],
            [0.73, 0.99],
          ];
    const tall = shape === 'wide' ? 0.86 * height : shape === 'tall' ? 0.47 * height : 0.45 * height;
    return DANCERS.map((figure, index) => {
      const [across, down] = places[index] as Point;
      return { figure, foot: [across * width, down * height], tall };
    });
  }
  // Who lies is too long for a narrow frame.
  const last = shape === 'wide' ? sleeping : dreaming;
  const figure = { opening: waking, verse: singing, chorus: near, ending: last }[movement];
  // Shoulders end below the frame.
  if (figure.body(false).legs.length === 0) {
    const tall = Math.min(height - art.top, (0.98 * art.width) / (figure.wide + 2 * ROOM));
    return [{ figure, foot: [middle, height + ROOM * tall], tall }];
  }
  const tall = Math.min(art.height / (1 + 2 * ROOM), art.width / (figure.wide + 2 * ROOM));
  return [{ figure, foot: [middle, art.top + (art.height + tall) / 2], tall }];
}

function drawn(composition: Composition, figure: Figure, foot: Point, tall: number, index: number): DrawnFigure {
  const { chance, unit } = composition;
  const own = chance.fork(`figure ${index}`);
  const wide = figure.wide * tall;
  const [left, top] = [-wide / 2 - ROOM * tall, -(1 + ROOM) * tall];
  const area = { left, top, width: -2 * left, height: tall * (1 + 2 * ROOM) };
  const mesh = meshOf(area, Math.max(0.11 * tall, 40 * unit), own.fork('cells'));
  const takes = Array.from({ length: TAKES }, (_, take) => own.fork(`take ${take}`));
  const poses = [figure.body(false), figure.body(true)] as const;
  const radius = poses[0].head[2] * tall;
  const kept = (canvas: Canvas) => sprite(canvas.width, canvas.height, (pen) => pen.drawImage(canvas, 0, 0));
  return {
    bodies: takes.map((shake) => poses.map((body) => kept(bodyOf(composition, body, { tall, area, mesh }, shake)))),
    faces: takes.map((shake) =>
      frames(figure.isAsleep ? 1 : MOUTHS, 2.6 * radius, 2.6 * radius, (pen, open) => {
        face(pen, composition, radius, { open, isAsleep: figure.isAsleep ?? false, kind: index }, shake.fork('face'));
        thickened(pen, pen.canvas.width, pen.canvas.height, unit);
      }),
    ),
    foot: [foot[0], foot[1] + ROOM * tall],
    centers: poses.map(({ head: [x, y] }): Point => [foot[0] + x * tall, foot[1] + y * tall]) as unknown as [
      Point,
      Point,
    ],
  };
}

/** The cells inside a silhouette, with a black line and a white one around them. */
function bodyOf(
  composition: Composition,
  body: Body,
  { tall, area, mesh }: { tall: number; area: Rectangle; mesh: Mesh },
  chance: Chance,
): Canvas {
  const { unit, tint } = composition;
  const mask = newCanvas(area.width, area.height);
  mask.pen.translate(-area.left, -area.top);
  mask.pen.scale(tall, tall);
  silhouette(mask.pen, body, chance.fork('edge'));
  const { canvas, pen } = newCanvas(area.width, area.height);
  pen.translate(-area.left, -area.top);
  pen.fillStyle = BLACK;
  pen.fillRect(area.left, area.top, area.width, area.height);
  const paints = [
    [tint(RED), BLACK],
    [tint(BLUE), PAPER],
    [tint(YELLOW), BLACK],
    [PAPER, BLACK],
    [tint(FLESH), tint(RED)],
    [BLACK, tint(YELLOW)],
  ] as const;
  fillCells(pen, mesh, PATTERNS, paints, { gap: 3 * unit, wide: 2.4 * unit, unit }, chance.fork('cells'));
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask.canvas, 0, 0);
  const whole = newCanvas(area.width, area.height);
  for (const [grow, color] of [
    [15 * unit, PAPER],
    [9 * unit, BLACK],
  ] as const)
    whole.pen.drawImage(rim(mask.canvas, grow, color), -grow, -grow);
  whole.pen.drawImage(canvas, 0, 0);
  whole.pen.translate(-area.left, -area.top);
  whole.pen.scale(tall, tall);
  if (body.microphone) microphone(whole.pen, body.microphone, body.head[2], tint(RED), chance);
  thickened(whole.pen, whole.canvas.width, whole.canvas.height, unit);
  return whole.canvas;
}

function silhouette(pen: Context2D, { head, torso, arms, legs }: Body, chance: Chance): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.fillStyle = BLACK;
  pen.strokeStyle = BLACK;
  const limb = (points: readonly Point[], thick: number) => {
    pen.lineWidth = thick;
    handLine(pen, points, 0.006, chance);
    pen.stroke();
  };
  const scale = head[2] / HEAD;
  handLine(pen, torso, 0.008, chance, true);
  pen.fill();
  pen.lineWidth = 0.08 * scale;
  pen.stroke();
  limb(
    [
      [head[0], head[1]],
      [(head[0] + (torso[0]?.[0] ?? 0) + (torso[1]?.[0] ?? 0)) / 3, ((torso[0]?.[1] ?? 0) + (torso[1]?.[1] ?? 0)) / 2],
    ],
    0.1 * scale,
  );
  for (const leg of legs) limb(leg, LIMB * scale * 0.95);
  for (const arm of arms) {
    limb(arm, LIMB * scale * 0.85);
    const [before, hand] = arm.slice(-2) as [Point, Point];
    const turn = Math.atan2(hand[1] - before[1], hand[0] - before[0]);
    disc(pen, ...hand, 0.055 * scale);
    pen.fill();
    pen.lineWidth = 0.034 * scale;
    for (let finger = -2; finger <= 2; finger++) {
      const angle = turn + finger * 0.42;
      handStroke(
        pen,
        hand,
        [hand[0] + Math.cos(angle) * 0.12 * scale, hand[1] + Math.sin(angle) * 0.12 * scale],
        0.004,
        chance,
      );
    }
  }
}

function microphone(pen: Context2D, [x, y]: Point, size: number, red: string, chance: Chance): void {
  pen.lineCap = 'round';
  for (const [color, wide] of [
    [BLACK, 0.4],
    [PAPER, 0.2],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide * size;
    handStroke(pen, [x + 0.55 * size, y + 1.0 * size], [x, y], 0.004, chance);
  }
  pen.fillStyle = red;
  disc(pen, x, y, 0.4 * size);
  pen.fill();
  pen.strokeStyle = BLACK;
  pen.lineWidth = 0.09 * size;
  pen.stroke();
  pen.lineWidth = 0.045 * size;
  for (const off of [-0.18, 0, 0.18]) {
    handStroke(pen, [x - 0.34 * size, y + off * size], [x + 0.34 * size, y + off * size], 0.004, chance);
    handStroke(pen, [x + off * size, y - 0.34 * size], [x + off * size, y + 0.34 * size], 0.004, chance);
  }
}
