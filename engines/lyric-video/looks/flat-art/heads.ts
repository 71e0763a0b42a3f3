import type { Brush } from '../../picture/flat-shapes.ts';

/** The two who travel, in every picture: one with a quiff and a red scarf, the other with round hair and a gold earring. */
export type Who = 'first' | 'second';

/** A head's planes: the front of the face and its back, and the hair with its edge in the light. */
interface Tones {
  skin: string;
  dim: string;
  hair: string;
  edge: string;
}

export const DAY: Record<Who, Tones> = {
  first: { skin: '#f9c49a', dim: '#d17f63', hair: '#41203a', edge: '#8d3d4a' },
  second: { skin: '#b56d4a', dim: '#7a3f3a', hair: '#241430', edge: '#6a3a5c' },
};
/** Beside a fire. */
export const NIGHT: Record<Who, Tones> = {
  first: { skin: '#ffd8a0', dim: '#b4605a', hair: '#2b1838', edge: '#c9583f' },
  second: { skin: '#eba06c', dim: '#793c47', hair: '#1b1232', edge: '#d0613f' },
};
export const SCARF = { lit: '#e2483d', shade: '#a92a3a' } as const;
const [EYE, MOUTH, GOLD] = ['#221539', '#7a1f38', '#ffc44d'];

/** The same head with its light from behind. */
export function backlit({ skin, dim, hair, edge }: Tones): Tones {
  return { skin: dim, dim: skin, hair, edge };
}

/**
 * A profile that looks to the left and sings, cut into a plane in the light and one in the shade. Its neck stands on the
 * pen's origin, and it is 75 tall.
 * @param open how far the mouth is open, from 0 to 1
 */
export function head(brush: Brush, who: Who, tones: Tones, open: number): void {
  if (who === 'first') quiffed(brush, tones, open);
  else rounded(brush, tones, open);
}

/** One straight line from the forehead to the tip of the nose, and hair that points ahead. */
function quiffed({ fill }: Brush, { skin, dim, hair, edge }: Tones, open: number): void {
  const jaw = 3 * open;
  fill(dim, '-7,6* 10,6* 11,-20* -5,-16*');
  fill(
    skin,
    `-15,-54* -27,-28* -19,-26* -20,-21* -17,${-8 + jaw}* -11,${-5 + jaw}* 4,${-9 + jaw * 0.6}* 14,-24* 15,-54*`,
  );
  fill(dim, `0,-56* -3,-30* -7,${-5.6 + jaw}* 4,${-9 + jaw * 0.6}* 14,-24* 15,-54*`);
  fill(skin, '6,-36* 14,-39 15,-29 8,-26*');
  fill(EYE, '-19.5,-40* -9.5,-37.5* -15,-33.5*');
  fill(MOUTH, `-20.6,-21.5* -7,${-19.5 - open * 1.5}* -18.4,${-17 + jaw * 1.4}*`);
  fill(hair, '-14,-52* -28,-62 -40,-79* -22,-77 -4,-80 14,-74 25,-60* 23,-40* 13,-25* 10,-42* -2,-47*');
  fill(edge, '-40,-79* -22,-77 -4,-80 10,-76* -8,-71 -24,-67 -31,-66*');
}

/** Hair like a full moon, from which the face looks out. */
function rounded({ fill, disc, pen, tint }: Brush, { skin, dim, hair, edge }: Tones, open: number): void {
  const jaw = 3 * open;
  disc(edge, 6, -48, 32);
  disc(hair, 9.5, -46, 30);
  fill(dim, '-6,6* 9,6* 10,-22* -4,-16*');
  fill(
    skin,
    `-13,-58* -19,-44* -19,-37* -26,-27* -20,-25* -23,-20* -19,-17* -20,${-11 + jaw}* -15,${-5 + jaw} -8,${-4 + jaw}* 5,${-10 + jaw * 0.5}* 9,-32* 0,-54*`,
  );
  fill(dim, `0,-54* -4,-34* -8,${-4 + jaw}* 5,${-10 + jaw * 0.5}* 9,-32*`);
  fill(EYE, '-18,-39* -8,-37* -13,-33*');
  fill(MOUTH, `-22,-20* -7,${-19 - open * 1.5}* -19.4,${-14 + jaw * 1.3}*`);
  fill(hair, '-14,-60* -17,-49* -4,-52* 2,-44* 8,-30* 14,-40* 10,-62*');
  pen.strokeStyle = tint(GOLD);
  pen.lineWidth = 2.6;
  pen.beginPath();
  pen.arc(6.5, -17, 6, 0, 2 * Math.PI);
  pen.stroke();
}
