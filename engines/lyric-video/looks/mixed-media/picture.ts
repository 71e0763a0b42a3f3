import { type Context2D, frames } from '../../../drawing/canvas.ts';
import { tornEdge } from '../../../drawing/hand.ts';
import { halftone, wear } from '../../../drawing/texture.ts';
import type { Composition, Singer } from '../../look.ts';
import { shadedTones } from '../../picture/drawn-tones.ts';
import { figureOf } from '../../picture/figure.ts';
import { keptDrawings } from '../../picture/kept.ts';
import type { Tones } from '../../picture/tones.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

export const CORAL = '#ef5b49';

/** Height of the picture in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 0.7;

const kept = keptDrawings<Tones>();

/** The printed picture in two slightly different positions: the singer, or what the movement has instead. */
export function pictureOf(composition: Composition, side: number) {
  const [w, h] = [side * 0.78, side * 0.86];
  const [subject] = SUBJECTS[composition.movement];
  const draw = printOf(composition, w, h, '#e8b04a', subject);
  return frames(2, w * 1.22, h * 1.2, (pen, share) => {
    pen.translate(w * 0.61, h * 0.6);
    pen.rotate(share ? 0.02 : -0.035);
    draw(pen);
  });
}

/** Further prints on other papers at both sides, for pictures without words. */
export function furtherPictures(pen: Context2D, composition: Composition): void {
  const { width, height, shape, unit, art, movement } = composition;
  const large = Math.min(art.width, art.height);
  const isWide = shape === 'wide';
  // A tall break has no room for them beside the picture.
  if (movement === 'break' && !isWide) return;
  const side = isWide ? Math.min(large * 0.7, 0.26 * width) : Math.min(0.36 * width, 0.24 * height);
  const [w, h] = [side * 0.78, side * 0.86];
  const places = isWide
    ? ([
        [0.13, 0.45, -0.09, '#8fb8ae'],
        [0.87, 0.52, 0.07, '#e08a78'],
      ] as const)
    : ([
        [0.24, 0.11, -0.08, '#8fb8ae'],
        [0.74, 0.9, 0.06, '#e08a78'],
      ] as const);
  const [main, ...sides] = SUBJECTS[movement];
  places.forEach(([across, down, turn, paper], index) => {
    pen.save();
    pen.translate(across * width, down * height + 4 * unit);
    pen.rotate(turn);
    printOf(composition, w, h, paper, sides[index] ?? main)(pen);
    pen.restore();
  });
}

function tonesOf({ width, height, unit }: Composition, singer: Singer, ratio: number): Tones {
  const tall = ANALYZED * Math.min(width, height);
  return kept(singer, tall, () => {
    const figure = figureOf({ ...singer, stands: true }, { width: tall * ratio, height: tall }, (pen, fw, fh) => {
      pen.beginPath();
      pen.rect(0, 0, fw, fh);
    });
    return shadedTones(figure, 1.2 * unit);
  });
}

/**
 * Prints the singer, or the subject, around the pen's origin.
 * @param paper color behind the dots of a singer
 */
function printOf(
  composition: Composition,
  w: number,
  h: number,
  paper: string,
  subject: Subject,
): (pen: Context2D) => void {
  const { singer, unit, tint, chance } = composition;
  const tones = singer && tonesOf(composition, singer, w / h);
  const own = chance.fork('picture');
  return (pen) => {
    pen.translate(-w / 2, -h / 2);
    pen.shadowColor = 'rgb(0 0 0 / 0.4)';
    pen.shadowBlur = 10 * unit;
    pen.shadowOffsetY = 6 * unit;
    pen.fillStyle = '#f6f1e4';
    tornEdge(
      pen,
      { left: -10 * unit, top: -10 * unit, width: w + 20 * unit, height: h + 20 * unit },
      4 * unit,
      own.fork('edge'),
    );
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.fillStyle = tint(singer ? paper : subject.paper);
    pen.fillRect(0, 0, w, h);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, w, h);
    pen.clip();
    pen.fillStyle = '#1a1a1a';
    if (tones) {
      const scale = tones.width / w;
      halftone(pen, { left: 0, top: 0, width: w - 1, height: h - 1 }, Math.min(6 * unit, w / 50), 22, (px, py) => {
        const at = Math.floor(py * scale) * tones.width + Math.floor(px * scale);
        return (tones.cover[at] ?? 0) < 128 ? 0 : 1 - (tones.light[at] ?? 1);
      });
    } else {
      pen.save();
      pen.translate(w / 2, h * 0.48);
      subject.draw(pen, composition, w * 0.38);
      pen.restore();
    }
    wear(pen, w, h, 0.004, 3 * unit, own.fork('wear'));
    pen.restore();
    pen.fillStyle = 'rgb(232 220 170 / 0.8)';
    pen.save();
    pen.translate(w * 0.5, -8 * unit);
    pen.rotate(0.06);
    pen.fillRect(-56 * unit, -15 * unit, 112 * unit, 32 * unit);
    pen.restore();
  };
}
