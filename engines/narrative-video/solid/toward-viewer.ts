/** Radians: a face turned farther than this from the viewer shows one eye only. */
const WELL_SEEN = 0.85;
/** Farther than this, somebody looks away, and is meant to. */
const AWAY = 2.2;

/** How an actor on a stage looks at somebody beside them: the face stays half open to the audience. @param yaw of the head, radians */
export function towardViewer(yaw: number): number {
  const turn = Math.atan2(Math.sin(yaw), Math.cos(yaw));
  const size = Math.abs(turn);
  if (size <= WELL_SEEN || size >= AWAY) return turn;
  const share = (size - WELL_SEEN) / (AWAY - WELL_SEEN);
  return Math.sign(turn) * (WELL_SEEN + (AWAY - WELL_SEEN) * share * share);
}
