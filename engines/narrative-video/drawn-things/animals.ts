import { darken, hex, type Rgb } from '../../drawing/color.ts';
import { HORSE } from './horse.ts';
import type { DrawnThing, Sketch } from './sketch.ts';
import { drawnThing } from './sketch.ts';

const EYE = hex('#141014');

interface Coat {
  color: Rgb;
  ears: 'pointed' | 'hanging' | 'long' | 'round';
  /** Length of the snout, and height of the raised tail, as shares of the body. */
  snout: number;
  tail: number;
  horns?: boolean;
  mane?: Rgb;
}

/** Draws an animal on four legs that looks to the right. @param long length from chest to tail */
export function beast(long: number, { color, ears, snout, tail, horns = false, mane }: Coat): (sketch: Sketch) => void {
  const at = (share: number) => long * share;
  const shade = darken(color, 0.25);
  return (sketch) => {
    sketch.line(
      [
        [at(-0.48), at(0.62)],
        [at(-0.66), at(0.62 + tail * 0.3)],
        [at(-0.7), at(0.6 + tail * 0.6)],
      ],
      at(0.08),
      color,
      { isSmooth: true },
    );
    for (const x of [-0.3, 0.34]) sketch.rect(at(x), 0, at(0.11), at(0.44), shade);
    sketch.shape(
      [
        [at(-0.52), at(0.6)],
        [at(-0.4), at(0.74)],
        [at(0.36), at(0.74)],
        [at(0.5), at(0.6)],
        [at(0.4), at(0.36)],
        [at(-0.44), at(0.36)],
      ],
      color,
      { isSmooth: true },
    );
    for (const x of [-0.44, 0.24]) sketch.rect(at(x), 0, at(0.12), at(0.46), color);
    if (mane) sketch.disc(at(0.46), at(0.84), at(0.33), mane);
    const [x, y] = [at(0.5), at(0.86)];
    if (ears === 'long') {
      for (const side of [-0.1, 0.08]) sketch.disc(x + at(side), y + at(0.36), at(0.07), color, { squash: 3 });
    }
    sketch.disc(x, y, at(0.22), color);
    sketch.disc(x + at(0.14 + snout * 0.2), y - at(0.06), at(0.11), color, { squash: 0.8 });
    sketch.disc(x + at(0.2 + snout * 0.28), y - at(0.03), at(0.04), EYE, { hasOutline: false });
    sketch.disc(x + at(0.08), y + at(0.06), at(0.035), EYE, { hasOutline: false });
    if (ears === 'pointed')
      for (const side of [-0.14, 0.06])
        sketch.shape(
          [
            [x + at(side - 0.06), y + at(0.14)],
            [x + at(side), y + at(0.36)],
            [x + at(side + 0.1), y + at(0.16)],
          ],
          shade,
        );
    if (ears === 'hanging') sketch.disc(x - at(0.14), y - at(0.02), at(0.09), shade, { squash: 2 });
    if (ears === 'round') for (const side of [-0.16, 0.12]) sketch.disc(x + at(side), y + at(0.2), at(0.08), shade);
    if (horns)
      for (const side of [-0.1, 0.04])
        sketch.line(
          [
            [x + at(side), y + at(0.18)],
            [x + at(side - 0.1), y + at(0.46)],
            [x + at(side + 0.08), y + at(0.6)],
          ],
          at(0.035),
          hex('#d8c8a8'),
        );
  };
}

function flyer(color: Rgb, wing: Rgb, beak: Rgb): (sketch: Sketch) => void {
  return (sketch) => {
    sketch.shape(
      [
        [-4, 10],
        [-24, 24],
        [-30, 20],
        [-12, 4],
      ],
      wing,
    );
    sketch.blob(0, 5, 12, 6, color);
    sketch.disc(11, 9, 5, color);
    sketch.shape(
      [
        [15, 10],
        [22, 8],
        [15, 7],
      ],
      beak,
    );
    sketch.shape(
      [
        [2, 8],
        [14, 28],
        [4, 30],
        [-8, 10],
      ],
      wing,
    );
    sketch.disc(12.5, 10.5, 1, EYE, { hasOutline: false });
  };
}

/** Animals, including those that people ride. */
export const ANIMALS = {
  horse: HORSE,
  dog: drawnThing(46, 50, beast(30, { color: hex('#c08a4a'), ears: 'hanging', snout: 0.7, tail: 1 })),
  cat: drawnThing(36, 38, beast(22, { color: hex('#e0913a'), ears: 'pointed', snout: 0.1, tail: 1.4 })),
  wolf: drawnThing(58, 60, beast(40, { color: hex('#7a7f8a'), ears: 'pointed', snout: 0.8, tail: 0 })),
  bear: drawnThing(90, 90, beast(62, { color: hex('#6e4a2c'), ears: 'round', snout: 0.4, tail: 0.1 })),
  lion: drawnThing(
    86,
    84,
    beast(56, { color: hex('#d8a04a'), ears: 'round', snout: 0.4, tail: 0.6, mane: hex('#8a5424') }),
  ),
  deer: drawnThing(70, 110, beast(50, { color: hex('#b07a46'), ears: 'pointed', snout: 0.5, tail: 0.2, horns: true })),
  rabbit: drawnThing(28, 36, beast(17, { color: hex('#e8e2da'), ears: 'long', snout: 0.1, tail: 0.1 })),
  bird: drawnThing(60, 34, flyer(hex('#4f8fd0'), hex('#2f6aa8'), hex('#f0a83a'))),
  seagull: drawnThing(60, 34, flyer(hex('#f6f6f6'), hex('#b8c0c8'), hex('#f0b83a'))),
  eagle: drawnThing(60, 34, flyer(hex('#5a3a24'), hex('#3f2818'), hex('#f0c03a'))),
  butterfly: drawnThing(24, 20, (sketch) => {
    for (const side of [-1, 1]) {
      sketch.disc(side * 6, 13, 6, hex('#f0783a'));
      sketch.disc(side * 5, 6, 4.4, hex('#f0b03a'));
    }
    sketch.line(
      [
        [0, 2],
        [0, 16],
      ],
      1.6,
      EYE,
    );
  }),
} satisfies Record<string, DrawnThing>;
