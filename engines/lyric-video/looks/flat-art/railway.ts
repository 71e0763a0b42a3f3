import type { Brush } from '../../picture/flat-shapes.ts';
import { BY_DAY, dogHead } from './dog.ts';
import { passenger } from './people.ts';

/** The slope of the rails, and where they are at the sheet's left edge. */
export const RAILS = { slope: -0.17, left: 612 } as const;
/** Lengths of the train on level rails: its engine and each car, its height, and where its chimney is. */
export const TRAIN = { engine: 362, car: 216, tall: 150, chimney: [-74, -156] } as const;

const [STONE, SHADE, DEEP] = ['#c96a52', '#8f3d4c', '#6d2a45'] as const;
const [IRON, LIT, DARK] = ['#3a2350', '#6a3f6e', '#241238'] as const;

/** A viaduct on stone arches. Its rails slope from one side of the sheet to the other. */
export function viaduct({ pen, fill, tint }: Brush, from: number, to: number): void {
  const bay = 178;
  pen.save();
  pen.transform(1, RAILS.slope, 0, 1, 0, RAILS.left);
  for (let left = Math.floor(from / bay) * bay; left < to; left += bay) {
    const arch = (dx: number, inset: number) => {
      const [a, b, top] = [left + 27 + inset + dx, left + bay - 27 - inset + dx, 44];
      return { a, b, top, middle: (a + b) / 2, radius: (b - a) / 2 };
    };
    const bayOf = (
      color: string,
      { a, b, top, middle, radius }: ReturnType<typeof arch>,
      edge: readonly [number, number],
    ) => {
      pen.fillStyle = tint(color);
      pen.beginPath();
      pen.rect(edge[0], 0, edge[1] - edge[0], 900);
      pen.moveTo(a, 900);
      pen.lineTo(a, top + radius);
      pen.arc(middle, top + radius, radius, Math.PI, 2 * Math.PI);
      pen.lineTo(b, 900);
      pen.closePath();
      pen.fill('evenodd');
    };
    // The depth of the arch shows on its right, and the front lies before it.
    fill(DEEP, `${left + bay - 52},70* ${left + bay - 26},110* ${left + bay - 26},900* ${left + bay - 46},900*`);
    bayOf(SHADE, arch(0, 0), [left, left + bay + 0.6]);
    fill(STONE, `${left},12* ${left + 14},12* ${left + 14},900* ${left},900*`);
    fill(STONE, `${left - 16},12* ${left},12* ${left},900* ${left - 16},900*`);
    for (let course = 0; course < 9; course++) {
      const y = 60 + course * 58;
      fill('#dd8461', `${left - 14},${y}* ${left + 2},${y}* ${left + 2},${y + 9}* ${left - 14},${y + 9}*`);
      fill(
        '#7b3148',
        `${left + 17},${y + 24}* ${left + 27},${y + 24}* ${left + 27},${y + 33}* ${left + 17},${y + 33}*`,
      );
    }
  }
  deck({ fill }, from, to);
  pen.restore();
}

/** Rails on sleepers, and below them a cornice on brackets. */
function deck({ fill }: Pick<Brush, 'fill'>, from: number, to: number): void {
  const bar = (color: string, left: number, top: number, right: number, low: number) =>
    fill(color, `${left},${top}* ${right},${top}* ${right},${low}* ${left},${low}*`);
  bar(DEEP, from, 24, to, 34);
  for (let left = Math.floor(from / 22) * 22; left < to; left += 22) bar(STONE, left, 24, left + 9, 40);
  bar('#e89468', from, 10, to, 26);
  bar('#f7b07c', from, 10, to, 14);
  bar(SHADE, from, 3, to, 10);
  for (let left = Math.floor(from / 16) * 16; left < to; left += 16) bar(DARK, left, 3, left + 8, 8);
  bar(IRON, from, -1, to, 3);
}

/** A steam engine and its cars. The front wheels stand at the pen's origin, and everything else is left of it. */
export function train(brush: Brush, cars: number): void {
  const { fill, disc, bar } = brush;
  openCar(brush, 14 - TRAIN.engine - TRAIN.car);
  for (let index = 2; index <= cars; index++)
    car(brush, 14 - TRAIN.engine - index * TRAIN.car, index % 2 ? '#e2483d' : '#f0a63f');
  // The tender and the engine.
  const tender = -346;
  fill(IRON, `${tender},-80* ${tender + 84},-80* ${tender + 84},-24* ${tender},-24*`);
  fill(LIT, `${tender},-80* ${tender + 84},-80* ${tender + 84},-68* ${tender},-68*`);
  fill(DARK, `${tender + 6},-80* ${tender + 20},-96 ${tender + 44},-98 ${tender + 70},-90 ${tender + 80},-80*`);
  fill(IRON, '-256,-132* -178,-132* -178,-30* -256,-30*');
  fill('#ffd981', '-242,-114* -216,-114* -216,-82* -242,-82*');
  fill('#ffd981', '-208,-114* -190,-114* -190,-82* -208,-82*');
  fill('#e2483d', '-266,-142* -168,-142* -168,-130* -266,-130*');
  fill('#f2705a', '-266,-142* -168,-142* -168,-137* -266,-137*');
  fill(IRON, '-180,-92* -40,-92* -32,-80 -30,-60 -34,-46* -180,-40*');
  fill(LIT, '-180,-92* -40,-92* -34,-82* -180,-78*');
  for (const x of [-148, -106, -66]) fill('#f0a63f', `${x},-92* ${x + 6},-92* ${x + 6},-42* ${x},-42*`);
  fill(IRON, '-132,-90* -132,-104 -122,-113 -110,-104 -110,-90*');
  fill(IRON, '-84,-90* -82,-120* -92,-140* -56,-140* -66,-120* -64,-90*');
  bar('#e2483d', -96, -147, 44, 9);
  disc('#ffe9a8', -30, -70, 9);
  fill(DARK, '-262,-40* -30,-46* -22,-26* -262,-22*');
  fill('#e2483d', '-30,-32* -14,-32* 14,-4* -26,-4*');
  for (const x of [-6, 2]) fill('#b22f3b', `${x - 12},-30* ${x - 8},-30* ${x + 8},-6* ${x},-6*`);
  for (const [x, radius] of [
    [-232, 30],
    [-164, 30],
    [-96, 30],
    [-46, 16],
    [-328, 17],
    [-284, 17],
  ] as const)
    wheel(brush, x, radius);
  bar('#f0a63f', -240, -34, 154, 8);
  disc('#f0a63f', -88, -30, 7);
  fill(LIT, '-52,-38* -26,-38* -26,-26* -52,-26*');
}

