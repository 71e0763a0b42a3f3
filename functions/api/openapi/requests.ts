import { REQUEST_SCHEMAS } from '../../domain/requests.ts';
import { SegmentSchema } from '../../domain/segments.ts';
import { segment } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The schemas with which the handlers validate requests that create jobs, and their nested schemas that have names.
 */
const { lyric_transcription, lyric_video, narrative_video } = REQUEST_SCHEMAS;

export const REQUEST_COMPONENTS = {
  TranscriptionRequest: lyric_transcription,
  LyricVideoRequest: lyric_video,
  MusicVideoRequest: narrative_video,
  Character: narrative_video.entries.characters.pipe[0].item,
  Segment: SegmentSchema,
  TimedWord: SegmentSchema.pipe[0].entries.timedWords.pipe[0].item,
};
type RequestComponent = keyof typeof REQUEST_COMPONENTS;

/** The description of a schema and its fields, in addition to the keywords. */
export interface Note {
  description: string;
  /** Rules that concern several fields. The conversion of the schema does not include them. */
  keywords?: JsonSchema;
  /** Description and example of each field, and rules that concern several of its items. */
  fields: Record<string, [description: string, example: unknown, keywords?: JsonSchema]>;
}

const mediaUrl = 'Public http or https URL, port 80 or 443, without user name or password.';
const song = (rule: string): [string, string] => [
  `The audio file. ${mediaUrl} At most 100 MB; ${rule}. Fetched after the job is accepted.`,
  'https://files.example.com/song.mp3',
];
const image = (whose: string): [string, string] => [
  `${whose} ${mediaUrl} At most 10 MB and 25 megapixels.`,
  'https://files.example.com/singer.png',
];
const common: Note['fields'] = {
  webhook_url: [
    'Where to send the webhook when the job has ended. Public https URL on port 443; redirects are not followed.',
    'https://hooks.example.com/songreel',
  ],
  idempotency_key: [
    'The same as the header `Idempotency-Key`. If both are given, they must be equal.',
    '3f0c2b9e-5d1a-4c55-9a62-0f6f1f6f2f11',
  ],
};
const lyrics: Note['fields'] = {
  lyrics: [
    'The lyrics, if you have them: text with a line for each line of the song, or LRC or SRT. The service finds their times in the song. An addition to the contract.',
    'Hello morning, hello light\nEvery window opens bright',
  ],
};
const metadata: Note['fields'] = {
  metadata: [
    'Up to 10 strings of your own, each up to 200 characters, such as an order number. Reads and lists of jobs return them; nothing interprets them. An addition to the contract.',
    { order: '1042' },
  ],
};
const video: Note['fields'] = {
  quality: ['`basic` is 720p, `pro` is 1080p.', 'basic'],
  aspect_ratio: ['Width to height.', '9:16'],
};

export const REQUEST_NOTES: Record<RequestComponent, Note> = {
  TranscriptionRequest: {
    description: 'Requests the time-coded lyrics of a song. Fields that are not listed here are ignored.',
    keywords: { dependentRequired: { trim_start: ['trim_end'] } },
    fields: {
      ...common,
      song_url: song('at most 420 seconds'),
      ...lyrics,
      ...metadata,
      trim_start: ['Start in seconds; 0 if only `trim_end` is given. Requires `trim_end`.', 12.5],
      trim_end: ['Seconds at which to end: greater than `trim_start`, and not beyond the song.', 42],
    },
  },
  LyricVideoRequest: {
    description: 'Requests a video of the lyrics. Fields that are not listed here are ignored.',
    fields: {
      ...common,
      ...video,
      song_url: song('10 to 420 seconds'),
      ...lyrics,
      ...metadata,
      style_preset: ['The look of the video. Without it, the default look.', 'WATERCOLOR'],
      song_genre: ['Genre, in your own words. It influences the colors of the look.', 'dream pop'],
      singer_image_url: image('A picture of the singer, which becomes part of the look.'),
      segments: [
        'The lyrics with their times, in order, not overlapping, within the song. Not together with `lyrics`. Without either, the song is transcribed.',
        [segment],
      ],
      romanize: [
        'Whether each line is shown in Latin letters too, small below it, if it is written in Japanese, Chinese, Korean, Arabic, Cyrillic, Devanagari or Greek. An addition to the contract.',
        true,
      ],
    },
  },
  MusicVideoRequest: {
    description: 'Requests a video that tells a story. Fields that are not listed here are refused.',
    fields: {
      ...common,
      ...video,
      song_url: song('10 to 420 seconds'),
      prompt: ['The story: places, times of day, moods and actions. Not blank.', 'A walk by the sea at dawn.'],
      characters: [
        'The characters of the story. Exactly one has the role `singer`.',
        [{ name: 'Ada', role: 'singer', image_url: 'https://files.example.com/ada.png' }],
        { contains: { properties: { role: { const: 'singer' } } }, minContains: 1, maxContains: 1 },
      ],
      style_preset: ['The look of the video. Without it, the pictures are realistic.', 'pixel-art'],
    },
  },
  Character: {
    description: 'A person who appears in the video. Fields that are not listed here are refused.',
    fields: {
      name: ['Name of the character in the prompt.', 'Ada'],
      role: ['Exactly one character is the singer.', 'singer'],
      image_url: image('What the character looks like.'),
      description: ['What the picture does not show.', 'Wears a red raincoat.'],
    },
  },
  Segment: {
    description: 'A line of lyrics and when it is sung. Times are seconds of the song.',
    fields: {
      text: ['The line.', 'Hello world'],
      start: ['When it begins.', 1],
      end: ['When it ends: greater than `start`.', 2],
      duration: ['`end` − `start`, within 0.05 seconds.', 1],
      wordCount: ['How many words it has.', 2],
      timedWords: ['Its words, each within the line. May be empty.', [{ text: 'Hello', start: 1, end: 1.5 }]],
    },
  },
  TimedWord: {
    description: 'A word and when it is sung.',
    fields: {
      text: ['The word.', 'Hello'],
      start: ['When it begins.', 1],
      end: ['When it ends: not before `start`.', 1.5],
    },
  },
};
