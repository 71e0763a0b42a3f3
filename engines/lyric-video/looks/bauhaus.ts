import type { Look, Stage } from '../look.ts';
import { blit, lay } from '../picture/blit.ts';
import { plate, reel, sprite } from '../picture/canvas.ts';
import { circle, figureOf, posterized } from '../picture/figure.ts';
import { disc, polygon } from '../picture/hand.ts';
import { grain, halftone } from '../picture/texture.ts';
import { slide } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const PAPER = '#efe6d2';
const BLACK = '#1a1a1a';
const RED = '#d5321f';
const BLUE = '#1f4e9c';
const YELLOW = '#f2b81c';
const STEPS = 48;

/** Weimar and Dessau, 1923: circle, bar, quarter and triangle in primaries on paper; lower case, set to the left. */
export const bauhaus: Look = {
  fps: 24,

  lettering: ({ ink }) => ({
    font: 'Jost',
    weight: 700,
    size: 0.135,
    smallest: 0.055,
    leading: 1.02,
    space: 0.26,
    tracking: -0.015,
    casing: 'lower',
    align: 'left',
    margin: 0.2,
    turn: 'switch',
    entrance: slide('line', 0.34, -1.6, 0.06),
    paint(pen, text, state, { size, word }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: BLACK });
      inked(pen, text, size, { fill: ink(RED) });
      pen.fillStyle = ink(RED);
      pen.fillRect(0, 0.13 * size, word.width, 0.075 * size);
    },
    count(pen, radius) {
      pen.fillStyle = ink(RED);
      disc(pen, 0, 0, radius);
      pen.fill();
    },
  }),

  scene(stage) {
    const { width, height, unit, text } = stage;
    const ground = groundOf(stage);
    const { x, y, radius } = center(stage);
    const wheel = wheelOf(stage, radius);
    const ball = reel(8, radius * 0.8, radius * 0.8, (pen, share) => {
      pen.fillStyle = stage.ink(RED);
      disc(pen, radius * 0.4, radius * 0.4, radius * (0.24 + 0.15 * share));
      pen.fill();
    });
    const bar = sprite(18 * unit, height, (pen) => {
      pen.fillStyle = BLACK;
      pen.fillRect(0, 0, 18 * unit, height);
    });
    const steps = stepsOf(stage);
    const portrait = portraitOf(stage, radius);
    return {
      draw(frame, { travel, bass, beat, hit, loudness }) {
        lay(frame, ground);
        const turned = wheel[Math.floor(travel * 16) % STEPS];
        if (turned) blit(frame, turned, x - turned.width / 2, y - turned.height / 2);
        if (portrait) blit(frame, portrait, x - portrait.width / 2, y - portrait.height / 2);
        const orbit = (Math.floor(beat) + Math.min(1, (beat % 1) * 3)) * (Math.PI / 4);
        const red = ball[Math.min(7, Math.floor((bass * 0.7 + hit * 0.4) * 8))];
        if (red)
          blit(
            frame,
            red,
            x + Math.cos(orbit) * radius * (stage.shape === 'wide' ? 0.82 : 1.02) - red.width / 2,
            y + Math.sin(orbit) * radius * 1.02 - red.height / 2,
          );
        const slideBy = ((travel * 46 * unit) % (width * 0.5)) + width * 0.02;
        if (stage.shape !== 'wide')
          blit(frame, bar, width - slideBy, 0, {
            from: { left: 0, top: 0, right: bar.width, bottom: text.top - 0.05 * height },
          });
        steps.forEach((step, index) => {
          const lift = Math.round((0.25 + 0.75 * Math.abs(Math.sin(beat * 1.57 + index))) * loudness * step.height);
          blit(
            frame,
            step,
            width - (steps.length - index) * step.width - 0.06 * width,
            height - 0.045 * height - lift,
            {
              from: { left: 0, top: 0, right: step.width, bottom: lift },
            },
          );
        });
      },
    };
  },
};

function center({ art, shape }: Stage) {
  const radius = Math.min(art.width, art.height) * (shape === 'wide' ? 0.44 : 0.4);
  return { x: art.left + art.width * (shape === 'wide' ? 0.5 : 0.44), y: art.top + art.height * 0.5, radius };
}