/** A car without a roof, in which the travelers and their dog ride. */
function openCar(brush: Brush, left: number): void {
  const { fill, bar, pen } = brush;
  const right = left + 202;
  const aboard = (x: number, y: number, size: number, paint: () => void) => {
    pen.save();
    pen.translate(left + x, y);
    pen.scale(-size, size);
    paint();
    pen.restore();
  };
  aboard(62, -54, 0.68, () => passenger(brush, 'first', 0.15));
  aboard(130, -54, 0.68, () => passenger(brush, 'second', 0.3));
  aboard(176, -72, 0.7, () => dogHead(brush, BY_DAY));
  fill(DARK, `${left - 8},-30* ${right + 14},-30* ${right + 14},-20* ${left - 8},-20*`);
  fill('#2f8f8b', `${left},-64* ${right},-64* ${right},-26* ${left},-26*`);
  fill('#1d6470', `${left + 110},-64* ${right},-64* ${right},-26* ${left + 90},-26*`);
  fill('#fff0d6', `${left},-52* ${right},-52* ${right},-47* ${left},-47*`);
  bar('#f0a63f', left - 4, -68, 210, 7);
  undercarriage(brush, left);
}

function car(brush: Brush, left: number, color: string): void {
  const { fill } = brush;
  const right = left + 202;
  fill(DARK, `${left - 8},-30* ${right + 14},-30* ${right + 14},-20* ${left - 8},-20*`);
  fill(color, `${left},-108* ${right},-108* ${right},-26* ${left},-26*`);
  fill('#fff0d6', `${left},-62* ${right},-62* ${right},-55* ${left},-55*`);
  fill(IRON, `${left - 6},-108* ${left + 6},-122 ${right - 6},-122 ${right + 6},-108*`);
  fill(LIT, `${left - 2},-112* ${left + 8},-122 ${right - 8},-122 ${right - 4},-117*`);
  for (let window = 0; window < 5; window++) {
    const x = left + 12 + window * 37.5;
    fill('#ffd981', `${x},-100* ${x + 27},-100* ${x + 27},-70* ${x},-70*`);
    fill('#fff0c4', `${x},-100* ${x + 15},-100* ${x},-76*`);
    if (window % 2 === left % 2)
      fill('#7a3350', `${x + 9},-70* ${x + 9},-80 ${x + 14},-90 ${x + 20},-80 ${x + 22},-70*`);
  }
  undercarriage(brush, left);
}

function undercarriage(brush: Brush, left: number): void {
  for (const x of [34, 70, 132, 168]) wheel(brush, left + x, 16);
  for (const x of [30, 128]) brush.bar(DARK, left + x, -22, 44, 7);
}

function wheel({ disc }: Brush, x: number, radius: number): void {
  disc(DARK, x, -radius, radius);
  disc('#e2483d', x, -radius, radius * 0.74);
  disc(DARK, x, -radius, radius * 0.56);
  disc('#f0a63f', x, -radius, radius * 0.22);
}

/**
 * What the engine leaves behind, from the chimney at the pen's origin to the left: thin there, and wider the farther it is.
 * @param share of the way to the next puff
 */
export function steam({ disc }: Brush, share: number): void {
  const count = 10;
  const puffs = Array.from({ length: count }, (_, index) => ((index + share) / count) ** 1.45);
  const each = (color: string, dx: number, dy: number, grow: number) => {
    for (const far of puffs) {
      const radius = (15 + 58 * far ** 0.8) * Math.min(1, (1 - far) * 9) * grow;
      // The last puff dissolves within the one before it.
      const along = Math.min(far, 0.88);
      const x = -along * 600 - 3;
      const y = -8 - 112 * along ** 0.7 + 7 * Math.sin(along * 24) * along;
      disc(color, x + dx, y + dy, radius);
      disc(color, x + 0.5 * radius + dx, y + 0.4 * radius + dy, radius * 0.62);
    }
  };
  each('#f3a67c', 5, 9, 1);
  each('#fff4e4', -1, -3, 0.98);
}
