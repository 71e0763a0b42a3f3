import { hex } from '../../drawing/color.ts';
import { curve, filled, type NearShape, oval, stroked } from './near-shape.ts';

const [LEAF, BARK, NEEDLE, SNOW] = [
  [hex('#2c5c38'), hex('#3f7a42'), hex('#5a9448')],
  hex('#4a3426'),
  [hex('#1f4234'), hex('#2c5844')],
  hex('#eef4ff'),
] as const;

/** A branch full of leaves. */
export const leaves: NearShape = {
  anchor: 'top',
  wide: 0.5,
  tall: 0.34,
  draw(pen, tone, chance) {
    stroked(pen, curve([-0.12, 0.03], [0.12, 0.11], [0.34, 0.05]), 0.022, tone(BARK));
    stroked(pen, curve([0.1, 0.08], [0.16, 0.16], [0.2, 0.26]), 0.014, tone(BARK));
    for (let leaf = 0; leaf < 100; leaf += 1) {
      const along = chance.next();
      const [x, y] =
        leaf % 3 === 0
          ? [0.1 + along * 0.11, 0.08 + along * 0.18]
          : [-0.1 + along * 0.45, 0.06 + Math.sin(along * 3) * 0.045];
      const at = [x + chance.between(-0.05, 0.05), y + chance.between(-0.06, 0.05)] as const;
      oval(pen, ...at, chance.between(0.022, 0.036), 0.014, chance.between(0, 3), tone(chance.pick(LEAF)));
    }
  },
};

/** A branch of a fir. @param isSnowed whether snow lies on it */
export const fir = (isSnowed: boolean): NearShape => ({
  anchor: 'top',
  wide: 0.5,
  tall: 0.34,
  draw(pen, tone, chance) {
    for (const [fromX, fromY, toX, toY] of [
      [-0.12, -0.02, 0.36, 0.1],
      [-0.12, 0.06, 0.22, 0.24],
    ] as const) {
      stroked(pen, curve([fromX, fromY], [(fromX + toX) / 2, (fromY + toY) / 2 - 0.02], [toX, toY]), 0.016, tone(BARK));
      for (let twig = 0; twig < 30; twig += 1) {
        const along = twig / 30;
        const [x, y] = [fromX + (toX - fromX) * along, fromY + (toY - fromY) * along];
        const long = 0.15 * (1.05 - along) * chance.between(0.75, 1.15) + 0.015;
        for (const side of [-1, 1]) {
          const tip = [x + long * 0.9, y + side * long * 0.5 + long * 0.24] as const;
          stroked(pen, curve([x, y], [x + long * 0.4, y + side * long * 0.36], tip), 0.008, tone(chance.pick(NEEDLE)));
        }
      }
      if (!isSnowed) continue;
      for (let heap = 0; heap < 12; heap += 1) {
        const along = heap / 12;
        const [x, y] = [fromX + (toX - fromX) * along, fromY + (toY - fromY) * along];
        oval(pen, x, y - 0.016, 0.045, 0.02 * (1.2 - along * 0.6), 0.25, tone(SNOW));
      }
    }
  },
});

/** Palm leaves that hang into the picture. */
export const palm: NearShape = {
  anchor: 'top',
  wide: 0.56,
  tall: 0.46,
  draw(pen, tone, chance) {
    for (const [x, y, bend] of [
      [0.41, 0.05, -0.08],
      [0.38, 0.18, -0.06],
      [0.26, 0.3, 0],
      [0.11, 0.38, 0.04],
    ] as const) {
      const middle = [x * 0.5, y * 0.4 + bend] as const;
      for (let leaf = 2; leaf < 26; leaf += 1) {
        const along = leaf / 26;
        const at = (share: number): readonly [number, number] => [
          -0.08 * (1 - share) ** 2 + 2 * share * (1 - share) * middle[0] + share ** 2 * x,
          -0.06 * (1 - share) ** 2 + 2 * share * (1 - share) * middle[1] + share ** 2 * y,
        ];
        const [ax, ay] = at(along);
        const long = 0.13 * Math.sin(Math.PI * (0.15 + along * 0.8));
        for (const side of [-1, 1])
          stroked(
            pen,
            curve(
              [ax, ay],
              [ax + long * 0.4, ay + side * long * 0.4],
              [ax + long * 0.7, ay + side * long * 0.55 + long * 0.4],
            ),
            0.013,
            tone(chance.pick(LEAF)),
          );
      }
      stroked(pen, curve([-0.08, -0.06], middle, [x, y]), 0.012, tone(LEAF[2]));
    }
  },
};

/** Tall grass. */
export const grass: NearShape = {
  anchor: 'bottom',
  wide: 0.46,
  tall: 0.36,
  draw(pen, tone, chance) {
    for (let blade = 0; blade < 46; blade += 1) {
      const x = -0.1 + chance.next() ** 1.4 * 0.5;
      const tall = chance.between(0.08, 0.32) * (1.1 - Math.max(0, x) * 1.5);
      const lean = chance.between(-0.3, 0.5) * tall;
      stroked(pen, curve([x, -0.06], [x + lean * 0.2, tall * 0.6], [x + lean, tall]), 0.012, tone(chance.pick(LEAF)));
    }
  },
};

export const rock: NearShape = {
  anchor: 'bottom',
  wide: 0.46,
  tall: 0.28,
  draw(pen, tone) {
    const stone = hex('#5a5048');
    filled(
      pen,
      [
        [-0.14, -0.1],
        [-0.14, 0.2],
        [-0.02, 0.24],
        [0.12, 0.17],
        [0.2, 0.1],
        [0.32, 0.05],
        [0.38, -0.1],
      ],
      tone(stone),
    );
    filled(
      pen,
      [
        [-0.14, 0.2],
        [-0.02, 0.24],
        [0.12, 0.17],
        [0.06, 0.13],
        [-0.14, 0.14],
      ],
      tone(hex('#8a7c6c'), 0.3),
    );
  },
};

export const weed: NearShape = {
  anchor: 'bottom',
  wide: 0.4,
  tall: 0.46,
  draw(pen, tone, chance) {
    for (let strand = 0; strand < 9; strand += 1) {
      const [x, tall] = [-0.08 + strand * 0.045, chance.between(0.2, 0.44) * (1.1 - strand * 0.06)];
      stroked(pen, curve([x, -0.06], [x + 0.07, tall * 0.5], [x - 0.02, tall]), 0.024, tone(chance.pick(LEAF)));
    }
  },
};

export const cloud: NearShape = {
  anchor: 'bottom',
  wide: 0.6,
  tall: 0.24,
  draw(pen, tone, chance) {
    for (let puff = 0; puff < 10; puff += 1) {
      const x = -0.1 + puff * 0.045;
      oval(pen, x, 0.02 + chance.between(-0.03, 0.06) * (1 - x), 0.09, 0.075, 0, tone(hex('#e4e8f4'), 0.12));
    }
  },
};
