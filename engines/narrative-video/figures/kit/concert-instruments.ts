import { darken, hex, lighten } from '../../../drawing/color.ts';
import type { HeldThing } from './held-thing.ts';
import { box, cornered, ellipse, type Point, smoothLine, smoothPath, tube } from './tube.ts';

const [WOOD, FRONT] = [hex('#8a4420'), hex('#bf6c34')];
const [EBONY, IVORY] = [hex('#2c2228'), hex('#fbf7ea')];
const BRASS = hex('#ecbc3e');
const [CASE, FOLD, PLEAT] = [hex('#b8242c'), hex('#f0e6d2'), hex('#7a1a24')];
const FLAT = { hasLine: false, isFlat: true } as const;

/** Where a violin's lower end, the crossing of bow and strings, and the hand on its neck are, along it. */
export const VIOLIN = { end: -21, strings: -8.4, neck: 9 } as const;

/** A violin whose neck points up from the origin, where it joins the body. */
export const drawViolin: HeldThing = (brush, paint) => {
  const side = (way: 1 | -1, inset: number): Point[] => [
    [way * (4.4 - inset), -2.6],
    [way * (4.2 - inset), -6],
    [way * (2.9 - inset), -9.4],
    [way * (4.6 - inset), -12.6],
    [way * (5.9 - inset), -16],
    [way * (4.4 - inset), -20 + inset],
  ];
  const outline = (inset: number) =>
    smoothPath([[0, -inset], ...side(1, inset), [0, VIOLIN.end + inset], ...side(-1, inset).reverse()]);
  brush.shape(outline(0), paint(WOOD));
  brush.shape(outline(0.7), paint(FRONT), FLAT);
  for (const way of [-1, 1])
    brush.stroke(
      smoothLine([
        [way * 1.7, -8.6],
        [way * 2.3, -11],
        [way * 2.9, -13.6],
      ]),
      paint(EBONY),
      1.2,
    );
  brush.shape(ellipse(-2.7, -19, 1.6, 1, 0.4), paint(EBONY), { isFlat: true });
  brush.shape(
    cornered([
      [-0.7, -20],
      [0.7, -20],
      [1.2, -14.6],
      [-1.2, -14.6],
    ]),
    paint(EBONY),
    FLAT,
  );
  brush.shape(box(-1.6, -12.2, 1.6, -11.4), paint(IVORY), FLAT);
  brush.shape(
    cornered([
      [-1.1, -6.4],
      [1.1, -6.4],
      [0.8, 12],
      [-0.8, 12],
    ]),
    paint(EBONY),
  );
  for (const y of [12.6, 14.2]) brush.shape(box(-2.4, y, 2.4, y + 0.7), paint(EBONY), FLAT);
  brush.shape(box(-0.8, 11.6, 0.8, 16), paint(WOOD));
  brush.shape(ellipse(0, 16.6, 1.4, 1.4), paint(WOOD));
  for (const x of [-0.5, 0, 0.5]) brush.shape(box(x - 0.06, -15, x + 0.06, 12.6), paint(IVORY), FLAT);
};

/** The bow of a violin, which points up from the hand at the origin. */
export const drawViolinBow: HeldThing = (brush, paint) => {
  brush.shape(box(0.3, 0.4, 1, 29), paint(IVORY), { isFlat: true });
  brush.shape(
    smoothPath(
      [
        [-1.4, -2.6],
        [-0.6, -2.6],
        [-0.2, 14],
        [-0.3, 28],
        [1.1, 30],
        [-0.6, 30.4],
        [-1, 28],
        [-0.9, 14],
      ],
      0.2,
    ),
    paint(hex('#6a3018')),
  );
  brush.shape(box(-1, -1, 1.2, 2), paint(EBONY));
};

/** Distance of a trumpet's mouthpiece from the origin, which is at its valves. */
export const MOUTHPIECE = 13;

