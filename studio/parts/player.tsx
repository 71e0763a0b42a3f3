import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Sound } from '../sound/decode.ts';
import { Waveform } from '../sound/waveform.tsx';
import { clock } from './format.ts';
import { Icon } from './icons.tsx';

/** A song with its waveform: play, pause, and a slider over the picture to move in it. */
export function Player({ src, sound, label }: { src: string; sound: Sound | undefined; label: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  useEffect(() => () => audio.current?.pause(), []);
  const toggle = () => (audio.current?.paused ? void audio.current.play() : audio.current?.pause());
  const seconds = sound?.seconds ?? 0;
  return (
    <div class="player">
      {/* biome-ignore lint/a11y/useMediaCaption: the song is the caller's own, and its words are what the page makes */}
      <audio
        ref={audio}
        src={src}
        onTimeUpdate={(event) => {
          at.value = event.currentTarget.currentTime;
        }}
        onPlay={() => {
          isPlaying.value = true;
        }}
        onPause={() => {
          isPlaying.value = false;
        }}
      />
      <button type="button" class="play" onClick={toggle} aria-label={isPlaying.value ? 'Pause' : `Play ${label}`}>
        <Icon name={isPlaying.value ? 'pause' : 'play'} />
      </button>
      <div class="player-wave">
        {sound && <Waveform sound={sound} from={0} span={seconds} played={at.value} />}
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          value={at.value}
          disabled={!sound}
          aria-label="Position in the song"
          aria-valuetext={`${clock(at.value)} of ${clock(seconds)}`}
          onInput={(event) => {
            if (audio.current) audio.current.currentTime = Number(event.currentTarget.value);
          }}
        />
      </div>
    </div>
  );
}
