import { hex } from '../../drawing/color.ts';
import { bar, curve, filled, type NearShape, oval, stroked } from './near-shape.ts';

/** A paper lantern and the curtain of a stall. */
export const lantern: NearShape = {
  anchor: 'top',
  wide: 0.62,
  tall: 0.36,
  draw(pen, tone) {
    const [cloth, paper, rib] = [hex('#5a2028'), hex('#e8763c'), hex('#5c2a1c')];
    for (let strip = 0; strip < 4; strip += 1) {
      const x = -0.12 + strip * 0.18;
      filled(
        pen,
        [
          [x, -0.1],
          [x + 0.165, -0.1],
          [x + 0.16, 0.075],
          [x + 0.008, 0.085],
        ],
        tone(cloth),
      );
    }
    stroked(pen, curve([0.15, 0], [0.15, 0.06], [0.15, 0.1]), 0.008, tone(rib));
    oval(pen, 0.15, 0.21, 0.085, 0.105, 0, tone(paper, 0.25));
    oval(pen, 0.15, 0.21, 0.04, 0.07, 0, tone(hex('#ffc870'), 0.1));
    for (const y of [0.14, 0.185, 0.23, 0.275]) bar(pen, 0.085, y, 0.13, 0.005, tone(rib));
    for (const y of [0.1, 0.305]) bar(pen, 0.115, y, 0.07, 0.016, tone(rib));
  },
};

/** A lamp post, which is higher than the picture. */
export const post: NearShape = {
  anchor: 'bottom',
  wide: 0.24,
  tall: 1.2,
  draw(pen, tone) {
    const iron = tone(hex('#2a2c34'));
    bar(pen, 0.09, -0.1, 0.055, 1.3, iron);
    bar(pen, 0.135, -0.1, 0.012, 1.3, tone(hex('#5a6070')));
    filled(
      pen,
      [
        [0.055, -0.1],
        [0.18, -0.1],
        [0.155, 0.14],
        [0.08, 0.14],
      ],
      iron,
    );
    bar(pen, 0.07, 0.14, 0.095, 0.022, iron);
    bar(pen, 0.08, 0.5, 0.075, 0.02, iron);
  },
};

/** The edge of a table with a glass on it. */
export const table: NearShape = {
  anchor: 'bottom',
  wide: 0.66,
  tall: 0.34,
  draw(pen, tone) {
    const wood = hex('#6a4428');
    filled(
      pen,
      [
        [-0.12, -0.1],
        [0.62, -0.1],
        [0.44, 0.05],
        [-0.12, 0.07],
      ],
      tone(wood),
    );
    stroked(pen, curve([-0.12, 0.066], [0.2, 0.06], [0.44, 0.048]), 0.01, tone(hex('#a87848'), 0.2));
    filled(
      pen,
      [
        [0.1, 0.05],
        [0.19, 0.05],
        [0.205, 0.25],
        [0.085, 0.25],
      ],
      tone(hex('#b8c4cc'), 0.12, 0.5),
    );
    filled(
      pen,
      [
        [0.104, 0.06],
        [0.186, 0.06],
        [0.196, 0.18],
        [0.094, 0.18],
      ],
      tone(hex('#a85a24'), 0.2, 0.85),
    );
    stroked(pen, curve([0.1, 0.07], [0.097, 0.14], [0.094, 0.24]), 0.009, tone(hex('#ffffff'), 0.05, 0.7));
    oval(pen, 0.145, 0.25, 0.06, 0.012, 0, tone(hex('#dfe8ee'), 0.1, 0.7));
  },
};

/** A curtain at the side of a window or a stage. @param color */
export const drape = (color: string): NearShape => ({
  anchor: 'bottom',
  wide: 0.3,
  tall: 1.2,
  draw(pen, tone) {
    const cloth = hex(color);
    pen.beginPath();
    pen.moveTo(-0.16, -0.1);
    pen.lineTo(0.17, -0.1);
    pen.bezierCurveTo(0.2, 0.2, 0.12, 0.3, 0.11, 0.45);
    pen.bezierCurveTo(0.12, 0.6, 0.2, 0.75, 0.24, 1.2);
    pen.lineTo(-0.16, 1.2);
    pen.fillStyle = tone(cloth);
    pen.fill();
    for (const [x, shade] of [
      [-0.06, 0.8],
      [0, 0.45],
      [0.06, 0.75],
      [0.1, 0.48],
    ] as const)
      stroked(pen, curve([x, -0.1], [x - 0.01, 0.45], [x * 1.5, 1.2]), 0.022, tone(cloth, shade));
  },
});

/** The back of a bench or of a chair. */
export const bench: NearShape = {
  anchor: 'bottom',
  wide: 0.5,
  tall: 0.26,
  draw(pen, tone) {
    const wood = hex('#6a4628');
    filled(
      pen,
      [
        [-0.14, -0.1],
        [0.36, -0.1],
        [0.33, 0.14],
        [-0.14, 0.15],
      ],
      tone(wood),
    );
    filled(
      pen,
      [
        [-0.14, 0.145],
        [0.35, 0.135],
        [0.355, 0.165],
        [-0.14, 0.185],
      ],
      tone(hex('#8a6038'), 0.3),
    );
    for (const x of [0.02, 0.18]) bar(pen, x, -0.1, 0.008, 0.24, tone(hex('#3a2414')));
  },
};

/** A post with a rope, as on a pier. */
export const rope: NearShape = {
  anchor: 'bottom',
  wide: 0.6,
  tall: 0.34,
  draw(pen, tone) {
    const wood = hex('#5a4230');
    stroked(pen, curve([0.1, 0.2], [0.22, 0], [0.42, -0.08]), 0.024, tone(hex('#b89a6a'), 0.35));
    stroked(pen, curve([0.08, 0.2], [0, 0.1], [-0.16, 0.12]), 0.024, tone(hex('#b89a6a'), 0.35));
    bar(pen, 0.04, -0.1, 0.1, 0.36, tone(wood));
    oval(pen, 0.09, 0.26, 0.06, 0.03, 0, tone(hex('#7a5c40'), 0.35));
    bar(pen, 0.034, 0.18, 0.112, 0.04, tone(hex('#b89a6a'), 0.4));
  },
};

/** A railing. */
export const rail: NearShape = {
  anchor: 'bottom',
  wide: 0.5,
  tall: 0.24,
  draw(pen, tone) {
    const iron = tone(hex('#343844'));
    for (const x of [-0.06, 0.06, 0.18, 0.3]) bar(pen, x, -0.1, 0.016, 0.28, iron);
    bar(pen, -0.14, 0.17, 0.56, 0.03, iron);
    bar(pen, -0.14, 0.06, 0.56, 0.014, iron);
  },
};