/** A trumpet whose bell points up, with its valves on the left. */
export const drawTrumpet: HeldThing = (brush, paint) => {
  const brass = paint(BRASS);
  const pipe = (points: readonly Point[], half = 0.62) => tube(points.map(([x, y]) => ({ x, y, half })));
  for (const y of [-3, -0.4, 2.2]) {
    brush.shape(box(-3.4, y + 0.5, 3.6, y + 1.5), paint(darken(BRASS, 0.22)));
    brush.shape(ellipse(-3.6, y + 1, 0.5, 1), paint(IVORY), { isFlat: true });
  }
  brush.union(
    [
      pipe([
        [0, -9],
        [0, -8.4],
        [0, 5],
        [0, 6],
        [1.4, 7.4],
        [2.6, 6],
        [2.6, 5],
        [2.6, -5],
        [2.6, -6],
        [1.3, -7.6],
        [0, -6],
      ]),
      smoothPath(
        [
          [-0.7, 4],
          [-0.9, 8.6],
          [-1.8, 12],
          [-4.6, 15.4],
          [4.6, 15.4],
          [1.8, 12],
          [0.9, 8.6],
          [0.7, 4],
        ],
        0.1,
      ),
      cornered([
        [-1.2, -MOUTHPIECE],
        [1.2, -MOUTHPIECE],
        [0.6, -10.6],
        [0.6, -8],
        [-0.6, -8],
        [-0.6, -10.6],
      ]),
    ],
    brass,
  );
  brush.shape(ellipse(0, 15.4, 4.6, 1), paint(darken(BRASS, 0.3)), { isFlat: true });
  brush.stroke(
    smoothLine([
      [-0.2, -9],
      [-0.2, 8],
      [-0.9, 11.8],
    ]),
    paint(lighten(BRASS, 0.5)),
    0.9,
  );
};

/** Half of the width of an accordion's bellows as they are drawn, and how far its ends reach inward from the hands. */
export const BELLOWS = { half: 5, inward: 3 } as const;
const [BOTTOM, TOP] = [-10, 8.6];

/** The folds of an accordion, to be stretched between its ends. The origin is in their middle. */
export const drawBellows: HeldThing = (brush, paint) => {
  const folds = 15;
  const across = (index: number) => -BELLOWS.half + (index / folds) * 2 * BELLOWS.half;
  const edge = (y: number, way: number): Point[] =>
    Array.from({ length: folds + 1 }, (_, index) => [across(index), y + (index % 2 ? way : 0)]);
  brush.shape(cornered([...edge(TOP - 0.6, -0.9), ...edge(BOTTOM + 0.6, 0.9).reverse()]), paint(FOLD));
  for (let index = 1; index < folds; index += 2)
    brush.shape(box(across(index) - 0.16, BOTTOM + 1.6, across(index) + 0.16, TOP - 1.6), paint(PLEAT), FLAT);
};

/** One end of an accordion, held at the origin. The bellows are on its right. */
function accordionEnd(detail: HeldThing): HeldThing {
  return (brush, paint, toward) => {
    brush.shape(
      smoothPath(
        [
          [-2.8, BOTTOM],
          [BELLOWS.inward, BOTTOM],
          [BELLOWS.inward, TOP],
          [-2.8, TOP],
          [-3.4, 0],
        ],
        0.7,
      ),
      paint(CASE),
    );
    brush.shape(box(BELLOWS.inward - 0.9, BOTTOM + 0.6, BELLOWS.inward - 0.3, TOP - 0.6), paint(BRASS), FLAT);
    detail(brush, paint, toward);
  };
}

/** The end with the piano keys. */
export const drawAccordionKeys = accordionEnd((brush, paint) => {
  brush.shape(box(-5, -8.6, -1.2, 7.4), paint(IVORY));
  for (let y = -7; y < 7; y += 2) {
    brush.shape(box(-5, y, -1.2, y + 0.16), paint(EBONY), FLAT);
    brush.shape(box(-3.2, y - 0.4, -1.2, y + 0.6), paint(EBONY), FLAT);
  }
});

/** The end with the buttons of the basses. */
export const drawAccordionBasses = accordionEnd((brush, paint) => {
  for (const x of [-1.8, -0.4, 1])
    for (let y = -7.4; y < 7; y += 2) brush.shape(ellipse(x, y, 0.42, 0.42), paint(IVORY), FLAT);
});

/** A closed accordion, of which one hand holds the middle. */
export const drawAccordion: HeldThing = (brush, paint, toward) => {
  const { context } = brush;
  drawBellows(brush, paint, toward);
  for (const [drawEnd, way] of [
    [drawAccordionKeys, -1],
    [drawAccordionBasses, 1],
  ] as const) {
    context.save();
    context.translate(way * (BELLOWS.half + BELLOWS.inward - 0.4), 0);
    context.scale(-way, 1);
    drawEnd(brush, paint, toward);
    context.restore();
  }
};

export const drawTambourine: HeldThing = (brush, paint) => {
  brush.shape(ellipse(0, 6, 6.6, 6.6), paint(hex('#c8853c')));
  brush.shape(ellipse(0, 6, 5.2, 5.2), paint(FOLD), { isFlat: true });
  for (let index = 0; index < 7; index += 1) {
    const turn = (index / 7) * 2 * Math.PI + 0.45;
    brush.shape(ellipse(Math.sin(turn) * 5.9, 6 + Math.cos(turn) * 5.9, 1.1, 1.1), paint(BRASS));
  }
};
