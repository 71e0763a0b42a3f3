import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { ball, bar, cone, halfRing, hoop, type Inks, plane, slab, turningBall } from './solids.ts';

/** Height of a dancer in its own units. */
export const TALL = 700;

/** A dancer in units of its own, from the top of the upright axis. */
interface Dancer {
  /** Half of its greatest width. */
  half: number;
  /** Draws it after a turn about the axis. @param turn radians */
  draw(pen: Context2D, inks: Inks, turn: number): void;
}

export const DANCERS: readonly Dancer[] = [
  { half: 216, draw: ringDancer },
  { half: 210, draw: coneDancer },
  { half: 176, draw: hoopDancer },
];

/** Hoops of a skirt. */
const HOOPS = 5;
/** Gores of a skirt all around. */
const GORES = 10;

/** Carries a hoop around the head and wears a skirt of hoops. */
function hoopDancer(pen: Context2D, { black, red, blue }: Inks, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const skirt = (from: number) => {
    for (let index = 0; index < HOOPS; index++) {
      const across = 52 + index * 27;
      pen.strokeStyle = index % 2 ? red[0] : black[0];
      pen.lineWidth = 11;
      pen.beginPath();
      const tilt = 0.14 * Math.sin(turn + 0.4 * index);
      pen.ellipse(0, 306 + index * 42, across, 0.24 * across, tilt, from, from + Math.PI);
      pen.stroke();
    }
  };
  const raised = () => {
    const knee: Point = [104 * cos, 492];
    cone(pen, blue, [0, 420], knee, [24, 13]);
    cone(pen, blue, knee, [62 * cos, 610], [17, 4]);
    ball(pen, red, knee, 17);
  };
  skirt(Math.PI);
  if (sin > 0) raised();
  cone(pen, black, [0, 300], [8 * sin, 696], [26, 4]);
  ball(pen, red, [4 * sin, 520], 17);
  if (sin <= 0) raised();
  skirt(0);
  hoop(pen, blue[0], [0, 132], [118 * Math.abs(cos), 120], 15);
  for (const side of [-1, 1]) {
    const hand: Point = [103 * side * cos, 190];
    cone(pen, black, [46 * side * cos, 232], hand, [15, 9]);
    ball(pen, red, hand, 17);
  }
  cone(pen, red, [0, 206], [0, 322], [44 + 26 * Math.abs(cos), 13]);
  bar(pen, black[0], [0, 208], [0, 150], 14);
  turningBall(pen, [red[0], black[0]], [0, 132], 46, turn);
}

/** Has half rings for arms, which are narrow from the side, and a dome of gores for a skirt. */
function ringDancer(pen: Context2D, { black, paper, red, blue }: Inks, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (const side of [-1, 1]) {
    const foot: Point = [34 * side * cos, 694 - (side * sin > 0.2 ? 12 : 0)];
    cone(pen, side * sin > 0 ? [black[1], black[1]] : black, [26 * side * cos, 430], foot, [24, 5]);
    ball(pen, blue, [30 * side * cos, 556], 16);
  }
  const dome: Point[] = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 8) * (Math.PI / 2);
    return [128 * Math.sin(angle), 440 - 128 * Math.cos(angle)];
  });
  gores(pen, [black[0], paper[0]], dome, turn);
  cone(pen, black, [0, 230], [0, 330], [10, 22]);
  const arms = (side: number) => {
    pen.save();
    pen.translate(0, 250);
    pen.scale(Math.abs(cos) < 0.16 ? 0.16 : cos, 1);
    halfRing(pen, side < 0 ? red[0] : red[1], [104 * side, 0], [104, 74], side < 0 ? 0 : Math.PI);
    pen.restore();
    ball(pen, black, [193 * side * cos, 250], 20);
  };
  arms(sin > 0 ? 1 : -1);
  ball(pen, blue, [0, 250], 62);
  arms(sin > 0 ? -1 : 1);
  bar(pen, black[0], [0, 190], [0, 160], 14);
  turningBall(pen, [paper[0], black[0]], [0, 126], 46, turn);
  pen.save();
  pen.translate(0, 126);
  pen.scale(Math.max(0.2, Math.abs(sin)), 1);
  halfRing(pen, red[0], [0, 0], [80, 62], Math.PI);
  pen.restore();
}

/** Wears a cone of gores, a disc for a collar and a pointed hat, and carries a pole. */
function coneDancer(pen: Context2D, { black, paper, red, blue }: Inks, turn: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (const side of [-1, 1]) {
    const foot: Point = [40 * side * cos, 694 - (side * sin > 0.2 ? 12 : 0)];
    cone(pen, side * sin > 0 ? [black[1], black[1]] : black, [30 * side * cos, 500], foot, [22, 5]);
  }
  gores(
    pen,
    [red[0], paper[0]],
    [
      [14, 250],
      [158, 540],
    ],
    turn,
  );
  bar(pen, black[0], [-158, 540], [158, 540], 8);
  const hand = (side: number) => {
    const at: Point = [176 * side * cos, 226 + 26 * side];
    bar(pen, black[0], [0, 226], at, 12);
    ball(pen, blue, at, 24 + 6 * side * sin);
  };
  hand(sin > 0 ? -1 : 1);
  cone(pen, blue, [0, 196], [0, 290], [66, 14]);
  hand(sin > 0 ? 1 : -1);
  slab(pen, black, [0, 184], [88, 20], 10, 0.08 * sin);
  turningBall(pen, [paper[0], black[0]], [0, 134], 44, turn);
  cone(pen, red, [0, 4], [0, 108], [0, 52]);
}

/**
 * The visible gores of a round skirt in two colors. @param profile half widths and heights from the top down
 * @param turn radians
 */
function gores(pen: Context2D, colors: readonly string[], profile: readonly Point[], turn: number): void {
  for (let gore = 0; gore < GORES; gore++) {
    const [from, to] = [0, 1].map((end) => ((gore + end) / GORES) * 2 * Math.PI + turn) as [number, number];
    // Only the side towards us is seen: angles whose sine is negative are behind.
    if (Math.sin(from) <= 0 && Math.sin(to) <= 0) continue;
    const edge = (angle: number) => (Math.sin(angle) > 0 ? Math.cos(angle) : Math.sign(Math.cos(angle)));
    const side = (share: number) => profile.map(([half, y]): Point => [half * share, y]);
    plane(pen, colors[gore % 2] as string, [...side(edge(from)), ...side(edge(to)).reverse()]);
  }
}
