import { sprite } from '../../../drawing/canvas.ts';
import { disc, star } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { each, type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';

/** Places across the frame, and lengths of the strings in shares of its height. */
const HANGING = {
  wide: [
    [0.05, 0.62],
    [0.14, 0.34],
    [0.23, 0.5],
    [0.33, 0.16],
    [0.62, 0.14],
    [0.72, 0.3],
    [0.83, 0.56],
    [0.94, 0.4],
  ],
  tall: [
    [0.1, 0.22],
    [0.28, 0.12],
    [0.46, 0.19],
    [0.64, 0.09],
    [0.88, 0.24],
  ],
} as const;

/** In an ending, a moon and stars of paper come down on strings, and swing. */
export function stringsOf({ movement, shape, width, height, unit, chance, singer }: Composition): Layer | false {
  if (movement !== 'ending') return false;
  const own = chance.fork('strings');
  const places = HANGING[shape === 'wide' ? 'wide' : 'tall'];
  // Without a singer, the head is the moon.
  const isMoon = (index: number) => singer !== undefined && index === places.length - 2;
  const hung = places.map(([across, down], index) => {
    const size = (isMoon(index) ? 74 : own.between(30, 46)) * unit;
    const [wide, high] = [2.5 * size, down * height + 2.3 * size];
    const drawing = sprite(wide, high, (pen) => {
      pen.strokeStyle = '#c8321c';
      pen.lineWidth = 2.2 * unit;
      pen.beginPath();
      pen.moveTo(wide / 2, 0);
      pen.lineTo(wide / 2, down * height);
      pen.stroke();
      pen.translate(wide / 2, down * height + size);
      pen.rotate(own.around() * 0.3);
      const shape = (grow: number) => {
        if (!isMoon(index)) return star(pen, 0, 0, size * grow, size * 0.45 * grow, 5);
        pen.beginPath();
        pen.arc(0, 0, size * grow, 0.6, 2 * Math.PI - 0.6);
        pen.arc(size * 0.5, 0, size * (1.62 - grow) * 1.03, -0.93, 0.93, true);
        pen.closePath();
      };
      pen.shadowColor = 'rgb(0 0 0 / 0.5)';
      pen.shadowBlur = 6 * unit;
      pen.shadowOffsetY = 6 * unit;
      pen.fillStyle = '#fffdf5';
      shape(1.12);
      pen.fill();
      pen.shadowColor = 'transparent';
      pen.fillStyle = isMoon(index) ? '#f6c445' : own.pick(['#f6c445', '#e8452c', '#f29ca3', '#f6c445']);
      shape(1);
      pen.fill();
      pen.fillStyle = 'rgb(0 0 0 / 0.16)';
      for (let dot = 0; dot < 9; dot++) {
        disc(
          pen,
          own.around() * size * 0.36 - (isMoon(index) ? size * 0.45 : 0),
          own.around() * size * 0.36,
          2.6 * unit,
        );
        pen.fill();
      }
    });
    return { drawing, x: across * width, phase: own.between(0, 6), longer: own.between(8, 20) * unit };
  });
  // In stop motion they jump from place to place, six times a second.
  return each(hung, ({ drawing, x, phase, longer }) =>
    picture(drawing).at(({ index, bass }) => {
      const time = Math.floor(index / 4) / 6;
      return [x + sway(time, 1.3, 9, phase), sway(time, 0.9, longer, phase) - longer - bass * 8];
    }, 'top'),
  );
}
