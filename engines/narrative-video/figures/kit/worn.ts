import { darken, hex, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Head } from './head-space.ts';
import type { Brush } from './ink.ts';
import type { Rig } from './rig.ts';
import { cornered, ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

const GOLD = hex('#f0c040');
const INK = hex('#1c1a24');
const FLAT = { hasLine: false, isFlat: true } as const;

/** Turns a color into the one that the look and the light of the place show. */
interface Colors {
  of(color: Rgb): Rgb;
}

type OnHead = (head: Head, paint: Colors) => void;
type OnBody = (brush: Brush, rig: Rig, paint: Colors, color?: Rgb) => void;

/** Things worn on the head or over the eyes, drawn in the head's space. */
const ON_HEAD: Readonly<Record<string, OnHead>> = {
  crown({ brush, half }, { of }) {
    const wide = half * 0.86;
    const points: Point[] = [[-wide, -0.8]];
    for (let tooth = 0; tooth <= 4; tooth += 1) {
      const x = -wide + (tooth / 4) * wide * 2;
      points.push([x, -1.42]);
      if (tooth < 4) points.push([x + wide / 4, -1.12]);
    }
    points.push([wide, -0.8]);
    brush.shape(cornered(points), of(GOLD));
    for (const x of [-0.5, 0, 0.5]) brush.shape(ellipse(x * wide, -0.93, 0.07, 0.08), of(hex('#d8304a')), FLAT);
  },
  hat({ brush, half }, { of }) {
    const felt = of(hex('#6a4a30'));
    const wide = half * 0.98;
    brush.shape(
      smoothPath(
        [
          [-wide, -0.66],
          [-wide * 0.86, -1.4],
          [-wide * 0.3, -1.5],
          [0, -1.42],
          [wide * 0.3, -1.5],
          [wide * 0.86, -1.4],
          [wide, -0.66],
        ],
        0.3,
      ),
      felt,
    );
    brush.shape(
      cornered([
        [-wide, -0.86],
        [wide, -0.86],
        [wide, -0.66],
        [-wide, -0.66],
      ]),
      darken(felt, 0.4),
      FLAT,
    );
    brush.shape(ellipse(0, -0.66, wide * 1.75, 0.15), felt);
  },
  headphones({ brush, half }, { of }) {
    const shell = of(hex('#30323c'));
    const arch: Point[] = Array.from({ length: 9 }, (_, step) => {
      const angle = Math.PI * (step / 8);
      return [-Math.cos(angle) * half * 1.08, -0.05 - Math.sin(angle) * 1.12];
    });
    brush.stroke(smoothLine(arch), shell, 6);
    for (const side of [-1, 1]) brush.shape(ellipse(side * half * 1.06, 0.02, 0.17, 0.3), of(hex('#e0483c')));
  },
  flowercrown({ brush, half }, { of }) {
    const petals = [hex('#f08aa8'), hex('#ffffff'), hex('#f5c84a'), hex('#c08ae0')] as const;
    for (let flower = 0; flower < 7; flower += 1) {
      const share = flower / 3 - 1;
      const [x, y] = [share * half * 0.98, -0.66 - 0.2 * (1 - share * share)];
      brush.shape(ellipse(x + 0.08, y + 0.1, 0.14, 0.07, 0.5), of(hex('#4f9440')), FLAT);
      brush.shape(ellipse(x, y, 0.14, 0.14), of(petals[flower % 4] ?? petals[0]));
      brush.shape(ellipse(x, y, 0.05, 0.05), of(GOLD), FLAT);
    }
  },
  sunglasses(head, { of }) {
    if (head.isAway) return;
    const lenses = [-1, 1].map((side) => head.at(side * 0.43, 0.08));
    for (const [x, y] of lenses) {
      const lens = smoothPath(
        [
          [x - 0.27, y - 0.17],
          [x + 0.27, y - 0.17],
          [x + 0.22, y + 0.16],
          [x - 0.22, y + 0.16],
        ],
        0.4,
      );
      head.brush.shape(lens, of(INK));
      head.brush.stroke(
        smoothLine([
          [x - 0.14, y + 0.04],
          [x - 0.04, y - 0.1],
        ]),
        hex('#cfe4f0'),
        1.2,
      );
    }
    head.brush.stroke(smoothLine([head.at(-0.2, 0), head.at(0.2, 0)]), of(INK), 2.4);
  },
  mask(head, { of }) {
    if (head.isAway) return;
    const outline = [
      [-0.86, -0.2],
      [-0.3, -0.14],
      [0, -0.02],
      [0.3, -0.14],
      [0.86, -0.2],
      [0.7, 0.3],
      [0.25, 0.34],
      [0, 0.2],
      [-0.25, 0.34],
      [-0.7, 0.3],
    ] as const;
    const [left, right] = [-1, 1].map((side) => head.at(side * 0.43, 0.08));
    const path = smoothPath(
      outline.map(([x, y]) => head.at(x, y)),
      0.2,
    );
    // Leave holes for the eyes.
    for (const eye of [left, right]) if (eye) path.addPath(ellipse(eye[0], eye[1], 0.19, 0.13));
    head.brush.context.save();
    head.brush.context.fillStyle = `rgb(${of(hex('#8a2a6a')).map(Math.round).join()})`;
    head.brush.context.fill(path, 'evenodd');
    head.brush.context.restore();
  },
  veil({ brush, half }, { of }) {
    brush.context.save();
    brush.context.globalAlpha *= 0.5;
    for (const side of [-1, 1])
      brush.shape(
        smoothPath(
          [
            [0, -1.12],
            [side * half * 1.1, -0.7],
            [side * half * 1.7, 1],
            [side * half * 1.5, 2.4],
            [side * half * 1.0, 2.2],
            [side * half * 1.02, 0.4],
            [side * half * 0.8, -0.6],
          ],
          0.2,
        ),
        of(hex('#ffffff')),
        FLAT,
      );
    brush.context.restore();
  },
};

/** Things that hang from the back. If the figure faces the viewer, they are drawn before its body. */
const ON_BACK: Readonly<Record<string, OnBody>> = {
  cape(brush, { joints, height }, { of }, color = hex('#b8243a')) {
    const { leftShoulder, rightShoulder, leftKnee, rightKnee } = joints;
    const [left, right] =
      leftShoulder.x < rightShoulder.x ? [leftShoulder, rightShoulder] : [rightShoulder, leftShoulder];
    const foot = Math.max(leftKnee.y, rightKnee.y) + height * 0.06;
    brush.shape(
      smoothPath(
        [
          [left.x, left.y - height * 0.01],
          [right.x, right.y - height * 0.01],
          [right.x + height * 0.09, foot],
          [(left.x + right.x) / 2, foot - height * 0.03],
          [left.x - height * 0.09, foot],
        ],
        0.5,
      ),
      of(color),
    );
  },
  wings(brush, { joints: { chest }, height }, { of }, color = hex('#f6f4ff')) {
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): Point => [chest.x + side * x * height, chest.y - y * height];
      const feathers = [
        at(0.02, 0.05),
        at(0.16, 0.2),
        at(0.34, 0.24),
        at(0.32, 0.1),
        at(0.26, 0),
        at(0.2, -0.1),
        at(0.1, -0.14),
      ];
      brush.shape(smoothPath(feathers, 0.2), of(color));
      for (const [x, y] of [
        [0.27, 0.12],
        [0.22, 0.02],
        [0.16, -0.05],
      ] as const)
        brush.stroke(smoothLine([at(0.06, 0.06), at(x, y)]), of(hex('#b8b4d0')), 1.2);
    }
  },
  backpack(brush, { joints: { chest, waist }, height }, { of }) {
    const half = height * 0.12;
    brush.shape(
      smoothPath(
        [
          [chest.x - half, chest.y - height * 0.1],
          [chest.x + half, chest.y - height * 0.1],
          [waist.x + half, waist.y],
          [waist.x - half, waist.y],
        ],
        0.5,
      ),
      of(hex('#3f7f8a')),
    );
  },
};

