/** A face turned farther from the viewer than this, radians, shows only one eye. */
const WELL_SEEN = 0.85;
/** A person turned farther away than this, in radians, looks away on purpose. */
const AWAY = 2.2;

/**
 * Turns a face toward the viewer, as actors on a stage do when they look at somebody beside them: the audience still
 * sees half of the face.
 * @param yaw turn of the head away from the viewer, radians
 */
export function towardViewer(yaw: number): number {
  const turn = Math.atan2(Math.sin(yaw), Math.cos(yaw));
  const size = Math.abs(turn);
  if (size <= WELL_SEEN || size >= AWAY) return turn;
  const share = (size - WELL_SEEN) / (AWAY - WELL_SEEN);
  return Math.sign(turn) * (WELL_SEEN + (AWAY - WELL_SEEN) * share * share);
}
