import { Path2D } from '@napi-rs/canvas';
import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { sampled } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import { cycle, type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillPolygon } from '../../picture/path-shapes.ts';
import { BLACK, boardOf, type Can, YELLOW } from './board.ts';
import { concrete } from './concrete.ts';
import { crane } from './crane.ts';
import { dog } from './dog.ts';
import { footOf } from './ground.ts';
import { passenger } from './passenger.ts';

/** Where the crane, the can on the pavement and a dog that runs below are, and the line between can and crane. In units. */
const PLACES = {
  wide: {
    crane: { x: 830, y: 372, scale: 0.52, mirrored: true },
    can: [190, 0.62],
    dog: { x: 1000, scale: 0.42 },
    line: 'M190,566 C190,440 60,360 130,290 C200,230 300,330 230,400 C170,456 120,380 210,330 C330,270 420,420 560,400 C640,388 690,376 740,372',
  },
  tall: {
    crane: { x: 320, y: 560, scale: 0.58, mirrored: true },
    can: [150, 0.9],
    dog: { x: 600, scale: 0.5 },
    line: 'M150,1030 C150,900 560,960 590,840 C610,750 480,730 470,820 C460,900 600,880 560,760 C510,650 150,760 130,640 C120,590 170,580 220,578',
  },
  square: {
    crane: { x: 420, y: 350, scale: 0.4, mirrored: true },
    can: [120, 0.58],
    dog: { x: 560, scale: 0.36 },
    line: 'M120,574 C120,480 30,430 80,380 C130,336 190,400 140,450 C100,486 70,420 130,390 C200,352 260,400 350,364',
  },
} as const;

/** Poses of the wings, and of the dog's gallop, which takes so many beats. */
const [FLAPS, POSES, BEATS] = [5, 6, 1];
/** How far down the wings are at their highest, so that they are in the picture. */
const FLAP = 0.14;
/** The shadow of a branch, from the frame's right edge and its top, in units. */
const BRANCH: readonly Point[] = [
  [-40, 30],
  [60, 110],
  [150, 120],
  [250, 84],
  [330, 96],
];

/** The morning after: the can is left on the pavement, and the kid flies off on the crane. */
export function morningOf(composition: Composition): Layer[] {
  const { width, height, unit, shape } = composition;
  const { crane: place, can: left, line, dog: runner } = PLACES[shape];
  const wall = concrete(composition);
  const over = wall.above.getContext('2d');
  sunshine(over, composition);
  const foot = footOf(composition);
  over.save();
  over.scale(unit, unit);
  canOnGround(over, left[0], foot + 0.2 * (height / unit - foot), left[1]);
  over.restore();
  const board = boardOf(composition, wall);
  const below = { ...runner, y: foot - 8 - 352 * runner.scale, mirrored: true };
  const painted = (can: Can, flap: number, phase = 0) => {
    can.line(BLACK, 12, line);
    can.line(YELLOW, 12, line);
    can.stencil(place, () => crane(can, flap, () => can.motif({ x: -70, y: -86, scale: 0.56 }, () => passenger(can))));
    can.stencil(below, () => dog(can, phase));
  };
  const s = place.scale;
  const box = [
    place.x - 500 * s,
    place.y - 860 * s,
    Math.min(width / unit, place.x + 560 * s),
    place.y + 180 * s,
  ] as const;
  const flaps = board.states(FLAPS, box, (can, share) => painted(can, FLAP + 0.36 * share));
  const gallop = board.states(
    POSES,
    [below.x - 500 * below.scale, below.y, below.x + 40 * below.scale, foot - 4],
    (can, share) => painted(can, FLAP, (share * (POSES - 1)) / POSES),
  );
  return [
    still(board.plate((can) => painted(can, FLAP))),
    cycle(gallop.states, ({ beat }) => (beat / BEATS) * POSES).at(gallop.at, 'top-left'),
    meter(flaps.states, ({ beat }) => 0.5 - 0.5 * Math.cos(beat * Math.PI)).at(flaps.at, 'top-left'),
  ];
}