/** Things around the neck, over the clothes. */
const ON_NECK: Readonly<Record<string, OnBody>> = {
  scarf(brush, { joints: { neck, chest }, height }, { of }) {
    const wool = of(hex('#c8382e'));
    const half = height * 0.018;
    const end = [neck.x + height * 0.035, chest.y + height * 0.03] as const;
    brush.shape(
      cornered([
        [neck.x + height * 0.015, neck.y],
        [neck.x + height * 0.05, neck.y],
        [end[0] + half, end[1]],
        [end[0] - half, end[1]],
      ]),
      wool,
    );
    brush.shape(ellipse(neck.x, neck.y - height * 0.004, height * 0.055, height * 0.022), wool);
  },
  necklace(brush, { joints: { neck }, height }, { of }) {
    const chain = [-0.035, -0.02, 0, 0.02, 0.035].map(
      (x): Point => [neck.x + x * height, neck.y + height * (0.045 - (x / 0.035) ** 2 * 0.04)],
    );
    brush.stroke(smoothLine(chain), of(GOLD), 1.4);
    brush.shape(ellipse(neck.x, neck.y + height * 0.052, height * 0.008, height * 0.01), of(GOLD));
  },
};

/** Returns whether a thing is drawn on the body. */
export function isWorn(name: string): boolean {
  return name in ON_HEAD || name in ON_BACK || name in ON_NECK;
}

export function drawOnHead(head: Head, paint: Colors, worn: readonly string[]): void {
  for (const name of worn) ON_HEAD[name]?.(head, paint);
}

/** @param own what a costume hangs from the shoulders */
export function drawOnBack(
  brush: Brush,
  rig: Rig,
  paint: Colors,
  worn: readonly string[],
  own?: CharacterSheet['back'],
): void {
  if (own) ON_BACK[own.kind]?.(brush, rig, paint, own.color);
  for (const name of worn) if (name !== own?.kind) ON_BACK[name]?.(brush, rig, paint);
}

export function drawOnNeck(brush: Brush, rig: Rig, paint: Colors, worn: readonly string[]): void {
  if (rig.head.isAway) return;
  for (const name of worn) ON_NECK[name]?.(brush, rig, paint);
}
