import type { Point } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import { BLACK, type Can, GRAY, RED, WHITE } from './board.ts';

/** Where the legs begin, near and far, in front and behind, and how far behind the first each of them is in its stride. */
const LEGS: readonly (readonly [at: Point, late: number, color: string, isHind: boolean])[] = [
  [[176, 206], 0.12, GRAY, false],
  [[362, 206], 0.56, GRAY, true],
  [[196, 212], 0, WHITE, false],
  [[346, 208], 0.44, WHITE, true],
];
/** Most turn of a leg to either side, in radians. */
const STRIDE = 0.85;

/** A terrier that runs to the left, 460 wide; the ground is at y = 352. @param phase turns of its gallop */
export function dog(can: Can, phase: number): void {
  const { coat, motif } = can;
  const [, bob] = orbit([0, 0], phase * 2 * Math.PI, 9);
  for (const [[x, y], late, color, isHind] of LEGS) {
    const turn = STRIDE * Math.sin((phase - late) * 2 * Math.PI);
    motif({ x, y: y + bob, scale: 1, turn }, () => leg(can, color, isHind, 0.5 - 0.6 * turn));
  }
  motif({ x: 0, y: bob, scale: 1 }, () => {
    coat(WHITE, 'M372,150 C404,140 426,112 430,70 C452,104 446,156 398,190 Z');
    coat(BLACK, 'M430,70 C452,104 450,126 440,146 L424,132 C430,112 432,92 430,70 Z');
    coat(
      WHITE,
      'M140,150 C200,122 320,122 376,146 C404,160 404,200 384,224 C350,246 316,230 276,236 C236,252 190,256 156,232 C128,206 124,172 140,150 Z',
      'M196,150 C170,120 156,96 132,84 C106,84 70,100 34,110 C18,116 20,132 34,138 L78,146 L100,154 C116,190 142,224 176,240 Z',
    );
    coat(
      GRAY,
      'M156,232 C190,248 236,244 276,228 C316,222 350,238 384,224 C366,250 316,240 276,240 C236,256 190,256 156,232 Z',
    );
    coat(
      BLACK,
      'M236,132 C290,124 350,130 384,154 C396,178 380,196 352,190 L340,204 L316,188 L282,196 L270,178 L244,174 C232,160 230,146 236,132 Z',
      // ear, eye, nose, and the mouth
      'M126,90 C150,70 186,66 214,82 C196,92 190,112 168,128 C154,118 138,106 126,90 Z',
      'M92,104 l16,-5 l4,9 l-14,5 Z',
      'M20,110 C30,104 44,104 48,110 C46,122 34,128 22,124 Z',
      'M40,132 L92,138 L98,150 L74,148 Z',
    );
    coat(
      RED,
      'M46,138 L72,144 C72,160 66,172 56,174 C46,170 44,154 46,138 Z',
      'M108,166 L188,122 L206,158 L150,214 L128,206 Z',
    );
    coat(BLACK, 'M150,214 L206,158 L210,166 L166,222 Z', 'M132,176 L176,148 L180,154 L136,184 Z');
  });
}

/** A leg that hangs from the origin, 144 long. @param bend of its lower part, in radians */
function leg({ coat, motif }: Can, color: string, isHind: boolean, bend: number): void {
  const way = isHind ? -1 : 1;
  motif({ x: isHind ? 10 : -2, y: 68, scale: 1, turn: way * bend }, () => {
    coat(color, 'M-17,-12 C-18,20 -13,44 -12,60 L-30,66 L-32,78 L8,78 L12,60 C14,40 18,16 16,-12 Z');
    coat(BLACK, 'M-30,70 L8,70 L8,79 L-32,79 Z');
  });
  coat(
    color,
    isHind
      ? 'M-34,-22 C-40,10 -14,46 -8,76 L26,76 C36,40 44,6 34,-24 Z'
      : 'M-24,-22 C-26,16 -20,50 -18,76 L14,76 C20,46 26,14 24,-22 Z',
  );
}