/** Low sun that falls on the wall between a house and a tree, which are not in the picture. */
function sunshine(pen: Context2D, composition: Composition): void {
  const { width, height, unit, chance } = composition;
  const own = chance.fork('leaves');
  const foot = footOf(composition) * unit;
  const { canvas, pen: shade } = newCanvas(width, height);
  shade.fillStyle = '#2c2448';
  shade.strokeStyle = '#2c2448';
  // The house.
  fillPolygon(shade, '#2c2448', [
    [-50, -50],
    [0.1 * width, -50],
    [-0.02 * width, 0.62 * foot],
    [-50, 0.6 * foot],
  ]);
  // The tree: a branch from the right with twigs and leaves.
  const branch = sampled(
    BRANCH.map(([x, y]): Point => [width - x * unit, y * unit]),
    40,
  );
  shade.lineCap = 'round';
  branch.forEach(([x, y], index) => {
    const [nextX, nextY] = branch[index + 1] ?? [x, y];
    shade.lineWidth = (20 - 0.4 * index) * unit;
    shade.beginPath();
    shade.moveTo(x, y);
    shade.lineTo(nextX, nextY);
    shade.stroke();
    if (index % 2 || index < 4) return;
    const turn = (index % 4 ? 1.9 : 3.9) + own.around() * 0.5;
    const long = own.between(50, 110) * unit;
    shade.lineWidth = 4 * unit;
    shade.beginPath();
    shade.moveTo(x, y);
    shade.lineTo(...orbit([x, y], turn, long));
    shade.stroke();
    for (let leaf = 0; leaf < 7; leaf++) {
      const [px, py] = orbit([x, y], turn, long * own.between(0.3, 1.1));
      shade.save();
      shade.translate(px, py);
      shade.rotate(turn + (leaf % 2 ? 0.8 : -0.8) + own.around() * 0.4);
      shade.fill(
        new Path2D(
          `M0,0 C${10 * unit},${-12 * unit} ${30 * unit},${-9 * unit} ${40 * unit},0 C${30 * unit},${9 * unit} ${10 * unit},${12 * unit} 0,0 Z`,
        ),
      );
      shade.restore();
    }
  });
  pen.save();
  pen.globalAlpha = 0.36;
  pen.filter = `blur(${(3 * unit).toFixed(1)}px)`;
  pen.drawImage(canvas, 0, 0);
  pen.restore();
}

/** A real can, 150 high, that stands on the ground, with its long shadow. */
function canOnGround(pen: Context2D, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = 'rgb(30 22 50 / 0.45)';
  pen.beginPath();
  pen.moveTo(-26, -2);
  pen.lineTo(28, 4);
  pen.lineTo(250, 34);
  pen.lineTo(214, 12);
  pen.closePath();
  pen.fill();
  const body = pen.createLinearGradient(-28, 0, 28, 0);
  for (const [at, color] of [
    [0, '#c98f00'],
    [0.25, '#ffd84a'],
    [0.4, '#fff0a8'],
    [0.55, '#ffc814'],
    [1, '#9a6a00'],
  ] as const)
    body.addColorStop(at, color);
  pen.fillStyle = body;
  pen.beginPath();
  pen.roundRect(-28, -112, 56, 114, 5);
  pen.fill();
  const metal = pen.createLinearGradient(-28, 0, 28, 0);
  metal.addColorStop(0, '#6d7074');
  metal.addColorStop(0.3, '#eceff0');
  metal.addColorStop(1, '#54575c');
  pen.fillStyle = metal;
  pen.fillRect(-29, -6, 58, 8);
  pen.beginPath();
  pen.moveTo(-28, -110);
  pen.quadraticCurveTo(-24, -128, -11, -130);
  pen.lineTo(11, -130);
  pen.quadraticCurveTo(24, -128, 28, -110);
  pen.fill();
  pen.fillStyle = '#1c1a20';
  pen.fillRect(-28, -84, 56, 46);
  pen.fillRect(-9, -150, 18, 20);
  pen.fillStyle = '#ffc814';
  pen.fillRect(-20, -66, 26, 6);
  pen.fillRect(-20, -54, 38, 5);
  pen.restore();
}
