import { type Context2D, even, newCanvas } from '../../drawing/canvas.ts';
import { css, hex, lighten } from '../../drawing/color.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import type { Texture } from '../../drawing/solids/mesh.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, picture, still, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { toned } from '../picture/prints.ts';
import { pop } from '../words/entrances.ts';
import { inked, upright } from '../words/ink.ts';
import { lensFor, Painter, room, STAGE, type Window } from './c4d-studio.ts';
import {
  dancer,
  type Front,
  faceWith,
  mouth,
  type Plastic,
  type Pose,
  plasticOf,
  TOYS,
  type Toy,
  toy,
} from './c4d-toys.ts';

interface Material {
  light: string;
  body: string;
  shade: string;
}
const MATERIALS: readonly Material[] = [
  { light: '#ff9dbb', body: '#ff4f86', shade: '#a81548' },
  { light: '#ffe27a', body: '#ffbf1a', shade: '#b06a00' },
];
/** Unlit plastic, darker than the room. */
const WAITING: Material = { light: '#7a5ad6', body: '#4f2fae', shade: '#2c1570' };
/** Poses of the dance, which takes two beats. */
const POSES = 10;
/** Steps of a toy's turn. */
const TURNS = 6;
/** How high the dancer jumps at most, meters. */
const JUMP = 0.34;
/** A front that only casts a shadow. */
const BLANK: Texture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

/** Soft studio light on glossy toys: balls, tubes and a smiling head, with letters cast in thick plastic. */
export const c4dCartoon: Look = {
  fps: 30,
  transition: 'iris',
  // Rooms in other colors. The last has its lights turned down.
  inks: palettes('#a98bff #7d55ef #cdbcff #d8ccff #b98cff #2a0f66 #ff9ed2 #8fe6ff', {
    chorus: '#82a6ff #4f6bef #c4d8ff #d0dcff #8caaff #0f1f66 #ff9ed2 #8fe6ff',
    break: '#ffae78 #ff7a59 #ffe3c4 #fff0dc #ffb98c #7a2f1a #ff9ed2 #8fe6ff',
    ending: '#4a4cc0 #3a36a8 #6a78d6 #6f78c8 #5a4ab0 #0c0a3c #8a6ac0 #8fb4ff',
  }),
  arrange,

  lettering: ({ tint }) => ({
    font: '"Baloo 2"',
    weight: 800,
    size: 0.145,
    smallest: 0.06,
    leading: 1.06,
    space: 0.27,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'switch',
    dim: 0.82,
    entrance: { ...pop('line', 0.36, 0.06), ahead: 0.7 },
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, index }) {
      const material = state === 'waiting' ? WAITING : (MATERIALS[index % 2] as Material);
      const { light, body, shade } = inkOf(material, tint);
      pen.save();
      pen.shadowColor = 'rgb(38 10 92 / 0.5)';
      pen.shadowBlur = 0.16 * size;
      pen.shadowOffsetY = 0.2 * size;
      inked(pen, text, size, { fill: body });
      pen.restore();
      inked(pen, text, size, {
        fill: shade,
        outline: { color: body, width: 0.022 },
        rim: { color: shade, width: 0.03 },
        shadow: { color: shade, dx: 0.0, dy: 0.13, steps: 10 },
      });
      // A rounded edge: light on its upper side, then the flat front a little lower.
      pen.fillStyle = css(lighten(hex(light), state === 'waiting' ? 0.2 : 0.55));
      pen.fillText(text, 0, -0.024 * size);
      pen.fillStyle = upright(pen, size, [
        [0, light],
        [0.5, body],
        [1, body],
      ]);
      pen.fillText(text, 0, 0.006 * size);
    },
    count(pen, radius) {
      ball(pen, radius, inkOf(MATERIALS[0] as Material, tint));
    },
  }),

  scene(composition) {
    const { art, tint, shape } = composition;
    const plastic = plasticOf(tint);
    // Beside the words, raised hands keep clear of them and of the frame's edge.
    const scale = Math.min(art.height * 0.8, art.width * (shape === 'wide' ? 0.74 : 0.84)) / 2.1;
    const feet: Point = [Math.round(art.left + art.width / 2), Math.round(art.top + art.height * 0.87)];
    const painter = new Painter(composition, lensFor(feet, scale));
    const set = room(plastic, composition);
    const onRoom = windowAt(feet, scale, [1.1, 2.6], [2.2, 0.55]);
    const caster = dancer(plastic, { portrait: BLANK }, { turn: 0, cheers: false, height: STAGE });
    // On twos, as the dance: the toys are large, and the encoder needs less for pictures that stand still.
    const bounce = ({ onTwos: { beat, bass } }: FrameCues) => Math.abs(Math.sin(beat * Math.PI)) * (0.35 + 0.65 * bass);
    const above =
      ({ left, top }: Window) =>
      (cues: FrameCues): Point => [left, top - bounce(cues) * JUMP * scale];
    const pose = ({ onTwos: { beat } }: FrameCues) => (beat * POSES) / 2;
    const [body, face] = [
      windowAt(feet, scale, [1.5, 1.5], [2.4, 0.3]),
      windowAt(feet, scale, [0.8, 0.8], [1.5, -0.3]),
    ];
    const { dancing, singing } = dancersOf(composition, plastic, painter, body, face);
    return layers([
      still(painter.plate(set)),
      picture(painter.shadow(set, caster, onRoom))
        .at([onRoom.left, onRoom.top], 'top-left')
        .opacity((cues) => 1 - 0.5 * bounce(cues)),
      cycle(dancing, pose).at(above(body), 'top-left'),
      singing &&
        when(({ bass, hit }) => 0.65 * bass + 0.35 * hit > 0.4, cycle(singing, pose).at(above(face), 'top-left')),
      each(toysOf(composition, plastic, painter, feet, scale), ({ x, y, beats, phase, drawing }) =>
        cycle(drawing, ({ onTwos: { travel } }) => travel * TURNS + phase * TURNS).at(({ onTwos: { beat, bass } }) => [
          x,
          y - Math.abs(Math.sin((beat / beats + phase) * Math.PI)) * (0.08 + 0.2 * bass) * scale,
        ]),
      ),
    ]);
  },
};

