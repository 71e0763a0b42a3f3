import type { Chance } from '../../../drawing/chance.ts';
import { css, hex } from '../../../drawing/color.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, each, type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { glow } from './water.ts';

/** The lantern's light around the boat. */
const POOL = 260;
/** Where the boat heads, in radians from upward, clockwise, and how large it is. */
const [HEADING, SIZE] = [-0.95, 1.3];

/** From high above: a boat with a lantern crosses a dark lake full of stars. */
export function aboveOf(composition: Composition, view: View): Layer[] {
  const { chance, width, height } = composition;
  const { left, right, top } = view;
  const x = view.middle - (right - left) * 0.09;
  const y = top + (720 - top) * 0.44;
  const lake = view.plate((brush) => {
    const { pen, tint } = brush;
    const water = pen.createRadialGradient(x, y, 40, x, y, 900);
    water.addColorStop(0, tint('#24436a'));
    water.addColorStop(0.4, tint('#172d52'));
    water.addColorStop(1, tint('#0a1430'));
    pen.fillStyle = water;
    pen.fillRect(left, top, right - left, 720 - top);
    starlight(brush, view, chance.fork('stars'));
    moonBelow(brush, right - 210, top + 138, chance.fork('moon'));
    pen.save();
    pen.translate(x, y);
    pen.rotate(HEADING);
    pen.scale(SIZE, SIZE);
    wake(brush, chance.fork('wake'));
    pen.restore();
    pen.resetTransform();
    grain(pen, width, height, 0.09, chance);
  });
  const pools = view.cuts(12, [0, 0, 2 * POOL, 2 * POOL], (brush, share) => {
    glow(brush, '#ffbe68', POOL - 40, POOL - 32, (POOL - 50) * (0.78 + 0.22 * share), 0.62);
  });
  const box = [-170, -170, 170, 170] as const;
  const boats = view.cuts(10, box, (brush, share) => {
    brush.pen.rotate(HEADING);
    brush.pen.scale(SIZE, SIZE);
    boat(brush, share);
  });
  const own = chance.fork('shining');
  const stars = Array.from({ length: 22 }, () => ({
    at: view.at(own.between(left, right), own.between(top, 720)),
    phase: own.between(0, 6.3),
  }));
  const shining = view.cut([0, 0, 20, 20], (brush) => {
    glow(brush, '#fff0d8', 10, 10, 10, 0.7);
    brush.bar('#fff4e0', 7, 9, 6, 1.8);
    brush.bar('#fff4e0', 8, 12, 4, 1.2);
  });
  return [
    still(lake),
    each(stars, ({ at, phase }) =>
      picture(shining)
        .at(at, 'center')
        .opacity(({ travel, treble }) => Math.max(0, 0.3 + 0.5 * Math.sin(travel * 1.1 + phase) + 0.4 * treble)),
    ),
    meter(pools, ({ loudness, bass }) => 0.6 * loudness + 0.4 * bass).at(view.at(x, y), 'center'),
    cycle(boats, ({ beat }) => beat * 2.5).at(view.at(x, y), 'center'),
  ];
}

/** The Milky Way and single stars, each drawn out a little by the ripples. */
function starlight(brush: Brush, { left, right, top }: View, chance: Chance): void {
  const { pen } = brush;
  const slant = (across: number) => top + (720 - top) * (0.86 - 0.62 * ((across - left) / (right - left)));
  for (let dab = 0; dab < 120; dab++) {
    const x = chance.between(left - 60, right + 60);
    const y = slant(x) + 90 * chance.around() + 34 * Math.sin(x * 0.011);
    const color = chance.pick(['#96b0e2', '#c4a8c8', '#80a0d6']);
    glow(brush, color, x, y, chance.between(40, 130), 0.085);
  }
  for (let index = 0; index < 480; index++) {
    const x = chance.between(left, right);
    const isNear = index % 2 === 0;
    const y = isNear ? slant(x) + 130 * chance.around() + 34 * Math.sin(x * 0.011) : chance.between(top, 720);
    const size = 0.7 + 2.4 * chance.next() ** 3;
    pen.globalAlpha = chance.between(0.3, 0.95);
    brush.bar(chance.pick(['#fff4e0', '#dfe8fa', '#ffe2bf']), x - 1.2 * size, y, 2.4 * size, 1.7 * size);
    if (size < 1.3) continue;
    pen.globalAlpha *= 0.5;
    brush.bar('#dfe8fa', x - size + chance.around() * 3, y + 2.6 * size, 2 * size, 0.9 * size);
  }
  pen.globalAlpha = 1;
}

