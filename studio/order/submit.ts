import { SongreelError } from '../../client/src/error.ts';
import type { LyricVideoRequest, MusicVideoRequest, Segment } from '../../client/src/types.ts';
import type { JobType } from '../../functions/domain/job-type.ts';
import { go } from '../state/route.ts';
import { messageOf, refreshAccount, songreel } from '../state/session.ts';
import { songsOfJobs } from '../state/songs.ts';
import { faultsOf } from './checks.ts';
import * as draft from './draft.ts';
import { faultsIn } from './faults.ts';

/**
 * Uploads the files, orders, and opens the job. What is wrong lands beside its field.
 * @param onStep gets what is being done, for the person who waits
 */
export async function submit(onStep: (text: string) => void): Promise<void> {
  draft.faults.value = faultsOf({
    kind: draft.kind.value,
    song: draft.song.value,
    singer: draft.singer.value,
    prompt: draft.prompt.value,
    characters: draft.characters.value,
  });
  if (Object.keys(draft.faults.value).length > 0) return;
  try {
    const type = draft.kind.value;
    onStep('Uploading…');
    const id = await ordered(type, onStep);
    const song = draft.song.value;
    if (song) songsOfJobs.set(id, song);
    void refreshAccount();
    go({ view: 'job', type, id });
  } catch (error) {
    const isRefusal = error instanceof SongreelError && error.code === 'invalid_request';
    draft.faults.value = isRefusal ? faultsIn(error.message) : { order: messageOf(error) };
  }
}

async function ordered(type: JobType, onStep: (text: string) => void): Promise<string> {
  const song_url = await uploadedSong();
  const webhook = draft.webhookUrl.value.trim();
  const common = { song_url, ...(webhook ? { webhook_url: webhook } : {}) };
  if (type === 'lyric_transcription') {
    const words = draft.lyrics.value.trim();
    onStep('Ordering…');
    return (await songreel().transcriptions.create({ ...common, ...metadata(), ...(words ? { lyrics: words } : {}) }))
      .id;
  }
  const video = { ...common, quality: draft.quality.value, aspect_ratio: draft.shape.value };
  if (type === 'lyric_video') {
    const request = { ...video, ...(await lyricPart()), ...metadata() };
    onStep('Ordering…');
    return (await songreel().lyricVideos.create(request)).id;
  }
  const request = { ...video, ...(await storyPart()) };
  onStep('Ordering…');
  return (await songreel().musicVideos.create(request)).id;
}

/** A file is uploaded once, and its address serves the orders of a day. */
async function uploadedSong(): Promise<string> {
  const song = draft.song.value;
  if (!song) throw new Error('Choose a song first.');
  if (song.url) return song.url;
  if (!song.file) throw new Error('This song is no longer here. Choose it again.');
  const url = await songreel().upload(song.file);
  draft.song.value = { ...song, url };
  return url;
}

const MOST_METADATA = 200;

/** Notes for the studio itself: a name for lists, and what it takes to order the same song again. */
function metadata(): { metadata: Record<string, string> } {
  const { name = '', url = '' } = draft.song.value ?? {};
  const notes = { title: name.slice(0, 100), song: url, look: draft.lyricPreset.value ?? '' };
  const kept = Object.entries(notes).filter(([, note]) => note !== '' && note.length <= MOST_METADATA);
  return { metadata: Object.fromEntries(kept) };
}

async function lyricPart(): Promise<Partial<LyricVideoRequest>> {
  const style = draft.lyricPreset.value as LyricVideoRequest['style_preset'];
  const timed = draft.segments.value;
  const words = draft.lyrics.value.trim();
  return {
    ...(style ? { style_preset: style } : {}),
    ...(timed ? { segments: [...timed] as Segment[] } : words ? { lyrics: words } : {}),
    ...(draft.romanize.value ? { romanize: true } : {}),
    ...(draft.singer.value ? { singer_image_url: await songreel().upload(draft.singer.value) } : {}),
  };
}

async function storyPart(): Promise<Pick<MusicVideoRequest, 'prompt' | 'characters' | 'style_preset'>> {
  const style = draft.storyPreset.value as MusicVideoRequest['style_preset'];
  const characters: unknown[] = [];
  for (const [index, { name, description, image }] of draft.characters.value.entries()) {
    characters.push({
      name: name.trim(),
      role: index === 0 ? 'singer' : 'character',
      image_url: image ? await songreel().upload(image) : '',
      ...(description.trim() ? { description: description.trim() } : {}),
    });
  }
  return {
    prompt: draft.prompt.value,
    characters: characters as MusicVideoRequest['characters'],
    ...(style ? { style_preset: style } : {}),
  };
}
