import { bearHead, limb, scarf, trunk } from './bear.ts';
import { type Brush, drawn, form, placed } from './paint.ts';
import { rabbitArm, rabbitBody, rabbitHead } from './rabbit.ts';
import { outlineOf, oval, points } from './shapes.ts';

/** The bear rows and the rabbit looks ahead; their boat lies on the origin. @param share 0 to 1 of a stroke */
export function rowing(brush: Brush, share: number): void {
  const pull = Math.sin(share * 2 * Math.PI);
  const { pen, tint } = brush;
  // Its image in the water.
  for (let row = 0; row < 9; row++) {
    pen.globalAlpha = 0.5 - row * 0.05;
    pen.strokeStyle = tint(row % 3 ? '#7d5a44' : '#4f4a52');
    pen.lineWidth = 2.2;
    pen.lineCap = 'round';
    pen.beginPath();
    const half = 44 - row * 3.6 + (row % 2) * 3;
    pen.moveTo(-half, 5 + row * 2.7);
    pen.lineTo(half - 4, 5 + row * 2.7 + pull * 0.3);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  drawn(brush, points('-52,5 -20,7.4 30,7 54,4'), '#fdf0d4', 1, 0.9);
  placed(brush, { x: -14, y: 6, turn: -0.04 - pull * 0.07 }, (own) => {
    trunk(own, points('-7,-50 -15,-44 -21,-30 -21,-10 0,-4 15,-10 16,-26 11,-42 6,-49'), -2);
    placed(own, { x: 3, y: -57, turn: 0.02 }, (head) => bearHead(head));
    scarf(own, 1, -46, 19, pull);
    limb(
      own,
      [
        [-5, -36],
        [5, -26],
        [17 - pull * 5, -24],
      ],
      [12, 11, 9],
    );
  });
  placed(brush, { x: 31, y: 2 }, (own) => {
    rabbitBody(own);
    placed(own, { x: 1.6, y: -28.4, turn: -0.14 }, (head) => rabbitHead(head, { ears: 0.7 + pull * 0.2 }));
    rabbitArm(own, points('-1,-20.4 4,-19 10,-22.6'));
    drawn(own, points('10,-24 16,-36 17,-33'), '#7a5236', 0.9, 1);
    form(own, oval(17, -29.6, 2.8, 3.4), '#fbe3a0', { line: 0.4, shade: 0.3 });
  });
  form(brush, outlineOf(points('-50,-9! -30,-4.6 0,-3.6 30,-6 53,-13! 48,0 38,6.4 0,8.4 -34,6.4 -46,1')), '#b4452c', {
    flow: 0.05,
    hair: 4,
    apart: 0.5,
    line: 0.6,
  });
  drawn(brush, points('-49,-7.6 -28,-3 0,-2 30,-4.4 51,-11'), '#f3e6cb', 1.8, 1);
  drawn(
    brush,
    [
      [4 - pull * 5, -19],
      [10, -4],
      [22 + pull * 9, 13 - Math.max(0, Math.cos(share * 2 * Math.PI)) * 5],
    ],
    '#d9b47c',
    1.9,
    1,
  );
}
