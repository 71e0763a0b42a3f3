import { type Canvas, newCanvas, plate, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point, star } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { wash } from '../../drawing/wash.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { palettes } from '../palettes.ts';
import { drop } from '../words/entrances.ts';
import { inked, upright } from '../words/ink.ts';
import { areasOf } from '../words/layout.ts';
import { crewOf, portraitOf } from './graffiti-two-crew.ts';
import { boomBox, cassette, crown } from './graffiti-two-motifs.ts';
import { BLACK, cloud, FILLS } from './graffiti-two-piece.ts';
import { stickers } from './graffiti-two-stickers.ts';
import { arms, shadowsOfLetters, standing, wildWord } from './graffiti-two-wild.ts';
import { writer } from './graffiti-two-writer.ts';

/** Pictures of a motif that moves with the music. */
const LEVELS = 5;
/** Lower end of the car's side, in shares of the frame's height. */
const SILL = 0.955;

/**
 * A whole train car at night: its steel side passes lamps, and bubble letters have blended fills, outlines and shine.
 */
export const graffitiTwo: Look = {
  fps: 24,
  transition: 'cut',
  inks: palettes('#31206b #4a2b93 #5f37b8 #5b6577 #8d98aa #6b7486 #3f4656 #1b1d27', {
    opening: '#2b3040 #414960 #5a6480 #5b6577 #8d98aa #6b7486 #3f4656 #1b1d27',
    chorus: '#0c3566 #12508c #1a6cb0 #6a6f86 #a3aac0 #7d849a #474c60 #1d1f2a',
    break: '#6b1440 #93205a #b82e74 #6d6470 #a3969f #80737e #4c4450 #211b24',
    ending: '#141a44 #1d265e #28347c #2b3242 #475164 #363e4e #1f232e #0d0e15',
  }),
  arrange: onSide,

  lettering: ({ tint }) => ({
    font: 'Chango',
    size: 0.15,
    smallest: 0.05,
    leading: 1.14,
    space: 0.22,
    tracking: -0.05,
    casing: 'upper',
    align: 'center',
    margin: 0.4,
    turn: 'switch',
    dim: 0.75,
    entrance: drop('line', 0.34, 0.8, 0.06),
    sway: (share) => ({ dy: -0.13 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size, word, chance }) {
      pen.translate(word.width / 2, -0.3 * size);
      pen.rotate(chance.around() * 0.05);
      pen.translate(-word.width / 2, 0.3 * size);
      const [light, deep] = state === 'waiting' ? (['#dfe3ec', '#aab0c2'] as const) : FILLS[0].map(tint);
      inked(pen, text, size, {
        fill: upright(pen, size, [
          [0.25, light as string],
          [1, deep as string],
        ]),
        outline: { color: BLACK, width: 0.07 },
        shadow: { color: state === 'waiting' ? BLACK : tint('#ff2e88'), dx: 0.085, dy: 0.095, steps: 4 },
      });
    },
    count(pen, radius) {
      star(pen, 0, 0, radius * 1.15, radius * 0.55, 5);
      pen.fillStyle = tint('#fff35c');
      pen.fill();
      pen.strokeStyle = BLACK;
      pen.lineWidth = radius * 0.18;
      pen.stroke();
    },
  }),

  scene(composition) {
    const { art, unit, width, height, movement, singer } = composition;
    const car = carOf(composition);
    const windows = windowsOf(composition);
    const lamp = lampOf(composition);
    const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
    const motif = motifOf(composition);
    // A writer without an end of its own stands behind the sill.
    const sill = { bottom: SILL * height };
    const lift = movement === 'chorus' && !singer ? sill.bottom - y - 1.1 * 0.41 * Math.min(art.width, art.height) : 0;
    return layers([
      still(car),
      // Tunnel lamps pass behind the windows.
      each(windows, (pane) =>
        picture(lamp)
          .at(({ travel }) => [((travel * 520 * unit) % (width * 1.6)) - lamp.width, pane.top], 'top-left')
          .inside({ left: pane.left, right: pane.left + pane.width, bottom: pane.top + pane.height })
          .opacity(({ loudness }) => 0.5 + 0.5 * loudness),
      ),
      meter(motif, ({ bass, hit }) => 0.6 * bass + 0.4 * hit)
        .at(({ beat, bass }) => [x, y + lift + sway(beat, Math.PI, 3 * unit) - bass * 6 * unit])
        .inside(sill),
    ]);
  },
};

