import { join } from 'node:path';

/** Where the networks come from. */
interface Source {
  /** Of the converted file, without its ending. */
  name: string;
  /** In the folder of installed packages. */
  file: string;
  /** Which network of the file, if it holds several one after the other. */
  index?: number;
}

const MESH_FILE = '@mediapipe/face_mesh/face_mesh_solution_packed_assets.data';

export const SOURCES: readonly Source[] = [
  { name: 'person-mask', file: '@mediapipe/selfie_segmentation/selfie_segmentation.tflite' },
  { name: 'near-faces', file: '@mediapipe/face_detection/face_detection_short_range.tflite' },
  { name: 'far-faces', file: '@mediapipe/face_detection/face_detection_full_range.tflite' },
  // The first network in the file finds lips and eyes more closely, by operators that ONNX does not have.
  { name: 'face-points', file: MESH_FILE, index: 1 },
  { name: 'body-joints', file: '@mediapipe/pose/pose_landmark_full.tflite' },
];

/** Stands in the bytes 4 to 7 of every network. */
const MARK = 'TFL3';

export function sourceOf({ file, index = 0 }: Source, read: (path: string) => Uint8Array): Uint8Array {
  const bytes = Buffer.from(read(join(import.meta.dirname, '../../node_modules', file)));
  let mark = bytes.indexOf(MARK);
  for (let passed = 0; passed < index && mark !== -1; passed += 1) mark = bytes.indexOf(MARK, mark + 1);
  if (mark < 4) throw new RangeError(`${file} does not hold ${index + 1} networks.`);
  // A copy, because the offsets in a network count from its first byte.
  return Uint8Array.from(bytes.subarray(mark - 4));
}
