import type { Context2D } from '../../drawing/canvas.ts';
import { cut, HERS, INK, type Tint } from './flat-vector-shapes.ts';

/** Width and height of the sitting woman in her own units, and where the edge is on which she sits. */
export const SITTER = { wide: 420, tall: 640, edge: 176, seat: 392 } as const;

/**
 * She sits on an edge and looks to the left, with her legs over it and a hand behind her. The sun is on the left.
 * @param swing of her legs, and of her head the other way, -1 to 1
 */
export function sitter(pen: Context2D, tint: Tint, swing: number): void {
  const { coat, fold, hair, shine, skin, shade, phones, cushion } = HERS;
  const own = (color: string, outline: string) => cut(pen, tint(color), outline);
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
  leg(0.16 + 0.07 * swing, () => {
    own(hair, 'M84 380 L136 380 C136 430 128 480 124 520 L92 520 C88 470 84 430 84 380 Z');
    own(INK, 'M90 500 L126 500 L126 574 L44 574 C44 556 60 546 78 544 Z');
  });
  leg(-0.05 - 0.09 * swing, () => {
    own(shine, 'M86 372 L146 372 C148 430 140 490 136 540 L100 540 C92 480 88 430 86 372 Z');
    own(hair, 'M118 372 L146 372 C148 430 140 490 136 540 L120 540 C122 480 122 430 118 372 Z');
    own(INK, 'M96 520 L138 520 L138 600 L50 600 C50 580 66 570 86 568 Z');
  });
  // Her coat from the shoulders to the knees, and what hangs over the edge behind her.
  own(fold, 'M214 140 C270 150 300 210 312 300 C318 350 322 380 330 404 L250 404 L180 300 Z');
  own(
    coat,
    'M206 142 C168 150 150 196 148 250 C146 290 140 316 112 330 C90 340 76 356 76 384 L148 404 L300 404 C306 340 296 250 262 190 C248 164 230 146 206 142 Z',
  );
  own(fold, 'M262 190 C296 250 306 340 300 404 L212 404 C232 352 240 290 226 226 Z');
  own(fold, 'M148 404 L150 372 C176 366 204 350 218 330 L226 404 Z');
  // The arm behind her, and the hand on the edge.
  own(coat, 'M232 178 C262 184 284 214 296 262 C306 306 322 344 338 372 L306 388 C280 350 262 312 250 270 Z');
  own(fold, 'M264 196 C284 214 290 234 296 262 C306 306 322 344 338 372 L322 380 C296 340 284 300 276 262 Z');
  own(skin, 'M306 386 L338 370 C350 378 360 386 374 392 C376 398 372 403 364 403 L312 403 C306 398 304 392 306 386 Z');
  pen.save();
  pen.translate(206, 140);
  pen.rotate(0.035 * swing);
  pen.translate(-206, -140);
  head(own);
  pen.restore();
  function head(own: (color: string, outline: string) => void): void {
    own(shade, 'M184 108 L228 108 L232 168 C212 176 190 170 178 156 Z');
    own(coat, 'M172 138 C190 152 216 156 244 144 L252 182 C220 192 186 186 166 172 Z');
    own(fold, 'M214 152 C226 152 236 148 244 144 L252 182 C238 187 224 188 212 188 Z');
    // The profile: brow, nose, lips and chin.
    own(
      skin,
      'M166 40 C158 52 154 62 152 72 C146 84 138 92 136 98 C138 102 144 102 146 104 C144 108 142 112 145 114 C146 116 144 118 145 121 C148 124 146 128 147 133 C152 142 172 138 186 132 L214 100 L206 40 Z',
    );
    own(shade, 'M186 132 C178 120 180 104 190 92 L214 92 L218 124 C206 132 196 134 186 132 Z');
    own(
      INK,
      'M150 68 C158 64 176 66 180 72 C180 86 174 94 164 94 C154 94 148 84 150 68 Z M176 70 L214 66 L214 74 L178 80 Z',
    );
    own(
      hair,
      'M158 60 C156 26 184 4 216 6 C256 8 276 44 272 88 C270 112 266 132 258 150 C238 148 216 140 200 126 C204 104 200 84 190 68 C178 66 168 66 158 60 Z',
    );
    own(shine, 'M176 34 C186 18 206 12 226 18 C208 22 196 32 190 52 L172 54 C170 46 172 40 176 34 Z');
    own(phones, 'M204 8 L222 4 C232 26 236 48 234 76 L218 76 C220 50 216 28 204 8 Z');
    own(INK, 'M202 92 C202 76 212 68 226 68 L226 126 C210 124 202 110 202 92 Z');
    own(
      phones,
      'M212 97 C212 80 219 68 229 68 C240 68 246 82 246 97 C246 114 239 126 229 126 C219 126 212 114 212 97 Z',
    );
    own(
      cushion,
      'M220 97 C220 91 224 87 229 87 C234 87 238 91 238 97 C238 103 234 107 229 107 C224 107 220 103 220 97 Z',
    );
  }
}
