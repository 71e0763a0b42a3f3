import { darken, lighten } from '../../drawing/color.ts';
import { smoothstep } from '../../drawing/motion.ts';
import { pitched, product, rolled, scaled, shifted } from '../../drawing/solids/matrix.ts';
import type { Shape, Surface } from '../../drawing/solids/mesh.ts';
import { box, cylinder, lathe } from '../../drawing/solids/shapes.ts';
import { GOLD, type HatShop, WHITE } from './hatter.ts';
import { bent } from './rolled-cap.ts';

/** Helmets, crowns and other things that lie close around a head. */
export const CLOSE_HATS: HatShop = {
  helmet: ({ hat, round, ball }) => {
    round([
      [0.45, -0.01],
      [0.68, -0.02],
      [0.69, 0.02],
      [0.5, 0.06],
    ]);
    round([
      [0.53, 0.03],
      [0.53, 0.16],
      [0.44, 0.3],
      [0.26, 0.38],
      [0, 0.4],
    ]);
    ball([0, 0.3, 0.05], [0.09, 0.26, 0.9], darken(hat.color, 0.15));
    if (hat.accent) ball([0, 0.18, 0.5], [0.24, 0.28, 0.1], hat.accent);
  },
  visor: ({ builder, seat, sides, cloth, hat, round, ball }) => {
    round([
      [0.53, -0.05],
      [0.545, 0.12],
      [0.46, 0.28],
      [0.28, 0.37],
      [0, 0.39],
    ]);
    builder.add(aroundFace(sides, 0.62), cloth, seat);
    // The visor is up, so that the face is seen.
    ball([0, 0.13, 0.06], [1.14, 0.2, 1.06], lighten(hat.color, 0.15));
    ball([0, 0.5, -0.06], [0.13, 0.36, 0.5], hat.accent ?? GOLD);
    ball([0, 0.44, -0.34], [0.12, 0.3, 0.36], hat.accent ?? GOLD);
  },
  santa: ({ builder, seat, sides, cloth, hat, round, ball }) => {
    round(
      [
        [0.5, -0.03],
        [0.58, 0],
        [0.6, 0.08],
        [0.58, 0.15],
        [0.5, 0.17],
      ],
      hat.accent ?? WHITE,
    );
    builder.add(
      lathe(
        [
          [0.52, 0.1],
          [0.44, 0.34],
          [0.26, 0.56],
          [0.1, 0.7],
          [0, 0.72],
        ],
        sides,
      ),
      cloth,
      product(seat, rolled(-0.3)),
    );
    ball([0.3, 0.66, 0], [0.2, 0.2, 0.2], hat.accent ?? WHITE);
  },
  nurse: ({ builder, seat, cloth, hat, ball }) => {
    const band = product(seat, shifted(0, 0.1, 0.4), pitched(-0.5));
    builder.add(box(), cloth, product(band, scaled(0.74, 0.24, 0.07)));
    builder.add(box(), cloth, product(band, shifted(0, 0.05, -0.14), scaled(0.62, 0.14, 0.26)));
    if (!hat.accent) return;
    ball([0, 0.22, 0.4], [0.19, 0.06, 0.09], hat.accent);
    ball([0, 0.22, 0.4], [0.06, 0.19, 0.12], hat.accent);
  },
  beret: ({ builder, seat, sides, cloth, hat, round, ball }) => {
    round(
      [
        [0.5, 0],
        [0.51, 0.08],
      ],
      darken(hat.color, 0.2),
    );
    builder.add(
      lathe(
        [
          [0.5, 0.06],
          [0.66, 0.14],
          [0.62, 0.24],
          [0.3, 0.31],
          [0, 0.32],
        ],
        sides,
      ),
      cloth,
      product(seat, shifted(0.06, 0, 0), rolled(-0.14)),
    );
    ball([0.02, 0.34, 0], [0.05, 0.12, 0.05], darken(hat.color, 0.3));
  },
  crown: ({ builder, seat, hat, surface, ball, sides }) => {
    const gold: Surface = { ...surface(hat.color), gloss: 0.8, sharpness: 40 };
    const crown = product(seat, scaled(0.9, 1, 0.9));
    builder.add(
      lathe(
        [
          [0.5, 0],
          [0.52, 0.02],
          [0.52, 0.14],
          [0.5, 0.16],
        ],
        sides,
      ),
      gold,
      product(crown, shifted(0, 0.05, 0)),
    );
    for (let point = 0; point < 8; point += 1) {
      const turn = (point / 8) * Math.PI * 2;
      const [x, z] = [Math.sin(turn) * 0.5, Math.cos(turn) * 0.5];
      builder.add(cylinder(4, 0.02, 0.15), gold, product(crown, shifted(x, 0.19, z), scaled(1, 0.22, 1)));
      ball([x * 0.92, 0.42, z * 0.92], [0.08, 0.08, 0.08], gold.color);
      ball([x * 0.95, 0.13, z * 0.95], [0.09, 0.09, 0.07], point % 2 ? WHITE : (hat.accent ?? [200, 40, 60]));
    }
  },
  tiara: ({ builder, seat, hat, surface, ball }) => {
    const gold: Surface = { ...surface(hat.color), gloss: 0.8, sharpness: 40 };
    for (let step = -4; step <= 4; step += 1) {
      const turn = step * 0.3;
      const [x, z] = [Math.sin(turn) * 0.51, Math.cos(turn) * 0.48];
      const tall = step === 0 ? 0.3 : Math.abs(step) === 2 ? 0.2 : 0.1;
      builder.add(box(), gold, product(seat, shifted(x, 0.1, z), scaled(0.16, 0.06, 0.05)));
      builder.add(cylinder(4, 0.01, 0.09), gold, product(seat, shifted(x, 0.12, z), scaled(1, tall, 1)));
    }
    ball([0, 0.16, 0.51], [0.1, 0.13, 0.06], hat.accent ?? WHITE);
  },
  hood: ({ builder, seat, sides, hat, cloth, round }) => {
    round([
      [0.55, -0.04],
      [0.55, 0.12],
      [0.46, 0.28],
      [0, 0.36],
    ]);
    builder.add(aroundFace(sides, 0.86), cloth, seat);
    if (!hat.accent) return;
    const band = lathe(
      [
        [0.53, -0.06],
        [0.57, -0.02],
        [0.57, 0.06],
        [0.53, 0.09],
      ],
      sides,
    );
    builder.add(band, { ...cloth, color: hat.accent }, seat);
  },
};

/** Returns a ring that hangs down around the back and the sides of a head, and leaves the face free. */
function aroundFace(sides: number, low: number): Shape {
  const ring = lathe(
    [
      [0.46, -low],
      [0.55, -low],
      [0.555, -low * 0.5],
      [0.54, 0],
      [0.5, 0],
    ],
    sides,
  );
  return bent(ring, (up, front) => up * (1 - smoothstep(0.3, 0.62, front)));
}
