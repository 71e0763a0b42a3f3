import type { Part } from '../scenery/part.ts';

/** Sorts parts by how near their front is. What stands on another part comes after it. */
export function ordered(parts: readonly Part[]): Part[] {
  const rising = parts.map((part, index) => ({ part, index, near: frontOf(part) }));
  const upward = rising.toSorted((one, other) => one.part.at[1] - other.part.at[1]);
  const blocks: typeof upward = [];
  for (const one of upward) {
    for (const below of blocks) if (carries(below.part, one.part)) one.near = Math.max(one.near, below.near + 0.001);
    if (one.part.form === 'block') blocks.push(one);
  }
  return rising.sort((one, other) => one.near - other.near || one.index - other.index).map(({ part }) => part);
}

/** Whether a block is under the middle of a part. */
function carries(below: Part, { at }: Part): boolean {
  if (below.form !== 'block') return false;
  const top = below.at[1] + below.size[1];
  return (
    at[1] >= top - 0.02 &&
    Math.abs(at[0] - below.at[0]) < below.size[0] / 2 &&
    Math.abs(at[2] - below.at[2]) < below.size[2] / 2
  );
}

function frontOf(part: Part): number {
  switch (part.form) {
    case 'block':
    case 'roof': {
      const [cos, sin] = [Math.abs(Math.cos(part.turn ?? 0)), Math.abs(Math.sin(part.turn ?? 0))];
      return part.at[2] + (part.size[2] * cos + part.size[0] * sin) / 2;
    }
    case 'ball':
      return part.at[2] + part.size[2] / 2;
    case 'column':
    case 'canopy':
      return part.at[2] + part.radius;
    case 'bar':
      return Math.max(part.at[2], part.to[2]);
    case 'sheet':
      return part.at[2] + Math.max(0, part.right[2]) + Math.max(0, part.down[2]);
    default:
      return part.at[2];
  }
}
