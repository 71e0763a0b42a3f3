import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { Side } from '../kit/body-cut.ts';
import type { Expression } from '../kit/expression.ts';
import type { Head } from '../kit/head-space.ts';
import type { Lips } from '../kit/held-thing.ts';
import type { HeadFrame, Rig } from '../kit/rig.ts';
import type { BustPicture, BustPictures } from './bust-picture.ts';
import { type Behind, headFromBehind } from './head-from-behind.ts';
import { canvasOf, EXTENT, type HeadPicture } from './head-picture.ts';
import { keep } from './kept-pictures.ts';
import { layTorso, onTorso } from './lay-torso.ts';
import type { PartPicture } from './part-picture.ts';
import { FACE, PhotoFace } from './photo-face.ts';
import { FACE_DEPTH, type Relief, reliefOf, type Turn, turnRelief } from './relief.ts';
import { type Warp, warpOf } from './warp.ts';

/** How far a photographed face can turn, bow and lean over its body: beyond, it would show what the camera did not see. */
const MOST = { aside: 0.22, down: 0.13, lean: 0.13 };
/**
 * Shares of a small turn, of a clear one and of leaning that the photograph follows, and the angle of a clear turn in
 * radians. A head that is nearly straight stays as sharp as the photograph.
 */
const FOLLOWS = { small: 0.3, clear: 0.48, lean: 0.6 };
const CLEAR = 0.45;
/** Smallest visible turn: how far the middle of the face moves, in pixels. */
const VISIBLE = 2.2;
/** Sizes of the pictures relative to the largest one, by octaves. */
const SMALLEST = 0.25;

/** Index of the middle of the lower lip in the face mesh, where it is without one in the head's units, and half of a pursed mouth. */
const [LOWER_LIP, LIPS, PURSED] = [14, [0, 0.6], 0.13] as const;

/** Half of the width of somebody with arms, relative to the distance between the shoulders. */
const BROAD = 0.66;
/** How far a partner's face is from the middle of a head, in heights of the head, and how far somebody moves aside at most. */
const [BESIDE, FARTHEST] = [0.44, 0.22];

/** The tip of the nose in the face mesh, and how far the middle of a head is behind that of its face, in distances of the nose. */
const [NOSE, BACK] = [4, 0.5];
/** Points of the face mesh at its sides, and the least half width of a head under a hat, which a turned face seems to lack. */
const [SIDES_OF_FACE, LEAST_HALF] = [[234, 454], 0.68] as const;

/** Number of busts that were made, which tells their pictures apart. */
let busts = 0;

/**
 * What of a photograph is shown: the person with the arms, the chest without them, a turned body whose arm on one side is
 * painted because it holds something, or a body without these forearms.
 */
export type Shown = 'portrait' | 'chest' | `busy-${Side}` | readonly Side[];

/** A photographed head and body in one piece: the face shows expressions, and the head turns on a neck that bends. */
export class PhotoBust {
  readonly #pictures: BustPictures;
  readonly #head: HeadPicture;
  readonly #face: PhotoFace;
  /** Of the head over the shoulders in the photograph, radians. */
  readonly #tilt: number;
  readonly #reliefs = new Map<string, Relief>();
  readonly #number: number;

  constructor(pictures: BustPictures, head: HeadPicture, tilt: number) {
    busts += 1;
    this.#number = busts;
    this.#pictures = pictures;
    this.#head = head;
    this.#face = new PhotoFace(head);
    this.#tilt = tilt;
  }

  get caps(): BustPictures['caps'] {
    return this.#pictures.caps;
  }

  /** Whether the body is turned in the photograph, so that its own upper arms are always shown. */
  get isTurned(): boolean {
    return this.#pictures.isTurned;
  }

  /** How far the hips are to the viewer's right of the shoulders, in shares of the height. */
  get hips(): number {
    return this.#pictures.hips;
  }

  /**
   * Returns how much farther the photograph reaches to a side than painted shoulders and a face do, in shares of the
   * height. Beside somebody with flying hair or a hand at the head, a partner needs more room.
   */
  beyond(side: 'left' | 'right', { shoulders, head: face }: Proportions): number {
    const { body, head } = this.#pictures.reach;
    return clamp(Math.max(body[side] - shoulders * BROAD, head[side] - face * BESIDE), 0, FARTHEST);
  }

