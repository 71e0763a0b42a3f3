import { cycled, plate, sprite } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { sway, wrap } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, each, layers, onTwos, picture, still, when } from '../../layers.ts';
import type { Composition, Scene, Singer } from '../../look.ts';
import { bricksOf, layBricks, relief } from './bricks.ts';
import { oldPaint } from './old-paint.ts';
import { mist } from './spray.ts';
import { copies, halo, portraitOf } from './stencil.ts';
import { duskLampPlace, PASSERS, passerOf, STEPS, streetAtDusk } from './street.ts';
import { leavesOf } from './tree.ts';
import { footOf, lampPlace, wallWithMural } from './walls.ts';

const CANS = ['#ff2e63', '#08d9d6', '#f9ed32', '#ff8c1a'] as const;

/** A mural on a wall: near, or from across the street. */
export function onTheWall(composition: Composition): Scene {
  const { movement, width, height, unit } = composition;
  if (movement === 'break') return acrossTheStreet(composition);
  const wall = still(wallWithMural(composition, movement));
  if (movement === 'opening') {
    const leaves = leavesOf(composition);
    return layers([
      onTwos(composition, [
        wall,
        each(leaves, ({ drawing, at: [x, y] }, index) =>
          picture(drawing).at(
            ({ travel }) => [x + sway(travel, 0.8, 7 * unit, index * 1.7), y + sway(travel, 0.6, 4 * unit, index)],
            'top-left',
          ),
        ),
      ]),
    ]);
  }
  if (movement === 'ending') {
    const [x, y] = lampPlace(composition);
    const shine = glow(300 * unit, '255 214 140');
    const ring = rippleOf(unit);
    const foot = footOf(composition);
    return layers([
      onTwos(composition, [
        wall,
        picture(shine)
          .at([x, y])
          .opacity(({ loudness }) => 0.55 + 0.45 * loudness),
        each([0, 1, 2], (back) =>
          when(
            ({ hits }) => hits > back,
            picture(ring)
              .at(({ hits }) => [
                wrap((hits - back) * 0.382, 1) * width,
                foot + (0.25 + 0.65 * wrap((hits - back) * 0.618, 1)) * (height - foot),
              ])
              .opacity(({ hit }) => (back ? 0.5 - back * 0.16 : 0.4 + 0.5 * hit)),
          ),
        ),
      ]),
    ]);
  }
  const clouds = CANS.map((color, index) => cloudOf(composition, composition.tint(color), index));
  const places: readonly Point[] =
    movement === 'verse'
      ? [
          [0.02, 0.86],
          [0.72, 0.86],
          [0.3, 0.02],
        ]
      : [
          [0.72, 0.06],
          [0.96, 0.2],
          [0.5, 0.96],
        ];
  return layers([
    onTwos(composition, [
      wall,
      cycle(clouds, ({ hits }) => hits)
        .at(({ hits }) => {
          const [across, down] = cycled(places, hits);
          return [across * width, down * height];
        })
        .opacity(({ hit }) => 0.5 * hit),
    ]),
  ]);
}

/** The whole wall at dusk; people pass by. */
function acrossTheStreet(composition: Composition): Scene {
  const { width, height, unit, shape } = composition;
  const isWide = shape === 'wide';
  const street = streetAtDusk(composition);
  const tall = height * (isWide ? 0.25 : 0.15);
  const people = PASSERS.map((who, index) => ({
    steps: passerOf(who, tall * (who === 'child' ? 0.62 : 1)),
    // A child keeps up with somebody.
    from: [-0.02, 0.36, 0.425, 0.74][index] as number,
  }));
  const shine = glow(190 * unit, '255 220 150');
  return layers([
    onTwos(composition, [
      still(street),
      picture(shine)
        .at(duskLampPlace(composition))
        .opacity(({ loudness }) => 0.6 + 0.4 * loudness),
      each(people, ({ steps, from }) =>
        cycle(steps, ({ travel }) => Math.floor(travel * STEPS * 0.8)).at(
          ({ travel }) => [
            wrap(from * width + travel * 40 * unit + 100 * unit, width + 200 * unit) - 100 * unit,
            0.955 * height,
          ],
          'bottom',
        ),
      ),
    ]),
  ]);
}

