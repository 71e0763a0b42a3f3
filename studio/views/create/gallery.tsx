import { useSignal } from '@preact/signals';
import { familiesOf, filterLooks, type Look, LYRIC_LOOKS, STORY_LOOKS } from '../../looks.ts';
import { clearFault, kind, lyricPreset, storyPreset } from '../../order/draft.ts';
import { Fault } from '../../parts/fields.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Loop } from '../../parts/loop.tsx';

/** Every look as a moving picture, to filter and to choose from. */
export function Gallery() {
  const isStory = kind.value === 'narrative_video';
  const looks = isStory ? STORY_LOOKS : LYRIC_LOOKS;
  const chosen = isStory ? storyPreset : lyricPreset;
  const family = useSignal<string | undefined>(undefined);
  const text = useSignal('');
  const shown = filterLooks(looks, family.value, text.value);
  const choose = (look: Look) => {
    chosen.value = look.preset;
    clearFault('style_preset');
  };
  return (
    <section class="gallery" aria-labelledby="gallery-title">
      <div class="gallery-head">
        <h2 id="gallery-title">Pick a look</h2>
        <fieldset class="chips" aria-label="Filter by technique">
          <Chip
            label="All"
            on={family.value === undefined}
            onPick={() => {
              family.value = undefined;
            }}
          />
          {familiesOf(looks).map((name) => (
            <Chip
              key={name}
              label={name}
              on={family.value === name}
              onPick={() => {
                family.value = name;
              }}
            />
          ))}
        </fieldset>
        <div class="search">
          <Icon name="search" />
          <input
            type="search"
            placeholder="Search looks"
            aria-label="Search looks"
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </div>
      </div>
      <div class={`tiles${isStory ? ' is-wide' : ''}`} role="radiogroup" aria-labelledby="gallery-title">
        {shown.map((look) => (
          <Tile key={look.file} look={look} chosen={chosen.value === look.preset} onChoose={() => choose(look)} />
        ))}
      </div>
      {shown.length === 0 && <p class="empty">No look is called that. Try “paper” or “neon”.</p>}
      <Fault name="style_preset" />
    </section>
  );
}

function Chip({ label, on, onPick }: { label: string; on: boolean; onPick: () => void }) {
  return (
    <button type="button" class="chip" aria-pressed={on} onClick={onPick}>
      {label}
    </button>
  );
}

function Tile({ look, chosen, onChoose }: { look: Look; chosen: boolean; onChoose: () => void }) {
  return (
    <label class={`tile${chosen ? ' is-chosen' : ''}`}>
      <input type="radio" name="look" class="visually-hidden" checked={chosen} onChange={onChoose} />
      <Loop look={look} playing />
      <span class="tile-text">
        <strong>{look.name}</strong>
        <small>{look.about}</small>
      </span>
      {chosen && (
        <span class="tile-check">
          <Icon name="check" />
        </span>
      )}
    </label>
  );
}
