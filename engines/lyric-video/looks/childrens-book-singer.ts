import { newCanvas, sprite } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf, trimmed } from '../picture/figure.ts';
import { colored, featuresAlone } from '../picture/prints.ts';
import { upright } from '../picture/upright.ts';
import { flower } from './childrens-book-cast.ts';

/** Numbers of MediaPipe's face mesh. */
const CHEEKS = [50, 280] as const;

/** The singer colored with crayons, with rosy cheeks as the sun has. The head is upright; a hedge hides the bust's end. */
export function singerOf({ singer, unit, chance }: Composition, side: number) {
  if (!singer) return undefined;
  const figure = figureOf({ ...upright(singer), stands: true }, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 2.2 * unit, 1.1);
  const own = chance.fork('singer');
  const { canvas, pen } = newCanvas(side, side);
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
  return trimmed(canvas);
}

/** A hedge with flowers, behind which the singer stands. */
export function hedgeOf({ unit, chance, tint }: Composition, side: number) {
  const own = chance.fork('hedge');
  const [width, height] = [side * 1.24, side * 0.36];
  return sprite(width, height, (pen) => {
    const r = height * 0.34;
    for (const [color, lift] of [
      ['#3f7d3c', 0],
      ['#4f9447', 0.2],
    ] as const) {
      pen.fillStyle = tint(color);
      pen.fillRect(r * 1.1, height * (0.42 + lift), width - 2.2 * r, height * (0.44 - lift));
      for (let leaf = 0; leaf <= 10; leaf++) {
        const round = r * own.between(0.8, 1.05);
        disc(
          pen,
          r * 1.1 + (leaf / 10) * (width - 2.2 * r),
          height * (0.36 + lift) + own.around() * 0.06 * height,
          round,
        );
        pen.fill();
        disc(pen, r + (leaf / 10) * (width - 2 * r), height - round * own.between(0.75, 1), round * 0.75);
        pen.fill();
      }
    }
    pen.globalCompositeOperation = 'source-atop';
    pen.lineCap = 'round';
    for (let leaf = 0; leaf < 150; leaf++) {
      const [x, y] = [own.next() * width, own.next() * height];
      pen.strokeStyle = leaf % 3 ? 'rgb(190 230 130 / 0.5)' : 'rgb(20 60 30 / 0.35)';
      pen.lineWidth = own.between(3, 5.5) * unit;
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x + own.between(-9, 9) * unit, y - own.between(6, 14) * unit);
      pen.stroke();
    }
    pen.globalCompositeOperation = 'source-over';
    for (let bloom = 0; bloom < 7; bloom++) {
      const place = [width * (0.12 + 0.127 * bloom), height * own.between(0.32, 0.72)] as const;
      flower(pen, place, side * 0.022, tint(own.pick(['#e4572e', '#c9518b', '#ffffff'])), tint('#f2b632'));
    }
  });
}
