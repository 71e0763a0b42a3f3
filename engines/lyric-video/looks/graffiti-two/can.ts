import type { Context2D } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { clothesOf } from './clothes.ts';
import { cel, type Fade } from './ink.ts';
import { BLACK } from './piece.ts';
import { sneaker } from './sneaker.ts';

/** Width and height of the picture in its own units. */
export const [CAN_WIDE, CAN_TALL] = [700, 836];

type Paints = ReturnType<typeof paintsOf>;

/** A can of paint with a face raps into a microphone. @param share how far the mouth is open */
export function rappingCan(pen: Context2D, tint: Tint, share: number): void {
  const paints = paintsOf(tint);
  pen.save();
  pen.translate(0.53 * CAN_WIDE, 0.457 * CAN_TALL);
  legs(pen, paints);
  pen.save();
  pen.rotate(-0.1 + 0.03 * share);
  pointingArm(pen, paints);
  can(pen, paints);
  face(pen, paints, share);
  microphoneArm(pen, paints);
  pen.restore();
  pen.restore();
}

function paintsOf(tint: Tint) {
  const of = (...[light, middle, shade]: Fade): Fade => [tint(light), tint(middle), tint(shade)];
  return {
    ...clothesOf(tint),
    paint: of('#5ff0e0', '#12b8c8', '#0a6a96'),
    lid: of('#25c6cf', '#0e9fb8', '#0a6a96'),
    steel: ['#ffffff', '#c3cee0', '#6f7fa6'] as Fade,
    dark: ['#4a3f6a', '#2b2540', '#17122a'] as Fade,
    glove: ['#ffffff', '#f6efff', '#b9a6e0'] as Fade,
    mouth: ['#5a0f26', '#3a0818', '#3a0818'] as Fade,
    tongue: ['#ff8a9a', '#ef4a6a', '#b82a50'] as Fade,
  };
}

function legs(pen: Context2D, paints: Paints): void {
  for (const side of [1, -1]) {
    pen.save();
    pen.translate(side * 40, 190);
    pen.scale(side, 1);
    cel(
      pen,
      'M-40 -10 C-10 44 28 84 46 118 C52 132 54 142 54 152 L168 146 C166 120 156 96 138 72 C110 34 84 8 74 -20 Z',
      paints.jeans,
      {
        shade:
          side > 0
            ? 'M60 -20 C90 50 140 90 150 160 L190 160 L180 40 Z'
            : 'M-50 -20 C0 50 50 90 70 160 L40 160 L-60 40 Z',
        folds: 'M50 112 C80 104 112 100 142 102 M54 134 C86 126 124 122 158 124',
        line: 7,
      },
    );
    pen.translate(112, 166);
    pen.rotate(0.06);
    pen.scale(1.1, 1.1);
    sneaker(pen, paints);
    pen.restore();
  }
}

function can(pen: Context2D, { paint, steel, dark, cap, cream, gold }: Paints): void {
  // The spray head on its dome.
  cel(pen, 'M-40 -286 L-36 -346 C-34 -362 34 -362 36 -346 L40 -286 Z', cap, {
    shade: 'M8 -370 L8 -280 L50 -280 L50 -370 Z',
    shine: 'M-24 -340 C-22 -348 -8 -348 -8 -340 L-12 -302 C-14 -296 -24 -296 -26 -302 Z',
    line: 7,
  });
  pen.fillStyle = BLACK;
  disc(pen, -20, -326, 8);
  pen.fill();
  cel(pen, 'M-58 -250 L-52 -290 C-50 -302 50 -302 52 -290 L58 -250 Z', dark, { line: 6 });
  cel(pen, 'M-126 -176 C-126 -200 126 -200 126 -176 L146 176 C146 222 -146 222 -146 176 Z', paint, {
    shade: 'M62 -210 C84 -60 88 90 78 230 L170 230 L150 -210 Z',
    shine:
      'M-108 -150 C-104 -160 -92 -160 -92 -148 C-96 -60 -104 60 -110 150 C-112 160 -126 160 -126 148 C-122 60 -112 -60 -108 -150 Z',
    line: 9,
  });
  cel(
    pen,
    'M-126 -168 C-126 -232 -76 -258 -56 -262 L56 -262 C76 -258 126 -232 126 -168 C126 -136 -126 -136 -126 -168 Z',
    steel,
    {
      shade: 'M40 -270 C80 -240 92 -210 92 -160 L140 -160 L130 -270 Z',
      shine: 'M-96 -190 C-92 -216 -78 -232 -60 -240 C-50 -240 -52 -230 -60 -224 C-74 -214 -80 -200 -84 -184 Z',
      line: 7,
    },
  );
  // Stripes of a label around the foot, and the rolled rims.
  cel(pen, 'M-141 124 C-130 172 130 172 141 124 L145 156 C134 206 -134 206 -145 156 Z', cream, {
    shade: 'M74 100 L84 230 L160 230 L160 100 Z',
    line: 4,
  });
  cel(pen, 'M-20 162 L-8 168 L0 154 L8 168 L22 166 L12 178 L18 192 L0 184 L-16 192 L-11 178 Z', gold, { line: 3 });
  cel(pen, 'M-148 164 C-138 216 138 216 148 164 L150 190 C140 244 -140 244 -150 190 Z', steel, {
    shade: 'M70 150 L80 250 L170 250 L170 150 Z',
    line: 7,
  });
  cel(pen, 'M-132 -182 C-128 -152 128 -152 132 -182 L130 -158 C124 -128 -124 -128 -130 -158 Z', steel, {
    shade: 'M66 -200 L72 -120 L150 -120 L150 -200 Z',
    line: 6,
  });
}