/** The dancer needs more of a wide frame's width than most pictures. */
function arrange(composition: Composition): Pick<Composition, 'text' | 'art'> {
  const { movement, shape, width, height } = composition;
  if (shape !== 'wide' && movement === 'chorus') {
    const { text, art } = composition;
    return { text, art: { ...art, left: 0, top: art.top + 0.05 * height, width } };
  }
  if (shape !== 'wide' || (movement !== 'verse' && movement !== 'chorus')) return composition;
  if (movement === 'chorus') {
    const { text } = composition;
    return {
      text: { ...text, left: 0.045 * width, width: 0.42 * width },
      art: { left: 0.5 * width, top: -0.04 * height, width: 0.56 * width, height: 1.1 * height },
    };
  }
  const [text, art] = [0.46, 0.03];
  return {
    text: { left: text * width, top: 0.16 * height, width: 0.49 * width, height: 0.62 * height },
    art: { left: art * width, top: 0.03 * height, width: 0.4 * width, height: 0.94 * height },
  };
}

function inkOf({ light, body, shade }: Material, tint: (color: string) => string): Material {
  return { light: tint(light), body: tint(body), shade: tint(shade) };
}

/** A part of the frame around the dancer's feet: meters to the left and to the right, above and below. */
function windowAt([x, y]: Point, scale: number, across: Point, down: Point): Window {
  return {
    left: Math.round(x - across[0] * scale),
    top: Math.round(y - down[0] * scale),
    width: even((across[0] + across[1]) * scale),
    height: even((down[0] + down[1]) * scale),
  };
}

