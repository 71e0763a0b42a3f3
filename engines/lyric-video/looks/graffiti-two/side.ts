import { type Canvas, plate, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { wash } from '../../../drawing/wash.ts';
import { type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { crewOf, portraitOf } from './crew.ts';
import { lettersOf } from './letters.ts';
import { cloud } from './piece.ts';
import { ribs } from './train.ts';
import { arms, standing, wildWord } from './wild.ts';

/** Lower end of the car's side, in shares of the frame's height. */
const SILL = 0.955;

/** The side of a car from near, painted from end to end. */
export function sideOf(composition: Composition): Layer[] {
  const { art, unit, height, singer } = composition;
  const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
  return [
    still(carOf(composition)),
    picture(motifOf(composition))
      .at(({ beat, bass }) => [x, y + sway(beat, Math.PI, 3 * unit) - bass * 6 * unit])
      .inside(singer ? { bottom: SILL * height } : {}),
  ];
}

/** The singer as a character, or letters. */
function motifOf(composition: Composition): Sprite {
  const { art, singer, shape } = composition;
  const side = Math.min(art.width, art.height);
  const kept = (canvas: Canvas) => sprite(canvas.width, canvas.height, (pen) => pen.drawImage(canvas, 0, 0));
  if (singer) return kept(withArms(composition, side * 0.37, portraitOf(composition, side * 0.46)));
  const { length } = lettersOf(composition.word);
  const rows = shape === 'wide' || length < 3 ? 1 : shape === 'square' || length < 7 ? 2 : 3;
  return kept(
    wildWord(composition, {
      width: (shape === 'tall' ? 0.74 : 0.8) * art.width,
      height: 0.76 * art.height,
      rows,
      scheme: 'chrome',
    }),
  );
}

/** @param front is over the arrows, in their middle */
function withArms(composition: Composition, radius: number, front: Canvas): Canvas {
  const back = standing(composition, arms(composition, radius));
  const pen = back.getContext('2d');
  pen.drawImage(front, (back.width - front.width) / 2, (back.height - front.height) / 2);
  return back;
}

function windowsOf({ width, height, unit, shape }: Composition) {
  const top = height * (shape === 'tall' ? 0.035 : 0.05);
  const tall = height * (shape === 'tall' ? 0.085 : 0.13);
  const count = shape === 'wide' ? 6 : 4;
  const gap = 22 * unit;
  const wide = (width - gap * (count + 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    left: gap + index * (wide + gap),
    top,
    width: wide,
    height: tall,
  }));
}

function carOf(composition: Composition) {
  const { width, height, unit, tint, chance } = composition;
  const windows = windowsOf(composition);
  const own = chance.fork('car');
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: height }, [
      [0, tint('#5b6577')],
      [0.2, tint('#8d98aa')],
      [0.5, tint('#6b7486')],
      [0.86, tint('#3f4656')],
      [1, tint('#1b1d27')],
    ]);
    pen.strokeStyle = 'rgb(255 255 255 / 0.08)';
    pen.lineWidth = unit;
    for (let y = 0; y < height; y += 7 * unit) {
      pen.globalAlpha = own.between(0.2, 1);
      pen.beginPath();
      pen.moveTo(0, y);
      pen.lineTo(width, y);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    for (const { left, top, width: w, height: h } of windows) {
      pen.fillStyle = '#14161f';
      pen.beginPath();
      pen.roundRect(left, top, w, h, 14 * unit);
      pen.fill();
      // Two bands of light on the glass.
      pen.save();
      pen.clip();
      pen.fillStyle = 'rgb(255 255 255 / 0.1)';
      for (const [from, wide] of [
        [0.5, 0.16],
        [0.72, 0.05],
      ] as const) {
        polygon(pen, [
          [left + from * w + 0.5 * h, top],
          [left + (from + wide) * w + 0.5 * h, top],
          [left + (from + wide) * w - 0.5 * h, top + h],
          [left + from * w - 0.5 * h, top + h],
        ]);
        pen.fill();
      }
      pen.restore();
      pen.beginPath();
      pen.roundRect(left, top, w, h, 14 * unit);
      pen.strokeStyle = tint('#3a4150');
      pen.lineWidth = 7 * unit;
      pen.stroke();
    }
    const stripe = (windows[0]?.top ?? 0) + (windows[0]?.height ?? 0) + 26 * unit;
    pen.fillStyle = tint('#d6263b');
    pen.fillRect(0, stripe, width, 13 * unit);
    pen.fillStyle = '#e9edf3';
    pen.fillRect(0, stripe + 17 * unit, width, 5 * unit);
    for (const seam of [0.02, 0.5, 0.98]) {
      pen.fillStyle = 'rgb(10 12 20 / 0.55)';
      pen.fillRect(seam * width, stripe, 3 * unit, height);
      pen.fillStyle = 'rgb(255 255 255 / 0.25)';
      for (let y = stripe + 40 * unit; y < height; y += 34 * unit) {
        disc(pen, seam * width + 12 * unit, y, 2.6 * unit);
        pen.fill();
      }
    }
    cloud(pen, composition, { top: stripe - 6 * unit, bottom: height * 0.91 }, own);
    ribs(pen, { left: 0, top: stripe + 30 * unit, width, height: height * SILL - stripe - 30 * unit }, 12 * unit);
    crewOf(pen, composition);
    pen.fillStyle = tint('#101219');
    pen.fillRect(0, height * SILL, width, height);
    pen.fillStyle = tint('#2b303d');
    pen.fillRect(0, height * SILL, width, 5 * unit);
    grain(pen, width, height, 0.13, chance, 1.5);
  });
}