function face(pen: Context2D, { lid, mouth, tongue, gold }: Paints, share: number): void {
  const low = 84 + 40 * share;
  cel(pen, `M-98 18 C-56 40 30 34 92 -8 C100 40 62 ${low} 4 ${low + 6} C-56 ${low + 8} -94 62 -98 18 Z`, mouth, {
    line: 7,
  });
  cel(
    pen,
    `M-62 ${low - 20} C-40 ${low - 46} 22 ${low - 48} 46 ${low - 24} C34 ${low - 8} 20 ${low} 2 ${low + 2} C-24 ${low + 4} -46 ${low - 4} -62 ${low - 20} Z`,
    tongue,
    { line: 3 },
  );
  cel(
    pen,
    'M-94 21 C-54 42 32 36 90 -4 C90 12 86 24 80 34 C30 62 -46 66 -84 46 C-90 38 -93 30 -94 21 Z',
    ['#ffffff', '#ffffff', '#d9c8e8'],
    { shade: 'M-100 40 C-40 60 30 52 84 16 L90 60 L-90 80 Z', line: 3.5 },
  );
  cel(pen, 'M36 24 L58 13 L56 46 L36 52 Z', gold, { shine: 'M40 26 L48 22 L46 36 L40 38 Z', line: 3 });
  // Corners of a grin that is higher on one side.
  arcs(pen, 8, [
    [80, -22, 96, -18, 106, 0],
    [-112, 16, -106, 8, -92, 8],
  ]);
  // Eyes that look down at the wall's side, under lids that slope toward the middle.
  for (const [x, wide, tall, slope] of [
    [-64, 46, 60, 0.14],
    [32, 52, 66, -0.16],
  ] as const) {
    const eye = `M${-wide} 0 C${-wide} ${-1.34 * tall} ${wide} ${-1.34 * tall} ${wide} 0 C${wide} ${1.2 * tall} ${-wide} ${1.2 * tall} ${-wide} 0 Z`;
    pen.save();
    pen.translate(x, -74);
    cel(pen, eye, ['#ffffff', '#ffffff', '#d9c8e8'], {
      shade: `M${0.4 * wide} ${-tall} L${wide} ${tall} L${2 * wide} 0 Z`,
      line: 6,
    });
    pen.fillStyle = BLACK;
    pen.beginPath();
    pen.ellipse(-0.32 * wide, 0.3 * tall, 0.36 * wide, 0.46 * tall, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, -0.46 * wide, 0.16 * tall, 0.12 * wide);
    pen.fill();
    const cut = (across: number) => 2 + slope * across;
    cel(
      pen,
      `M${-wide - 4} ${cut(-wide)} C${-wide - 4} ${-1.4 * tall} ${wide + 4} ${-1.4 * tall} ${wide + 4} ${cut(wide)} Z`,
      lid,
      { shade: `M${-wide - 10} ${cut(-wide) - 12} L${wide + 10} ${cut(wide) - 12} V40 H${-wide - 10} Z`, line: 5 },
    );
    pen.restore();
  }
  arcs(pen, 15, [
    [-112, -142, -84, -160, -46, -140],
    [6, -148, 44, -176, 84, -156],
  ]);
}

/** Black lines, each from a point around a second to a third. */
function arcs(
  pen: Context2D,
  wide: number,
  lines: readonly (readonly [number, number, number, number, number, number])[],
): void {
  pen.strokeStyle = BLACK;
  pen.lineCap = 'round';
  pen.lineWidth = wide;
  for (const [x, y, ...around] of lines) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(...around);
    pen.stroke();
  }
}

