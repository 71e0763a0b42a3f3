import { useLayoutEffect, useRef } from 'preact/hooks';
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
  const endedByKey = useRef(false);
  const isSelected = word.id === editor.selected.value;
  const isTyped = word.id === editor.typed.value;
  // The focus moves before the next key arrives: a late one would lose its first letter, or run what that key does.
  useLayoutEffect(() => {
    if (!isSelected || isTyped) return;
    // Never takes it from a field or from another part of the page.
    if (endedByKey.current || document.activeElement?.closest('[data-word]')) button.current?.focus();
    endedByKey.current = false;
  }, [isSelected, isTyped]);
  if (isTyped) return <WordInput word={word} endedByKey={endedByKey} />;
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

/** @param endedByKey set when a key, not the pointer, ends the typing: the focus then returns to the word */
function WordInput({ word, endedByKey }: { word: Word; endedByKey: { current: boolean } }) {
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => input.current?.select(), []);
  const finish = (text: string | undefined) => {
    if (isDone.current) return;
    isDone.current = true;
    if (text !== undefined && text.trim() !== word.text)
      editor.apply(retype(editor.words.value, word.id, text, editor.songSeconds.value));
    editor.typed.value = undefined;
  };
  return (
    <input
      ref={input}
      class="word-input"
      aria-label={`Text of ${word.text}`}
      defaultValue={word.text}
      size={Math.max(4, word.text.length + 2)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        endedByKey.current = true;
        finish(event.key === 'Enter' ? event.currentTarget.value : undefined);
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  );
}
