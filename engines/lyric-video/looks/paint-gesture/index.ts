import { blit, lay } from '../../../drawing/blit.ts';
import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import type { Frame } from '../../../drawing/frame.ts';
import { disc } from '../../../drawing/hand.ts';
import { each, type Layer, layers, onTwos, picture } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { dabbed } from '../../picture/dabs.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, trimmed } from '../../picture/figure.ts';
import { placedOnce } from '../../picture/placed-tones.ts';
import { featuresAlone, posterized, withoutFeatures } from '../../picture/prints.ts';
import { wipe } from '../../words/entrances.ts';
import { arranged } from './areas.ts';
import { brushedWord, paintOf, swatchOf, washedWord } from './lettering.ts';
import { PAINTS } from './notes.ts';
import type { Growing, Placed } from './strokes.ts';
import { paintingOf } from './subject.ts';

/** Beats from one stroke to the next. */
const BETWEEN: Readonly<Record<MovementKind, number>> = { opening: 2, verse: 2, chorus: 1, break: 2, ending: 4 };
/** Seconds in which the leading stroke of an opening is painted. */
const LEAD_SECONDS = 3;

/** The tones of a singer, who is analyzed in a square as wide as the frame's shorter side. */
const tonesOf = placedOnce((unit: number, singer, side) => {
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) => {
    pen.beginPath();
    pen.ellipse(w / 2, h / 2, w * 0.44, h * 0.48, 0, 0, 2 * Math.PI);
  });
  return drawnTones(figure, 2 * unit);
});

/** Action painting: broad strokes of thick paint on raw canvas in time with the beat, and splashes at the onsets. */
export const paintGesture: Look = {
  fps: 24,
  transition: 'wipe',
  mirrored: true,
  stands: true,
  inks: {},

  lettering({ movement, tint }) {
    const { loaded: tubes, washed, thin } = paintOf(movement);
    const loaded = tubes.map((tube) => tint(PAINTS[tube])) as [string, string];
    let swatch: Canvas | undefined;
    return {
      font: 'Caveat Brush',
      size: 0.19,
      smallest: 0.068,
      leading: 1.12,
      space: 0.22,
      casing: 'as it is',
      align: 'center',
      margin: 0.4,
      turn: 'fill',
      dim: 0.96,
      entrance: wipe('line', 0.28, 0.06),
      paint(pen, text, state, facts) {
        if (state === 'waiting') return washedWord(pen, text, tint(PAINTS[washed]), thin, facts);
        swatch ??= swatchOf(loaded);
        brushedWord(pen, text, swatch, loaded[0], facts);
      },
      count(pen, radius) {
        pen.fillStyle = loaded[0];
        disc(pen, 0, 0, radius * 0.8);
        pen.fill();
      },
    };
  },

  arrange: arranged,

  scene(composition) {
    const { unit } = composition;
    const { ground, gestures, throws, base } = paintingOf(composition);
    const portrait = portraitOf(composition);
    const painted = gestures.filter(({ again }) => again);
    const isWhirl = composition.movement === 'break';
    const growing: Layer = (frame, cues) => {
      const { beat, hits, seconds, built } = cues;
      lay(frame, ground);
      const every = BETWEEN[composition.movement];
      const count = Math.floor(beat / every);
      const fresh = Math.min(1, (beat - count * every) * 2);
      const begun = built < 1 ? Math.min(1, seconds / LEAD_SECONDS) : 1;
      throws.forEach((drops, index) => {
        if (begun === 1 && hits % throws.length !== index) for (const drop of drops) show(frame, drop);
      });
      for (const gesture of gestures) {
        const { first, again, leads } = gesture;
        if (!again) {
          if (leads && begun < 1) shown(frame, first, 0, begun);
          else if (leads || begun === 1) show(frame, first.whole);
          continue;
        }
        const behind = isWhirl ? count : count - painted.indexOf(gesture);
        const round = isWhirl ? 1 : painted.length;
        const [now, before] = Math.floor(behind / round) % 2 ? [again, first] : [first, again];
        if (behind % round !== 0 || fresh === 1) show(frame, now.whole);
        else {
          if (isWhirl) shown(frame, before, fresh, 1);
          else show(frame, before.whole);
          shown(frame, now, 0, fresh);
        }
      }
    };
    return layers([
      onTwos(composition, [
        growing,
        portrait &&
          picture(portrait.drawing).at(({ bass }) => [portrait.x, portrait.y - (bass - 1) * 6 * unit], 'bottom-right'),
        each(base, ({ drawing, x, y }) => picture(drawing).at([x, y], 'top-left')),
      ]),
    ]);
  },
};

function show(frame: Frame, { drawing, x, y }: Placed): void {
  blit(frame, drawing, x, y);
}

/** Draws what the brush leaves between two shares of a stroke. */
function shown(frame: Frame, { parts }: Growing, from: number, to: number): void {
  const at = (share: number) => Math.ceil(share * parts.length);
  for (const part of parts.slice(at(from), at(to))) show(frame, part);
}

/** The singer in dabs of a loaded brush that follow the forms, over a coat of flat paint. */
function portraitOf({ singer, art, tint, unit, chance }: Composition) {
  if (!singer) return undefined;
  const side = Math.floor(Math.min(art.width, art.height));
  const own = chance.fork('portrait');
  const tones = tonesOf(unit, singer, { usual: Math.floor(720 * unit), side });
  // Skin keeps its warmth in every palette.
  const inks = [...['#14213d', '#7a1f3d', '#d62828'].map((color) => tint(color)), '#f2a24b', '#fff4dc'];
  const under = posterized(withoutFeatures(tones), inks);
  const { canvas, pen } = newCanvas(side, side);
  pen.globalAlpha = 0.9;
  pen.drawImage(under, 0, 0);
  pen.globalAlpha = 1;
  pen.drawImage(dabbed(under, tones, 15 * unit, own), 0, 0);
  // The finest brush comes last.
  pen.globalAlpha = 0.92;
  pen.drawImage(featuresAlone(tones, inks[0] as string, inks[4] as string), 0, 0);
  const { drawing, right } = trimmed(canvas);
  return { drawing, x: art.left + art.width / 2 + right, y: art.top + art.height };
}
