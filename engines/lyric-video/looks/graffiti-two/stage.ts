import { frames, plate, sprite } from '../../../drawing/canvas.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { lettersOf } from './letters.ts';
import { mist } from './mist.ts';
import { NOZZLE, PAINTER_TALL, PAINTER_WIDE, painter } from './painter.ts';
import { puffs } from './piece.ts';
import { ribs } from './train.ts';
import { wildWord } from './wild.ts';

/** Pictures of the paint that leaves the can. */
const LEVELS = 4;

/** Height of the painter in shares of the frame's height, and where the middle of the picture is across the frame. */
const PAINTERS = {
  wide: { tall: 0.5, across: 0.925 },
  tall: { tall: 0.22, across: 0.87 },
  square: { tall: 0.36, across: 0.86 },
} as const;

/** A writer paints at a piece that is much larger, with more paint on each beat. */
export function stageOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, shape, chance, art, word } = composition;
  const own = chance.fork('stage');
  const { tall, across } = PAINTERS[shape];
  const scale = (tall * height) / PAINTER_TALL;
  const place = { x: across * width - 0.5 * PAINTER_WIDE * scale, y: height * 0.985 - tall * height };
  const back = plate(width, height, (pen) => {
    pen.fillStyle = tint('#082a54');
    pen.fillRect(0, 0, width, height);
    const base = { left: -0.04 * width, top: 0.02 * height, width: 1.08 * width, height: 0.95 * height };
    puffs(pen, base, ['#0c3f78', '#12508c', '#1861a2'].map(tint), unit, own.fork('base'));
    ribs(pen, { left: 0, top: 0, width, height }, 12 * unit);
    const rows = shape !== 'wide' || lettersOf(word).length < 3 ? 1 : 2;
    const piece = wildWord(composition, { width: 0.8 * art.width, height: 0.76 * art.height, rows, scheme: 'cold' });
    const [x, y] = [art.left + art.width / 2, art.top + (shape === 'wide' ? 0.5 : 0.44) * art.height];
    const [wide, high] = [0.92 * piece.width, 0.92 * piece.height];
    const bomb = { left: x - wide / 2, top: y - high / 2, width: wide, height: high };
    puffs(pen, bomb, ['#e0218a', '#ff5aa8', '#ff8a1a', '#ffc23d'].map(tint), unit, own.fork('bomb'));
    pen.drawImage(piece, x - piece.width / 2, y - piece.height / 2);
    grain(pen, width, height, 0.1, chance, 1.5);
  });
  const figure = sprite(PAINTER_WIDE * scale, PAINTER_TALL * scale, (pen) => {
    pen.scale(scale, scale);
    painter(pen, tint);
  });
  const reach = 0.22 * tall * height;
  const spray = frames(LEVELS, 1.1 * reach, reach, (pen, share) => {
    pen.translate(1.1 * reach, 0.4 * reach);
    mist(pen, '#ffd6f0', (0.45 + 0.55 * share) * reach, unit, own.fork('mist'));
  });
  const nozzle = { x: place.x + NOZZLE.x * scale, y: place.y + NOZZLE.y * scale };
  return [
    still(back),
    meter(spray, ({ bass, hit }) => 0.6 * bass + 0.4 * hit).at(
      [nozzle.x - 1.1 * reach, nozzle.y - 0.4 * reach],
      'top-left',
    ),
    picture(figure).at(({ beat }) => [place.x + sway(beat, Math.PI, 2 * unit), place.y], 'top-left'),
  ];
}
