import { NIGHT, PAPER, type Press, RED } from './press.ts';

/**
 * A swallow seen from below, which flies up: about 250 to each side of its breast, 112 above and 236 below.
 * @param beat how far the wings are drawn in, 0 to 1
 */
export function flyingSwallow({ cover }: Press, beat: number): void {
  cover(NIGHT, wing(1, beat));
  cover(NIGHT, wing(-1, 0.35 + 0.65 * beat));
  cover(
    NIGHT,
    'M0,-116 C6,-106 16,-100 20,-84 C25,-66 36,-52 34,-20 C32,30 20,70 13,104 C24,142 38,184 62,240 C28,204 10,170 0,130 C-10,170 -28,204 -62,240 C-38,184 -24,142 -13,104 C-20,70 -32,30 -34,-20 C-36,-52 -25,-66 -20,-84 C-16,-100 -6,-106 0,-116 Z',
  );
  cover(PAPER, 'M-21,-50 C-10,-40 10,-40 21,-50 C28,-8 14,52 0,92 C-14,52 -28,-8 -21,-50 Z');
  cover(
    RED,
    'M0,-98 C9,-92 13,-84 15,-74 C17,-66 18,-60 19,-55 C8,-46 -8,-46 -19,-55 C-18,-60 -17,-66 -15,-74 C-13,-84 -9,-92 0,-98 Z',
  );
}

function wing(side: 1 | -1, drawn: number): string {
  const x = (far: number) => Math.round(side * far * (1 - 0.22 * drawn * (far / 262)));
  const y = (down: number, far: number) => Math.round(down + 96 * drawn * (far / 262) ** 2);
  const at = (far: number, down: number) => `${x(far)},${y(down, far)}`;
  return [
    `M${at(14, -64)} C${at(48, -98)} ${at(112, -104)} ${at(164, -70)}`,
    `C${at(214, -36)} ${at(246, 14)} ${at(268, 78)}`,
    `C${at(222, 26)} ${at(176, -4)} ${at(128, -8)} C${at(92, -10)} ${at(60, 4)} ${at(26, 44)} Z`,
  ].join(' ');
}

/** A swallow that sits at the origin and looks to the left: 196 tall, with a tail that hangs 142 below its feet. */
export function sittingSwallow({ cover, pen }: Press, ink = NIGHT): void {
  cover(
    ink,
    'M-84,-186 C-66,-190 -54,-198 -36,-198 C-8,-198 8,-178 14,-152 C22,-112 46,-62 68,-4 C86,42 104,86 124,140 C100,108 84,88 71,68 C77,94 82,114 84,146 C68,106 54,66 40,34 C28,20 12,6 -6,2 C-38,-8 -60,-44 -62,-86 C-63,-110 -58,-128 -58,-148 L-84,-158 L-58,-168 Z',
  );
  cover(PAPER, 'M-61,-98 C-34,-90 -8,-58 8,-2 C-32,-8 -62,-44 -61,-98 Z');
  cover(RED, 'M-57,-148 C-42,-152 -30,-142 -32,-126 C-34,-110 -46,-102 -60,-98 C-63,-114 -57,-132 -57,-148 Z');
  pen.save();
  cover(PAPER, 'M-42,-174 A5,5 0 1 1 -32,-174 A5,5 0 1 1 -42,-174 Z');
  pen.restore();
}
