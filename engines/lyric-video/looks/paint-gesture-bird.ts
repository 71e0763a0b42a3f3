import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { css, darken, hex, lighten } from '../../drawing/color.ts';
import { brushStroke, disc, handLine, type Point, polygon, splatter } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { INK, OCHRE, onBend, type Part, PINK, POSES, RED, type Sweep, TEAL } from './paint-gesture-poses.ts';

/** The color in which a part is painted over, and the reverse. */
const OVER: Readonly<Record<string, string>> = { [RED]: TEAL, [TEAL]: RED, [OCHRE]: PINK, [PINK]: OCHRE };

/** Returns the parts of a bird, another in each movement, in the order of painting, and again in other colors. */
export function birdOf(composition: Composition) {
  return [false, true].map((isOver) => takeOf(composition, fieldOf(composition), isOver));
}

function takeOf(composition: Composition, field: Rectangle, isOver: boolean) {
  const { movement, tint, unit, chance, width } = composition;
  const pose = POSES[movement];
  const scale = Math.min(field.width / pose.width, field.height / pose.height);
  const left = field.left + (field.width - pose.width * scale) / 2;
  const top = field.top + (field.height - pose.height * scale) / 2;
  // A bird beside words does not turn its back to them.
  const isTurned = field.left > 0.4 * width;
  return pose.parts.map((part, index) => {
    const box = boundsOf(part, pose);
    const drawing = sprite(box.width * scale, box.height * scale, (pen) => {
      if (isTurned) {
        pen.translate(box.width * scale, 0);
        pen.scale(-1, 1);
      }
      pen.scale(scale, scale);
      pen.translate(-box.left, -box.top);
      const [x, y, size] = part.place ?? [0, 0, 1];
      pen.translate(x, y);
      pen.scale(size, size);
      const color = tint((isOver && OVER[part.color]) || part.color);
      partOf(pen, part, {
        color,
        beak: tint(OCHRE),
        hair: (1.8 * unit) / (scale * size),
        own: chance.fork(`bird ${index}`),
      });
    });
    const x = isTurned ? pose.width - box.left - box.width : box.left;
    return { drawing, x: left + x * scale, y: top + box.top * scale, leftwards: part.leftwards !== isTurned };
  });
}

interface Paint {
  color: string;
  beak: string;
  /** Distance of two hairs of the brush, in the pose's pixels. */
  hair: number;
  own: Chance;
}

function partOf(pen: Context2D, { outline, sharp = [], sweeps = [], beak = [], eye }: Part, paint: Paint): void {
  const { color, own } = paint;
  pen.lineCap = 'round';
  const filled = (fill: string, polygons: readonly (readonly Point[])[]) => {
    pen.fillStyle = fill;
    pen.strokeStyle = fill;
    pen.lineWidth = 1;
    pen.lineJoin = 'round';
    for (const corners of polygons) {
      polygon(pen, corners);
      pen.fill();
      pen.stroke();
    }
  };
  filled(paint.beak, beak);
  filled(color, sharp);
  if (outline) {
    handLine(pen, outline, 0.3, own, true);
    pen.fill();
    pen.globalCompositeOperation = 'source-atop';
  }
  const tones = outline ? [0.26, 0.14] : [0, 0.12, -0.1];
  for (const [index, sweep] of sweeps.entries()) {
    // The bone, or a wing's last sweep, has the plain color.
    const tone = !outline && index === sweeps.length - 1 ? 0 : (tones[index % tones.length] as number);
    pen.strokeStyle = toneOf(color, tone);
    swept(pen, sweep, paint, outline ? 0.75 : 0.4);
  }
  pen.globalCompositeOperation = 'source-over';
  if (outline) {
    // A beak lies over the strokes, but its root is under the head.
    filled(paint.beak, beak);
  } else if (sweeps.length > 5) {
    pen.fillStyle = color;
    const [x, y] = (sweeps[0] as Sweep).through[2];
    splatter(pen, x, y, 7, 7, own);
  }
  if (eye) eyeOf(pen, eye);
}

