import type { Point } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import { BLACK, type Can, GRAY, RED, round, WHITE, YELLOW } from './board.ts';

/** A row of feathers along a wing, from its tip to the body. */
interface Row {
  count: number;
  /** Where it begins and ends on the wing's bones: 0 at the tip, 1 at the shoulder. */
  from: number;
  to: number;
  /** Length at both ends. */
  long: readonly [number, number];
  wide: number;
  color: (index: number) => string;
}

/** Rows of a wing, those below first. */
const ROWS: readonly Row[] = [
  { count: 9, from: 0.46, to: 1, long: [250, 216], wide: 58, color: () => BLACK },
  { count: 10, from: 0, to: 0.48, long: [330, 272], wide: 52, color: () => WHITE },
  { count: 13, from: 0.06, to: 0.98, long: [170, 116], wide: 46, color: (index) => (index % 2 ? WHITE : GRAY) },
  { count: 12, from: 0.1, to: 0.96, long: [96, 62], wide: 40, color: () => WHITE },
];
/** Lengths of the bones of a wing: its arm and its hand. */
const [ARM, HAND] = [230, 200];
/** How much wider than a feather its dark edge is. */
const EDGE = 4;

/**
 * A crane in flight to the left; its body is around the origin, and its wings reach up 620.
 * @param flap 0 up, 1 down
 * @param carried draws who sits on its back, between its wings
 */
export function crane(can: Can, flap: number, carried?: () => void): void {
  const { coat, motif } = can;
  // The far wing.
  motif({ x: -66, y: -34, scale: 0.9, turn: -0.62 + 0.1 * flap }, () => wing(can, 0.75 * flap, true));
  // Legs.
  coat(
    BLACK,
    'M120,20 L300,66 L306,60 L470,92 L470,100 L306,76 L296,82 L110,44 Z',
    'M120,40 L280,104 L288,98 L436,142 L434,150 L284,116 L276,118 L104,60 Z',
    'M464,88 L540,92 L500,102 L536,118 L470,106 Z',
    'M430,138 L504,150 L466,156 L496,176 L432,156 Z',
  );
  // The tail, the body and the neck.
  coat(BLACK, 'M60,-52 L232,-22 L190,-6 L240,14 L186,20 L216,44 L120,50 L40,40 Z');
  coat(
    WHITE,
    'M-204,-50 C-150,-92 -40,-92 70,-56 C124,-38 160,-12 176,12 C120,50 20,70 -64,60 C-130,50 -184,14 -204,-50 Z',
  );
  coat(
    GRAY,
    'M-160,20 C-110,50 -40,56 40,42 L-4,38 L70,24 L16,22 L130,6 C150,4 166,6 176,12 C120,50 20,70 -64,60 C-104,54 -138,42 -160,20 Z',
  );
  coat(
    WHITE,
    'M-120,-84 C-200,-110 -236,-150 -290,-152 C-330,-152 -352,-176 -384,-186 L-372,-206 C-330,-214 -300,-204 -268,-184 C-220,-164 -170,-112 -70,-92 L-60,-66 L-120,-60 Z',
  );
  coat(
    BLACK,
    'M-196,-46 C-230,-70 -250,-112 -300,-122 C-332,-128 -350,-150 -376,-168 L-352,-176 C-330,-158 -312,-150 -286,-148 C-240,-144 -214,-108 -150,-84 L-120,-60 C-150,-50 -176,-40 -196,-46 Z',
    // the bill
    'M-380,-194 L-520,-186 L-376,-172 Z',
    'M-318,-190 l14,-4 l6,9 l-12,4 Z',
  );
  coat(RED, 'M-384,-194 C-372,-220 -336,-226 -304,-208 L-326,-198 L-344,-194 Z');
  coat(YELLOW, round(-311, -188, 3.4));
  carried?.();
  // The near wing.
  motif({ x: -20, y: -40, scale: 1 }, () => wing(can, flap, false));
}

function wing({ coat, motif }: Can, flap: number, isFar: boolean): void {
  const arm = -1.15 + 1.2 * flap;
  const hand = -1.82 + 1.6 * flap;
  const wrist = orbit([0, 0], arm, ARM);
  const tip = orbit(wrist, hand, HAND);
  const boneAt = (share: number): Point => {
    const [from, to, along] =
      share < 0.46 ? [tip, wrist, share / 0.46] : [wrist, [0, 0] as Point, (share - 0.46) / 0.54];
    return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along];
  };
  // Feathers turn from the hand's direction at the tip to the tail's at the shoulder.
  const turnAt = (share: number) => hand + 0.06 + (0.26 - hand) * share ** 0.92;
  for (const { count, from, to, long, wide, color } of ROWS) {
    for (let at = count - 1; at >= 0; at--) {
      const share = at / (count - 1);
      const place = from + (to - from) * share;
      const length = long[0] + (long[1] - long[0]) * share;
      const [x, y] = boneAt(place);
      motif({ x, y, scale: 1, turn: turnAt(place) }, () => {
        coat(BLACK, blade(length + EDGE, wide + 2 * EDGE, -EDGE));
        const own = color(at);
        if (own === BLACK) return coat(GRAY, `M${0.2 * length},-3 L${0.86 * length},0 L${0.2 * length},3 Z`);
        coat(isFar ? (own === WHITE ? GRAY : BLACK) : own, blade(length, wide, 0));
        if (length > 140) coat(BLACK, `M${0.42 * length},-2.4 L${0.9 * length},1 L${0.42 * length},3 Z`);
      });
    }
  }
  // The leading edge.
  const [x, y] = wrist;
  coat(
    isFar ? GRAY : WHITE,
    `M-14,26 C${x * 0.5 - 24},${y * 0.5} ${x - 30},${y + 40} ${x - 24},${y - 6} L${tip[0] - 6},${tip[1] - 8} L${tip[0] + 8},${tip[1]} L${x + 16},${y + 16} C${x + 6},${y + 60} ${x * 0.5 + 34},${y * 0.5 + 20} 60,30 Z`,
  );
}

/** A feather along the x axis. */
function blade(length: number, wide: number, from: number): string {
  const half = wide / 2;
  return `M${from},${-0.55 * half} C${0.3 * length},${-1.05 * half} ${0.76 * length},${-1.05 * half} ${length},${0.1 * half} C${0.88 * length},${0.9 * half} ${0.5 * length},${half} ${from},${0.6 * half} Z`;
}
