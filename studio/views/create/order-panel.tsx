import { useSignal } from '@preact/signals';
import { LYRIC_LOOKS, lookOf, STORY_LOOKS } from '../../looks.ts';
import * as draft from '../../order/draft.ts';
import { costOf, priceOf } from '../../order/prices.ts';
import { submit } from '../../order/submit.ts';
import { Choice, Fault, Field } from '../../parts/fields.tsx';
import { clock, KINDS, tokens } from '../../parts/format.ts';
import { Loop } from '../../parts/loop.tsx';
import { PicturePicker } from '../../parts/picture-picker.tsx';
import { account } from '../../state/session.ts';

/** What will be made, what it costs, and the button. It stays in view: at the side, or at the bottom of a phone. */
export function OrderPanel() {
  const kind = draft.kind.value;
  const isVideo = kind !== 'lyric_transcription';
  return (
    <aside class="order" aria-label="Your order">
      {isVideo && <ChosenLook />}
      {isVideo && (
        <div class="options">
          <Choice
            name="shape"
            label="Shape"
            value={draft.shape.value}
            options={[
              { value: '9:16', label: <Frame shape="tall" />, hint: '9:16' },
              { value: '16:9', label: <Frame shape="wide" />, hint: '16:9' },
              { value: '1:1', label: <Frame shape="square" />, hint: '1:1' },
            ]}
            onChange={(value) => {
              draft.shape.value = value;
            }}
          />
          <Choice
            name="quality"
            label="Quality"
            value={draft.quality.value}
            options={[
              { value: 'basic', label: '720p', hint: rate('basic') },
              { value: 'pro', label: '1080p', hint: rate('pro') },
            ]}
            onChange={(value) => {
              draft.quality.value = value;
            }}
          />
        </div>
      )}
      <More />
      <OrderBar />
    </aside>
  );
}

function rate(quality: draft.Quality): string {
  const price = priceOf(draft.kind.value, quality);
  return price ? `${price.rate} a second` : '';
}

function ChosenLook() {
  const looks = draft.kind.value === 'narrative_video' ? STORY_LOOKS : LYRIC_LOOKS;
  const look = lookOf(draft.preset.value, looks);
  return (
    <div class={`chosen-look is-${draft.kind.value}`}>
      <Loop key={look.file} look={look} playing />
      <p>
        <strong>{look.name}</strong>
        <span>{look.about}</span>
      </p>
    </div>
  );
}

function Frame({ shape }: { shape: 'tall' | 'wide' | 'square' }) {
  return <span class={`frame is-${shape}`} aria-hidden="true" />;
}

/** Options that most people do not need. */
function More() {
  return (
    <details class="more">
      <summary>More options</summary>
      {draft.kind.value === 'lyric_video' && (
        <div class="singer">
          <p class="field-label">Photo of the singer</p>
          <p class="hint">It becomes part of the picture.</p>
          <PicturePicker
            name="singer_image_url"
            label="Photo of the singer"
            file={draft.singer.value}
            onPick={(file) => {
              draft.singer.value = file;
            }}
          />
        </div>
      )}
      <Field name="webhook_url" label="Webhook" hint="A public https address that is called when the job has ended.">
        {({ id, describedBy, invalid }) => (
          <input
            id={id}
            type="url"
            placeholder="https://example.com/hooks"
            aria-describedby={describedBy}
            aria-invalid={invalid}
            value={draft.webhookUrl.value}
            onInput={(event) => {
              draft.webhookUrl.value = event.currentTarget.value;
              draft.clearFault('webhook_url');
            }}
          />
        )}
      </Field>
    </details>
  );
}

function OrderBar() {
  const step = useSignal<string | undefined>(undefined);
  const order = async () => {
    step.value = 'Checking…';
    await submit((text) => {
      step.value = text;
    });
    step.value = undefined;
    focusFirstFault();
  };
  return (
    <div class="order-bar">
      <Cost />
      <button type="button" class="primary big" disabled={step.value !== undefined} onClick={() => void order()}>
        {step.value ?? (draft.kind.value === 'lyric_transcription' ? 'Transcribe' : 'Make the video')}
      </button>
      <Fault name="order" />
    </div>
  );
}

function Cost() {
  const kind = draft.kind.value;
  const seconds = draft.song.value?.sound?.seconds;
  const price = priceOf(kind, draft.quality.value);
  const cost = costOf(price, seconds);
  const credits = account.value?.credits;
  if (!price) return <p class="cost">{KINDS[kind]}</p>;
  if (cost === undefined) {
    return (
      <p class="cost">
        <strong>{price.rate} tokens a second</strong>
        <span>Choose a song to see the price</span>
      </p>
    );
  }
  const isShort = credits !== undefined && credits < cost;
  return (
    <p class={`cost${isShort ? ' is-short' : ''}`}>
      <strong>{tokens(cost)}</strong>
      <span>
        {price.model === 'flat' ? 'for the song' : `${clock(seconds ?? 0)} at ${price.rate} a second`}
        {isShort && `, but you have ${tokens(credits)}`}
      </span>
    </p>
  );
}

/** Moves to the first fault, so that nobody has to look for it. */
function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>('[data-fault]');
    if (!fault) return;
    fault.closest('details')?.setAttribute('open', '');
    const field = fault.parentElement?.querySelector<HTMLElement>('input, textarea, button');
    (field ?? fault).scrollIntoView({ block: 'center' });
    field?.focus();
  });
}
