import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { portraitOf } from './portrait.ts';
import { ropeWalkerOf } from './rope-walker.ts';
import { grainOf, jerk, sheetOf } from './sheet.ts';
import { ball, bar, halfRing, type Inks, inksOf, plane, round, type Tone } from './solids.ts';

const SHEET = '#15171f';
/** Where the head's skull is, in shares of the frame, and one of its units in shares of the shorter side. */
const PLACES = {
  wide: { skull: [0.4, 0.45], size: 1 / 700, walker: [0.86, 0.86] },
  tall: { skull: [0.44, 0.49], size: 1 / 680, walker: [0.8, 0.9] },
  square: { skull: [0.43, 0.42], size: 1 / 740, walker: [0.87, 0.94] },
} as const;

/** Radius of the disc in the skull, and both radii of the half rings around it, in units of the head. */
const [DISC, TURNING, OUTER] = [160, [182, 168], [276, 208]] as const;
/** Drawings of the ring that turns around the disc. */
const TURNS = 16;
/** Where the face begins, to the right of the skull's middle. */
const FACE = 196;
/** Drop of the lower lip, in units of the head. */
const OPEN = 26;

/** At night: a head of rectangles, half rings and a disc. It sings on each beat, and a very small figure listens. */
export function headOf(composition: Composition): Layer[] {
  const { width, height, unit, shape } = composition;
  const inks = inksOf(composition);
  const grained = grainOf(composition);
  const place = PLACES[shape];
  const size = place.size * Math.min(width, height);
  const [x, y] = [place.skull[0] * width, place.skull[1] * height];
  const at = (right: number, down: number): Point => [x + right * size, y + down * size];
  const portrait = portraitOf(composition);
  const [wx, wy] = [place.walker[0] * width, place.walker[1] * height];
  const ground = sheetOf(composition, SHEET, (pen) => {
    sky(pen, composition);
    bar(pen, inks.red[0], [wx - 0.09 * width, wy], [width, wy], 12 * unit);
    pen.translate(x, y);
    pen.scale(size, size);
    head(pen, inks, (height - y) / size);
    round(pen, inks.yellow[0], [0, 0], DISC);
    if (portrait) portrait(pen, inks.yellow[0], [0, 0], DISC);
    else halfRing(pen, inks.yellow[1], [0, 0], [DISC, 0], -Math.PI / 2);
    pen.resetTransform();
  });
  const [outer, inner] = TURNING;
  const ring = frames(TURNS, 2 * outer * size, 2 * outer * size, (pen, share) => {
    pen.scale(size, size);
    halfRing(pen, inks.paper[0], [outer, outer], [outer, inner], share * 2 * Math.PI);
    grained(pen);
  });
  const lip = sprite(96 * size, 26 * size, (pen) => {
    pen.fillStyle = inks.red[0];
    pen.fillRect(0, 0, 96 * size, 26 * size);
    grained(pen);
  });
  const eye = frames(8, 60 * size, 60 * size, (pen, share) => {
    pen.scale(size, size);
    ball(pen, [inks.black[0], inks.yellow[0]], [30, 30], 28, share * 2 * Math.PI);
  });
  return [
    still(ground),
    cycle(ring, ({ beat }) => (jerk(beat) * TURNS) / 8).at([x, y]),
    cycle(eye, ({ beat }) => jerk(beat) * 2).at(at(FACE + 30, -84)),
    picture(lip).at(({ onTwos: { beat, loudness } }) => {
      const open = Math.sin(Math.PI * Math.min(1, (beat % 1) * 1.5)) * (0.4 + 0.6 * loudness);
      return at(FACE, 122 + OPEN * open);
    }, 'top-left'),
    ropeWalkerOf(composition, 0.14 * Math.min(width, height), 'paper').at([wx, wy - 5 * unit], 'bottom'),
  ];
}

/** Around the middle of the skull. @param foot how far down the frame ends */
function head(pen: Context2D, { paper, red, blue }: Inks, foot: number): void {
  const block = (tone: Tone, left: number, top: number, right: number, bottom: number, split = 0.62) => {
    const middle = left + (right - left) * split;
    const box = (from: number, to: number): Point[] => [
      [from, top],
      [to, top],
      [to, bottom],
      [from, bottom],
    ];
    plane(pen, tone[0], box(left, right));
    plane(pen, tone[1], box(middle, right));
  };
  const shoulders: Point = [-8, Math.max(foot + 30, 516)];
  round(pen, red[0], shoulders, 210);
  block(blue, -62, 190, 62, foot);
  halfRing(pen, paper[0], shoulders, [214, 196], Math.PI);
  halfRing(pen, blue[0], [0, 0], OUTER, Math.PI / 2);
  halfRing(pen, blue[1], [0, 0], OUTER, Math.PI / 2, Math.PI / 2);
  block(paper, FACE, -276, FACE + 62, -20, 1);
  block(red, FACE, -20, FACE + 62, 76, 1);
  block(red, FACE + 62, 20, FACE + 132, 76, 0);
  block(paper, FACE, 94, FACE + 96, 114, 1);
  block(paper, FACE, 182, FACE + 76, 262, 1);
  block(paper, 62, 228, FACE + 76, 262, 1);
}

function sky(pen: Context2D, { width, height, unit, tint }: Composition): void {
  const short = Math.min(width, height);
  halfRing(pen, tint('#232736'), [width, 0], [0.66 * short, 0.5 * short], Math.PI / 2, Math.PI / 2);
  for (let line = 0; line < 5; line++)
    bar(
      pen,
      tint('#3a4058'),
      [0, (0.1 + 0.03 * line) * height],
      [(0.12 - 0.02 * line) * width, (0.1 + 0.03 * line) * height],
      2 * unit,
    );
  round(pen, tint('#f8f2e4'), [0.93 * width, 0.12 * height], 0.028 * short);
}
