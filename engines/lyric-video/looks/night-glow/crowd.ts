import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { each, type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';

/** In a chorus, people before the stage. They are dark against its light and bob on each beat. */
export function crowdOf({ movement, width, height, unit, tint, chance }: Composition): Layer | false {
  if (movement !== 'chorus') return false;
  const rows = (['#24115a', '#06041a'] as const).map((color, row) => {
    const own = chance.fork(`crowd ${row}`);
    const tall = (row ? 170 : 150) * unit;
    const size = (row ? 30 : 23) * unit;
    const drawing = sprite(width, tall, (pen) => {
      for (let x = own.between(-1, 1) * size; x < width + size; x += size * own.between(2.4, 3.1))
        person(pen, [x, tall], size * own.between(0.9, 1.1), {
          raised: own.next(),
          color: tint(color),
          lit: tint('#ff5fa2'),
        });
    });
    return { drawing, tall };
  });
  return each(rows, ({ drawing, tall }, row) =>
    picture(drawing).at(
      ({ beat, bass }) => [
        0,
        height -
          tall -
          (row ? 0 : 22) * unit +
          (9 - Math.abs(Math.sin((beat + row / 2) * Math.PI)) * (4 + 8 * bass)) * unit,
      ],
      'top-left',
    ),
  );
}

interface Person {
  /** 0 to 1: which arms are up. */
  raised: number;
  color: string;
  /** Color of the light on head and hands. */
  lit: string;
}

/** Seen from behind, down to the chest. @param size of the head in pixels */
function person(pen: Context2D, [x, base]: Point, size: number, { raised, color, lit }: Person): void {
  pen.save();
  pen.translate(x, base - 2.1 * size);
  pen.scale(size, size);
  pen.fillStyle = color;
  pen.strokeStyle = color;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const arms = raised < 0.35 ? [] : raised < 0.55 ? [-1] : raised < 0.75 ? [1] : [-1, 1];
  for (const side of arms) {
    const [elbow, hand]: [Point, Point] = [
      [side * 1.5, -0.35],
      [side * (1 + 0.5 * raised), -1.75 - raised * 0.4],
    ];
    pen.lineWidth = 0.5;
    pen.beginPath();
    pen.moveTo(side * 1.0, 0.95);
    pen.lineTo(...elbow);
    pen.lineTo(...hand);
    pen.stroke();
    disc(pen, hand[0], hand[1], 0.32);
    pen.fill();
    pen.lineWidth = 0.18;
    for (const finger of [-0.5, -0.1, 0.3]) {
      pen.beginPath();
      pen.moveTo(...hand);
      pen.lineTo(hand[0] + finger * 0.8, hand[1] - 0.58 + Math.abs(finger) * 0.2);
      pen.stroke();
    }
  }
  pen.beginPath();
  pen.ellipse(0, -0.1, 0.62, 0.76, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-1.25, 2.6);
  pen.bezierCurveTo(-1.3, 0.9, -0.9, 0.75, -0.28, 0.62);
  pen.lineTo(0.28, 0.62);
  pen.bezierCurveTo(0.9, 0.75, 1.3, 0.9, 1.25, 2.6);
  pen.fill();
  pen.strokeStyle = `${lit}a0`;
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.ellipse(0, -0.1, 0.6, 0.74, 0, Math.PI * 1.15, Math.PI * 1.85);
  pen.stroke();
  pen.restore();
}