/** The moon, mirrored and broken by ripples. */
function moonBelow(brush: Brush, x: number, y: number, chance: Chance): void {
  const { pen, tint } = brush;
  const radius = 74;
  glow(brush, '#ffe2b4', x, y, 220, 0.34);
  const light = pen.createLinearGradient(0, y - radius, 0, y + radius);
  light.addColorStop(0, tint('#fdebc6'));
  light.addColorStop(1, tint('#e9bf98'));
  pen.fillStyle = light;
  for (let row = -radius; row < radius; row += 2) {
    const half = Math.sqrt(1 - (row / radius) ** 2) * radius;
    const shaken = 3 * Math.sin(row * 0.33) + 4 * Math.sin(row * 0.12 + 1);
    pen.globalAlpha = 0.94;
    pen.fillRect(x + shaken - half, y + row, 2 * half + 2 * Math.sin(row * 0.7), 2.1);
  }
  for (let ripple = 0; ripple < 150; ripple++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.2, 1.35);
    const [dx, dy] = [Math.cos(angle) * far * radius, Math.sin(angle) * far * radius * 1.12 + 6];
    const isInside = Math.hypot(dx, dy) < radius;
    if (isInside && chance.next() > far ** 2) continue;
    pen.globalAlpha = isInside ? chance.between(0.5, 0.95) : chance.between(0.3, 0.9) * (1.5 - far);
    pen.fillStyle = tint(isInside ? '#1c3459' : '#f6dcb2');
    pen.beginPath();
    pen.ellipse(
      x + dx,
      y + dy,
      chance.between(7, 26) * (isInside ? 1.2 : 1),
      chance.between(0.9, 2.3),
      0,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Waves from the bow, and rings that the oars left, below a boat that heads upward. */
function wake({ pen, tint }: Brush, chance: Chance): void {
  const foam = hex(tint('#bed4ec'));
  for (const side of [-1, 1]) {
    for (let line = 0; line < 3; line++) {
      const [out, long] = [22 + 18 * line, 540 - 110 * line];
      for (let part = 0; part < 9; part++) {
        const at = (share: number): readonly [number, number] => [
          side * (out + (150 - 16 * line) * share ** 1.3) + 4 * Math.sin(share * 12 + line),
          -34 + 34 * line + long * share,
        ];
        const [from, to] = [part / 9, (part + (chance.next() < 0.2 ? 0.6 : 1.02)) / 9];
        pen.strokeStyle = css(foam, 0.6 * (1 - part / 9) * (1 - line / 6));
        pen.lineWidth = (3.4 - 0.4 * line) * (1 - part / 14);
        pen.beginPath();
        pen.moveTo(...at(from));
        pen.quadraticCurveTo(...at((from + to) / 2), ...at(to));
        pen.stroke();
      }
    }
  }
  for (let ripple = 0; ripple < 16; ripple++) {
    const y = 86 + ripple * 26;
    pen.strokeStyle = css(foam, 0.34 * (1 - ripple / 16) * chance.between(0.5, 1));
    pen.lineWidth = 1.6;
    pen.beginPath();
    pen.moveTo(-12 - ripple * 1.6, y);
    pen.quadraticCurveTo(0, y - 9, 12 + ripple * 1.6, y);
    pen.stroke();
  }
  for (let stroke = 1; stroke < 5; stroke++) {
    for (const side of [-1, 1]) {
      for (const ring of [7, 14, 22]) {
        pen.strokeStyle = css(foam, (0.5 - 0.02 * ring) * (1 - stroke / 5.5));
        pen.lineWidth = 1.4;
        pen.beginPath();
        pen.arc(side * (96 + stroke * 5), 6 + stroke * 88, ring + stroke * 3, 0, 2 * Math.PI);
        pen.stroke();
      }
    }
  }
}

/** The boat, its bow upward. @param share position in one pull of the oars, 0 to 1 */
function boat(brush: Brush, share: number): void {
  const { fill, limb, disc } = brush;
  const swing = 16 * Math.cos(2 * Math.PI * share);
  for (const side of [-1, 1]) {
    limb('#b88b72', `${side * 16},2,3.4 ${side * 58},${2 + swing * 0.5},3.4 ${side * 92},${4 + swing},4`);
    limb(
      '#dca987',
      `${side * 86},${4 + swing * 0.95},5 ${side * 98},${5 + swing * 1.05},10 ${side * 114},${6 + swing * 1.2},8`,
    );
  }
  fill('#0a1330', '4,-84* 22,-54 33,-20 34,16 30,50 22,68* -14,68* -20,50 -24,16 -22,-20 -12,-54');
  fill('#a8725f', '0,-86* 17,-56 27,-20 28,16 24,48 16,64* -16,64* -24,48 -28,16 -27,-20 -17,-56');
  fill('#f0b584', '0,-86* -17,-56 -27,-20 -28,16 -24,48 -16,64* -13,60* -20,46 -23,16 -22,-19 -14,-52');
  fill('#5d3f4c', '0,-74* 13,-50 22,-18 23,16 19,46 13,58* -13,58* -19,46 -23,16 -22,-18 -13,-50');
  fill('#43304a', '2,-70* 13,-50 22,-18 23,16 19,46 13,58* 0,58* 6,20 6,-30');
  for (const y of [-26, 26]) fill('#8d6257', `-22,${y}* 22,${y}* 22,${y + 9}* -22,${y + 9}*`);
  for (const side of [-1, 1])
    limb(side < 0 ? '#e8835f' : '#b5555a', `${side * 12},4,13 ${side * 19},16,10 ${side * 12},20,8`);
  fill('#c7625a', '-21,4 -18,-8 -6,-13 6,-13 18,-8 21,4 14,12 0,15 -14,12');
  fill('#f09a6c', '-21,4 -18,-8 -6,-13 2,-13 -4,-4 -10,8 -14,12');
  disc('#25203f', 0, 0, 11);
  fill('#6b4a66', '-8,-6 -3,-10 3,-9 -2,-5 -6,0');
  fill('#e7d3c2', '-13,48 -11,38 -1,33 10,36 14,46 9,56 -2,58 -10,55');
  fill('#c6b0b2', '2,34 10,36 14,46 9,56 -2,58 4,50 7,42');
  fill('#f6e2ca', '-16,40 -13,33 -5,32 0,38 -3,46 -11,47');
  fill('#6d5a78', '-8,31 -1,32 2,40 -3,43 -6,37');
  limb('#d9c6bf', '12,44,5 16,52,4 8,58,3');
  glow(brush, '#ffe096', 0, -48, 40, 0.95);
  disc('#fff2cc', 0, -48, 7);
  disc('#ffd98c', 0, -48, 4.6);
}
