import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Waveform } from '../sound/waveform.tsx';
import * as editor from './editor.ts';
import { retime, shift, type Word } from './model.ts';

/** Where the playhead may be in the view, as a share of its width, before the view follows it. */
const FOLLOWED = { least: 0.05, most: 0.8 };

/** The song's waveform with its words as blocks: dragged to move, dragged at an edge to lengthen. */
export function Timeline() {
  const box = useRef<HTMLDivElement>(null);
  const left = useSignal(0);
  const width = useSignal(800);
  const zoom = editor.zoom.value;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      width.value = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  const at = editor.playhead.value;
  useEffect(() => follow(box.current, at * zoom), [at, zoom]);
  const [from, span] = [left.value / zoom, width.value / zoom];
  const shown = editor.words.value.filter(({ start, end }) => end > from - 1 && start < from + span + 1);
  return (
    <div
      class="timeline"
      ref={box}
      aria-hidden="true"
      onScroll={(event) => {
        left.value = event.currentTarget.scrollLeft;
      }}
    >
      <div
        class="timeline-length"
        style={{ width: `${editor.songSeconds.value * zoom}px` }}
        onPointerDown={(event) => {
          if ((event.target as HTMLElement).closest('.block')) return;
          editor.seek((event.clientX - event.currentTarget.getBoundingClientRect().left) / zoom);
        }}
      >
        <div class="timeline-view" style={{ width: `${width.value}px` }}>
          {editor.sound.value && <Waveform sound={editor.sound.value} from={from} span={span} played={at} />}
        </div>
        <Ruler from={from} span={span} />
        {shown.map((word) => (
          <Block key={word.id} word={word} />
        ))}
        <i class="playhead" style={{ transform: `translateX(${at * zoom}px)` }} />
      </div>
    </div>
  );
}

function follow(box: HTMLDivElement | null, x: number): void {
  if (!box) return;
  const share = (x - box.scrollLeft) / box.clientWidth;
  if (share < FOLLOWED.least || share > FOLLOWED.most) box.scrollLeft = x - box.clientWidth * 0.2;
}

function Ruler({ from, span }: { from: number; span: number }) {
  const every = span > 40 ? 10 : span > 15 ? 5 : 1;
  const first = Math.floor(from / every) * every;
  const marks = Array.from({ length: Math.ceil(span / every) + 2 }, (_, index) => first + index * every);
  return (
    <>
      {marks.map((second) => (
        <span key={second} class="tick" style={{ left: `${second * editor.zoom.value}px` }}>
          {Math.floor(second / 60)}:{String(second % 60).padStart(2, '0')}
        </span>
      ))}
    </>
  );
}

type Grip = 'start' | 'end' | 'whole';

function Block({ word }: { word: Word }) {
  const zoom = editor.zoom.value;
  const state = [
    word.id === editor.selected.value && 'is-selected',
    word.id === editor.sung.value && 'is-sung',
    word.startsLine && 'starts-line',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the lines below are for keys and readers
    <div
      class={`block ${state.filter(Boolean).join(' ')}`}
      style={{ left: `${word.start * zoom}px`, width: `${(word.end - word.start) * zoom}px` }}
      onPointerDown={(event) => drag(event, word, gripOf(event))}
      onDblClick={() => {
        editor.typed.value = word.id;
      }}
    >
      <b />
      <span>{word.text}</span>
      <b />
    </div>
  );
}

/** Pixels at each edge of a block that change its length. */
const EDGE = 7;

function gripOf({ currentTarget, clientX }: PointerEvent): Grip {
  const { left, right } = (currentTarget as HTMLElement).getBoundingClientRect();
  if (right - left < 3 * EDGE) return 'whole';
  if (clientX < left + EDGE) return 'start';
  return clientX > right - EDGE ? 'end' : 'whole';
}

let drags = 0;

/** Follows the pointer. The whole drag is undone at once. */
function drag(event: PointerEvent, word: Word, grip: Grip): void {
  const block = event.currentTarget as HTMLElement;
  block.setPointerCapture(event.pointerId);
  editor.select(word);
  drags += 1;
  const kind = `drag ${drags}`;
  const origin = event.clientX;
  const move = ({ clientX }: PointerEvent) => {
    const by = (clientX - origin) / editor.zoom.value;
    if (by !== 0) editor.apply(draggedBy(word, grip, by), kind);
  };
  const end = () => {
    block.removeEventListener('pointermove', move);
    block.removeEventListener('pointerup', end);
    block.removeEventListener('pointercancel', end);
  };
  block.addEventListener('pointermove', move);
  block.addEventListener('pointerup', end);
  block.addEventListener('pointercancel', end);
}

/** @param word as it was when the drag began */
function draggedBy(word: Word, grip: Grip, by: number) {
  const [list, seconds] = [editor.words.value, editor.songSeconds.value];
  if (grip === 'start') return retime(list, word.id, Math.min(word.start + by, word.end - 0.04), word.end, seconds);
  if (grip === 'end') return retime(list, word.id, word.start, Math.max(word.end + by, word.start + 0.04), seconds);
  const now = list.find(({ id }) => id === word.id) ?? word;
  return shift(list, word.id, word.start + by - now.start, seconds);
}
