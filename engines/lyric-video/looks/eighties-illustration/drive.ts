import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { each, type Layer, meter, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';

/** Lengths of a car in its own pixels. */
const [WIDE, HIGH] = [420, 190];
const LIGHTS = 8;
const COMETS = 3;

/** In a break, a sports car drives toward the sun, and its lights glow with the bass. Beside a singer, it overtakes. */
export function carOf(composition: Composition): Layer | false {
  const { movement, width, height, unit, shape, singer, art } = composition;
  if (movement !== 'break') return false;
  const across = shape === 'wide' ? 0.3 : 0.58;
  const scale = (across * width * (singer ? 0.72 : 1)) / WIDE;
  const cars = frames(LIGHTS, WIDE * scale, HIGH * scale, (pen, share) => {
    pen.scale(scale, scale);
    car(pen, composition, share);
  });
  const x = art.left + art.width / 2 + (singer ? (shape === 'wide' ? 0.29 : 0.2) * width : 0);
  return meter(cars, ({ bass, hit }) => 0.7 * bass + 0.4 * hit).at(
    ({ travel, beat }) => [
      x + sway(travel, 0.7, (singer ? 10 : 34) * unit),
      height * 0.985 - Math.abs(Math.sin(beat * Math.PI)) * 3 * unit,
    ],
    'bottom',
  );
}

/** Seen from behind. @param share how bright its lights are, 0 to 1 */
function car(pen: Context2D, { tint }: Composition, share: number): void {
  const [dark, edge, red] = ['#0a0416', tint('#ff5fd2'), '#ff3b4e'];
  pen.translate(WIDE / 2, 0);
  pen.fillStyle = dark;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.roundRect(side * 152 - 32, 128, 64, 58, 8);
    pen.fill();
  }
  const body = pen.createLinearGradient(0, 10, 0, 170);
  body.addColorStop(0, tint('#ff9a3d'));
  body.addColorStop(0.3, tint('#5a189a'));
  body.addColorStop(1, dark);
  pen.fillStyle = body;
  pen.strokeStyle = edge;
  pen.lineWidth = 3;
  pen.lineJoin = 'round';
  polygon(pen, [
    [-84, 14],
    [84, 14],
    [128, 66],
    [190, 82],
    [198, 150],
    [-198, 150],
    [-190, 82],
    [-128, 66],
  ]);
  pen.fill();
  pen.stroke();
  // The rear window is covered by slats.
  pen.fillStyle = '#06020f';
  polygon(pen, [
    [-74, 22],
    [74, 22],
    [106, 64],
    [-106, 64],
  ]);
  pen.fill();
  pen.lineWidth = 2;
  for (let slat = 0; slat < 4; slat++) {
    const y = 29 + slat * 9;
    pen.beginPath();
    pen.moveTo(-78 - slat * 7, y);
    pen.lineTo(78 + slat * 7, y);
    pen.stroke();
  }
  pen.fillStyle = dark;
  pen.fillRect(-214, 58, 428, 11);
  pen.strokeRect(-214, 58, 428, 11);
  pen.fillRect(-150, 66, 12, 20);
  pen.fillRect(138, 66, 12, 20);
  pen.beginPath();
  pen.roundRect(-182, 94, 364, 34, 6);
  pen.fill();
  for (const side of [-1, 1]) {
    const glow = pen.createRadialGradient(side * 122, 111, 4, side * 122, 111, 86);
    glow.addColorStop(0, `rgb(255 70 90 / ${0.35 + 0.55 * share})`);
    glow.addColorStop(1, 'rgb(255 70 90 / 0)');
    pen.fillStyle = glow;
    pen.fillRect(side * 122 - 86, 25, 172, 160);
    pen.fillStyle = red;
    pen.beginPath();
    pen.roundRect(side * 122 - 54, 99, 108, 24, 4);
    pen.fill();
    pen.fillStyle = `rgb(255 235 225 / ${0.25 + 0.7 * share})`;
    pen.fillRect(side * 122 - 48, 107, 96, 7);
  }
  pen.fillStyle = tint('#fff2a0');
  pen.fillRect(-30, 99, 60, 24);
  pen.fillStyle = '#1a083a';
  pen.font = '20px Righteous';
  pen.textAlign = 'center';
  pen.fillText('1984', 0, 118);
  pen.fillStyle = '#06020f';
  pen.fillRect(-120, 150, 240, 14);
  for (const x of [-70, -46, 46, 70]) {
    disc(pen, x, 157, 8);
    pen.stroke();
  }
}

/** In an ending, a city stands before the horizon with lit windows, and comets fall. @param horizon in pixels */
export function cityOf({ movement, width, height, unit, tint, chance }: Composition, horizon: number): Layer | false {
  if (movement !== 'ending') return false;
  const own = chance.fork('city');
  const high = Math.min(horizon * 0.36, 0.24 * height);
  const city = sprite(width, high, (pen) => {
    for (let x = -10 * unit; x < width; ) {
      const wide = own.between(34, 78) * unit;
      // Towers are lower before the moon.
      const far = Math.min(1, Math.abs(x + wide / 2 - width / 2) / (0.36 * width));
      const tall = high * (0.16 + own.between(0.2, 0.8) * (0.25 + 0.75 * far));
      pen.fillStyle = '#050614';
      pen.fillRect(x, high - tall, wide - 2 * unit, tall);
      if (own.next() < 0.3) pen.fillRect(x + wide * 0.46, high - tall - 16 * unit, 3 * unit, 16 * unit);
      pen.fillStyle = tint('#ff5fd2');
      pen.fillRect(x, high - tall, wide - 2 * unit, 1.6 * unit);
      for (let row = high - tall + 9 * unit; row < high - 8 * unit; row += 12 * unit)
        for (let column = x + 6 * unit; column < x + wide - 10 * unit; column += 10 * unit) {
          if (own.next() < 0.55) continue;
          pen.fillStyle = own.next() < 0.7 ? tint('#fff2a0') : tint('#ff5fd2');
          pen.globalAlpha = own.between(0.5, 1);
          pen.fillRect(column, row, 5 * unit, 6 * unit);
          pen.globalAlpha = 1;
        }
      x += wide;
    }
  });
  const comet = sprite(130 * unit, 60 * unit, (pen) => {
    const tail = pen.createLinearGradient(0, 60 * unit, 130 * unit, 0);
    tail.addColorStop(0, '#ffffff');
    tail.addColorStop(1, 'rgb(255 255 255 / 0)');
    pen.fillStyle = tail;
    polygon(pen, [
      [0, 58 * unit],
      [130 * unit, 0],
      [5 * unit, 60 * unit],
    ]);
    pen.fill();
  });
  const skyline = picture(city).at([0, horizon + 2 * unit], 'bottom-left');
  const comets = each(
    Array.from({ length: COMETS }, (_, index) => 0.86 - 0.24 * index),
    (across, index) =>
      picture(comet)
        .at(({ beat }) => {
          const way = ((beat + index * 3.3) % 8) / 1.6;
          return [(across + 0.1 - 0.16 * way) * width, (0.05 + 0.07 * index) * height + 0.1 * way * height];
        })
        .opacity(({ beat }) => Math.max(0, Math.sin(Math.min(1, ((beat + index * 3.3) % 8) / 1.6) * Math.PI))),
  );
  return (frame, cues) => {
    comets(frame, cues);
    skyline(frame, cues);
  };
}
