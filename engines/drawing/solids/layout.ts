/** The stored quantities: the normal, the openness, u and v. */
const PARTS = 6;
/** Length of a record: a corner's x and y, one divided by the distance with its two changes, 3 numbers per quantity. */
export const RECORD = 5 + PARTS * 3;
