import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { HeldThing, Lips } from '../kit/held-thing.ts';
import { holdOf, raisedBy, tipOf } from '../kit/noodles.ts';
import { drawSoupBowl } from '../kit/soup.ts';
import { cornered, ellipse, type Point } from '../kit/tube.ts';

type Paint = (color: Rgb) => Rgb;

/** A vessel with an open, round mouth, seen a little from above. Lengths are in hundredths of the figure's height. */
interface Vessel {
  /** Height of the mouth, and half of its width and depth. */
  mouth: { y: number; wide: number; deep: number };
  /** Height of the foot, and half of its width. */
  foot: { y: number; wide: number };
  /** How round the wall is: 0 is a straight cup, 1 a bowl. */
  round: number;
  glaze: Rgb;
  band: Rgb;
}

const BOWL: Vessel = {
  mouth: { y: 4.4, wide: 6.5, deep: 1.7 },
  foot: { y: -2.3, wide: 2.7 },
  round: 1,
  glaze: hex('#b03228'),
  band: hex('#f2e6cc'),
};
const CUP: Vessel = {
  mouth: { y: 3.3, wide: 2.3, deep: 0.62 },
  foot: { y: -2.2, wide: 1.75 },
  round: 0.1,
  glaze: hex('#efe9dc'),
  band: hex('#c8563e'),
};

/** Draws the wall of a vessel: round, glazed, with a band below its mouth and a light line along its rim. */
function drawWall(context: Context2D, vessel: Vessel, side: number, paint: Paint): void {
  const { mouth, foot, round, glaze, band } = vessel;
  const path = wallOf(vessel);
  context.fillStyle = aroundWall(context, paint(glaze), mouth.wide, side);
  context.fill(path);
  context.save();
  context.clip(path);
  context.strokeStyle = aroundWall(context, paint(band), mouth.wide, side);
  context.lineWidth = mouth.deep * 0.5;
  context.beginPath();
  context.ellipse(0, mouth.y - mouth.deep * 0.9, mouth.wide * (1 - round * 0.02), mouth.deep, 0, Math.PI, Math.PI * 2);
  context.stroke();
  // A lamp or the sky is reflected in the glaze.
  const x = side * mouth.wide * 0.52;
  const shine = context.createRadialGradient(x, mouth.y * 0.45, 0, x, mouth.y * 0.45, mouth.wide * 0.34);
  shine.addColorStop(0, 'rgba(255,252,244,0.5)');
  shine.addColorStop(1, 'rgba(255,252,244,0)');
  context.fillStyle = shine;
  context.fillRect(-mouth.wide, foot.y - 1, mouth.wide * 2, mouth.y - foot.y + 2);
  const low = context.createLinearGradient(0, foot.y, 0, mouth.y);
  low.addColorStop(0, 'rgba(14,6,8,0.55)');
  low.addColorStop(0.6, 'rgba(14,6,8,0)');
  context.fillStyle = low;
  context.fillRect(-mouth.wide, foot.y - 1, mouth.wide * 2, mouth.y - foot.y + 2);
  context.restore();
}

function wallOf({ mouth, foot, round }: Vessel) {
  const path = ellipse(0, 0, 0, 0);
  path.moveTo(-mouth.wide, mouth.y);
  path.ellipse(0, mouth.y, mouth.wide, mouth.deep, 0, Math.PI, Math.PI * 2);
  const low = mouth.y + (foot.y - mouth.y) * (0.5 + round * 0.2);
  const out = mouth.wide * (0.9 + round * 0.06);
  path.bezierCurveTo(out, low, foot.wide + round * 1.4, foot.y + round * 0.7, foot.wide, foot.y);
  path.ellipse(0, foot.y, foot.wide, mouth.deep * 0.4, 0, 0, Math.PI, true);
  path.bezierCurveTo(-foot.wide - round * 1.4, foot.y + round * 0.7, -out, low, -mouth.wide, mouth.y);
  return path;
}

/** Returns a color around an upright wall: darkest just before the edge away from the light. */
function aroundWall(context: Context2D, color: Rgb, wide: number, side: number) {
  const around = context.createLinearGradient(side * wide, 0, -side * wide, 0);
  around.addColorStop(0, css(darken(color, 0.16)));
  around.addColorStop(0.24, css(lighten(color, 0.12)));
  around.addColorStop(0.55, css(darken(color, 0.14)));
  around.addColorStop(0.9, css(darken(color, 0.58)));
  around.addColorStop(1, css(darken(color, 0.42)));
  return around;
}