  /** Returns the middle of the lips of the photographed face on this body, in pixels. */
  mouth(rig: Rig, proportions: Proportions): Lips {
    const { chin, unit, portrait } = this.#pictures;
    const { scale } = portrait.above;
    const [straight, y] = this.#head.points[LOWER_LIP] ?? LIPS;
    const x = straight + asideOf(rig.head.yaw) * FACE_DEPTH;
    const [cos, sin] = [Math.cos(this.#tilt), Math.sin(this.#tilt)];
    const right = (chin.x + (x * cos - (y - 1) * sin) * unit) / scale;
    const down = (chin.y + (x * sin + (y - 1) * cos) * unit) / scale;
    const at = onTorso(rig, proportions, [right, down]);
    return { at: [at.x, at.y], half: ((unit * PURSED) / scale) * rig.height };
  }

  /** Returns where the photographed head is on this body, and half of its width in heights of half of the head. */
  headIn(rig: Rig, proportions: Proportions): { frame: HeadFrame; half: number } {
    const { chin, unit, portrait } = this.#pictures;
    const { scale } = portrait.above;
    const [cos, sin] = [Math.cos(this.#tilt), Math.sin(this.#tilt)];
    const xOf = (index: number) => this.#head.points[index]?.[0] ?? 0;
    const [left, right] = [xOf(SIDES_OF_FACE[0]), xOf(SIDES_OF_FACE[1])];
    const spine = Math.atan2(rig.joints.neck.x - rig.joints.chest.x, rig.joints.chest.y - rig.joints.neck.y);
    const lean = clamp((rig.head.roll - spine) * FOLLOWS.lean, -MOST.lean, MOST.lean);
    const place = (x: number, y: number) =>
      onTorso(rig, proportions, [
        (chin.x + (x * cos - (y - 1) * sin) * unit) / scale,
        (chin.y + (x * sin + (y - 1) * cos) * unit) / scale,
      ]);
    // The back of a head that is turned is farther from its nose than the middle of its face.
    const across = (left + right) / 2 - (xOf(NOSE) - (left + right) / 2) * BACK;
    const [middle, low] = [place(across, 0), place(across, 1)];
    const [dx, dy] = [middle.x - low.x, middle.y - low.y];
    const [turn, back] = [Math.cos(lean), Math.sin(lean)];
    const aside = asideOf(rig.head.yaw) * FACE_DEPTH;
    const radius = (unit / scale) * rig.height;
    return {
      frame: {
        ...rig.head,
        x: low.x + dx * turn - dy * back + aside * radius,
        y: low.y + dx * back + dy * turn,
        radius,
        roll: Math.atan2(dx, -dy) + lean,
        pitch: rig.head.pitch * 0.5,
      },
      half: Math.max(LEAST_HALF, (right - left) / 2),
    };
  }

  /** The arms that are painted, because the photograph does not show them. */
  painted(shown: Shown): readonly Side[] {
    const { arms } = this.#pictures;
    return (['left', 'right'] as const).filter((side) => (shown === 'chest' && !this.isTurned) || !arms.includes(side));
  }

  /** Draws head and body in the light of their place. */
  draw(context: Context2D, rig: Rig, proportions: Proportions, shown: Shown, expression: Expression): void {
    const picture = this.#picture(shown);
    layTorso(context, picture.below, rig, proportions);
    const size = sizeFor(context, rig.height / picture.above.scale);
    const canvas = this.#bent(picture, shown, size, warpOf(expression), this.#turnOf(rig, size));
    const above = { ...picture.above, canvas, above: picture.above.above * size, scale: picture.above.scale * size };
    layTorso(context, above, rig, proportions);
  }

  #picture(shown: Shown): BustPicture {
    const { portrait, chest, without, busy } = this.#pictures;
    if (shown === 'portrait') return portrait;
    if (shown === 'chest') return chest;
    if (typeof shown !== 'string') return without?.(shown) ?? portrait;
    return busy?.(shown === 'busy-left' ? 'left' : 'right') ?? chest;
  }

  /** Draws the back of the head. */
  drawAway({ brush }: Head, behind: Behind): void {
    const { left, top, right, bottom } = EXTENT;
    const back = this.#keep(`back ${behind.hair}`, () => headFromBehind(this.#head, behind));
    brush.context.drawImage(back, left, top, right - left, bottom - top);
  }

  #bent(picture: BustPicture, shown: Shown, size: number, warp: Warp, turn: Turn): Canvas {
    const face = `${shown} ${size} ${Object.values(warp)}`;
    const straight = () => this.#keep(face, () => this.#expressing(picture.above, size, warp));
    const { aside, down, lean } = turn;
    if (aside === 0 && down === 0 && lean === 0) return straight();
    return this.#keep(`${face} ${aside} ${down} ${lean}`, () => {
      const reliefed = this.#reliefs.get(`${shown} ${size}`) ?? this.#reliefOf(picture.above, straight(), size);
      this.#reliefs.set(`${shown} ${size}`, reliefed);
      return turned(straight(), reliefed, turn);
    });
  }