/** The stencil of a singer on a wall. */
export function stenciled(composition: Composition, singer: Singer): Scene {
  const { art, unit, tint, width } = composition;
  const clouds = CANS.map((color, index) => cloudOf(composition, tint(color), index));
  const portrait = portraitOf(composition, singer, bricksOf(unit));
  const places = [
    [0.12, 0.2],
    [0.88, 0.3],
    [0.25, 0.85],
    [0.8, 0.82],
    [0.5, 0.12],
  ] as const;
  const [x, y] = [art.left + art.width / 2, art.top + art.height * 0.5];
  const cloudAt = (hit: number): Point => {
    const [across, down] = cycled(places, hit);
    return [art.left + across * art.width, art.top + down * art.height];
  };
  return layers([
    onTwos(composition, [
      still(plainWall(composition, singer)),
      picture(lightOf(composition))
        .at(({ travel }) => [width / 2 + sway(travel, 0.7, width * 0.42), y])
        .opacity(({ loudness }) => 0.4 + 0.6 * loudness),
      each([3, 2, 1, 0], (back) =>
        when(
          ({ hits }) => hits > back,
          cycle(clouds, ({ hits }) => hits - back)
            .at(({ hits }) => cloudAt(hits - back))
            .opacity(({ hit }) => (back === 0 ? 0.3 + 0.7 * (1 - hit) : 1 - back * 0.25) * 0.8),
        ),
      ),
      // What is on a wall stays there.
      picture(portrait.drawing).at([x + portrait.right, art.top + art.height + portrait.under], 'bottom-right'),
    ]),
  ]);
}

function plainWall(composition: Composition, singer: Singer) {
  const { width, height, unit, chance } = composition;
  const whole = { left: 0, top: 0, width, height };
  return plate(width, height, (pen) => {
    layBricks(pen, whole, bricksOf(unit), composition);
    oldPaint(pen, composition);
    grain(pen, width, height, 0.26, chance, 1.6);
    copies(pen, composition, singer);
    halo(pen, composition);
    relief(pen, whole, bricksOf(unit), chance);
    const dusk = pen.createRadialGradient(
      width / 2,
      height * 0.42,
      Math.min(width, height) * 0.3,
      width / 2,
      height * 0.5,
      Math.hypot(width, height) * 0.58,
    );
    dusk.addColorStop(0, 'rgb(20 8 20 / 0.12)');
    dusk.addColorStop(1, 'rgb(16 6 18 / 0.72)');
    pen.fillStyle = dusk;
    pen.fillRect(0, 0, width, height);
  });
}

/** The light of a torch that moves over the wall. */
function lightOf({ width, height }: Composition) {
  return glow(Math.min(width, height) * 0.85, '255 214 155');
}

/** @param side of the sprite in pixels @param color red, green and blue as in CSS */
function glow(side: number, color: string) {
  return sprite(side, side, (pen) => {
    const light = pen.createRadialGradient(side / 2, side / 2, side * 0.04, side / 2, side / 2, side / 2);
    light.addColorStop(0, `rgb(${color} / 0.36)`);
    light.addColorStop(0.5, `rgb(${color} / 0.13)`);
    light.addColorStop(1, `rgb(${color} / 0)`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, side, side);
  });
}

function rippleOf(unit: number) {
  return sprite(120 * unit, 34 * unit, (pen) => {
    for (const [share, alpha] of [
      [1, 0.25],
      [0.62, 0.45],
      [0.26, 0.6],
    ] as const) {
      pen.strokeStyle = `rgb(220 230 255 / ${alpha})`;
      pen.lineWidth = 2 * unit;
      pen.beginPath();
      pen.ellipse(60 * unit, 17 * unit, 56 * unit * share, 14 * unit * share, 0, 0, 2 * Math.PI);
      pen.stroke();
    }
  });
}

function cloudOf({ width, height, chance }: Composition, color: string, index: number) {
  const size = Math.min(width, height) * 0.5;
  return sprite(size, size, (pen) =>
    mist(pen, size / 2, size / 2, size * 0.46, size * 0.42, color, chance.fork(`cloud ${index}`)),
  );
}
