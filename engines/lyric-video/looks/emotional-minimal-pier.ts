import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** Seen from the side, with the feet over the water. Lengths are in the pier's own pixels. */
const BOY: readonly Point[] = [
  ...([
    [158, 14],
    [155, 20],
    [155, 27],
    [148, 35],
    [148, 36],
    [154, 38],
    [152, 42],
    [155, 48],
    [164, 51],
  ] as const),
  ...([
    [167, 54],
    [161, 64],
    [156, 76],
    [150, 83],
    [132, 82],
    [119, 84],
    [113, 94],
    [114, 116],
    [112, 124],
  ] as const),
  ...([
    [100, 129],
    [99, 135],
    [124, 135],
    [126, 124],
    [131, 106],
    [150, 102],
    [206, 102],
    [209, 92],
    [203, 72],
  ] as const),
  ...([
    [196, 58],
    [184, 54],
    [182, 50],
    [189, 44],
    [196, 40],
    [191, 35],
    [195, 26],
    [190, 17],
    [193, 10],
  ] as const),
  ...([
    [184, 9],
    [182, 1],
    [174, 6],
    [165, 3],
    [162, 8],
    [153, 8],
    [152, 12],
  ] as const),
];
const DOG: readonly Point[] = [
  ...([
    [245, 58],
    [246, 54],
    [255, 51],
    [258, 44],
    [264, 39],
    [271, 40],
    [277, 48],
    [279, 60],
    [274, 64],
  ] as const),
  ...([
    [284, 72],
    [294, 86],
    [297, 97],
    [294, 102],
    [252, 102],
    [249, 99],
    [258, 96],
    [257, 80],
    [257, 68],
  ] as const),
  ...([
    [251, 64],
    [246, 62],
  ] as const),
];

/**
 * A pier, dark before the light, with a lantern. Somebody sits at its end beside a dog, unless it is the end of the song.
 */
export function pierOf({ unit, tint, shape, movement, chance }: Composition) {
  const scale = unit * { wide: 1.6, tall: 1.2, square: 0.8 }[shape];
  const isEmpty = movement === 'ending';
  return sprite(430 * scale, 196 * scale, (pen) => {
    pen.scale(scale, scale);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const dark = tint('#12132b');
    lanternLight(pen, isEmpty ? 168 : 224);
    for (const [color, dx, dy] of [
      [tint('#ffc79a'), -1.5, -1.5],
      [dark, 0, 0],
    ] as const) {
      pen.save();
      pen.translate(dx, dy);
      pen.fillStyle = color;
      pen.strokeStyle = color;
      if (!isEmpty) sitting(pen, chance);
      pen.fillRect(122, 100, 320, 11);
      pen.restore();
    }
    if (!isEmpty) edges(pen, tint('#ffc79a'));
    lantern(pen, isEmpty ? 168 : 224, dark);
    pen.fillStyle = dark;
    for (const post of [140, 228, 318, 408]) {
      pen.fillRect(post - 6, 100, 12, 96);
      if (isEmpty || post > 330) pen.fillRect(post - 8, 86, 16, 16);
    }
    pen.fillStyle = 'rgb(255 214 180 / 0.16)';
    for (let plank = 0; plank < 11; plank++) pen.fillRect(124 + plank * 30, 101, 26, 2);
  });
}

function sitting(pen: Context2D, chance: Chance): void {
  for (const outline of [BOY, DOG]) {
    handLine(pen, outline, 0, chance, true);
    pen.fill();
  }
  pen.lineWidth = 9;
  pen.beginPath();
  pen.moveTo(189, 60);
  pen.quadraticCurveTo(206, 74, 208, 97);
  pen.stroke();
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(294, 97);
  pen.quadraticCurveTo(312, 98, 314, 80);
  pen.stroke();
}

/** Light along an arm, and along the ear of the dog. */
function edges(pen: Context2D, color: string): void {
  pen.strokeStyle = `${color}90`;
  pen.lineWidth = 1.3;
  pen.beginPath();
  pen.moveTo(182, 64);
  pen.quadraticCurveTo(188, 80, 186, 97);
  pen.moveTo(268, 46);
  pen.bezierCurveTo(265, 54, 266, 64, 271, 64);
  pen.bezierCurveTo(277, 62, 276, 52, 273, 47);
  pen.stroke();
}

function lanternLight(pen: Context2D, x: number): void {
  const light = pen.createRadialGradient(x, 86, 2, x, 86, 84);
  light.addColorStop(0, 'rgb(255 214 140 / 0.75)');
  light.addColorStop(0.3, 'rgb(255 186 110 / 0.28)');
  light.addColorStop(1, 'rgb(255 170 90 / 0)');
  pen.fillStyle = light;
  pen.fillRect(x - 84, 2, 168, 168);
}

function lantern(pen: Context2D, x: number, dark: string): void {
  pen.fillStyle = '#ffe3a0';
  pen.fillRect(x - 6, 78, 12, 19);
  pen.fillStyle = dark;
  pen.strokeStyle = dark;
  pen.fillRect(x - 8, 96, 16, 5);
  pen.beginPath();
  pen.moveTo(x - 9, 79);
  pen.lineTo(x - 4, 71);
  pen.lineTo(x + 4, 71);
  pen.lineTo(x + 9, 79);
  pen.fill();
  pen.lineWidth = 1.6;
  for (const side of [-6, 6]) {
    pen.beginPath();
    pen.moveTo(x + side, 79);
    pen.lineTo(x + side, 97);
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(x, 69, 5, Math.PI * 0.9, Math.PI * 2.1);
  pen.stroke();
}
