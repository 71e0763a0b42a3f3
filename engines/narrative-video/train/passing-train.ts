import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { css, lighten } from '../../drawing/color.ts';
import type { Placement } from '../camera.ts';
import { freeCanvas } from '../canvas-memory.ts';
import { drawElevation } from '../drawn-things/elevation.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { hasLampsLit, isRaining, type Light } from '../light/light.ts';
import type { PaintedLook } from '../look.ts';
import { createPen } from '../pen/pen.ts';
import type { PictureSize } from '../picture-size.ts';
import { liveryOf } from '../props/liveries.ts';
import { PANE, PITCH, passingCarriage, WINDOW_LIGHT, WINDOWS } from '../scenery/passing-train.ts';
import { headAt } from '../scenery/railway-line.ts';
import type { PaintedSet } from '../set/set.ts';
import { type LineView, lineView } from './railway-view.ts';

/** How far a carriage's picture reaches above the rails, and below them, where its light falls. Meters. */
const [ABOVE, BELOW] = [5.4, 2.4];
/** Width of the columns in which the picture is laid along the line, in pixels of the frame. */
const COLUMN = 3;
/** Light of a window on dry and wet ground and around it, and of the lamps at the head. Wet ground reflects it instead. */
const [ON_GROUND, ON_WET_GROUND, AROUND, AHEAD] = [0.5, 0.24, 0.22, 0.75];
/** Radius of the light around the head in looks that show the train level, in meters. A wider one would be a disc of patterns. */
const NEAR_GLOW = 1.1;
/** Strength of a train's reflection in wet ground, and of its shadow by day. */
const [MIRRORED, SHADOW] = [0.5, 0.34];

/** Pictures of a carriage: at its own size, and smaller by half each, for what is far away. */
type Sizes = readonly Canvas[];

/** A train that passes on the line of a painted `railway`: painted once from its side, and laid along the line. */
export class PassingTrain {
  readonly #line: LineView;
  readonly #set: PaintedSet;
  readonly #isLevel: boolean;
  readonly #isLit: boolean;
  readonly #scale: number;
  readonly #head: Sizes;
  readonly #carriage: Sizes;

