import { type Character, characters, clearFault, emptyCharacter, prompt } from '../../order/draft.ts';
import { Fault, Field } from '../../parts/fields.tsx';
import { Icon } from '../../parts/icons.tsx';
import { PicturePicker } from '../../parts/picture-picker.tsx';

const MOST = 4;
let rows = 1;

/** What happens in a story, and who acts in it. The first character is the singer. */
export function Story() {
  const change = (row: number, part: Partial<Character>) => {
    characters.value = characters.value.map((one) => (one.row === row ? { ...one, ...part } : one));
  };
  const add = () => {
    characters.value = [...characters.value, emptyCharacter(rows)];
    rows += 1;
  };
  return (
    <section class="story" aria-labelledby="story-title">
      <h2 id="story-title">The story</h2>
      <Field name="prompt" label="What happens?" hint="Name people, places, times of day, weather and what they do.">
        {({ id, describedBy, invalid }) => (
          <textarea
            id={id}
            rows={4}
            maxLength={10_000}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            placeholder="Mina walks through the market at noon. Mina and Jo dance in the rain at night."
            value={prompt.value}
            onInput={(event) => {
              prompt.value = event.currentTarget.value;
              clearFault('prompt');
            }}
          />
        )}
      </Field>
      <Fault name="characters" />
      <ul class="cast">
        {characters.value.map((one, index) => (
          <CharacterRow
            key={one.row}
            one={one}
            index={index}
            onChange={(part) => change(one.row, part)}
            onRemove={() => {
              characters.value = characters.value.filter(({ row }) => row !== one.row);
            }}
          />
        ))}
      </ul>
      {characters.value.length < MOST && (
        <button type="button" class="link" onClick={add}>
          <Icon name="plus" /> Add a character
        </button>
      )}
    </section>
  );
}

interface RowProps {
  one: Character;
  index: number;
  onChange: (part: Partial<Character>) => void;
  onRemove: () => void;
}

function CharacterRow({ one, index, onChange, onRemove }: RowProps) {
  const path = `characters[${index}]`;
  const role = index === 0 ? 'Singer' : `Character ${index + 1}`;
  return (
    <li>
      <PicturePicker
        name={`${path}.image_url`}
        label={`Picture of ${one.name || role.toLowerCase()}`}
        file={one.image}
        onPick={(image) => onChange({ image })}
      />
      <div class="cast-text">
        <Field name={`${path}.name`} label={`${role}: name`}>
          {({ id, describedBy, invalid }) => (
            <input
              id={id}
              maxLength={100}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              value={one.name}
              onInput={(event) => {
                onChange({ name: event.currentTarget.value });
                clearFault(`${path}.name`);
              }}
            />
          )}
        </Field>
        <Field name={`${path}.description`} label="Description (optional)">
          {({ id, describedBy, invalid }) => (
            <input
              id={id}
              maxLength={2_000}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              value={one.description}
              onInput={(event) => onChange({ description: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      {index > 0 && (
        <button type="button" class="round" aria-label={`Remove ${one.name || role.toLowerCase()}`} onClick={onRemove}>
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}
