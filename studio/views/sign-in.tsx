import { useSignal } from '@preact/signals';
import { LYRIC_LOOKS, STORY_LOOKS } from '../looks.ts';
import { Loop } from '../parts/loop.tsx';
import { signIn } from '../state/session.ts';

const SHOWN = [
  LYRIC_LOOKS[1],
  STORY_LOOKS[2],
  STORY_LOOKS[6],
  LYRIC_LOOKS[3],
  LYRIC_LOOKS[2],
  LYRIC_LOOKS[4],
  LYRIC_LOOKS[7],
];

/** What a visitor without a key sees: what the service makes, and a field for the key. */
export function SignIn() {
  const value = useSignal('');
  const fault = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    fault.value = value.value.trim() === '' ? 'Enter your API key.' : await signIn(value.value.trim());
    busy.value = false;
  };
  return (
    <section class="welcome">
      <div class="welcome-text">
        <h1>
          Your song, <em>in pictures.</em>
        </h1>
        <p class="lead">
          Choose one of {LYRIC_LOOKS.length + STORY_LOOKS.length} looks, fix the words, and download a video in which
          every word lights up when it is sung.
        </p>
        <form class="key-form" onSubmit={submit}>
          <label for="key">API key</label>
          <div class="key-row">
            <input
              id="key"
              type="password"
              autocomplete="off"
              spellcheck={false}
              placeholder="songreel_live_…"
              value={value.value}
              aria-invalid={fault.value !== undefined}
              aria-describedby="key-hint key-fault"
              onInput={(event) => {
                value.value = event.currentTarget.value;
              }}
            />
            <button type="submit" class="primary" disabled={busy.value}>
              {busy.value ? 'Checking…' : 'Open the studio'}
            </button>
          </div>
          <p class="fault" id="key-fault" role="alert">
            {fault.value}
          </p>
          <p class="hint" id="key-hint">
            The key stays in this tab. It is sent to this service only, and forgotten when you close the tab.
          </p>
        </form>
      </div>
      <div class="welcome-wall" aria-hidden="true">
        {SHOWN.map((look) => look && <Loop key={look.file} look={look} playing />)}
      </div>
    </section>
  );
}
