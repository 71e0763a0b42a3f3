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

/** Files that pass between the service and a provider: what Amazon Transcribe writes. */
export const PROVIDED_NAMES = [
  'transcript.json',
  // Amazon Transcribe writes it to find out whether it may write there, and leaves it.
  '.write_access_check_file.temp',
] as const;
export type ProvidedName = (typeof PROVIDED_NAMES)[number];
