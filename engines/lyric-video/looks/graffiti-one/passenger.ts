import { BLACK, type Can, GRAY, RED, WHITE } from './board.ts';
import { head } from './kid.ts';

/** The kid astride a bird, facing left, 430 high. The seat is the origin. */
export function passenger(can: Can): void {
  const { coat, motif } = can;
  coat(GRAY, 'M-70,-60 C-110,-40 -130,0 -112,40 L-60,120 L6,100 L-24,30 L50,10 L50,-60 Z');
  coat(BLACK, 'M-24,30 L6,100 L-20,108 L-40,60 L-60,66 L-60,20 L-20,10 L10,-10 L50,-10 L50,10 Z');
  coat(WHITE, 'M-62,112 L6,96 L24,140 L-92,170 C-108,164 -108,146 -96,140 Z');
  coat(BLACK, 'M-52,114 L4,102 L16,130 L-46,146 Z');
  coat(RED, 'M-60,-216 C0,-236 60,-210 76,-150 C88,-100 84,-40 76,0 L-56,-10 C-76,-70 -84,-160 -60,-216 Z');
  coat(
    BLACK,
    'M20,-226 C66,-200 92,-140 86,-80 C84,-40 80,-20 76,4 L20,0 L50,-50 L14,-46 L56,-100 L24,-110 Z',
    'M-56,-14 H-8 V6 H-54 Z',
    'M2,-12 H72 V8 H2 Z',
  );
  // The arm that waves.
  coat(RED, 'M-30,-214 C-80,-226 -130,-270 -160,-330 L-206,-304 C-180,-230 -130,-170 -60,-150 Z');
  coat(BLACK, 'M-206,-304 C-180,-230 -130,-170 -60,-150 L-40,-168 C-110,-196 -150,-240 -184,-316 Z');
  coat(WHITE, 'M-166,-326 L-160,-370 L-174,-398 L-184,-372 L-196,-402 L-204,-372 L-222,-390 L-220,-350 L-204,-306 Z');
  motif({ x: -350, y: -390, scale: 0.68 }, () => head(can));
}
