import { join } from 'node:path';

/** A network in an installed package. */
interface Source {
  /** Name of the converted file, without its extension. */
  name: string;
  /** Path in `node_modules`. */
  file: string;
  /** Index of the network, if the file contains several. */
  index?: number;
}

const MESH_FILE = '@mediapipe/face_mesh/face_mesh_solution_packed_assets.data';

export const SOURCES: readonly Source[] = [
  { name: 'person-mask', file: '@mediapipe/selfie_segmentation/selfie_segmentation.tflite' },
  { name: 'near-faces', file: '@mediapipe/face_detection/face_detection_short_range.tflite' },
  { name: 'far-faces', file: '@mediapipe/face_detection/face_detection_full_range.tflite' },
  // The first network in the file finds lips and eyes more precisely, but needs operators that ONNX does not have.
  { name: 'face-points', file: MESH_FILE, index: 1 },
  { name: 'body-joints', file: '@mediapipe/pose/pose_landmark_full.tflite' },
];

/** Bytes 4 to 7 of every network. */
const MARK = 'TFL3';

export function sourceOf({ file, index = 0 }: Source, read: (path: string) => Uint8Array): Uint8Array {
  const bytes = Buffer.from(read(join(import.meta.dirname, '../../node_modules', file)));
  let mark = bytes.indexOf(MARK);
  for (let passed = 0; passed < index && mark !== -1; passed += 1) mark = bytes.indexOf(MARK, mark + 1);
  if (mark < 4) throw new RangeError(`${file} does not hold ${index + 1} networks.`);
  // A copy, because the offsets in a network count from its first byte.
  return Uint8Array.from(bytes.subarray(mark - 4));
}
