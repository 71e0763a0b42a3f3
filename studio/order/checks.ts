import type { JobType } from '../../functions/domain/job-type.ts';
import type { Character, Song } from './draft.ts';

const MB = 1024 * 1024;
const MOST_SONG_BYTES = 100 * MB;
const MOST_IMAGE_BYTES = 10 * MB;
/** Seconds. */
const SHORTEST_VIDEO = 10;
const LONGEST_SONG = 420;

interface Filled {
  kind: JobType;
  song: Song | undefined;
  singer: File | undefined;
  prompt: string;
  characters: readonly Character[];
}

/** What is missing or cannot work, by field, before anything is uploaded. The service checks everything again. */
export function faultsOf({ kind, song, singer, prompt, characters }: Filled): Record<string, string> {
  const faults: Record<string, string> = {};
  const songFault = faultOfSong(kind, song);
  if (songFault) faults.song_url = songFault;
  if (kind === 'lyric_video' && singer && singer.size > MOST_IMAGE_BYTES) {
    faults.singer_image_url = 'This picture is larger than 10 MB. Choose a smaller one.';
  }
  if (kind !== 'narrative_video') return faults;
  if (prompt.trim() === '') faults.prompt = 'Write what happens in the video: who is where, and does what.';
  characters.forEach(({ name, image }, index) => {
    if (name.trim() === '') faults[`characters[${index}].name`] = 'Give this character a name.';
    if (!image) faults[`characters[${index}].image_url`] = 'Choose a picture of this character.';
    else if (image.size > MOST_IMAGE_BYTES) {
      faults[`characters[${index}].image_url`] = 'This picture is larger than 10 MB. Choose a smaller one.';
    }
  });
  return faults;
}

function faultOfSong(kind: JobType, song: Song | undefined): string | undefined {
  if (!song) return 'Choose a song first.';
  const { file, sound } = song;
  if (file && file.size > MOST_SONG_BYTES) return 'This song is larger than 100 MB. Choose a smaller file.';
  if (!sound) return undefined;
  if (sound.seconds > LONGEST_SONG) return 'This song is longer than seven minutes. Choose a shorter one.';
  const isTooShort = kind !== 'lyric_transcription' && sound.seconds < SHORTEST_VIDEO;
  return isTooShort ? 'A video needs a song of at least ten seconds.' : undefined;
}
