import type { Context2D } from '../../../drawing/canvas.ts';
import type { Tint } from '../../look.ts';
import { NECK, profile } from './profile.ts';
import { fillsOf, HERS, INK } from './shapes.ts';

/** Width and height of the sitting woman in her own units, and where the edge is on which she sits. */
export const SITTER = { wide: 420, tall: 600, edge: 176, seat: 392 } as const;

/**
 * She sits on an edge and looks to the left, with her legs over it and a hand behind her. The sun is on the left.
 * @param swing of her legs, and of her head the other way, -1 to 1
 */
export function sitter(pen: Context2D, tint: Tint, swing: number): void {
  const { coat, fold, hair, shine, skin, shade, lips, cushion } = HERS;
  const own = fillsOf(pen, tint);
  const leg = (turn: number, draw: () => void) => {
    pen.save();
    pen.translate(112, 372);
    pen.rotate(turn);
    pen.translate(-112, -372);
    draw();
    pen.restore();
  };
  pen.translate(24, 0);
  // The far leg, then the near one, in boots.
  leg(0.17 + 0.07 * swing, () => {
    own(hair, 'M84 372 L136 372 C136 420 128 460 126 490 L94 490 C90 450 84 420 84 372 Z');
    own(lips, 'M92 466 L128 466 L128 546 L112 546 L110 534 L94 546 L46 546 C44 528 62 518 82 516 Z');
  });
  leg(-0.05 - 0.09 * swing, () => {
    own(shine, 'M86 366 L148 366 C150 420 142 470 138 510 L102 510 C94 460 88 420 86 366 Z');
    own(hair, 'M120 366 L148 366 C150 420 142 470 138 510 L122 510 C124 460 124 420 120 366 Z');
    own(
      cushion,
      'M98 484 L142 484 C140 510 141 540 142 566 L126 566 L124 554 L106 566 L52 566 C50 548 68 538 90 534 Z',
    );
    own(lips, 'M124 484 L142 484 C140 510 141 540 142 566 L126 566 L124 554 C128 530 127 508 124 484 Z');
  });
  // Her coat, whose shade has the color of the sun: her back is lost in it, and the light alone draws her.
  own(
    fold,
    'M206 150 C170 158 150 196 148 250 C146 290 140 316 112 330 C90 340 76 356 76 384 L148 404 L330 404 C322 380 318 350 312 300 C304 220 280 166 240 150 Z',
  );
  own(
    coat,
    'M206 150 C170 158 150 196 148 250 C146 290 140 316 112 330 C90 340 76 356 76 384 L148 404 L150 372 C176 366 204 350 218 330 L222 384 C234 352 240 290 226 226 L262 196 C258 170 236 150 206 150 Z',
  );
  // The arm behind her, and the hand on the edge.
  own(fold, 'M226 184 C262 184 284 214 296 262 C306 306 322 344 338 372 L306 388 C280 350 262 312 250 270 Z');
  own(
    coat,
    'M216 176 L256 178 C276 196 278 232 284 262 C292 304 304 344 325 379 L306 388 C280 350 262 312 250 270 C244 250 236 232 224 220 Z',
  );
  own(skin, 'M306 386 L338 370 C350 378 360 386 374 392 C376 398 372 403 364 403 L312 403 C306 398 304 392 306 386 Z');
  own(shade, 'M306 388 C318 392 330 394 344 390 L376 396 C375 401 371 403 364 403 L312 403 C306 398 304 392 306 388 Z');
  pen.save();
  pen.translate(NECK.x, NECK.y);
  pen.rotate(0.035 * swing);
  pen.translate(-NECK.x, -NECK.y);
  profile(own, { ...HERS, glasses: INK });
  pen.restore();
  // The collar, turned up.
  own(coat, 'M166 146 C186 158 214 162 248 146 C256 160 264 180 270 202 C230 208 186 200 162 178 Z');
}