/** Words and picture are below the windows and the stripe of the car. */
function onSide({ movement, shape, width, height, singer }: Composition): Pick<Composition, 'text' | 'art'> {
  const area = areasOf({ width, height });
  const nowhere = area(1.1, 1.1, 0.6, 0.4);
  if (movement === 'break' || movement === 'ending')
    return { text: nowhere, art: shape === 'wide' ? area(0.04, 0.24, 0.92, 0.7) : area(0.03, 0.19, 0.94, 0.74) };
  if (shape === 'wide') {
    if (movement === 'chorus') return { text: area(0.045, 0.27, 0.46, 0.62), art: area(0.51, 0.22, 0.46, 0.72) };
    if (movement === 'verse') return { text: area(0.4, 0.27, 0.555, 0.6), art: area(0.03, 0.23, 0.37, 0.7) };
    if (singer) return { text: area(0.06, 0.27, 0.48, 0.6), art: area(0.55, 0.22, 0.4, 0.72) };
    return { text: area(0.1, 0.69, 0.8, 0.24), art: area(0.2, 0.235, 0.6, 0.44) };
  }
  const isTall = shape === 'tall';
  if (movement === 'chorus')
    return {
      text: isTall ? area(0.06, 0.19, 0.88, 0.27) : area(0.05, 0.24, 0.9, 0.26),
      art: isTall ? area(0.02, 0.47, 0.96, 0.47) : area(0.1, 0.5, 0.8, 0.46),
    };
  return {
    text: isTall ? area(0.045, 0.66, 0.91, 0.24) : area(0.045, 0.66, 0.91, 0.26),
    art: isTall ? area(-0.05, 0.165, 1.1, 0.48) : area(0.1, 0.24, 0.8, 0.41),
  };
}

/** What is painted over the cloud: another thing in each movement, from quiet to loud; or the singer as a character. */
function motifOf(composition: Composition): Sprite[] {
  const { art, movement, singer, shape } = composition;
  const side = Math.min(art.width, art.height);
  const kept = (canvas: Canvas) => sprite(canvas.width, canvas.height, (pen) => pen.drawImage(canvas, 0, 0));
  if (singer) return [kept(withArms(composition, side * 0.37, portraitOf(composition, side * 0.46)))];
  if (movement === 'break')
    return [
      kept(wildWord(composition, shape === 'wide' ? Math.min(0.62 * art.height, art.width / 4.6) : art.width / 2.4)),
    ];
  const radius = side * (movement === 'opening' ? 0.4 : 0.41);
  return Array.from({ length: movement === 'verse' || movement === 'chorus' ? LEVELS : 1 }, (_, level) => {
    const { canvas, pen } = newCanvas(2.7 * radius, 2.7 * radius);
    pen.translate(1.35 * radius, 1.35 * radius);
    pen.scale(radius, radius);
    const share = level / LEVELS;
    if (movement === 'opening') crown(pen, composition);
    else if (movement === 'verse') boomBox(pen, composition, share);
    else if (movement === 'chorus') writer(pen, composition, share);
    else cassette(pen, composition);
    return kept(withArms(composition, radius, standing(composition, canvas)));
  });
}

/** @param front is over the arrows, in their middle */
function withArms(composition: Composition, radius: number, front: Canvas): Canvas {
  const back = standing(composition, arms(composition, radius));
  const pen = back.getContext('2d');
  pen.drawImage(front, (back.width - front.width) / 2, (back.height - front.height) / 2);
  return back;
}