/** An arm like a hose, from the can to a wrist. */
function hose(pen: Context2D, [light, middle, dark]: Fade, path: readonly [number, number][]): void {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = path as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  pen.lineCap = 'round';
  for (const [color, wide, aside] of [
    [BLACK, 58, 1.5],
    [dark, 42, 0],
    [middle, 30, -4],
    [light, 8, -10],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(ax + aside, ay + aside);
    pen.bezierCurveTo(bx + aside, by + aside, cx + aside, cy + aside, dx + aside, dy + aside);
    pen.stroke();
  }
}

/** The arm on the right, whose hand shows a one. */
function pointingArm(pen: Context2D, { hood, glove, brim }: Paints): void {
  hose(pen, hood, [
    [120, -10],
    [250, 60],
    [286, 10],
    [252, -96],
  ]);
  pen.save();
  pen.translate(248, -118);
  pen.rotate(-0.14);
  cel(pen, 'M-16 -34 C-24 -90 -22 -140 -12 -156 C0 -172 24 -168 28 -148 C34 -120 32 -70 28 -30 Z', glove, {
    shade: 'M12 -170 C18 -120 16 -70 12 -30 L44 -30 L44 -170 Z',
    line: 7,
  });
  cel(
    pen,
    'M-52 -16 C-66 -54 -40 -78 -14 -70 C4 -82 30 -78 38 -62 C60 -58 70 -34 60 -10 C56 26 30 44 2 42 C-28 42 -46 16 -52 -16 Z',
    glove,
    {
      shade: 'M28 -70 C50 -30 34 20 -20 36 L20 60 L80 20 L80 -70 Z',
      folds: 'M38 -62 C30 -56 24 -48 24 -36 M60 -30 C48 -28 40 -20 38 -8',
      line: 7,
    },
  );
  cel(pen, 'M-50 -12 C-64 -40 -44 -62 -26 -48 C-8 -36 8 -30 28 -30 C42 -26 40 -4 26 -2 C-4 2 -34 6 -50 -12 Z', glove, {
    shade: 'M-50 -12 C-30 -2 10 -10 40 -22 L40 10 L-50 10 Z',
    line: 6,
  });
  cel(pen, 'M-34 26 C-10 40 20 40 46 22 L52 50 C24 70 -12 70 -34 52 Z', brim, {
    shade: 'M20 20 L30 80 L60 60 L60 10 Z',
    line: 6,
  });
  pen.restore();
}

/** The arm on the left and its microphone, before the can. */
function microphoneArm(pen: Context2D, { hood, glove, brim, dark, gold }: Paints): void {
  hose(pen, hood, [
    [-124, 76],
    [-176, 250],
    [-330, 268],
    [-268, 166],
  ]);
  pen.save();
  pen.translate(-194, 152);
  pen.rotate(0.62);
  cel(pen, 'M-22 -60 L22 -60 L30 92 C24 106 -8 106 -14 92 Z', dark, {
    shade: 'M6 -70 L10 110 L40 110 L40 -70 Z',
    line: 7,
  });
  cel(
    pen,
    'M0 -168 C40 -168 62 -138 58 -106 C54 -80 40 -66 24 -60 L-24 -60 C-40 -66 -54 -80 -58 -106 C-62 -138 -40 -168 0 -168 Z',
    ['#e6f8ff', '#8fb6dc', '#40648f'],
    {
      shade: 'M24 -170 C50 -120 40 -80 -20 -66 L20 -50 L80 -60 L80 -170 Z',
      shine: 'M-38 -124 C-34 -144 -20 -154 -8 -154 C0 -152 -2 -142 -10 -140 C-20 -136 -26 -128 -28 -118 Z',
      folds:
        'M-20 -164 C-34 -130 -32 -90 -20 -64 M18 -164 C30 -130 30 -90 20 -64 M-56 -128 C-20 -116 24 -116 56 -128 M-56 -98 C-20 -84 24 -84 56 -98',
      line: 7,
    },
  );
  cel(pen, 'M-34 -72 C-14 -62 16 -62 34 -72 L32 -46 C14 -38 -14 -38 -32 -46 Z', gold, { line: 5 });
  // The glove, from its other side: fingers around the grip, the thumb over them.
  pen.scale(-1, 1);
  cel(pen, 'M-44 -20 C-50 20 -40 62 -8 70 C30 74 56 50 56 16 C58 -12 46 -30 20 -34 Z', glove, {
    shade: 'M30 -40 C44 10 20 50 -30 60 L10 90 L80 60 L80 -40 Z',
    line: 7,
  });
  for (const y of [-26, 2, 30])
    cel(
      pen,
      `M48 ${y} C30 ${y - 12} -14 ${y - 12} -40 ${y - 4} C-60 ${y + 2} -60 ${y + 26} -40 ${y + 30} C-10 ${y + 36} 28 ${y + 34} 46 ${y + 28} Z`,
      glove,
      {
        shade: `M-60 ${y + 16} C-20 ${y + 26} 20 ${y + 22} 56 ${y + 14} L56 ${y + 44} L-60 ${y + 44} Z`,
        line: 5.5,
      },
    );
  cel(pen, 'M56 14 C64 -24 44 -50 14 -48 C-6 -46 -14 -28 -2 -18 C12 -10 20 0 26 18 Z', glove, {
    shade: 'M-10 -22 C14 -22 30 -10 36 20 L60 20 L50 -4 C40 -24 14 -30 -10 -22 Z',
    line: 6,
  });
  cel(pen, 'M22 52 C40 44 54 28 58 8 L86 20 C82 48 62 74 36 84 Z', brim, { line: 6 });
  pen.restore();
}
