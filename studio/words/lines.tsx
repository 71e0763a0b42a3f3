import { useEffect, useRef } from 'preact/hooks';
import { exactClock } from '../parts/format.ts';
import * as editor from './editor.ts';
import { linesOf, retype, type Word } from './model.ts';

/** The words as text, a row for each line. Arrow keys move between them, and Enter types. */
export function Lines() {
  return (
    <ol class="lines" aria-label="Words">
      {linesOf(editor.words.value).map((line) => (
        <li key={line[0]?.id} class={line.some(({ id }) => id === editor.sung.value) ? 'is-sung' : ''}>
          <button type="button" class="line-time" onClick={() => editor.seek(line[0]?.start ?? 0)} tabIndex={-1}>
            {exactClock(line[0]?.start ?? 0)}
          </button>
          <p>
            {line.map((word) => (
              <WordButton key={word.id} word={word} />
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

function WordButton({ word }: { word: Word }) {
  const button = useRef<HTMLButtonElement>(null);
  const isSelected = word.id === editor.selected.value;
  const isTyped = word.id === editor.typed.value;
  useEffect(() => {
    // Takes the focus along, but never from a field or from another part of the page.
    if (isSelected && !isTyped && document.activeElement?.closest('[data-word]')) button.current?.focus();
  }, [isSelected, isTyped]);
  if (isTyped) return <WordInput word={word} />;
  const state = [
    isSelected && 'is-selected',
    word.id === editor.sung.value && 'is-sung',
    word.id === editor.tapped.value && 'is-next',
  ];
  return (
    <button
      ref={button}
      type="button"
      data-word={word.id}
      class={`word ${state.filter(Boolean).join(' ')}`}
      tabIndex={isSelected ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={`${word.text}, at ${exactClock(word.start)}`}
      onClick={() => editor.select(word)}
      onDblClick={() => {
        editor.typed.value = word.id;
      }}
    >
      {word.text}
    </button>
  );
}

function WordInput({ word }: { word: Word }) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = (text: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    if (text !== undefined && text.trim() !== word.text) editor.apply(retype(editor.words.value, word.id, text));
    editor.typed.value = undefined;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-word="${word.id}"]`)?.focus());
  };
  return (
    <input
      ref={input}
      class="word-input"
      aria-label={`Text of ${word.text}`}
      defaultValue={word.text}
      size={Math.max(4, word.text.length + 2)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') finish(undefined);
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  );
}