  private constructor(line: LineView, set: PaintedSet, isLevel: boolean, scale: number, pictures: [Sizes, Sizes]) {
    this.#line = line;
    this.#set = set;
    this.#isLevel = isLevel;
    this.#isLit = hasLampsLit(set.light);
    this.#scale = scale;
    [this.#head, this.#carriage] = pictures;
  }

  /** @param zoom how much the shot enlarges the set */
  static async of(look: PaintedLook, set: PaintedSet, picture: PictureSize, zoom: number): Promise<PassingTrain> {
    const isLevel = look.scrolls ?? false;
    const unit = Math.min(picture.width, picture.height);
    const line = lineView({ ...set, unit, isLevel });
    const scale = line.scaleAt(line.left) * (isLevel ? 1 : zoom);
    const paint = async (isHead: boolean): Promise<Sizes> => {
      const whole = await painted(look, set.light, scale, unit, isHead);
      return isLevel ? [whole] : [whole, ...smaller(whole)];
    };
    return new PassingTrain(line, set, isLevel, scale, [await paint(true), await paint(false)]);
  }

  /** @param ground placement of the set's ground in the picture */
  draw(context: SKRSContext2D, ground: Placement, facts: FrameFacts): void {
    const head = headAt(this.#line.whole, facts.seconds / facts.length);
    if (this.#isLevel) this.#drawLevel(context, ground, head);
    else this.#drawAlong(context, ground, facts, head);
    if (this.#isLit) this.#drawLamps(context, ground, head);
  }

  free(): void {
    for (const picture of [...this.#head, ...this.#carriage]) freeCanvas(picture);
  }

  #drawLevel(context: SKRSContext2D, { x, y }: Placement, head: number): void {
    const { isMirrored, width } = this.#set;
    const top = Math.round(y + this.#line.levelAt(0, ABOVE));
    context.save();
    context.translate(Math.round(isMirrored ? x + width : x), top);
    context.scale(isMirrored ? -1 : 1, 1);
    for (let end = head, index = 0; end > -PITCH; end -= PITCH, index += 1) {
      const [picture] = index === 0 ? this.#head : this.#carriage;
      if (picture) context.drawImage(picture, Math.round(this.#line.xAt(end - PITCH)), 0);
    }
    context.restore();
  }

  #drawAlong(context: SKRSContext2D, { x, y, scale }: Placement, { width }: FrameFacts, head: number): void {
    const { isMirrored, width: whole } = this.#set;
    const line = this.#line;
    const left = isMirrored ? width - x - whole * scale : x;
    context.save();
    if (isMirrored) {
      context.translate(width, 0);
      context.scale(-1, 1);
    }
    for (let column = 0; column < width; column += COLUMN) {
      const [from, to] = [column, column + COLUMN].map((edge) => (edge - left) / scale) as [number, number];
      const along = line.alongAt(from);
      if (along > head) break;
      const index = Math.floor((head - along) / PITCH);
      const pictures = index === 0 ? this.#head : this.#carriage;
      const long = (line.alongAt(to) - along) * this.#scale;
      const size = Math.max(0, Math.min(pictures.length - 1, Math.round(Math.log2(long / COLUMN))));
      const picture = pictures[size];
      if (!picture) continue;
      const wide = Math.min(picture.width, long / 2 ** size);
      const start = (PITCH - (head - along - index * PITCH)) * (picture.width / PITCH);
      const top = y + line.levelAt(from, ABOVE) * scale;
      const tall = (ABOVE + BELOW) * line.scaleAt(from) * scale;
      const cut = Math.max(0, Math.min(picture.width - wide, start));
      context.drawImage(picture, cut, 0, wide, picture.height, column, top, COLUMN, tall);
    }
    context.restore();
  }

  /** Draws the light of the lamps at the head of the train, which shine ahead. */
  #drawLamps(context: SKRSContext2D, { x, y, scale }: Placement, head: number): void {
    const { isMirrored, width } = this.#set;
    const at = this.#line.xAt(head + 0.4);
    const meter = this.#line.scaleAt(at) * scale;
    const [left, top] = [x + (isMirrored ? width - at : at) * scale, y + this.#line.levelAt(at, 1.2) * scale];
    const radius = meter * (this.#isLevel ? NEAR_GLOW : 3.4);
    const glow = context.createRadialGradient(left, top, 0, left, top, radius);
    glow.addColorStop(0, css(lighten(WINDOW_LIGHT, 0.5), AHEAD));
    glow.addColorStop(0.2, css(WINDOW_LIGHT, AHEAD * 0.4));
    glow.addColorStop(1, css(WINDOW_LIGHT, 0));
    context.save();
    context.globalCompositeOperation = 'screen';
    context.fillStyle = glow;
    context.fillRect(left - radius, top - radius, radius * 2, radius * 2);
    context.restore();
  }
}

/** Paints a carriage from its side as the look paints things, with its light or shadow on the ground. */
async function painted(look: PaintedLook, light: Light, scale: number, unit: number, isHead: boolean): Promise<Canvas> {
  const [width, rails] = [Math.ceil(PITCH * scale), Math.ceil(ABOVE * scale)];
  const isLit = hasLampsLit(light);
  const body = createCanvas(width, rails);
  const chance = chanceOf(`passing train/${isHead}`);
  const pen = createPen({ context: body.getContext('2d'), unit, depth: 0.08 }, look.hand, light, chance);
  const parts = passingCarriage(liveryOf(look.hand.architecture), isLit, isHead);
  drawElevation(pen, parts, { x: width / 2, y: rails, scale });
  const finished = look.finish ? await look.finish(body, 'ground', unit, chance) : body;
  if (finished !== body) freeCanvas(body);
  const canvas = createCanvas(width, Math.ceil((ABOVE + BELOW) * scale));
  const context = canvas.getContext('2d');
  const isWet = isRaining(light);
  if (light.isDark) lightGround(context, scale, rails, isWet ? ON_WET_GROUND : ON_GROUND);
  else shadeGround(context, scale, rails, width);
  if (isWet) reflect(context, finished, rails, BELOW * scale);
  context.drawImage(finished, 0, 0);
  freeCanvas(finished);
  if (!isLit) return canvas;
  const around = createPen({ context, unit, depth: 0 }, look.hand, light, chance);
  for (const x of WINDOWS)
    around.glow(width / 2 + x * scale, rails - (PANE.sill + PANE.tall / 2) * scale, scale * 1.9, WINDOW_LIGHT, AROUND);
  return canvas;
}

/** Draws the light that falls from the windows onto the ground beside the rails. */
function lightGround(context: SKRSContext2D, scale: number, rails: number, strength: number): void {
  const far = BELOW * scale;
  const light = context.createLinearGradient(0, rails, 0, rails + far);
  light.addColorStop(0, css(WINDOW_LIGHT, strength));
  light.addColorStop(0.35, css(WINDOW_LIGHT, strength * 0.5));
  light.addColorStop(1, css(WINDOW_LIGHT, 0));
  context.fillStyle = light;
  context.beginPath();
  for (const x of WINDOWS) {
    const [middle, half] = [(PITCH / 2 + x) * scale, (PANE.wide / 2) * scale];
    context.moveTo(middle - half, rails);
    context.lineTo(middle + half, rails);
    context.lineTo(middle + half * 1.5, rails + far);
    context.lineTo(middle - half * 1.5, rails + far);
    context.closePath();
  }
  context.fill();
}

function shadeGround(context: SKRSContext2D, scale: number, rails: number, width: number): void {
  const far = scale * 0.9;
  const shade = context.createLinearGradient(0, rails, 0, rails + far);
  shade.addColorStop(0, `rgba(20,18,30,${SHADOW})`);
  shade.addColorStop(1, 'rgba(20,18,30,0)');
  context.fillStyle = shade;
  context.fillRect(0, rails, width, far);
}

/** Draws a picture upside down under the rails, and fades it out. */
function reflect(context: SKRSContext2D, picture: Canvas, rails: number, far: number): void {
  const mirror = createCanvas(picture.width, Math.ceil(far));
  const pen = mirror.getContext('2d');
  pen.scale(1, -1);
  // Wet ground is rough: it draws reflections together.
  pen.drawImage(picture, 0, -rails * 0.66, picture.width, rails * 0.66);
  pen.resetTransform();
  const fade = pen.createLinearGradient(0, 0, 0, far);
  fade.addColorStop(0, `rgba(0,0,0,${MIRRORED * 0.5})`);
  fade.addColorStop(0.5, `rgba(0,0,0,${MIRRORED})`);
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, picture.width, far);
  context.drawImage(mirror, 0, rails);
  freeCanvas(mirror);
}

/** Returns a picture at half of its size, and at a quarter. */
function smaller(picture: Canvas): Canvas[] {
  let from = picture;
  return [1, 2].map(() => {
    const half = createCanvas(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    const context = half.getContext('2d');
    context.imageSmoothingQuality = 'medium';
    context.drawImage(from, 0, 0, half.width, half.height);
    from = half;
    return half;
  });
}