/** Draws what the mouth of a vessel shows: its inner wall, and the back of its rim. */
function drawMouth(context: Context2D, { mouth, glaze }: Vessel, paint: Paint): void {
  context.fillStyle = css(paint(darken(glaze, 0.45)));
  context.fill(ellipse(0, mouth.y, mouth.wide, mouth.deep));
  rim(context, mouth, css(paint(lighten(glaze, 0.2))), [0, Math.PI]);
}

function rim(context: Context2D, mouth: Vessel['mouth'], style: string, [from, to]: readonly [number, number]): void {
  context.strokeStyle = style;
  context.lineWidth = 0.24;
  context.beginPath();
  context.ellipse(0, mouth.y, mouth.wide, mouth.deep, 0, from, to);
  context.stroke();
}

const [NOODLE, BROTH, STICK] = [hex('#f0cf82'), hex('#8a5a24'), hex('#8a5428')];

/** Number of strands that the bowl shows. */
const STRANDS = 46;

function drawNoodles(context: Context2D, { mouth }: Vessel, paint: Paint): void {
  const chance = chanceOf('noodles');
  context.fillStyle = css(paint(BROTH));
  context.fill(ellipse(0, mouth.y - 0.1, mouth.wide * 0.94, mouth.deep * 0.9));
  context.save();
  context.clip(ellipse(0, mouth.y + 0.35, mouth.wide * 0.86, mouth.deep * 1.12));
  context.fillStyle = css(paint(darken(NOODLE, 0.34)));
  context.fillRect(-mouth.wide, mouth.y - 3, mouth.wide * 2, 6);
  context.lineCap = 'round';
  for (let strand = 0; strand < STRANDS; strand += 1) {
    const [x, y] = [chance.between(-5.4, 5.4), mouth.y + chance.between(-1.2, 1.6)];
    const [long, bow] = [chance.between(1.2, 2.8), chance.between(-0.9, 1.1)];
    // Strands farther up lie on others, in more light.
    const lit = (strand / STRANDS) * 0.34;
    for (const [width, color] of [
      [0.46, darken(NOODLE, 0.42)],
      [0.34, mix(darken(NOODLE, 0.2), lighten(NOODLE, 0.3), lit * 2 + chance.between(0, 0.3))],
    ] as const) {
      context.strokeStyle = css(paint(color));
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(x - long, y);
      context.quadraticCurveTo(x, y + bow, x + long, y + bow * 0.2);
      context.stroke();
    }
  }
  context.restore();
  drawToppings(context, mouth.y, paint);
}

/** Draws half an egg and spring onions. */
function drawToppings(context: Context2D, y: number, paint: Paint): void {
  const lay = (path: ReturnType<typeof ellipse>, color: Rgb) => {
    context.fillStyle = css(paint(color));
    context.fill(path);
  };
  lay(ellipse(-2.5, y + 0.75, 1.5, 0.92, 0.1), hex('#c9bda6'));
  lay(ellipse(-2.5, y + 0.86, 1.42, 0.82, 0.1), hex('#f6f0e4'));
  lay(ellipse(-2.45, y + 0.86, 0.76, 0.46, 0.1), hex('#e8902c'));
  lay(ellipse(-2.62, y + 0.98, 0.3, 0.16, 0.1), hex('#f6bf62'));
  const chance = chanceOf('onions');
  for (let ring = 0; ring < 11; ring += 1) {
    const [x, up] = [chance.between(-0.4, 3.6), chance.between(0.1, 1.3)];
    lay(ellipse(x, y + up, 0.3, 0.2, chance.between(0, 3)), chance.pick([hex('#4f8f3a'), hex('#8fbf58')]));
  }
}

/** Half of the distance between the sticks in the hand and at the noodles, their half width, and what is above the hand. */
const [CLOSE, SPREAD, HALF, ABOVE] = [0.3, 0.75, 0.24, 2.6];

/** Number of strands between the sticks, half of the bundle's width, and how far the sticks are above the bowl at least. */
const [BUNDLE, BUNDLED, OUT] = [11, 1.35, 0.9];
/** Share of the strands whose lower end hangs free. */
const LOOSE = 0.2;

/**
 * Draws the noodles that hang from the tips of the sticks into the bowl: wet, in waves, and some of them shorter.
 * @param lips their upper ends, if those are in a mouth
 */
