import { darken, lighten } from '../../drawing/color.ts';
import { pitched, product, rolled, scaled, shifted } from '../../drawing/solids/matrix.ts';
import { box, lathe, sphere } from '../../drawing/solids/shapes.ts';
import { GOLD, type HatShop, WHITE } from './hatter.ts';
import { bent } from './rolled-cap.ts';

/** Hats with a brim, a visor or a high crown. */
export const WIDE_HATS: HatShop = {
  cowboy: ({ builder, seat, sides, cloth, hat, round }) => {
    const brim = lathe(
      [
        [0.44, 0.02],
        [0.86, 0.03],
        [0.87, 0.05],
        [0.44, 0.06],
      ],
      sides,
    );
    // The brim rises at the sides, where nothing of it points ahead.
    builder.add(
      bent(brim, (up, front, out) => up + (1 - front ** 2) * Math.max(0, out - 0.5) * 0.75 - front ** 2 * 0.04),
      cloth,
      seat,
    );
    round(
      [
        [0.5, 0],
        [0.505, 0.1],
      ],
      hat.accent ?? darken(hat.color, 0.4),
    );
    round([
      [0.5, 0.09],
      [0.44, 0.36],
      [0.37, 0.48],
      [0.22, 0.5],
      [0, 0.4],
    ]);
  },
  tricorn: ({ builder, seat, sides, cloth, hat, ball }) => {
    const brim = lathe(
      [
        [0.5, 0],
        [0.76, 0.1],
        [0.77, 0.14],
        [0.5, 0.1],
      ],
      sides,
    );
    const rising = bent(brim, (up, front, out) => up + Math.max(0, out - 0.48) * (0.6 + front ** 2 * 1.1));
    builder.add(rising, cloth, seat);
    const rim = lathe(
      [
        [0.755, 0.1],
        [0.785, 0.12],
        [0.775, 0.15],
        [0.75, 0.13],
      ],
      sides,
    );
    builder.add(
      bent(rim, (up, front, out) => up + Math.max(0, out - 0.48) * (0.6 + front ** 2 * 1.1) + 0.01),
      { ...cloth, color: hat.accent ?? GOLD },
      seat,
    );
    builder.add(
      lathe(
        [
          [0.5, 0],
          [0.46, 0.2],
          [0.3, 0.3],
          [0, 0.33],
        ],
        sides,
      ),
      cloth,
      seat,
    );
    ball([0, 0.27, 0.64], [0.19, 0.18, 0.08], WHITE);
    ball([0, 0.16, 0.64], [0.11, 0.09, 0.08], WHITE);
    for (const side of [-1, 1]) ball([side * 0.045, 0.28, 0.675], [0.05, 0.06, 0.05], hat.color);
  },
  pointed: ({ builder, seat, sides, cloth, hat, round }) => {
    round([
      [0.4, 0],
      [0.82, 0],
      [0.83, 0.03],
      [0.4, 0.05],
    ]);
    round(
      [
        [0.555, 0.02],
        [0.545, 0.13],
        [0.5, 0.14],
      ],
      hat.accent ?? GOLD,
    );
    const cone = lathe(
      [
        [0.54, 0.04],
        [0.52, 0.12],
        [0.37, 0.4],
        [0.2, 0.72],
        [0.06, 0.98],
        [0, 1.02],
      ],
      sides,
    );
    builder.add(cone, cloth, product(seat, pitched(-0.05), rolled(-0.04)));
    for (const [x, y, z] of [
      [0.14, 0.3, 0.42],
      [-0.2, 0.42, 0.3],
      [0.06, 0.62, 0.26],
    ] as const)
      builder.add(
        sphere(6, 4),
        { ...cloth, color: hat.accent ?? GOLD, gloss: 0.5 },
        product(seat, shifted(x, y, z - 0.04), scaled(0.045, 0.045, 0.025)),
      );
  },
  'top-hat': ({ hat, round }) => {
    round([
      [0.4, 0],
      [0.74, 0],
      [0.75, 0.03],
      [0.4, 0.04],
    ]);
    round(
      [
        [0.485, 0.03],
        [0.485, 0.13],
      ],
      hat.accent ?? darken(hat.color, 0.4),
    );
    round([
      [0.48, 0.12],
      [0.52, 0.56],
      [0, 0.57],
    ]);
  },
  chef: ({ hat, round, ball }) => {
    round([
      [0.5, 0],
      [0.5, 0.24],
      [0.4, 0.26],
    ]);
    round([
      [0.46, 0.22],
      [0.64, 0.34],
      [0.66, 0.46],
      [0.5, 0.58],
      [0, 0.6],
    ]);
    for (let puff = 0; puff < 6; puff += 1) {
      const turn = (puff / 6) * Math.PI * 2 + 0.3;
      ball([Math.sin(turn) * 0.42, 0.46, Math.cos(turn) * 0.42], [0.46, 0.36, 0.46], lighten(hat.color, 0.1));
    }
  },
  sailor: ({ hat, round }) => {
    round([
      [0.5, 0],
      [0.585, 0.02],
      [0.6, 0.2],
      [0.52, 0.2],
    ]);
    round(
      [
        [0.596, 0.1],
        [0.603, 0.13],
        [0.604, 0.15],
        [0.598, 0.16],
      ],
      hat.accent ?? [44, 79, 150],
    );
    round([
      [0.5, 0.1],
      [0.44, 0.27],
      [0.2, 0.33],
      [0, 0.34],
    ]);
  },
  peaked: ({ builder, seat, cloth, hat, round, ball }) => {
    round([
      [0.5, 0],
      [0.515, 0.12],
      [0.49, 0.14],
    ]);
    round(
      [
        [0.49, 0.12],
        [0.55, 0.18],
        [0.6, 0.24],
        [0.56, 0.28],
        [0.3, 0.315],
        [0, 0.32],
      ],
      hat.crown ?? hat.color,
    );
    ball([0, 0.13, 0.5], [0.13, 0.12, 0.06], GOLD);
    builder.add(
      box(),
      { ...cloth, gloss: 0.5 },
      product(seat, shifted(0, 0.01, 0.52), pitched(0.25), scaled(0.66, 0.035, 0.3)),
    );
  },
};
