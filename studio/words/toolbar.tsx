import type { ComponentChildren } from 'preact';
import { exactClock } from '../parts/format.ts';
import { Icon, type IconName } from '../parts/icons.tsx';
import * as editor from './editor.ts';
import { KEYS } from './keys.ts';
import { merge, toggleLine } from './model.ts';

const SPEEDS = [1, 0.75, 0.5];

/** Everything that can be done with the song and the selected word. */
export function Toolbar() {
  const none = editor.selectedWord.value === undefined;
  const { past, future } = editor.history.value;
  return (
    <div class="toolbar" role="toolbar" aria-label="Editing">
      <button
        type="button"
        class="play"
        onClick={editor.togglePlaying}
        aria-label={editor.isPlaying.value ? 'Pause' : 'Play'}
      >
        <Icon name={editor.isPlaying.value ? 'pause' : 'play'} />
      </button>
      <output class="time" aria-label="Position">
        {exactClock(editor.playhead.value)}
      </output>
      <span class="group">
        <Tool icon="undo" label="Undo" disabled={past.length === 0} run={editor.undo} />
        <Tool icon="redo" label="Redo" disabled={future.length === 0} run={editor.redo} />
      </span>
      <span class="group">
        <Tool icon="split" label="Split" disabled={none} run={editor.splitSelected} />
        <Tool icon="merge" label="Merge" disabled={none} run={() => editor.onSelected(merge)} />
        <Tool icon="line" label="Line" disabled={none} run={() => editor.onSelected(toggleLine)} />
        <Tool icon="plus" label="Add" disabled={none} run={editor.add} />
        <Tool icon="trash" label="Remove" disabled={none} run={editor.removeSelected} />
      </span>
      <button
        type="button"
        class={`tap${editor.tapped.value === undefined ? '' : ' is-on'}`}
        aria-pressed={editor.tapped.value !== undefined}
        onClick={editor.toggleTapping}
      >
        <Icon name="tap" /> Tap along
      </button>
      <Sliders />
    </div>
  );
}

function Sliders() {
  return (
    <span class="sliders">
      <label>
        <span>Zoom</span>
        <input
          type="range"
          min={30}
          max={400}
          value={editor.zoom.value}
          onInput={(event) => {
            editor.zoom.value = Number(event.currentTarget.value);
          }}
        />
      </label>
      <label>
        <span>Speed</span>
        <select onChange={(event) => editor.setSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed} ×
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}

interface ToolProps {
  icon: IconName;
  label: ComponentChildren;
  disabled: boolean;
  run: () => void;
}

function Tool({ icon, label, disabled, run }: ToolProps) {
  return (
    <button type="button" class="tool" disabled={disabled} onClick={run}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** What the keys do. */
export function KeyHelp() {
  return (
    <details class="more keys">
      <summary>Keys</summary>
      <dl>
        {KEYS.map(({ shown, does }) => (
          <div key={shown}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