function drawLifted(context: Context2D, paint: Paint, [x, y]: Point, lips?: Lips): void {
  const { mouth } = BOWL;
  if (y - mouth.y < OUT) return;
  const chance = chanceOf('lifted');
  context.lineCap = 'round';
  for (let strand = 0; strand < BUNDLE; strand += 1) {
    const aside = chance.around() * BUNDLED;
    const isLoose = chance.next() < LOOSE;
    const low = isLoose ? y - (y - mouth.y) * chance.between(0.45, 0.8) : mouth.y + 0.2;
    const foot = x * chance.between(0.05, 0.4) + aside * 1.9;
    const [top, wave, phase] = [x + aside * 0.42, chance.between(0.12, 0.42), chance.between(0, 6)];
    const path = new Path2D();
    if (lips) {
      const [mouthX, mouthY] = lips.at;
      path.moveTo(mouthX + (aside / BUNDLED) * lips.half, mouthY);
      path.quadraticCurveTo(mouthX + aside * 0.6, (mouthY + y) / 2, top, y);
    } else {
      path.moveTo(top - 0.2, y - 0.25);
      // It lies over the sticks.
      path.quadraticCurveTo(top, y + 0.75, top + 0.15, y - 0.1);
    }
    for (let step = 1; step <= WAVES; step += 1) {
      const share = step / WAVES;
      const sink = y + (low - y) * share;
      // Free ends hang straight down; the others run to where they lie in the bowl.
      const way = isLoose ? aside * 0.5 * share : (foot - top) * share ** 1.5;
      path.lineTo(top + way + wave * Math.sin(phase + share * 7) * Math.sqrt(share), sink);
    }
    const lit = chance.between(0, 0.34);
    for (const [width, color] of [
      [0.46, darken(NOODLE, 0.5)],
      [0.33, mix(darken(NOODLE, 0.16), lighten(NOODLE, 0.3), lit)],
      [0.09, lighten(NOODLE, 0.66)],
    ] as const) {
      context.strokeStyle = css(paint(color));
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

/** Number of straight pieces of a strand that hangs. */
const WAVES = 14;

/** How far noodles are raised from which their ends are in the mouth, and how far sticks reach through them. */
const [EATEN, THROUGH] = [0.8, 1.4];

/** Draws two sticks from the noodles through the hand that holds them. */
export const drawSticks: HeldThing = ({ context }, paint, toward, other, lips) => {
  const hold = holdOf(toward, other);
  const [[handX, handY], grip] = [hold, tipOf(toward, hold, lips)];
  const isEaten = lips && raisedBy(hold, lips) > EATEN;
  drawLifted(context, paint, grip, isEaten ? lips : undefined);
  const through = (isEaten ? THROUGH : 0) / Math.hypot(grip[0] - handX, grip[1] - handY);
  const [middle, low] = [grip[0] + (grip[0] - handX) * through, grip[1] + (grip[1] - handY) * through];
  for (const one of [-1, 1]) {
    const [tipX, tipY] = [middle + one * SPREAD, low];
    const [holdX, holdY] = [handX + one * CLOSE, handY];
    const long = Math.max(1, Math.hypot(holdX - tipX, holdY - tipY));
    const [dx, dy] = [(holdX - tipX) / long, (holdY - tipY) / long];
    const [endX, endY] = [holdX + dx * ABOVE, holdY + dy * ABOVE];
    const along = context.createLinearGradient(tipX, tipY, endX, endY);
    along.addColorStop(0, css(paint(darken(STICK, 0.3))));
    along.addColorStop(1, css(paint(lighten(STICK, 0.16))));
    context.fillStyle = along;
    context.fill(
      cornered([
        [tipX - dy * HALF * 0.6, tipY + dx * HALF * 0.6],
        [tipX + dy * HALF * 0.6, tipY - dx * HALF * 0.6],
        [endX + dy * HALF, endY - dx * HALF],
        [endX - dy * HALF, endY + dx * HALF],
      ]),
    );
  }
};

/** Bowls and cups as a camera sees them, by the names of `THINGS`. */
export const CROCKERY: Readonly<Record<string, HeldThing>> = {
  noodles({ context, side }, paint) {
    drawMouth(context, BOWL, paint);
    drawNoodles(context, BOWL, paint);
    drawWall(context, BOWL, side, paint);
    rim(context, BOWL.mouth, css(paint(lighten(BOWL.glaze, 0.34))), [Math.PI, Math.PI * 2]);
  },
  bowl: drawSoupBowl,
  cup({ context, side }, paint, toward) {
    context.strokeStyle = css(paint(darken(CUP.glaze, 0.24)));
    context.lineWidth = 0.62;
    context.stroke(ellipse(-toward * 2.3, 0.6, 1.3, 1.5));
    drawMouth(context, CUP, paint);
    context.fillStyle = css(paint(hex('#7a4420')));
    context.fill(ellipse(0, CUP.mouth.y - 0.14, CUP.mouth.wide * 0.86, CUP.mouth.deep * 0.7));
    drawWall(context, CUP, side, paint);
    rim(context, CUP.mouth, css(paint(lighten(CUP.glaze, 0.5))), [Math.PI, Math.PI * 2]);
  },
};
