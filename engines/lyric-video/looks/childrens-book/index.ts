import { type Context2D, frames, newCanvas, plate } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { star } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, layers, onTwos, picture, still } from '../../layers.ts';
import { inLightOf } from '../../light.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { drop } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { concert } from './concert.ts';
import { meadow } from './land.ts';
import { march } from './march.ts';
import { morning } from './morning.ts';
import { night } from './night.ts';
import { fieldOf, viewOf } from './page.ts';
import { type Brush, blended, placed } from './paint.ts';
import { river } from './river.ts';
import { singerInMeadow } from './singer.ts';
import { type Actor, type Page, type Stage, vignette } from './stage.ts';

const PAPER = '#f6eedb';
const PAGES: Readonly<Record<MovementKind, Page>> = {
  opening: morning,
  verse: march,
  chorus: concert,
  break: river,
  ending: night,
};
/** The inks of words: a quiet brown before they are sung, and a brick red. */
const [WAITING, SUNG] = ['#75634f', '#9c2f1d'] as const;
/** Pixels of a frame with a shorter side of 720 below which a stroke is not seen as one. */
const LEAST = 4.4;

/**
 * A picture book in gouache and colored pencil: the day of a bear and a rabbit, a page for each movement, from the
 * morning at the cottage to their sleep behind its lit window.
 */
export const childrensBook: Look = {
  fps: 24,
  transition: 'push',
  // Every page has the paints of the day; evening and night are laid over them.
  inks: {},
  // The words are above the meadow, where the page is calm.
  arrange(composition) {
    const { shape, width, height, text, art, movement, singer } = composition;
    const area = areasOf(composition);
    // A picture of a singer is taller.
    if (shape === 'tall' && singer && movement === 'verse') return { text: area(0.06, 0.66, 0.88, 0.18), art };
    if (shape !== 'wide' || text.left > width) return { text, art };
    if (movement === 'opening') return { text: area(0.05, 0.14, 0.32, 0.52), art: area(0.44, 0, 0.52, 1) };
    const isVerse = movement === 'verse';
    if (isVerse && !singer) return { text: area(0.4, 0.1, 0.53, 0.44), art };
    return { text: { ...text, top: height * 0.13, height: height * (isVerse ? 0.5 : 0.54) }, art };
  },

  lettering: ({ tint, unit, chance }) => {
    let paint: Paint | undefined;
    return {
      font: 'Fraunces',
      weight: 700,
      size: 0.136,
      smallest: 0.054,
      leading: 1.1,
      space: 0.26,
      casing: 'as it is',
      align: 'center',
      margin: 0.25,
      turn: 'switch',
      dim: 1,
      entrance: { ...drop('line', 0.4, 0.9, 0.06), ahead: 0.92 },
      sway: (share) => ({ dy: -0.14 * Math.sin(share * Math.PI) }),
      paint(pen, text, state, { size, chance: own }) {
        // Letters by hand do not stand in one line.
        pen.rotate(own.around() * 0.022);
        pen.translate(0, own.around() * 0.025 * size);
        if (state === 'waiting') return inked(pen, text, size, { fill: tint(WAITING) });
        paint ??= letterPaint(tint(SUNG), unit, chance);
        inked(pen, text, size, { fill: paint, outline: { color: tint(SUNG), width: 0.012 } });
      },
      count(pen, radius) {
        pen.fillStyle = tint('#d79a35');
        star(pen, 0, 0, radius * 1.1, radius * 0.5, 5);
        pen.fill();
      },
    };
  },

  scene(composition) {
    const { movement, unit } = composition;
    const view = viewOf(composition);
    const field = fieldOf(composition, view);
    const page = PAGES[movement];
    const stage = stageOf(composition, field, view);
    const brush = brushOf(composition, field);
    const singer = singerInMeadow(composition, view);
    const actors = page.actors(stage).map((actor) => ({ isFar: actor.isFar, layer: layerOf(actor, brush, field) }));
    return layers([
      onTwos(composition, [
        still(paperOf(composition, field, stage, page, brush)),
        ...actors.filter(({ isFar }) => isFar).map(({ layer }) => layer),
        singer &&
          picture(singer.drawing)
            .at(({ bass }) => [singer.at[0], singer.at[1] + (1 - bass) * 6 * unit], 'bottom-right')
            .inside({ bottom: singer.at[1] }),
        ...actors.filter(({ isFar }) => !isFar).map(({ layer }) => layer),
      ]),
    ]);
  },
};

