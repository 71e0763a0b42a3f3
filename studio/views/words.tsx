import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JobType } from '../../functions/domain/job-type.ts';
import * as draft from '../order/draft.ts';
import { Icon } from '../parts/icons.tsx';
import { decode } from '../sound/decode.ts';
import { type JobView, readJob } from '../state/jobs.ts';
import { fetchSegments, LYRIC_FORMATS, type LyricFormat, save } from '../state/lyrics.ts';
import { go, hrefOf } from '../state/route.ts';
import { messageOf } from '../state/session.ts';
import { songsOfJobs } from '../state/songs.ts';
import * as editor from '../words/editor.ts';
import { wordsFile } from '../words/files.ts';
import { keepWords, keptWords } from '../words/kept.ts';
import { onKey } from '../words/keys.ts';
import { Lines } from '../words/lines.tsx';
import { segmentsOf, wordsOf } from '../words/model.ts';
import { Timeline } from '../words/timeline.tsx';
import { KeyHelp, Toolbar } from '../words/toolbar.tsx';
import { titleOf } from './jobs.tsx';

/** The lyric editor: hear the song, fix the words and their times, and order a video of them. */
export function Words({ type, id }: { type: JobType; id: string }) {
  const job = useSignal<JobView | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  const song = useSignal<draft.Song | undefined>(undefined);
  useEffect(() => {
    load(type, id).then(
      (loaded) => {
        job.value = loaded.job;
        song.value = loaded.song;
        if (loaded.song) void hear(loaded.song, song);
      },
      (error) => {
        fault.value = messageOf(error);
      },
    );
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [type, id, job, song, fault]);
  useEffect(() => editor.history.subscribe(({ past, now }) => past.length > 0 && keepWords(id, now)), [id]);
  const use = () => {
    draft.kind.value = 'lyric_video';
    if (song.value) draft.song.value = song.value;
    draft.segments.value = segmentsOf(editor.words.value);
    go({ view: 'create' });
  };
  if (fault.value) return <Unreadable text={fault.value} back={hrefOf({ view: 'job', type, id })} />;
  if (!job.value) return <p class="empty">Loading…</p>;
  const now = job.value;
  return (
    <section class="editor" aria-labelledby="editor-title">
      <div class="editor-head">
        <a class="back" href={hrefOf({ view: 'job', type, id })}>
          <Icon name="back" /> {titleOf(job.value)}
        </a>
        <h1 id="editor-title">Edit the words</h1>
        <button type="button" class="primary" onClick={use} disabled={editor.words.value.length === 0}>
          Make a video of these words
        </button>
      </div>
      <Audio src={song.value?.listen} />
      {!song.value && (
        <SongWanted
          onPick={(chosen) => {
            song.value = chosen;
            void hear(chosen, song);
          }}
        />
      )}
      <Toolbar />
      <Timeline />
      <Lines />
      <div class="editor-files">
        <h2>The edited words as a file</h2>
        <div class="chips">
          {LYRIC_FORMATS.map(({ format, label }) => (
            <button type="button" class="chip" key={format} onClick={() => saveWords(format, titleOf(now))}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <KeyHelp />
    </section>
  );
}

function Unreadable({ text, back }: { text: string; back: string }) {
  return (
    <section>
      <a class="back" href={back}>
        <Icon name="back" /> Back to the job
      </a>
      <p class="fault is-page" role="alert">
        {text}
      </p>
    </section>
  );
}

function saveWords(format: LyricFormat, title: string): void {
  const { name, text } = wordsFile(format, segmentsOf(editor.words.value), title);
  save(name, new Blob([text], { type: 'text/plain' }));
}

/** Asks for the song, if this tab does not have it. The words can be edited without it. */
function SongWanted({ onPick }: { onPick: (song: draft.Song) => void }) {
  const pick = (file: File | undefined) => {
    if (file) onPick({ name: file.name, file, listen: URL.createObjectURL(file) });
  };
  return (
    <label class="song-wanted">
      <input
        type="file"
        accept="audio/*,video/*"
        class="visually-hidden"
        onChange={(event) => pick(event.currentTarget.files?.[0])}
      />
      <Icon name="note" />
      <span>
        <strong>Choose the song</strong> to hear it while you edit.
      </span>
    </label>
  );
}

function Audio({ src }: { src: string | undefined }) {
  useEffect(() => {
    let frame = 0;
    const run = () => {
      const element = document.querySelector<HTMLAudioElement>('#editor-audio');
      if (element && editor.isPlaying.value) editor.playhead.value = element.currentTime;
      frame = requestAnimationFrame(run);
    };
    run();
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the words are edited right below
    <audio
      id="editor-audio"
      ref={editor.connect}
      src={src}
      onPlay={() => {
        editor.isPlaying.value = true;
      }}
      onPause={() => {
        editor.isPlaying.value = false;
      }}
    />
  );
}

async function load(type: JobType, id: string): Promise<{ job: JobView; song: draft.Song | undefined }> {
  const job = await readJob(type, id);
  const words = keptWords(id) ?? wordsOf(job.segments ?? (await fetchSegments(id)));
  editor.open(words, job.duration_seconds ?? words.at(-1)?.end ?? 0);
  editor.sound.value = undefined;
  const known = songsOfJobs.get(id);
  if (known?.listen) return { job, song: known };
  if (!job.video_url) return { job, song: undefined };
  // A video carries its song. It serves as the song of the next order too.
  const file = await (await fetch(job.video_url)).blob();
  const video = new Blob([file], { type: 'video/mp4' });
  return { job, song: { name: titleOf(job), file: video, listen: URL.createObjectURL(video) } };
}

/** Decodes the song for the picture of its sound. Without it, the words can be edited all the same. */
async function hear(song: draft.Song, current: { value: draft.Song | undefined }): Promise<void> {
  const sound = song.sound ?? (song.file && (await decode(await song.file.arrayBuffer()).catch(() => undefined)));
  if (!sound) return;
  editor.sound.value = sound;
  current.value = { ...song, sound };
}
