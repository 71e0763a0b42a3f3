import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Shape, Shares } from '../../shots.ts';
import { areasOf } from '../../words/layout.ts';

type Words = Readonly<Partial<Record<MovementKind, Readonly<Record<Shape, Shares>>>>>;

/** Where the words of each page are: on what is left white. */
const ALONE: Words = {
  opening: { wide: [0.06, 0.2, 0.365, 0.56], tall: [0.09, 0.07, 0.82, 0.24], square: [0.08, 0.05, 0.84, 0.22] },
  verse: { wide: [0.07, 0.08, 0.42, 0.42], tall: [0.09, 0.07, 0.82, 0.22], square: [0.08, 0.05, 0.84, 0.25] },
  chorus: { wide: [0.575, 0.2, 0.38, 0.66], tall: [0.08, 0.05, 0.84, 0.26], square: [0.08, 0.045, 0.84, 0.25] },
};

/** The same with a singer on the page. */
const SHARED: Words = {
  opening: ALONE.opening as NonNullable<Words['opening']>,
  verse: { wide: [0.06, 0.07, 0.5, 0.4], tall: [0.09, 0.06, 0.82, 0.19], square: [0.08, 0.045, 0.84, 0.22] },
  chorus: { wide: [0.575, 0.08, 0.38, 0.52], tall: [0.08, 0.05, 0.84, 0.24], square: [0.08, 0.045, 0.84, 0.24] },
};

/** Where a singer stands, in units of the page: the middle of a square's lower edge, and the length of its side. */
type Stand = readonly [x: number, y: number, side: number];

/** In the window, in front of the wires, of the moon and of the night, and beside the gramophone or below its shelf. */
const STANDS: Readonly<Record<MovementKind, Readonly<Record<Shape, Stand>>>> = {
  opening: { wide: [922, 592, 413], tall: [347, 1110, 480], square: [362, 644, 337] },
  verse: { wide: [986, 722, 600], tall: [360, 1282, 690], square: [480, 722, 452] },
  chorus: { wide: [366, 722, 648], tall: [360, 1282, 760], square: [392, 722, 474] },
  break: { wide: [930, 722, 610], tall: [372, 1282, 700], square: [470, 722, 440] },
  ending: { wide: [944, 648, 560], tall: [360, 1282, 600], square: [372, 722, 376] },
};

export function arrange(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { movement, shape, singer, text, art, unit } = composition;
  const words = (singer ? SHARED : ALONE)[movement];
  const [x, y, side] = STANDS[movement][shape];
  const stand = { left: (x - side / 2) * unit, top: (y - side) * unit, width: side * unit, height: side * unit };
  return { text: words ? areasOf(composition)(...words[shape]) : text, art: singer ? stand : art };
}
