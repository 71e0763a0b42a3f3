import { hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';
import type { StripSheet } from '../train/train-view.ts';

const BARE = { hasOutline: false, isFlat: true } as const;

/** Returns a wire that hangs from one pole to the next. */
function wire(from: number, to: number, y: number, sag: number): Point[] {
  return Array.from({ length: 13 }, (_, step): Point => {
    const share = step / 12;
    return [from + (to - from) * share, y + sag * 4 * share * (1 - share)];
  });
}

/** Draws wires along the whole strip, with a pole in the middle of each span. */
function line(pen: Pen, { width, unit }: StripSheet, heights: readonly number[], tone: Rgb, spans = 2): number[] {
  const span = width / spans;
  const poles = Array.from({ length: spans }, (_, index) => (index + 0.5) * span);
  for (const y of heights)
    for (let index = -1; index < spans; index += 1) {
      const from = (index + 0.5) * span;
      pen.line(wire(from, from + span, y, unit * 0.06), Math.max(1, unit * 0.003), tone, {
        hasOutline: false,
        alpha: 0.8,
      });
    }
  return poles;
}

/** Draws wooden poles with crossbeams and wires beside the track. */
export function telegraphLine(pen: Pen, sheet: StripSheet, wood: Rgb): void {
  const { height, level, unit } = sheet;
  const [upper, lower] = [level - unit * 0.42, level - unit * 0.34];
  for (const x of line(pen, sheet, [upper, upper + unit * 0.015, lower], wood)) {
    pen.rect(x - unit * 0.014, level - unit * 0.48, unit * 0.028, height, wood, { isFlat: true });
    for (const y of [upper, lower]) pen.rect(x - unit * 0.1, y, unit * 0.2, unit * 0.018, wood, { isFlat: true });
  }
}

/** Draws steel poles with brackets, wires, and lamps that glow. */
export function overheadLine(pen: Pen, sheet: StripSheet, steel: Rgb): void {
  const { height, level, unit } = sheet;
  const top = level - unit * 0.4;
  for (const x of line(pen, sheet, [top, top + unit * 0.07], steel)) {
    pen.rect(x - unit * 0.012, 0, unit * 0.024, height, steel, BARE);
    pen.rect(x + unit * 0.004, 0, unit * 0.006, height, lighten(steel, 0.3), BARE);
    pen.rect(x, top, unit * 0.2, unit * 0.012, steel, BARE);
    pen.rect(x - unit * 0.07, level - unit * 0.26, unit * 0.08, unit * 0.012, steel, BARE);
    if (!pen.light.isDark) continue;
    pen.glow(x - unit * 0.07, level - unit * 0.24, unit * 0.2, hex('#ffe0a8'), 0.8);
    pen.disc(x - unit * 0.07, level - unit * 0.245, unit * 0.02, hex('#fff6dc'), { isBright: true, squash: 0.7 });
  }
}
