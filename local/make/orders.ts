import { openAsBlob } from 'node:fs';
import { basename, parse } from 'node:path';
import type {
  CancelResult,
  LyricVideoRequest,
  MusicVideoRequest,
  Progress,
  Segment,
  Songreel,
} from '../../client/src/index.ts';
import { mediaTypeOf } from './media-type.ts';
import type { Wishes } from './wishes.ts';

/** The result of a job of any type that has ended. */
export interface Outcome {
  status: 'completed' | 'failed' | 'canceled';
  credits_charged: number;
  duration_seconds?: number;
  error?: { message: string } | null;
  video_url?: string;
  thumbnail_url?: string;
  segments?: Segment[];
}

interface Watched extends Progress {
  job?: Outcome;
}

/** One job for one result. */
export interface Order {
  /** Name of the order's files, without their extension: `song.bauhaus`. */
  name: string;
  /** Shown in the progress line. */
  title: string;
  create(): Promise<{ id: string }>;
  /** Shows how far the job is, and at last its result. */
  watch(id: string, signal: AbortSignal): AsyncGenerator<Watched>;
  cancel?(id: string): Promise<CancelResult>;
}

/** A local service can be polled often, but a key may make only 60 requests per minute. */
const POLLS = { firstPauseMs: 500, longestPauseMs: 2_000 };

/** Uploads the files, and returns the orders that use them. @throws SongreelError */
export async function ordersFor(songreel: Songreel, baseUrl: string, wishes: Wishes): Promise<Order[]> {
  const upload = async (path: string, otherwise: 'audio/mpeg' | 'image/jpeg') =>
    songreel.upload(await openAsBlob(path, { type: mediaTypeOf(path, otherwise) }));
  const song_url = await upload(wishes.song, 'audio/mpeg');
  const name = parse(basename(wishes.song)).name;
  const words = wishes.lyrics?.words;
  if (wishes.kind === 'transcription') {
    const jobs = songreel.transcriptions;
    const create = () => jobs.create({ song_url, ...words });
    return [{ name, title: 'transcription', create, watch: (id, signal) => jobs.watch(id, { ...POLLS, signal }) }];
  }
  const video = {
    song_url,
    ...(wishes.quality !== undefined && { quality: wishes.quality as NonNullable<LyricVideoRequest['quality']> }),
    ...(wishes.shape !== undefined && { aspect_ratio: wishes.shape as NonNullable<LyricVideoRequest['aspect_ratio']> }),
  };
  const presets = wishes.presets === 'all' ? await presetsOf(baseUrl, wishes.kind) : wishes.presets;
  const each = presets.length > 0 ? presets : [undefined];
  if (wishes.story) {
    const { prompt, characters } = wishes.story;
    const cast: MusicVideoRequest['characters'] = [];
    for (const [index, { name: who, file }] of characters.entries()) {
      const role = index === 0 ? 'singer' : 'character';
      cast.push({ name: who, role, image_url: await upload(file, 'image/jpeg') });
    }
    const request = { ...video, prompt, characters: cast };
    return each.map((preset) =>
      orderOf(songreel.musicVideos, [name, 'story', preset], preset ?? 'the realistic style', {
        ...request,
        ...(preset !== undefined && { style_preset: preset as NonNullable<MusicVideoRequest['style_preset']> }),
      }),
    );
  }
  const photo = wishes.photo === undefined ? {} : { singer_image_url: await upload(wishes.photo, 'image/jpeg') };
  return each.map((preset) =>
    orderOf(songreel.lyricVideos, [name, preset], preset ?? 'the default look', {
      ...video,
      ...words,
      ...photo,
      ...(preset !== undefined && { style_preset: preset as NonNullable<LyricVideoRequest['style_preset']> }),
    }),
  );
}

interface VideoJobs<Request> {
  create(request: Request): Promise<{ id: string }>;
  watch(id: string, options: object): AsyncGenerator<Watched>;
  cancel(id: string): Promise<CancelResult>;
}

function orderOf<Request>(
  jobs: VideoJobs<Request>,
  names: (string | undefined)[],
  title: string,
  request: Request,
): Order {
  return {
    name: names
      .filter((part) => part !== undefined)
      .map((part, index) => (index === 0 ? part : part.toLowerCase()))
      .join('.'),
    title,
    create: () => jobs.create(request),
    watch: (id, signal) => jobs.watch(id, { ...POLLS, signal }),
    cancel: (id) => jobs.cancel(id),
  };
}

interface OpenApi {
  components: { schemas: Record<string, { properties: { style_preset: { enum: string[] } } }> };
}

/** Returns the presets that the service's OpenAPI document lists. */
async function presetsOf(baseUrl: string, kind: 'lyric-video' | 'story'): Promise<string[]> {
  const response = await fetch(`${baseUrl}/openapi.json`);
  const { components } = (await response.json()) as OpenApi;
  const schema = kind === 'story' ? 'MusicVideoRequest' : 'LyricVideoRequest';
  return components.schemas[schema]?.properties.style_preset.enum ?? [];
}
