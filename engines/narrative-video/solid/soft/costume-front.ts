import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, darken, lighten, luminance, mix } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { signOf } from '../../figures/kit/chest-signs.ts';
import { visible } from './visible-cloth.ts';

type Top = CharacterSheet['top'];
type Spot = readonly [across: number, up: number];

/** Pixels of the print in half of a chest's width, and its height from the hips to the neck. */
const [HALF, TALL] = [100, 64];

/** Whether a top has a costume's print. */
export function hasCostumePrint({ kind, over, scarf, emblems }: Top): boolean {
  return (
    kind === 'robe' ||
    kind === 'gown' ||
    kind === 'leotard' ||
    over !== undefined ||
    scarf !== undefined ||
    emblems?.some(({ shape }) => shape) === true
  );
}

/** Draws a costume's print on the front. @param middle of the front, pixels */
export function drawCostume(context: SKRSContext2D, top: Top, skin: CharacterSheet['skin'], middle: number): void {
  const { kind, color, accent = lighten(color, 0.5), over, scarf } = top;
  const fill = (tone: CharacterSheet['skin'], spots: readonly Spot[]) => {
    context.fillStyle = css(visible(tone));
    context.beginPath();
    for (const [across, up] of spots) context.lineTo(middle + across * HALF, up * TALL);
    context.fill();
  };
  const mirrored = (spots: readonly Spot[]): Spot[] => [
    ...spots,
    ...spots.toReversed().map(([across, up]): Spot => [-across, up]),
  ];
  const band = (tone: CharacterSheet['skin'], spots: readonly Spot[], width: number) =>
    fill(tone, [...spots, ...spots.toReversed().map(([across, up]): Spot => [across, up + width])]);
  if (kind === 'robe') {
    for (const side of [-1, 1])
      fill(accent, [
        [side * 0.44, 1],
        [side * 0.6, 1],
        [side * 0.05, 0.62],
        [side * -0.05, 0.66],
      ]);
    fill(
      accent,
      mirrored([
        [-0.06, 0],
        [-0.06, 0.66],
      ]),
    );
  } else if (kind === 'gown') {
    fill(
      skin,
      mirrored([
        [-0.62, 1],
        [-0.56, 0.93],
        [-0.3, 0.87],
      ]),
    );
    for (const side of [-1, 1])
      band(
        accent,
        [
          [side * 0.64, 1],
          [side * 0.56, 0.9],
          [0, 0.83],
        ],
        0.04,
      );
    fill(luminance(color) > 130 ? lighten(color, 0.45) : lighten(color, 0.3), [
      [-0.34, 0.78],
      [0.34, 0.78],
      [0, 0.22],
    ]);
    for (const up of [0.64, 0.52])
      band(
        darken(color, 0.3),
        [
          [-0.2, up],
          [0.2, up],
        ],
        0.02,
      );
  } else if (kind === 'leotard') {
    fill(
      skin,
      mirrored([
        [-1.28, 1],
        [-1.28, 0.86],
        [-0.5, 0.8],
      ]),
    );
    for (const side of [-1, 1])
      fill(color, [
        [side * 0.5, 1],
        [side * 0.6, 1],
        [side * 0.56, 0.78],
        [side * 0.46, 0.78],
      ]);
    band(
      accent,
      [
        [-1.2, 0.84],
        [-0.5, 0.78],
        [0.5, 0.78],
        [1.2, 0.84],
      ],
      0.03,
    );
  }
  if (over?.kind === 'vest') {
    const cloth = over.color;
    for (const side of [-1, 1])
      fill(cloth, [
        [side * 2.56, 0],
        [side * 0.26, 0],
        [side * 0.2, 0.3],
        [side * 0.34, 0.66],
        [side * 0.6, 1],
        [side * 2.56, 1],
      ]);
    for (const side of [-1, 1])
      fill(mix(visible(cloth), [0, 0, 0], 0.3), [
        [side * 0.26, 0],
        [side * 0.22, 0],
        [side * 0.16, 0.3],
        [side * 0.3, 0.66],
        [side * 0.56, 1],
        [side * 0.6, 1],
        [side * 0.34, 0.66],
        [side * 0.2, 0.3],
      ]);
  } else if (over?.kind === 'tabard')
    fill(
      over.color,
      mirrored([
        [-0.82, 0],
        [-0.74, 0.4],
        [-0.78, 0.94],
      ]),
    );
  else if (over?.kind === 'apron') {
    fill(
      over.color,
      mirrored([
        [-1.5, 0],
        [-1.5, 0.34],
        [-0.52, 0.44],
        [-0.46, 0.76],
      ]),
    );
    for (const side of [-1, 1])
      fill(over.color, [
        [side * 0.36, 0.74],
        [side * 0.46, 0.74],
        [side * 0.62, 1],
        [side * 0.5, 1],
      ]);
    fill(
      darken(over.color, 0.2),
      mirrored([
        [-0.3, 0.5],
        [-0.3, 0.52],
      ]),
    );
  }
  if (scarf)
    fill(scarf, [
      [-0.72, 1],
      [-0.62, 0.86],
      [0, 0.66],
      [0.62, 0.86],
      [0.72, 1],
    ]);
  for (const emblem of top.emblems ?? []) {
    if (!emblem.shape) continue;
    const { tall } = emblem;
    // A chest is round, so what is beside the middle looks narrow.
    const [across, wide] = [emblem.across * 0.84, emblem.wide * (1 + Math.abs(emblem.across))];
    const [first = [230, 180, 60], second] = emblem.colors;
    const inside = ([x, y]: readonly [number, number]): Spot => [
      across + (x * wide) / 2,
      emblem.up - 0.04 - (y * tall) / 2,
    ];
    if (second)
      fill(
        second,
        Array.from({ length: 20 }, (_, step) =>
          inside([Math.cos((step / 10) * Math.PI) * 1.25, Math.sin((step / 10) * Math.PI) * 1.25]),
        ),
      );
    for (const part of signOf(emblem.shape)) fill(first, part.map(inside));
  }
}
