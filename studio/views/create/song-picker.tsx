import { useSignal } from '@preact/signals';
import { chooseSong, clearFault, song } from '../../order/draft.ts';
import { Fault } from '../../parts/fields.tsx';
import { clock } from '../../parts/format.ts';
import { Icon } from '../../parts/icons.tsx';
import { Player } from '../../parts/player.tsx';
import { decode } from '../../sound/decode.ts';

/** Chooses the song: a file that is dropped or picked, or an address. */
export function SongPicker() {
  const isOver = useSignal(false);
  const isByAddress = useSignal(false);
  const chosen = song.value;
  const take = (file: File | undefined) => {
    isOver.value = false;
    if (file) void useFile(file);
  };
  if (chosen) return <ChosenSong />;
  return (
    <section class="song" aria-labelledby="song-title">
      <h2 id="song-title">Your song</h2>
      <label
        class={`drop${isOver.value ? ' is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => {
          isOver.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer?.files[0]);
        }}
      >
        <input
          type="file"
          accept="audio/*,video/*"
          class="visually-hidden"
          id="song-file"
          aria-describedby="song-fault"
          onChange={(event) => take(event.currentTarget.files?.[0])}
        />
        <Icon name="upload" />
        <strong>Drop a song here, or choose a file</strong>
        <span>MP3, M4A, WAV, FLAC, OGG or a video. Up to 7 minutes and 100 MB.</span>
      </label>
      <Fault name="song_url" id="song-fault" />
      {isByAddress.value ? (
        <AddressForm />
      ) : (
        <button
          type="button"
          class="link"
          onClick={() => {
            isByAddress.value = true;
          }}
        >
          Use a song on the web instead
        </button>
      )}
    </section>
  );
}

function AddressForm() {
  const address = useSignal('');
  const use = () => {
    const url = address.value.trim();
    if (url !== '') chooseSong({ name: decodeURIComponent(url.split('/').at(-1) || url), url });
  };
  return (
    <div class="address">
      <label for="song-address">Address of the song</label>
      <div class="key-row">
        <input
          id="song-address"
          type="url"
          placeholder="https://example.com/song.mp3"
          value={address.value}
          onInput={(event) => {
            address.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => event.key === 'Enter' && use()}
        />
        <button type="button" onClick={use}>
          Use it
        </button>
      </div>
    </div>
  );
}

function ChosenSong() {
  const chosen = song.value;
  if (!chosen) return null;
  const { name, sound, listen } = chosen;
  return (
    <section class="song is-chosen" aria-labelledby="song-title">
      <h2 id="song-title" class="visually-hidden">
        Your song
      </h2>
      {listen && <Player src={listen} sound={sound} label={name} />}
      <div class="song-facts">
        <Icon name="note" />
        <strong title={name}>{name}</strong>
        {sound && <span>{clock(sound.seconds)}</span>}
        <button type="button" class="link" onClick={() => chooseSong(undefined)}>
          Choose another
        </button>
      </div>
      <Fault name="song_url" />
    </section>
  );
}

/** The browser's decoders give the length for the price. The service knows more formats, so a failure is no fault. */
async function useFile(file: File): Promise<void> {
  const typed = file.type === '' ? new Blob([file], { type: 'audio/mpeg' }) : file;
  const chosen = { name: file.name, file: typed, listen: URL.createObjectURL(file) };
  chooseSong(chosen);
  const sound = await decode(await file.arrayBuffer()).catch(() => undefined);
  if (sound && song.value?.listen === chosen.listen) song.value = { ...song.value, sound };
  clearFault('song_url');
}
