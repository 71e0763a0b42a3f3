import { type Canvas, type Context2D, even, newCanvas, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { circle, figureOf, rim, visiblePart } from '../../picture/figure.ts';
import { posterized } from '../../picture/prints.ts';
import { DARK } from './eye.ts';
import { LIGHT, MIDDLE } from './things.ts';

/** Waves of one cycle, and height in pixels of a row that is moved as one. */
const [WAVES, ROW] = [8, 3];

/** The singer in three unnatural tones, bent by a wave. Above the frame's edge the bust melts. */
export function meltingOf(composition: Composition, singer: Singer) {
  const { art, unit, height, chance, tint } = composition;
  const side = Math.min(art.width, art.height);
  const sticker = stickerOf(composition, singer, side, [DARK, tint(MIDDLE), tint(LIGHT)]);
  if (art.top + art.height < height) melt(sticker, unit, chance.fork('melting'));
  const { left, right, top } = visiblePart(sticker);
  const bend = Math.ceil(side * 0.016);
  const [wide, tall] = [even(right - left + 2 * bend), even(sticker.height - top)];
  const drawings = Array.from({ length: WAVES }, (_, wave) =>
    sprite(wide, tall, (pen) => {
      for (let row = 0; row < tall; row += ROW) {
        const shift = Math.sin(row / (side * 0.06) + (wave / WAVES) * 2 * Math.PI) * bend;
        pen.drawImage(sticker, left, top + row, right - left, ROW, bend + shift, row, right - left, ROW + 0.4);
      }
    }),
  );
  return { drawings, right: left + wide - bend - sticker.width / 2 };
}

/** The singer again in other colors, upside down from the frame's upper edge, for a break and an ending. */
export function othersOf(composition: Composition, singer: Singer): ((pen: Context2D) => void) | undefined {
  const { movement, shape, width, art } = composition;
  if (movement !== 'break' && movement !== 'ending') return undefined;
  const isWide = shape === 'wide';
  const main = Math.min(art.width, art.height);
  const side = main * (isWide ? 0.86 : 0.62);
  // Wide frames have the faces at one height.
  const foot = isWide ? art.top + art.height - 1.14 * main + 0.42 * (main - side) : 0;
  const inks = [
    [DARK, '#00838f', '#9dffb0'],
    [DARK, '#a01fd0', '#ff9de6'],
  ];
  const drawn = inks.map((own) => stickerOf(composition, { ...singer, near: 1 }, side, own));
  return (pen) => {
    drawn.forEach((sticker, index) => {
      const across = isWide ? [0.14, 0.86] : [0.26, 0.76];
      pen.save();
      pen.translate((across[index] as number) * width, Math.min(foot, 0));
      pen.rotate(Math.PI);
      pen.drawImage(sticker, -sticker.width / 2, -sticker.height);
      pen.restore();
    });
  };
}

/** @param inks from dark to light */
function stickerOf({ unit }: Composition, singer: Singer, side: number, inks: string[]): Canvas {
  const figure = figureOf(singer, { width: side, height: side }, circle);
  const grow = 4 * unit;
  const { canvas, pen } = newCanvas(side + 2 * grow, side + grow);
  pen.drawImage(rim(figure.canvas, grow, '#fdfdf0'), 0, 0);
  const [dark, middle, light] = inks as [string, string, string];
  pen.drawImage(
    posterized(drawnTones(figure, 2.4 * unit), [dark, dark, middle, middle, light, light, light]),
    grow,
    grow,
  );
  return canvas;
}

/** Cuts the lower edge into fingers of paint that run. */
function melt(sticker: Canvas, unit: number, chance: Chance): void {
  const { width, height } = sticker;
  const pen = sticker.getContext('2d');
  const { left, right } = visiblePart(sticker);
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(width, 0);
  pen.lineTo(right, height * 0.8);
  for (let x = right; x > left; ) {
    const wide = Math.min(x - left, chance.between(26, 52) * unit);
    const gap = wide * 0.55;
    const low = height * chance.between(0.87, 0.995) - (wide - gap) / 2;
    const high = height * chance.between(0.76, 0.82);
    const finger = wide - gap;
    pen.bezierCurveTo(x - gap * 0.5, high, x - gap, high, x - gap, high + finger);
    pen.lineTo(x - gap, low);
    pen.arc(x - gap - finger / 2, low, finger / 2, 0, Math.PI);
    pen.lineTo(x - wide, high + finger);
    x -= Math.max(wide, unit);
  }
  pen.lineTo(0, height * 0.8);
  pen.fill();
  pen.restore();
}