/** The dancer in each pose, and the part of its face that sings. A portrait does not sing. */
function dancersOf(composition: Composition, plastic: Plastic, painter: Painter, body: Window, face: Window) {
  const { tint, movement } = composition;
  const portrait = portraitOf(composition);
  const front: Front = portrait ? { portrait } : { smile: faceWith(tint, 0) };
  const open = faceWith(tint, 0.7);
  const poses = Array.from({ length: POSES }, (_, index): Pose => {
    return { turn: index / POSES, cheers: movement === 'chorus', height: STAGE };
  });
  return {
    dancing: poses.map((pose) => painter.sprite(dancer(plastic, front, pose), body)),
    singing: !portrait && poses.map((pose) => painter.sprite(mouth(plastic, open, pose), face)),
  };
}

/** Toys in a ring around the dancer, where they do not cover words. */
function toysOf(
  { movement, width, height, text, chance }: Composition,
  plastic: Plastic,
  painter: Painter,
  feet: Point,
  scale: number,
) {
  const count = movement === 'break' || movement === 'chorus' ? 10 : 8;
  const drawn = new Map<Toy, Sprite[]>();
  const drawingOf = (kind: Toy) => {
    const known = drawn.get(kind);
    if (known) return known;
    const made = Array.from({ length: kind === 'ball' ? 1 : TURNS }, (_, step) =>
      painter.floating(toy(kind, plastic, step / TURNS), scale * 0.2),
    );
    drawn.set(kind, made);
    return made;
  };
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.PI * (1.04 + (0.92 * (index + 0.5)) / count) + 0.08 * chance.around();
    const away = scale * (index % 2 ? 2.25 : 1.75);
    const [x, y] = [feet[0] + Math.cos(turn) * away, feet[1] - scale * 0.8 + Math.sin(turn) * away];
    return { x, y, kind: TOYS[index % TOYS.length] as Toy, beats: chance.pick([1, 2, 4]), phase: chance.next() };
  })
    .filter(({ x, y }) => {
      const room = scale * 0.24;
      const isInside = x > room && x < width - room && y > room * 1.6 && y < height - room;
      const isBeside = x + room < text.left || x - room > text.left + text.width;
      return isInside && (isBeside || y + room < text.top || y - room > text.top + text.height);
    })
    .map((place) => ({ ...place, drawing: drawingOf(place.kind) }));
}

/** The singer as the face of the dancer. */
function portraitOf({ singer, tint }: Composition): Texture | undefined {
  if (!singer) return undefined;
  const side = 512;
  const { pen } = newCanvas(side, side);
  const back = pen.createRadialGradient(side / 2, side * 0.4, 0, side / 2, side / 2, side * 0.6);
  back.addColorStop(0, tint('#ffe3f0'));
  back.addColorStop(1, tint('#ff9fc6'));
  pen.fillStyle = back;
  pen.fillRect(0, 0, side, side);
  const inner = side * 0.9;
  const figure = toned(figureOf(singer, { width: inner, height: inner }, circle), [
    tint('#3a1670'),
    tint('#c23f8f'),
    tint('#ffb37a'),
    '#fff6ea',
  ]);
  pen.drawImage(figure, (side - inner) / 2, (side - inner) / 2 + side * 0.03);
  const { data } = pen.getImageData(0, 0, side, side);
  return { width: side, height: side, data };
}

/** A glossy ball around the origin. */
function ball(pen: Context2D, radius: number, { light, body, shade }: Material): void {
  const lit = pen.createRadialGradient(-radius * 0.35, -radius * 0.45, radius * 0.05, 0, 0, radius);
  lit.addColorStop(0, light);
  lit.addColorStop(0.45, body);
  lit.addColorStop(0.9, shade);
  lit.addColorStop(1, body);
  pen.fillStyle = lit;
  disc(pen, 0, 0, radius);
  pen.fill();
}
