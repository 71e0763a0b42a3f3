import { bearHead, foot, limb, paw, scarf, trunk } from './bear.ts';
import { contactShadow, grassBefore } from './contact.ts';
import { type Brush, drawn, form, placed } from './paint.ts';
import { outlineOf, oval, points } from './shapes.ts';

/** The bear at rest, in hundredths of its height. */

/** A bench to sit on; its foot is at the origin. */
function bench(brush: Brush): void {
  for (const x of [-26, 20])
    form(
      brush,
      outlineOf([
        [x - 2.6, -11],
        [x - 2.6, -11],
        [x + 2.6, -11],
        [x + 2.6, -11],
        [x + 2, 0],
        [x + 2, 0],
        [x - 3.4, 0.4],
        [x - 3.4, 0.4],
      ]),
      '#6f5643',
      { flow: 1.5, hair: 3, line: 0.4 },
    );
  form(brush, outlineOf(points('-38,-13.4! 30,-14! 30.6,-10! -37.6,-9.4!')), '#a17c52', {
    flow: 0,
    hair: 4,
    apart: 0.4,
    line: 0.45,
  });
}

/**
 * The bear sits on its bench, sleepy, with a mug in its paws, and looks to the right.
 * @param nod how far its head sinks, 0 to 1
 */
export function sittingBear(brush: Brush, nod: number): void {
  contactShadow(brush, 0, 0, 76);
  bench(brush);
  limb(brush, points('4,-19 21,-23 20,-7'), [19, 16, 12], true);
  foot(brush, 20, -1.4, 0, true);
  trunk(brush, points('-5,-65 -16,-58 -24,-44 -26.6,-28 -21,-13 -8,-9 9,-11 18,-22 18,-38 13,-53 8,-61'), -3);
  limb(brush, points('-7,-20 12,-22 15,-6'), [21, 18, 12]);
  foot(brush, 14, 0.4, 0);
  const lift = -1.4 * nod;
  limb(
    brush,
    [
      [9, -50],
      [20, -44],
      [24, -46 - lift],
    ],
    [11, 10, 9],
    true,
  );
  placed(brush, { x: 4.6 + nod, y: -73 + nod * 1.4, turn: 0.16 + nod * 0.1, scale: 1.1 }, (own) =>
    bearHead(own, { eyes: 0.62 - 0.4 * nod }),
  );
  scarf(brush, 1, -61, 21, -0.7);
  placed(brush, { x: 25, y: -49 - lift, turn: 0.06 }, mug);
  limb(
    brush,
    [
      [-6, -51],
      [1, -35],
      [19, -44 - lift],
    ],
    [15, 13, 10],
  );
  paw(brush, 20, -44 - lift, 5);
  grassBefore(brush, -30, -14, 1.6, 7);
  grassBefore(brush, 8, 26, 3, 5);
}

function mug(brush: Brush): void {
  drawn(brush, points('4,-3 8,-3.4 8,2.6 4,3'), '#5b7f90', 1.6, 1);
  form(brush, outlineOf(points('-5,-5.4! 5,-5.4! 4.4,4.6 2,6 -2,6 -4.4,4.6')), '#6f93a3', { flow: 1.5, line: 0.4 });
  form(brush, oval(0, -5.4, 5, 1.4), '#f3e6cb', { line: 0.3, shade: 0.4 });
  for (const x of [-2.4, 0, 2.4]) form(brush, oval(x, 0.4, 0.8, 0.8), '#f3e6cb', { line: 0, shade: 0.3 });
}

/** Curls of steam or smoke that rise from the origin. @param share 0 to 1 of one cycle @param tall of all of them */
export function steam(brush: Brush, share: number, tall: number, thick: number, color: string): void {
  const { pen, tint } = brush;
  pen.lineCap = 'round';
  for (let puff = 0; puff < 7; puff++) {
    const age = (puff / 7 + share / 7) % 1;
    const y = -age * tall;
    const x = Math.sin(age * 5 + puff * 2.2) * tall * 0.07 * (0.3 + age) + age * age * tall * 0.34;
    const size = thick * (0.5 + age * 1.5);
    pen.globalAlpha = 0.75 * Math.min(1, age * 6) * (1 - age);
    pen.fillStyle = tint(color);
    pen.beginPath();
    pen.ellipse(x, y, size, size * 0.8, age, 0, 2 * Math.PI);
    pen.fill();
    pen.globalAlpha *= 0.8;
    pen.strokeStyle = tint('#8d8a96');
    pen.lineWidth = thick * 0.12;
    pen.beginPath();
    pen.arc(x, y, size * 0.6, 0.4 + age * 3, 3.4 + age * 3);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}
