import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, rim } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { posterized } from '../../picture/prints.ts';
import type { Tones } from '../../picture/tones.ts';
import { BLACK } from './piece.ts';

/** A character of the piece. In a chorus it looks to the other side. */
export function portraitOf(composition: Composition, radius: number): Canvas {
  const { tint, movement } = composition;
  const inks = [BLACK, tint('#7c3aed'), tint('#ff2e88'), tint('#ffb15c'), '#fff3d6'];
  return characterOf(composition, radius * 2, inks, movement === 'chorus');
}

const kept = keptDrawings<Tones>();

/** Flat skin tones, thick outline, white rim. @param isTurned whether the singer looks to the other side */
function characterOf(composition: Composition, side: number, inks: readonly string[], isTurned: boolean): Canvas {
  const { unit, width, height } = composition;
  const singer = composition.singer as Singer;
  const usual = Math.min(width, height);
  const tones = kept(singer, usual, () =>
    drawnTones(
      figureOf(singer, { width: usual, height: usual }, (pen, w, h) => disc(pen, w / 2, h / 2, w / 2)),
      3.4 * unit,
    ),
  );
  const { canvas: flat, pen: own } = newCanvas(side, side);
  if (isTurned) {
    own.translate(side, 0);
    own.scale(-1, 1);
  }
  own.imageSmoothingQuality = 'high';
  own.drawImage(posterized(tones, inks), 0, 0, side, side);
  const white = rim(flat, 16 * unit, '#ffffff');
  const pen = white.getContext('2d');
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(rim(flat, 9 * unit, BLACK), 7 * unit, 7 * unit);
  pen.drawImage(flat, 16 * unit, 16 * unit);
  return white;
}

/** The crew beside or behind a singer in a piece without words: the same character in other paints. */
export function crewOf(pen: Context2D, composition: Composition): void {
  const { singer, movement, shape, width, height, tint } = composition;
  const hasRoom =
    shape === 'wide' ? movement === 'break' || movement === 'ending' : shape === 'tall' && movement === 'break';
  if (!singer || !hasRoom) return;
  const isWide = shape === 'wide';
  const side = (isWide ? height : 0.6 * height) * (movement === 'break' ? 0.5 : 0.4);
  for (const [across, ...inks] of [
    [isWide ? 0.22 : 0.25, BLACK, '#0e6b8f', '#19c7c0', '#c8f55c', '#fffbe0'],
    [isWide ? 0.78 : 0.75, BLACK, '#a8327c', '#ff7a3c', '#ffd84a', '#fffbe0'],
  ] as const) {
    const drawn = characterOf(composition, side, inks.map(tint), across < 0.5);
    pen.drawImage(drawn, across * width - drawn.width / 2, (isWide ? 0.52 : 0.32) * height - drawn.height / 2);
  }
}
