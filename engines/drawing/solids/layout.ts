/**
 * Length of a triangle's record: a corner's x and y, then at `NORMAL` the normal and the openness, and at `NEARNESS` one
 * divided by the distance, u and v. Of both, there are four numbers for the corner, and then their changes along x and
 * along y, four numbers each.
 */
export const RECORD = 28;
export const [NORMAL, NEARNESS] = [4, 16] as const;