  /** Returns the turn that is shown, in steps that are just visible, so that few pictures are made. */
  #turnOf({ head, joints: { neck, chest } }: Rig, size: number): Turn {
    const step = VISIBLE / (FACE_DEPTH * this.#pictures.unit * size);
    const stepped = (value: number, most: number) => Math.round(Math.max(-most, Math.min(most, value)) / step) * step;
    const spine = Math.atan2(neck.x - chest.x, chest.y - neck.y);
    return {
      aside: stepped(asideOf(head.yaw), MOST.aside),
      down: stepped(followed(head.pitch), MOST.down),
      lean: stepped((head.roll - spine) * FOLLOWS.lean, MOST.lean),
    };
  }

  /** Returns head and neck from the front with an expression. */
  #expressing({ canvas: plain, above }: PartPicture, size: number, warp: Warp): Canvas {
    const { chin, unit } = this.#pictures;
    const { canvas, pen } = newCanvas(Math.ceil(plain.width * size), Math.ceil(plain.height * size));
    pen.imageSmoothingQuality = 'medium';
    pen.scale(size, size);
    pen.drawImage(plain, 0, 0);
    pen.translate(plain.width / 2 + chin.x, above + chin.y);
    pen.rotate(this.#tilt);
    pen.scale(unit, unit);
    pen.translate(0, -1);
    const { left, top, right, bottom } = FACE;
    pen.drawImage(canvasOf(this.#face.showing(warp)), left, top, right - left, bottom - top);
    return canvas;
  }

  #reliefOf({ above }: PartPicture, straight: Canvas, size: number): Relief {
    const { chin, unit } = this.#pictures;
    const [x, y] = [straight.width / 2 + chin.x * size, (above + chin.y) * size];
    const [a, b] = [Math.cos(this.#tilt) / (unit * size), -Math.sin(this.#tilt) / (unit * size)];
    return reliefOf(this.#head.points, { a, b, left: b * y - a * x, top: 1 - b * x - a * y }, straight);
  }

  #keep(key: string, make: () => Canvas): Canvas {
    return keep(`${this.#number} ${key}`, make);
  }
}

/** Returns how far a photographed face turns to the viewer's right with a head, as a sine. */
function asideOf(yaw: number): number {
  return clamp(followed(yaw), -MOST.aside, MOST.aside);
}

/** Returns the sine of the angle that a photograph turns with a head. */
function followed(angle: number): number {
  const { small, clear } = FOLLOWS;
  return Math.sin(angle * (small + (clear - small) * Math.min(1, Math.abs(angle) / CLEAR)));
}

function turned(straight: Canvas, relief: Relief, turn: Turn): Canvas {
  const { width, height } = straight;
  const { canvas, pen } = newCanvas(width, height);
  const image = pen.createImageData(width, height);
  turnRelief(image.data, straight.getContext('2d').getImageData(0, 0, width, height).data, relief, turn);
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Returns the size nearest to the visible one, so that the camera can move without new pictures. */
function sizeFor(context: Context2D, scale: number): number {
  const { a, b } = context.getTransform();
  return Math.max(SMALLEST, Math.min(1, 2 ** Math.round(Math.log2(Math.hypot(a, b) * scale))));
}
