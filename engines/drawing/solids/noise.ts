import { easeInOut } from '../motion.ts';

/** Returns smooth noise from 0 to 1, with one spot per unit of length. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const a = easeInOut(x - left);
  const b = easeInOut(y - top);
  const upper = spot(left, top) * (1 - a) + spot(left + 1, top) * a;
  const lower = spot(left, top + 1) * (1 - a) + spot(left + 1, top + 1) * a;
  return upper * (1 - b) + lower * b;
}

function spot(x: number, y: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) & 0xffff) / 0xffff;
}
