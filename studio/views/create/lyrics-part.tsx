import { kind, lyrics, segments } from '../../order/draft.ts';
import { Fault, Field } from '../../parts/fields.tsx';
import { Icon } from '../../parts/icons.tsx';

/** The words: heard by the service, given as text, or timed in the editor. */
export function LyricsPart() {
  if (segments.value && kind.value === 'lyric_video') return <TimedWords />;
  const hint =
    kind.value === 'lyric_video'
      ? 'One line each, or LRC or SRT. They are found in the song. Leave it empty, and the words are transcribed.'
      : 'If you know the words, write them here, one line each: only their times are looked for then.';
  return (
    <section class="words-part">
      <Field name="lyrics" label="Words (optional)" hint={hint}>
        {({ id, describedBy, invalid }) => (
          <textarea
            id={id}
            rows={5}
            maxLength={10_000}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            placeholder={'Hello morning, hello light\nEvery window opens bright'}
            value={lyrics.value}
            onInput={(event) => {
              lyrics.value = event.currentTarget.value;
            }}
          />
        )}
      </Field>
    </section>
  );
}

function TimedWords() {
  const lines = segments.value ?? [];
  const clear = () => {
    segments.value = undefined;
  };
  return (
    <section class="words-part timed">
      <h2>
        <Icon name="pen" /> Your edited words
      </h2>
      <p>
        {lines.length} lines with the times that you set, beginning with “{lines[0]?.text}”.
      </p>
      <button type="button" class="link" onClick={clear}>
        Do not use them
      </button>
      <Fault name="segments" />
    </section>
  );
}
