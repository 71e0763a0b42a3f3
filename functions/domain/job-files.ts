/** The files of a job in the media bucket: what its request brought, what its engine made, and what a provider made. */
export type InputName = 'request.json' | 'song.m4a' | `image-${number}.png` | `person-${number}.gz`;
export const OUTPUT_NAMES = ['video.mp4', 'thumbnail.jpg', 'storyboard.json', 'lyrics.json'] as const;
export type OutputName = (typeof OUTPUT_NAMES)[number];

/** Images of a request: a singer, or up to four characters. */
export const MAX_IMAGES = 4;

/** Every input that a job can have. */
export const INPUT_NAMES: readonly InputName[] = [
  'request.json',
  'song.m4a',
  ...Array.from({ length: MAX_IMAGES }, (_, index): InputName => `image-${index}.png`),
  ...Array.from({ length: MAX_IMAGES }, (_, index): InputName => `person-${index}.gz`),
];

/** Files that pass between the service and a provider. */
export type ProvidedName =
  | TranscribeName
  | RayName
  | `shot-${number}.json`
  // Bedrock makes a folder for each invocation.
  | `shot-${number}/${string}/${ClipName}`;

/** What Amazon Transcribe writes. */
export const TRANSCRIBE_NAMES = [
  'transcript.json',
  // Amazon Transcribe writes it to find out whether it may write there, and leaves it.
  '.write_access_check_file.temp',
] as const;
type TranscribeName = (typeof TRANSCRIBE_NAMES)[number];

/** The film that the embedded engine drew, the list of the shots that Ray is to make, and what became of them. */
export const RAY_NAMES = ['film.mp4', 'thumbnail.jpg', 'storyboard.json', 'shots.json', 'made.json'] as const;
type RayName = (typeof RAY_NAMES)[number];

/** What Bedrock writes for each invocation. */
export const CLIP_NAMES = ['output.mp4', 'manifest.json'] as const;
type ClipName = (typeof CLIP_NAMES)[number];
