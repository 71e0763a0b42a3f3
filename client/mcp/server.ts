import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Songreel } from '../src/songreel.ts';
import type { LyricVideoRequest, MusicVideoRequest } from '../src/types.ts';
import { urlOf } from './files.ts';
import { answerOf, cancel, find, follow, KINDS, type Kind } from './jobs.ts';

const song = z.string().describe('Path of a song on this machine, or its http(s) address. 10 to 420 seconds.');
const out = z.string().optional().describe('Path of the file to write. Without it, the answer has only a link.');
const wait = z.boolean().default(true).describe('Whether to wait for the end of the job, which may take minutes.');
const lyrics = z
  .string()
  .optional()
  .describe('The words, one line each, or LRC or SRT. Without them, they are recognized.');
const kind = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]);
const id = z.string().describe('The id of the job.');
const video = {
  quality: z.enum(['basic', 'pro']).default('basic').describe('basic is 720p, pro is 1080p and costs more.'),
  shape: z.enum(['9:16', '16:9', '1:1']).default('9:16'),
};

/** The tools by which an agent orders, follows and cancels jobs. */
export function serverFor(songreel: Songreel): McpServer {
  const server = new McpServer({ name: 'songreel', version: '1.0.0' });
  addOrders(server, songreel);
  addReads(server, songreel);
  return server;
}

function addOrders(server: McpServer, songreel: Songreel): void {
  server.registerTool(
    'make_lyric_video',
    {
      description: 'Makes a video in which every word of a song lights up when it is sung. Costs tokens.',
      inputSchema: {
        song,
        lyrics,
        look: z.string().optional().describe('A preset such as BAUHAUS or WATERCOLOR. Without it, the default look.'),
        singer_photo: z.string().optional().describe('Path or address of a photo that becomes part of the picture.'),
        ...video,
        out,
        wait,
      },
    },
    async ({ song, lyrics, look, singer_photo, quality, shape, ...rest }, extra) => {
      const request: LyricVideoRequest = {
        song_url: await urlOf(songreel, song, extra.signal),
        quality,
        aspect_ratio: shape,
        ...(lyrics && { lyrics }),
        ...(look && { style_preset: look as NonNullable<LyricVideoRequest['style_preset']> }),
        ...(singer_photo && { singer_image_url: await urlOf(songreel, singer_photo, extra.signal) }),
      };
      const { id } = await songreel.lyricVideos.create(request);
      return follow(songreel, 'lyric_video', id, rest, extra);
    },
  );
  server.registerTool(
    'transcribe',
    {
      description: 'Finds the words of a song and when each is sung. Costs tokens.',
      inputSchema: { song, lyrics, out, wait },
    },
    async ({ song, lyrics, ...rest }, extra) => {
      const song_url = await urlOf(songreel, song, extra.signal);
      const { id } = await songreel.transcriptions.create({ song_url, ...(lyrics && { lyrics }) });
      return follow(songreel, 'lyric_transcription', id, rest, extra);
    },
  );
  addStory(server, songreel);
}

function addStory(server: McpServer, songreel: Songreel): void {
  server.registerTool(
    'make_story',
    {
      description: 'Makes a music video that acts out a story with characters from pictures. Costs tokens.',
      inputSchema: {
        song,
        prompt: z.string().describe('What happens: places, times of day, weather, and what the characters do.'),
        characters: z
          .array(
            z.object({
              name: z.string(),
              image: z.string().describe('Path or address of a picture.'),
              description: z.string().optional(),
            }),
          )
          .min(1)
          .max(4)
          .describe('The first one is the singer.'),
        look: z.string().optional().describe('A preset such as ghibli or lego. Without it, realistic.'),
        ...video,
        out,
        wait,
      },
    },
    async ({ song, prompt, characters, look, quality, shape, ...rest }, extra) => {
      const cast = [];
      for (const [index, { name, image, description }] of characters.entries()) {
        const image_url = await urlOf(songreel, image, extra.signal);
        cast.push({ name, role: index === 0 ? 'singer' : 'character', image_url, ...(description && { description }) });
      }
      const { id } = await songreel.musicVideos.create({
        song_url: await urlOf(songreel, song, extra.signal),
        prompt,
        characters: cast as unknown as MusicVideoRequest['characters'],
        quality,
        aspect_ratio: shape,
        ...(look && { style_preset: look as NonNullable<MusicVideoRequest['style_preset']> }),
      });
      return follow(songreel, 'narrative_video', id, rest, extra);
    },
  );
}

function addReads(server: McpServer, songreel: Songreel): void {
  server.registerTool(
    'check_job',
    {
      description: 'Reads a job: its status, cost and result. With "wait", waits until it has ended.',
      inputSchema: { kind, id, out, wait: wait.default(false) },
    },
    ({ kind, id, ...rest }, extra) => follow(songreel, kind, id, rest, extra),
  );
  server.registerTool(
    'cancel_job',
    {
      description: 'Requests the cancellation of a video job. Transcriptions cannot be canceled.',
      inputSchema: { kind: z.enum(['lyric_video', 'narrative_video']), id },
    },
    async ({ kind, id }, { signal }) => answerOf(await cancel(songreel, kind, id, signal)),
  );
  server.registerTool(
    'list_jobs',
    {
      description: 'Lists the jobs of the account, newest first.',
      inputSchema: {
        kind: kind.optional(),
        status: z.enum(['processing', 'completed', 'failed', 'canceled']).optional(),
        limit: z.number().int().min(1).max(100).default(20),
      },
    },
    async ({ kind, status, limit }, { signal }) =>
      answerOf(await find(songreel, { ...(kind && { type: kind }), ...(status && { status }), limit }, signal)),
  );
}
