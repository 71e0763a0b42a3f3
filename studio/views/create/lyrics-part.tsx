import { kind, lyrics, romanize, segments } from '../../order/draft.ts';
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
      <Romanize text={lyrics.value} />
    </section>
  );
}

const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** Offers the words in Latin letters too, if they are in other letters or not known yet. */
function Romanize({ text }: { text: string }) {
  if (kind.value !== 'lyric_video' || (text.trim() !== '' && !OTHER_THAN_LATIN.test(text))) return null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={romanize.value}
        onChange={(event) => {
          romanize.value = event.currentTarget.checked;
        }}
      />
      Show words in other scripts in Latin letters too
    </label>
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
      <Romanize text={lines.map(({ text }) => text).join('\n')} />
      <button type="button" class="link" onClick={clear}>
        Do not use them
      </button>
      <Fault name="segments" />
    </section>
  );
}
