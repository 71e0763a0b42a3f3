import { sprite } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';

/** The shadows of a tree's branches on the wall in early light. The tree itself is outside of the frame. */
export function leavesOf({ width, unit, chance, shape }: Composition) {
  const places: readonly (readonly [number, number, number])[] =
    shape === 'wide'
      ? [
          [-0.13, -140, 0.3],
          [0.14, -215, 0.08],
          [-0.22, 400, 0.2],
        ]
      : [
          [-0.1, -20, 0.4],
          [0.3, -80, 0.12],
        ];
  return places.map(([left, top, turn], index) => ({
    at: [left * width, top * unit] as Point,
    drawing: sprite(520 * unit, 440 * unit, (pen) => {
      const own = chance.fork(`branch ${index}`);
      pen.filter = `blur(${(6 * unit).toFixed(1)}px)`;
      pen.fillStyle = 'rgb(104 66 52 / 0.34)';
      pen.translate(10 * unit, 110 * unit);
      pen.rotate(turn);
      pen.scale(unit, unit);
      pen.beginPath();
      const twig = (x: number, angle: number, long: number, wide: number) => {
        const [toX, toY] = [x + Math.cos(angle) * long, Math.sin(angle) * long];
        pen.moveTo(x + Math.sin(angle) * wide, -Math.cos(angle) * wide);
        pen.lineTo(toX, toY);
        pen.lineTo(x - Math.sin(angle) * wide, Math.cos(angle) * wide);
        const leaves = Math.round(long / 17);
        for (let leaf = 1; leaf <= leaves; leaf++) {
          const share = leaf / leaves;
          const aside = angle + (leaf % 2 ? 1 : -1) * own.between(0.5, 1.1);
          const [bx, by] = [x + (toX - x) * share, toY * share];
          const size = own.between(20, 34);
          pen.moveTo(bx, by);
          const at = (along: number, off: number): [number, number] => [
            bx + Math.cos(aside) * along - Math.sin(aside) * off,
            by + Math.sin(aside) * along + Math.cos(aside) * off,
          ];
          pen.quadraticCurveTo(...at(size * 0.6, size * 0.5), ...at(size * 1.6, 0));
          pen.quadraticCurveTo(...at(size * 0.6, -size * 0.5), bx, by);
        }
      };
      twig(0, 0, 400, 6);
      for (let side = 0; side < 7; side++)
        twig(40 + side * 48, (side % 2 ? 1 : -1) * own.between(0.45, 0.85), own.between(90, 170), 3);
      pen.fill();
    }),
  }));
}