function windowsOf({ width, height, unit, shape }: Composition) {
  const top = height * (shape === 'tall' ? 0.035 : 0.05);
  const tall = height * (shape === 'tall' ? 0.085 : 0.13);
  const count = shape === 'wide' ? 6 : 4;
  const gap = 22 * unit;
  const wide = (width - gap * (count + 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    left: gap + index * (wide + gap),
    top,
    width: wide,
    height: tall,
  }));
}

function carOf(composition: Composition) {
  const { width, height, unit, tint, chance, movement, shape } = composition;
  const windows = windowsOf(composition);
  const own = chance.fork('car');
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: height }, [
      [0, tint('#5b6577')],
      [0.2, tint('#8d98aa')],
      [0.5, tint('#6b7486')],
      [0.86, tint('#3f4656')],
      [1, tint('#1b1d27')],
    ]);
    pen.strokeStyle = 'rgb(255 255 255 / 0.08)';
    pen.lineWidth = unit;
    for (let y = 0; y < height; y += 7 * unit) {
      pen.globalAlpha = own.between(0.2, 1);
      pen.beginPath();
      pen.moveTo(0, y);
      pen.lineTo(width, y);
      pen.stroke();
    }
    pen.globalAlpha = 1;
    for (const { left, top, width: w, height: h } of windows) {
      pen.fillStyle = '#14161f';
      pen.beginPath();
      pen.roundRect(left, top, w, h, 14 * unit);
      pen.fill();
      pen.strokeStyle = tint('#3a4150');
      pen.lineWidth = 7 * unit;
      pen.stroke();
    }
    const stripe = (windows[0]?.top ?? 0) + (windows[0]?.height ?? 0) + 26 * unit;
    pen.fillStyle = tint('#d6263b');
    pen.fillRect(0, stripe, width, 13 * unit);
    pen.fillStyle = '#e9edf3';
    pen.fillRect(0, stripe + 17 * unit, width, 5 * unit);
    for (const seam of [0.02, 0.5, 0.98]) {
      pen.fillStyle = 'rgb(10 12 20 / 0.55)';
      pen.fillRect(seam * width, stripe, 3 * unit, height);
      pen.fillStyle = 'rgb(255 255 255 / 0.25)';
      for (let y = stripe + 40 * unit; y < height; y += 34 * unit) {
        disc(pen, seam * width + 12 * unit, y, 2.6 * unit);
        pen.fill();
      }
    }
    cloud(pen, composition, { top: stripe - 6 * unit, bottom: height * 0.91 }, own);
    stickers(pen, composition, own);
    if (movement !== 'verse' && movement !== 'chorus') {
      const places: Point[] = [0.1, 0.9, 0.3, 0.7].map((across, index) => [
        across * width,
        height * (0.5 + 0.1 * (index % 3)),
      ]);
      shadowsOfLetters(pen, composition, shape === 'wide' && movement !== 'break' ? places : [], 0.36 * height);
    }
    crewOf(pen, composition);
    pen.fillStyle = tint('#101219');
    pen.fillRect(0, height * SILL, width, height);
    pen.fillStyle = tint('#2b303d');
    pen.fillRect(0, height * SILL, width, 5 * unit);
    grain(pen, width, height, 0.13, chance, 1.5);
  });
}

function lampOf({ width, height, unit }: Composition) {
  const wide = 190 * unit;
  return sprite(wide, Math.max(width, height) * 0.14, (pen) => {
    const light = pen.createLinearGradient(0, 0, wide, 0);
    light.addColorStop(0, 'rgb(255 214 130 / 0)');
    light.addColorStop(0.5, 'rgb(255 236 190 / 1)');
    light.addColorStop(1, 'rgb(255 214 130 / 0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, wide, height);
  });
}
