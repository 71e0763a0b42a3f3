import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { pop } from '../../words/entrances.ts';
import type { Lettering } from '../../words/lettering.ts';

/** Flat colors of the letters of a set, sung and waiting, and the shadow that sung ones cast on its wall. */
interface Inks {
  sung: string;
  waiting: string;
  shadow: string;
}

const NIGHT: Inks = { sung: '#ffd873', waiting: '#9a9df5', shadow: '#0d0a4a' };
const DAY: Inks = { sung: '#5c1238', waiting: '#a4463c', shadow: '#a84a3c' };
const INKS: Readonly<Record<MovementKind, Inks>> = {
  opening: DAY,
  verse: { sung: '#fff1d6', waiting: '#9fd6c9', shadow: '#062b31' },
  chorus: NIGHT,
  break: { sung: '#fffaf0', waiting: '#0b4f63', shadow: '#08606f' },
  ending: NIGHT,
};

/** The shadow of letters that stand a little before the wall: how far below it is, and how soft, em. */
const SHADOW = { below: 0.055, blur: 0.13, opacity: 0.42 } as const;

/** Heavy flat letters in one color. The sung ones come forward, so they cast a soft shadow on the wall. */
export function flat({ tint, movement }: Composition): Lettering {
  const inks = INKS[movement];
  const [sung, waiting, shadow] = [tint(inks.sung), tint(inks.waiting), hex(tint(inks.shadow))];
  return {
    font: '"Baloo 2"',
    weight: 800,
    size: 0.138,
    smallest: 0.06,
    leading: 0.98,
    space: 0.23,
    tracking: -0.012,
    casing: 'as it is',
    align: 'center',
    margin: 0.25,
    turn: 'switch',
    dim: 1,
    entrance: { ...pop('line', 0.36, 0.06), ahead: 0.8 },
    sway: (share) => ({ dy: -0.06 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size }) {
      pen.save();
      pen.fillStyle = state === 'sung' ? sung : waiting;
      if (state === 'sung') castShadow(pen, size, css(shadow, SHADOW.opacity));
      pen.fillText(text, 0, 0);
      pen.restore();
    },
    count(pen, radius) {
      pen.save();
      pen.fillStyle = sung;
      castShadow(pen, radius * 2, css(shadow, SHADOW.opacity));
      disc(pen, 0, 0, radius);
      pen.fill();
      pen.restore();
    },
  };
}

function castShadow(pen: Context2D, size: number, color: string): void {
  pen.shadowColor = color;
  pen.shadowBlur = SHADOW.blur * size;
  pen.shadowOffsetY = SHADOW.below * size;
}