function toneOf(color: string, tone: number): string {
  return css(tone < 0 ? darken(hex(color), -tone) : lighten(hex(color), tone));
}

function swept(pen: Context2D, { through, wide, taper }: Sweep, { hair, own }: Paint, dryness: number): void {
  const points = Array.from({ length: 17 }, (_, step) => onBend(through, step / 16));
  brushStroke(pen, points, wide, own, { dryness, hairs: Math.max(5, Math.round(wide / hair)), taper });
}

function eyeOf(pen: Context2D, { at: [x, y], isClosed }: Required<Part>['eye']): void {
  pen.strokeStyle = '#f5f0e4';
  pen.fillStyle = '#f5f0e4';
  if (isClosed) {
    pen.lineWidth = 1.5;
    pen.beginPath();
    pen.arc(x, y - 1, 4, 0.35, Math.PI - 0.35);
    pen.stroke();
    return;
  }
  disc(pen, x, y, 2.5);
  pen.fill();
  pen.fillStyle = INK;
  disc(pen, x + 0.5, y, 1.4);
  pen.fill();
}

/** The part of a pose's box that a drawing covers, because each pixel of a sprite costs time. */
function boundsOf(
  { outline = [], sharp = [], sweeps = [], beak = [], place = [0, 0, 1] }: Part,
  pose: { width: number; height: number },
): Rectangle {
  const reach = Math.max(2, ...sweeps.map(({ wide }) => 0.8 * wide));
  const points = [...outline, ...sharp.flat(), ...beak.flat(), ...sweeps.flatMap(({ through }) => through)];
  const [dx, dy, scale] = place;
  const span = (axis: 0 | 1, shift: number, most: number) => {
    const along = points.map((point) => point[axis]);
    const low = Math.max(0, shift + (Math.min(...along) - reach) * scale);
    return [low, Math.min(most, shift + (Math.max(...along) + reach) * scale) - low] as const;
  };
  const [[left, width], [top, height]] = [span(0, dx, pose.width), span(1, dy, pose.height)];
  return { left, top, width, height };
}

/** Where strokes are drawn: behind the picture, or on the whole canvas if there are no words. */
export function fieldOf({ width, height, art, text, singer }: Composition): Rectangle {
  const isFree = text.left > width || text.top > height;
  // A singer's strokes meet behind the head.
  if (isFree && singer) {
    const top = Math.max(0.03 * height, art.top - 0.1 * height);
    return {
      left: 0.02 * width,
      top,
      width: 0.96 * width,
      height: Math.min(0.97 * height, art.top + 0.82 * art.height) - top,
    };
  }
  if (isFree) return { left: 0.03 * width, top: 0.06 * height, width: 0.94 * width, height: 0.88 * height };
  const [top, bottom] = [Math.max(0.03 * height, art.top), Math.min(0.97 * height, art.top + art.height)];
  if (singer) return { ...art, top, height: bottom - top };
  // A bird is seen with the tips of its wings.
  const left = Math.max(0.02 * width, art.left);
  return { left, top, width: Math.min(0.98 * width, art.left + art.width) - left, height: bottom - top };
}

/** Over a bird, the sun is painted in a break, and a moon in an ending. */
export function lightOf(pen: Context2D, { movement, width, height, shape, tint, chance }: Composition): void {
  if (movement !== 'break' && movement !== 'ending') return;
  const radius = Math.min(width, height) * 0.15;
  const isBreak = movement === 'break';
  const [across, down] = { wide: [isBreak ? 0.84 : 0.2, 0.34], tall: [0.74, 0.17], square: [0.72, 0.2] }[shape];
  pen.strokeStyle = tint('#e85d9a');
  pen.lineCap = 'round';
  for (let row = -4; row <= 4; row++) {
    const half = Math.sqrt(1 - (row / 4.3) ** 2) * radius;
    const y = (down as number) * height + (row * radius) / 4;
    const x = (across as number) * width;
    const chord: Point[] = [-half, half].map((dx) => [x + dx, y + dx * 0.12]);
    brushStroke(pen, chord, radius * 0.3, chance.fork(`light ${row}`), { dryness: 0.22 });
  }
}