type Paint = Context2D['fillStyle'];

/** Gouache of one color with strokes of pencil over it, to fill letters with. */
function letterPaint(color: string, unit: number, chance: Chance): Paint {
  const side = Math.ceil(220 * unit);
  const { canvas, pen } = newCanvas(side, side);
  const own = chance.fork(`letters ${color}`);
  pen.fillStyle = color;
  pen.fillRect(0, 0, side, side);
  for (let stroke = 0; stroke < 520; stroke++) {
    const [x, y] = [own.between(-10, 230) * unit, own.between(-10, 230) * unit];
    const long = own.between(5, 16) * unit;
    pen.strokeStyle = blended(color, stroke % 3 ? '#ffe2b0' : '#3a2440', own.between(0.06, 0.2));
    pen.lineWidth = own.between(0.8, 2.2) * unit;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + long * 0.62, y - long);
    pen.stroke();
  }
  return pen.createPattern(canvas, 'repeat') ?? color;
}

function stageOf({ singer, shape }: Composition, field: Rectangle, view: Rectangle): Stage {
  const share = 100 / field.height;
  const [left, right] = [(view.left - field.left) * share, (view.left + view.width - field.left) * share];
  const wide = field.width * share;
  return {
    wide,
    left,
    right,
    scale: Math.min(1, (right - left) / 100),
    hasSinger: singer !== undefined,
    isWhole: shape === 'wide',
  };
}

function brushOf({ tint, movement, chance, unit }: Composition, { height }: Rectangle): Omit<Brush, 'pen'> {
  const isLate = movement === 'break' || movement === 'ending';
  return {
    tint: isLate ? (color) => inLightOf(movement, tint(color)) : tint,
    plain: tint,
    chance: chance.fork('book'),
    least: (LEAST * unit * 100) / height,
    sun: [-0.55, -0.83],
  };
}

function paperOf(composition: Composition, field: Rectangle, stage: Stage, page: Page, brush: Omit<Brush, 'pen'>) {
  const { width, height, tint, chance } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    if (field.top + field.height < 0.9 * height) foot(composition, pen, brush);
    pen.drawImage(vignette(field, stage, page, brush, chance), field.left, field.top);
    grain(pen, width, height, 0.06, chance, 2);
  });
}

/** Grass and flowers that grow at the foot of a page below its words. */
function foot({ width, height, text }: Composition, pen: Context2D, brush: Omit<Brush, 'pen'>): void {
  const room = (height - text.top - text.height) / 22;
  pen.save();
  pen.translate(0, height);
  pen.scale(room, room);
  const [right, least] = [width / room, brush.least / 2];
  for (const [size, many] of [
    [5, 1.1],
    [8, 0.8],
  ] as const)
    meadow({ ...brush, pen, least }, { left: 0, right, at: (x) => 0.6 + 0.8 * Math.sin(x * 0.4) }, size, many);
  pen.restore();
}

function layerOf(
  { at, scale, mirrored, box, poses, paint, pose, move }: Actor,
  brush: Omit<Brush, 'pen'>,
  field: Rectangle,
) {
  const unit = field.height / 100;
  const size = scale * unit;
  const [left, top, right, bottom] = box;
  const [from, to] = mirrored ? [-right, -left] : [left, right];
  const drawings = frames(poses, (to - from) * size, (bottom - top) * size, (pen, share) => {
    pen.scale(unit, unit);
    const origin = { x: -from * scale, y: -top * scale, scale, mirrored: mirrored ?? false };
    placed({ ...brush, pen }, origin, (own) => paint(own, share));
  });
  const corner = [field.left + at[0] * unit + from * size, field.top + at[1] * unit + top * size] as const;
  return cycle(drawings, (cues) => pose(cues) * poses).at((cues) => {
    const [dx, dy] = move?.(cues) ?? [0, 0];
    return [corner[0] + dx * unit, corner[1] + dy * unit];
  }, 'top-left');
}
