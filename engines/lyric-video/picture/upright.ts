import { newCanvas } from '../../drawing/canvas.ts';
import type { Point } from '../../people/person.ts';
import type { Singer } from '../look.ts';

/** A head that leans less, in radians, stays as it is. */
const LEAST = 0.08;

/** Turns a picture until the head is upright. What was cut off straight is then slanted, so something must hide it. */
export function upright(singer: Singer): Singer {
  const { canvas, width, height, face } = singer;
  if (!face || Math.abs(face.tilt) < LEAST || !singer.cutOut) return singer;
  const [cos, sin] = [Math.cos(-face.tilt), Math.sin(-face.tilt)];
  const around = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const corners = (
    [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const
  ).map(around);
  const least = (axis: 0 | 1) => Math.min(...corners.map((corner) => corner[axis]));
  const most = (axis: 0 | 1) => Math.max(...corners.map((corner) => corner[axis]));
  const [left, top] = [least(0), least(1)];
  const moved = (point: Point): Point => {
    const [x, y] = around(point);
    return [x - left, y - top];
  };
  const { canvas: turned, pen } = newCanvas(most(0) - left, most(1) - top);
  pen.imageSmoothingQuality = 'high';
  pen.translate(-left, -top);
  pen.rotate(-face.tilt);
  pen.drawImage(canvas, 0, 0);
  const { box } = face;
  const [x, y] = moved([box.x + box.width / 2, box.y + box.height / 2]);
  return {
    ...singer,
    canvas: turned,
    width: turned.width,
    height: turned.height,
    face: {
      ...face,
      box: { ...box, x: x - box.width / 2, y: y - box.height / 2 },
      points: face.points.map(moved),
      leftEye: moved(face.leftEye),
      rightEye: moved(face.rightEye),
      mouth: moved(face.mouth),
      tilt: 0,
    },
  };
}
