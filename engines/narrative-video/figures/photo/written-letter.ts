import { css, darken, hex, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import { writeLetter } from '../kit/handwriting.ts';
import type { HeldThing } from '../kit/held-thing.ts';
import type { Brush } from '../kit/ink.ts';
import { box, cornered } from '../kit/tube.ts';

/** Edges of the sheet in hundredths of the figure's height, as in `LARGE_THINGS`, and the folds, between its lines. */
const SHEET = { left: -7.4, right: 7.4, top: 12.4, bottom: -2.6 };
const FOLDS = [2.38, 7.24];
const [PAPER, INK] = [hex('#efe6d2'), hex('#28304e')];
/** Darkness of the back, which is turned away from the light by which it is read, and of ink that shines through it. */
const [IN_SHADE, THROUGH] = [0.1, 0.1];

/** Draws a sheet of paper with lines of handwriting, which was folded twice and never lies quite flat. */
export const drawLetter: HeldThing = (brush, paint) => {
  const paper = paint(PAPER);
  drawSheet(brush, paper, (context) => writeLetter(context, mix(paint(INK), paper, 0.08)));
};

/** Draws its back, through which the lines shine, mirrored. */
export const drawLetterBack: HeldThing = (brush, paint) => {
  const paper = darken(paint(PAPER), IN_SHADE);
  drawSheet(brush, paper, (context) => {
    context.scale(-1, 1);
    writeLetter(context, mix(paper, paint(INK), THROUGH));
  });
};

function drawSheet({ context, side }: Brush, paper: Rgb, write: (context: Brush['context']) => void): void {
  const { left, right, top, bottom } = SHEET;
  const sheet = cornered([
    [left, bottom + 0.12],
    [left + 0.06, top],
    [right - 0.5, top - 0.08],
    [right, top - 0.6],
    [right - 0.05, bottom],
  ]);
  context.fillStyle = css(paper);
  context.fill(sheet);
  context.save();
  context.clip(sheet);
  // Each third leans a little: it is lighter above its fold, and darker below.
  for (const [from, to] of [
    [top, FOLDS[1]],
    [FOLDS[1], FOLDS[0]],
    [FOLDS[0], bottom],
  ] as const) {
    const lean = context.createLinearGradient(0, from as number, 0, to as number);
    lean.addColorStop(0, css(darken(paper, 0.4), 0.3));
    lean.addColorStop(0.22, css(paper, 0));
    lean.addColorStop(1, css(lighten(paper, 0.5), 0.3));
    context.fillStyle = lean;
    context.fill(box(left, to as number, right, from as number));
  }
  const across = context.createLinearGradient(side * right, 0, -side * right, 0);
  across.addColorStop(0, css(lighten(paper, 0.4), 0.3));
  across.addColorStop(0.5, css(paper, 0));
  across.addColorStop(1, css(darken(paper, 0.55), 0.34));
  context.fillStyle = across;
  context.fill(sheet);
  for (const fold of FOLDS) {
    context.fillStyle = css(darken(paper, 0.5), 0.5);
    context.fill(box(left, fold - 0.07, right, fold));
    context.fillStyle = css(lighten(paper, 0.6), 0.6);
    context.fill(box(left, fold, right, fold + 0.06));
  }
  write(context);
  context.restore();
}
