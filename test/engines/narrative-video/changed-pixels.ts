/** Returns the share of pixels that differ clearly between two pictures, 0 to 1. */
export function changed(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) + Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)) > 24)
      count += 1;
  return count / (one.length / 4);
}
