import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex, mix } from '../../../drawing/color.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { pop } from '../../words/entrances.ts';
import type { Lettering } from '../../words/lettering.ts';

/** Vinyl of letters: where the lamp shines on it, its own color, and its shaded side. */
interface Vinyl {
  light: string;
  body: string;
  shade: string;
}

/** Letters of each set: sung, and waiting in a pale matte vinyl. */
const LETTERS: Readonly<Record<MovementKind, { sung: Vinyl; waiting: Vinyl }>> = {
  opening: {
    sung: { light: '#4fd0c2', body: '#109a92', shade: '#07474c' },
    waiting: { light: '#fffaf2', body: '#ffeede', shade: '#8a3f33' },
  },
  verse: {
    sung: { light: '#ff8f84', body: '#f4483f', shade: '#8f1c3c' },
    waiting: { light: '#fbf7ff', body: '#efe6ff', shade: '#4b2f96' },
  },
  chorus: {
    sung: { light: '#ffe9a0', body: '#ffc93c', shade: '#b4571a' },
    waiting: { light: '#c9ccff', body: '#a6acff', shade: '#1c1a66' },
  },
  break: {
    sung: { light: '#ff9c86', body: '#f5503f', shade: '#9c2325' },
    waiting: { light: '#fffaf2', body: '#ffeede', shade: '#b4694e' },
  },
  ending: {
    sung: { light: '#ffe9a0', body: '#ffc93c', shade: '#b4571a' },
    waiting: { light: '#c9ccff', body: '#a6acff', shade: '#1c1a66' },
  },
};

/** Steps of the depth of a letter, and of the round of its edge. */
const [DEEP, ROUND] = [12, 6] as const;
/** Width of the round edge, em. */
const EDGE = 0.034;

/** How letters are made. Lengths are in em. */
interface Finish {
  depth: number;
  /** Width of a line in the color of the shaded side around the letters. */
  contour: number;
  /** Opacity of the shadow behind them. */
  shadow: number;
  isGlossy: boolean;
}
const GLOSSY: Finish = { depth: 0.12, contour: 0, shadow: 0.4, isGlossy: true };
/** Pale letters have a clear edge, because the walls are light. */
const PALE: Finish = { depth: 0.11, contour: 0.034, shadow: 0, isGlossy: false };

/** Letters like balloons of vinyl: round edges, a shaded depth below, and the softbox mirrored in those that are sung. */
export function inflated({ tint, movement }: Composition): Lettering {
  const letters = LETTERS[movement];
  const vinyl = ({ light, body, shade }: Vinyl) => ({ light: tint(light), body: tint(body), shade: tint(shade) });
  const [sung, waiting] = [vinyl(letters.sung), vinyl(letters.waiting)];
  return {
    font: '"Baloo 2"',
    weight: 800,
    size: 0.145,
    smallest: 0.06,
    leading: 1.06,
    space: 0.27,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'switch',
    dim: 1,
    entrance: { ...pop('line', 0.36, 0.06), ahead: 0.8 },
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size }) {
      if (state === 'waiting') inflate(pen, text, size, waiting, PALE);
      else inflate(pen, text, size, sung, GLOSSY);
    },
    count: (pen, radius) => ball(pen, radius, sung),
  };
}

function inflate(pen: Context2D, text: string, size: number, { light, body, shade }: Vinyl, finish: Finish): void {
  const [lit, own, dark] = [hex(light), hex(body), hex(shade)];
  const { depth, contour, shadow, isGlossy } = finish;
  const grown = (color: string, width: number, dy: number) => {
    pen.fillStyle = color;
    pen.strokeStyle = color;
    pen.lineWidth = width * 2 * size;
    if (width > 0) pen.strokeText(text, 0, dy * size);
    pen.fillText(text, 0, dy * size);
  };
  pen.save();
  pen.lineJoin = 'round';
  pen.save();
  pen.shadowColor = css(mix(dark, [20, 8, 50], 0.5), shadow);
  pen.shadowBlur = 0.14 * size;
  pen.shadowOffsetY = 0.05 * size;
  grown(shade, EDGE + contour, depth);
  pen.restore();
  for (let step = DEEP; step >= 0; step--) {
    const tone = mix(dark, own, isGlossy ? 0.3 * (1 - step / DEEP) : 0);
    grown(css(tone), EDGE + contour, (depth * step) / DEEP);
  }
  // The edge turns to the light step by step.
  for (let step = 0; step <= ROUND; step++) {
    const share = step / ROUND;
    const tone = share < 0.5 ? mix(mix(dark, own, 0.62), own, share * 2) : mix(own, lit, (share - 0.5) * 0.7);
    grown(css(tone), EDGE * (1 - share), -0.008 * share);
  }
  // What is left of a lighter letter above the front, which is a little lower, mirrors the lamp.
  pen.globalCompositeOperation = 'source-atop';
  const front = pen.createLinearGradient(0, -0.72 * size, 0, 0.06 * size);
  front.addColorStop(0, css(mix(lit, own, 0.35)));
  front.addColorStop(0.5, css(own));
  front.addColorStop(1, css(mix(own, dark, isGlossy ? 0.2 : 0.08)));
  const fills = isGlossy
    ? ([
        [css(mix(lit, [255, 255, 255], 0.75)), -0.02],
        [css(mix(lit, own, 0.15)), 0.0],
        [front, 0.014],
      ] as const)
    : ([[front, 0]] as const);
  for (const [fill, dy] of fills) {
    pen.fillStyle = fill;
    pen.fillText(text, 0, dy * size);
  }
  pen.restore();
}

/** A glossy ball around the origin. */
function ball(pen: Context2D, radius: number, { light, body, shade }: Vinyl): void {
  const lit = pen.createRadialGradient(-radius * 0.35, -radius * 0.45, radius * 0.05, 0, 0, radius);
  lit.addColorStop(0, light);
  lit.addColorStop(0.45, body);
  lit.addColorStop(0.9, shade);
  lit.addColorStop(1, body);
  pen.fillStyle = lit;
  disc(pen, 0, 0, radius);
  pen.fill();
}
