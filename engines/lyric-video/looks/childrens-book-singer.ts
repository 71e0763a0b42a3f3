import { sprite } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { colored, featuresAlone } from '../picture/prints.ts';
import { flower } from './childrens-book-cast.ts';

/** Numbers of MediaPipe's face mesh. */
const CHEEKS = [50, 280] as const;

/** The singer colored with crayons, with rosy cheeks as the sun has. */
export function singerOf({ singer, unit, chance }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = Math.floor(radius * 3.1);
  const figure = figureOf(singer, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 2.2 * unit, 1.1);
  const own = chance.fork('singer');
  return sprite(side, side, (pen) => {
    pen.drawImage(colored(figure, tones, [0.24, 0.5, 0.74, 0.92], 3 * unit), 0, 0);
    pen.globalCompositeOperation = 'source-atop';
    const { face } = figure;
    if (face) {
      pen.fillStyle = 'rgb(236 96 88 / 0.3)';
      for (const [x, y] of CHEEKS.map((index) => face.points[index]).filter((point) => point !== undefined)) {
        disc(pen, x, y, face.box.width * 0.11);
        pen.fill();
      }
    }
    pen.lineWidth = 1.8 * unit;
    pen.strokeStyle = 'rgb(255 250 235 / 0.17)';
    hatch(pen, { left: 0, top: 0, width: side, height: side }, 5 * unit, -58, own);
    pen.strokeStyle = 'rgb(90 50 40 / 0.1)';
    hatch(pen, { left: 0, top: 0, width: side, height: side }, 6 * unit, -50, own);
    pen.globalCompositeOperation = 'source-over';
    pen.drawImage(featuresAlone(tones, '#4a2f26', '#fffaf0'), 0, 0);
  });
}

/** A bush with flowers, behind which the singer stands. */
export function bushOf({ unit, chance, tint }: Composition, radius: number) {
  const own = chance.fork('bush');
  const [width, height] = [radius * 3.7, radius * 1.05];
  return sprite(width, height, (pen) => {
    for (const [color, lift, count] of [
      ['#5c9440', 0.42, 9],
      ['#6aa84f', 0.3, 11],
    ] as const) {
      pen.fillStyle = tint(color);
      for (let leaf = 0; leaf < count; leaf++) {
        const across = leaf / (count - 1) - 0.5;
        const r = radius * own.between(0.26, 0.36) * (1 - 0.5 * Math.abs(across));
        disc(pen, width * (0.5 + 0.78 * across), height - r * 0.5 - height * lift * (1 - 1.7 * across * across), r);
        pen.fill();
      }
    }
    pen.globalCompositeOperation = 'source-atop';
    pen.strokeStyle = 'rgb(255 255 230 / 0.22)';
    pen.lineWidth = 2.4 * unit;
    hatch(pen, { left: 0, top: 0, width, height }, 7 * unit, -40, own);
    pen.globalCompositeOperation = 'source-over';
    for (let bloom = 0; bloom < 5; bloom++) {
      const place = [width * (0.2 + 0.15 * bloom), height * own.between(0.5, 0.72)] as const;
      flower(pen, place, radius * 0.07, tint(own.pick(['#e4572e', '#c9518b', '#ffffff'])), tint('#f2b632'));
    }
  });
}
