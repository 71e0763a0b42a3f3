import * as editor from './editor.ts';
import { merge, toggleLine } from './model.ts';

/** Seconds by which one press of a key moves a word. */
const FINE = 0.02;
const COARSE = 0.1;

/** The keys of the editor, with what they do, for the help and for the listener. */
export const KEYS: readonly { keys: string[]; shown: string; does: string; run: () => void }[] = [
  { keys: [' '], shown: 'Space', does: 'play or pause', run: editor.togglePlaying },
  { keys: ['ArrowRight'], shown: '→', does: 'next word', run: () => editor.step(1) },
  { keys: ['ArrowLeft'], shown: '←', does: 'word before', run: () => editor.step(-1) },
  { keys: ['ArrowDown'], shown: '↓', does: 'next line', run: () => editor.stepLine(1) },
  { keys: ['ArrowUp'], shown: '↑', does: 'line before', run: () => editor.stepLine(-1) },
  {
    keys: ['Enter'],
    shown: 'Enter',
    does: 'type another text',
    run: () => {
      editor.typed.value = editor.selected.value;
    },
  },
  { keys: [','], shown: ',', does: 'move 20 ms earlier', run: () => editor.nudge(-FINE) },
  { keys: ['.'], shown: '.', does: 'move 20 ms later', run: () => editor.nudge(FINE) },
  { keys: ['<', ';'], shown: 'Shift ,', does: 'move 100 ms earlier', run: () => editor.nudge(-COARSE) },
  { keys: ['>', ':'], shown: 'Shift .', does: 'move 100 ms later', run: () => editor.nudge(COARSE) },
  { keys: ['['], shown: '[', does: 'begin where the song is', run: () => editor.setEnd('start') },
  { keys: [']'], shown: ']', does: 'end where the song is', run: () => editor.setEnd('end') },
  { keys: ['s'], shown: 'S', does: 'split', run: editor.splitSelected },
  { keys: ['m'], shown: 'M', does: 'merge with the next word', run: () => editor.onSelected(merge) },
  { keys: ['l'], shown: 'L', does: 'begin or join a line', run: () => editor.onSelected(toggleLine) },
  { keys: ['a'], shown: 'A', does: 'add a word', run: editor.add },
  { keys: ['Delete', 'Backspace'], shown: 'Delete', does: 'remove', run: editor.removeSelected },
  { keys: ['t'], shown: 'T', does: 'tap along: press at the start of each word', run: tapOrBegin },
  {
    keys: ['Escape'],
    shown: 'Esc',
    does: 'stop tapping',
    run: () => editor.tapped.value !== undefined && editor.toggleTapping(),
  },
];

function tapOrBegin(): void {
  if (editor.tapped.value === undefined) editor.toggleTapping();
  else editor.tapNow();
}

/** Runs what a key does, unless somebody types into a field. */
export function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return;
  if ((event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())) {
    event.preventDefault();
    if (event.key.toLowerCase() === 'y' || event.shiftKey) editor.redo();
    else editor.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Space and Enter press the button that has the focus, unless it is a word.
  const isButton = target.closest('button, a, summary') && !target.closest('[data-word]');
  if (isButton && (event.key === ' ' || event.key === 'Enter')) return;
  const known = KEYS.find(({ keys }) => keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key));
  if (!known) return;
  event.preventDefault();
  known.run();
}