function groundOf(stage: Stage) {
  const { width, height, ink, unit, chance, text } = stage;
  const { x, y, radius } = center(stage);
  return plate(width, height, (pen) => {
    pen.fillStyle = ink(PAPER);
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = ink(BLUE);
    pen.beginPath();
    pen.arc(width, 0, radius * 0.95, Math.PI / 2, Math.PI);
    pen.lineTo(width, 0);
    pen.fill();
    pen.save();
    pen.translate(x, y);
    pen.rotate(-Math.PI / 4);
    pen.fillStyle = ink(YELLOW);
    pen.fillRect(-radius * 2.2, radius * 0.52, radius * 4.4, radius * 0.3);
    pen.fillStyle = BLACK;
    pen.fillRect(-radius * 2.2, radius * 0.9, radius * 4.4, 7 * unit);
    pen.fillRect(-radius * 2.2, radius * 0.98, radius * 4.4, 3 * unit);
    pen.restore();
    // The text's own page stays clear: the composition ends above it or beside it.
    pen.fillStyle = ink(PAPER);
    if (stage.shape === 'wide') pen.fillRect(text.left - 0.02 * width, 0, text.width + 0.02 * width, height);
    else pen.fillRect(0, text.top - 0.03 * height, width, height);
    pen.fillStyle = BLACK;
    if (stage.shape === 'wide') pen.fillRect(text.left - 0.025 * width, 0.08 * height, 8 * unit, 0.84 * height);
    else pen.fillRect(text.left, text.top - 0.03 * height, text.width, 8 * unit);
    pen.fillStyle = ink(BLUE);
    polygon(pen, [
      [0, height],
      [0, height - radius * 0.55],
      [radius * 0.55, height],
    ]);
    pen.fill();
    pen.fillStyle = BLACK;
    halftone(
      pen,
      { left: 0.03 * width, top: 0.03 * height, width: radius * 0.5, height: radius * 0.5 },
      13 * unit,
      0,
      () => 0.12,
    );
    grain(pen, width, height, 0.1, chance);
  });
}

/** Half black, half outlined, with a yellow quarter: what turns shows that it turns. */
function wheelOf({ ink, unit }: Stage, radius: number) {
  const size = radius * 2;
  return reel(STEPS, size, size, (pen, share) => {
    pen.translate(radius, radius);
    pen.rotate(share * 2 * Math.PI);
    pen.fillStyle = ink(PAPER);
    disc(pen, 0, 0, radius * 0.94);
    pen.fill();
    pen.fillStyle = BLACK;
    pen.beginPath();
    pen.arc(0, 0, radius * 0.94, 0, Math.PI);
    pen.fill();
    pen.fillStyle = ink(YELLOW);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius * 0.72, -Math.PI / 2, 0);
    pen.fill();
    pen.strokeStyle = BLACK;
    pen.lineWidth = 6 * unit;
    for (const part of [0.94, 0.72, 0.5, 0.28]) {
      pen.beginPath();
      pen.arc(0, 0, radius * part, Math.PI, 2 * Math.PI);
      pen.stroke();
    }
  });
}

function stepsOf({ ink, width, height, shape }: Stage) {
  const wide = width * (shape === 'wide' ? 0.022 : 0.04);
  return [BLACK, RED, YELLOW, BLUE, BLACK].map((color) =>
    sprite(wide, height * 0.08, (pen) => {
      pen.fillStyle = ink(color);
      pen.fillRect(0, 0, wide, height);
    }),
  );
}

function portraitOf({ singer, ink }: Stage, radius: number) {
  if (!singer) return undefined;
  const side = radius * 1.36;
  const figure = posterized(figureOf(singer, { width: side, height: side }, circle), [
    BLACK,
    ink(RED),
    ink(YELLOW),
    ink(PAPER),
  ]);
  return sprite(side, side, (pen) => {
    circle(pen, side, side);
    pen.fillStyle = ink(BLUE);
    pen.fill();
    pen.clip();
    pen.drawImage(figure, 0, 0);
  });
}
