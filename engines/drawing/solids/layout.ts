/** The positions of a vertex's quantities. */
export const [X, Y, DEPTH, DISTANCE, ACROSS, ALONG, NX, NY, NZ, OPEN, U, V] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;
export const STRIDE = 12;
/** The stored quantities: the normal, the openness, u and v. */
export const PARTS = 6;
/** Length of a record: a corner's x and y, one divided by the distance with its two changes, 3 numbers per quantity. */
export const RECORD = 5 + PARTS * 3;
