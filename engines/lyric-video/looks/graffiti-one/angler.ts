import type { Point } from '../../../drawing/hand.ts';
import { BLACK, type Can, GRAY, RED, WHITE, YELLOW } from './board.ts';
import { head } from './kid.ts';

/** Where the rod of the angler ends. */
export const ROD_END: Point = [-214, 40];

/**
 * The kid on an edge, which is at y = 700 and on which the kid sits from x = 440 on, fishing to the left.
 * @param swing how far the shins are forward, radians
 */
export function angler(can: Can, swing: number): void {
  const { coat, motif, line } = can;
  const leg = (at: Point, turn: number, cloth: string) => {
    motif({ x: at[0], y: at[1], scale: 1, turn }, () => {
      coat(cloth, 'M-46,-30 C-56,40 -50,130 -44,196 L46,196 C54,120 60,40 48,-20 Z');
      if (cloth !== BLACK) {
        coat(
          BLACK,
          'M48,-20 C60,40 54,120 46,196 L12,196 L26,140 L0,138 L32,100 L8,74 L38,40 Z',
          'M-46,176 L-10,178 L-10,198 L-46,196 Z',
        );
      }
      coat(WHITE, 'M-40,196 L44,196 L50,256 L-92,262 C-108,258 -110,240 -96,232 C-70,222 -50,214 -40,196 Z');
      coat(
        BLACK,
        'M-32,200 L36,202 L40,236 L-44,238 C-46,224 -42,212 -32,200 Z',
        'M-92,252 L50,248 L52,262 L-94,266 Z',
      );
    });
  };
  leg([372, 690], 0.16 - swing, BLACK);
  coat(
    GRAY,
    'M330,640 C340,612 400,604 470,608 L700,600 L712,700 L480,712 L380,734 L330,716 C318,690 320,660 330,640 Z',
  );
  leg([384, 690], 0.02 + swing, GRAY);
  coat(
    BLACK,
    'M500,640 L704,640 L712,702 L480,714 L420,724 L436,690 L470,696 L452,668 L520,676 Z',
    'M340,632 L372,618 L360,650 L330,664 Z',
  );
  // The satchel sits beside the kid.
  coat(GRAY, 'M680,560 L822,566 L830,700 L690,702 Z');
  coat(BLACK, 'M680,560 L822,566 L824,630 L760,652 L684,622 Z', 'M690,684 L830,680 L830,702 L690,704 Z');
  coat(WHITE, 'M740,606 h24 v40 h-24 Z');
  coat(YELLOW, 'M786,506 h32 v60 h-32 Z');
  coat(BLACK, 'M790,488 h24 l4,18 h-32 Z', 'M806,506 h12 v60 h-12 Z');
  // The body leans over the knees.
  coat(
    RED,
    'M470,318 L600,296 C668,330 712,420 716,520 C718,560 714,600 706,632 L500,632 C470,590 452,520 446,450 C444,400 450,350 470,318 Z',
  );
  coat(
    BLACK,
    'M612,304 C676,344 716,426 720,520 C722,560 716,600 708,634 L640,634 L668,590 L622,598 L680,530 L640,530 L690,474 C684,410 658,346 612,304 Z',
    'M500,634 L480,590 L470,540 L512,580 L506,540 L550,604 L580,634 Z',
    'M496,632 H560 V652 H498 Z',
    'M570,632 H634 V652 H570 Z',
    'M644,632 H704 V652 H644 Z',
  );
  // The rod, then the arms that hold it.
  line(BLACK, 11, `M330,520 Q60,300 ${ROD_END[0]},${ROD_END[1]}`);
  line(WHITE, 4, `M330,520 Q60,300 ${ROD_END[0]},${ROD_END[1]}`);
  coat(
    RED,
    'M560,360 C520,340 480,356 464,396 L416,470 L340,486 L334,546 L440,552 C474,548 500,524 516,496 L590,430 Z',
  );
  coat(
    BLACK,
    'M336,530 L438,530 C470,524 494,504 512,474 L592,424 L526,512 C500,544 472,560 438,564 L336,556 Z',
    'M330,482 L358,480 L362,558 L334,560 Z',
    'M420,466 L462,460 L440,486 L480,482 L432,510 Z',
    'M488,392 L510,384 L492,430 L478,442 Z',
  );
  coat(WHITE, 'M336,490 L308,484 L290,496 L284,542 L308,560 L336,550 Z');
  coat(BLACK, 'M284,508 L312,502 L312,508 L284,515 Z', 'M284,526 L312,522 L312,528 L284,533 Z');
  motif({ x: -30, y: 106, scale: 0.96, turn: -0.14 }, () => head(can));
}
