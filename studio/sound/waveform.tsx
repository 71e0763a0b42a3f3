import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../state/theme.ts';
import { PEAKS_PER_SECOND, type Sound } from './decode.ts';

interface Props {
  sound: Sound;
  /** Seconds at the left edge, and seconds that fit into the width. */
  from: number;
  span: number;
  /** Seconds that have been played, in the accent color. */
  played: number;
}

const BAR = 2;
const GAP = 1;

/** The part of a song that is in view, as bars. It is drawn again when the view, the size or the theme changes. */
export function Waveform({ sound, from, span, played }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colors = theme.value;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const render = () => draw(element, { sound, from, span, played });
    render();
    const observer = new ResizeObserver(render);
    observer.observe(element);
    return () => observer.disconnect();
  }, [sound, from, span, played, colors]);
  return <canvas class="waveform" ref={canvas} />;
}

function draw(canvas: HTMLCanvasElement, { sound, from, span, played }: Props): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = devicePixelRatio;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(scale, scale);
  const style = getComputedStyle(canvas);
  const [rest, done] = [style.getPropertyValue('--wave'), style.getPropertyValue('--wave-played')];
  for (let x = 0; x < width; x += BAR + GAP) {
    const [start, end] = [from + (x / width) * span, from + ((x + BAR + GAP) / width) * span];
    if (start > sound.seconds) break;
    const tall = Math.max(2, loudest(sound.peaks, start, end) * (height - 4));
    pen.fillStyle = start < played ? done : rest;
    pen.fillRect(x, (height - tall) / 2, BAR, tall);
  }
}

function loudest(peaks: Float32Array, start: number, end: number): number {
  let most = 0;
  const last = Math.max(start * PEAKS_PER_SECOND + 1, end * PEAKS_PER_SECOND);
  for (let at = Math.floor(start * PEAKS_PER_SECOND); at < last; at += 1) most = Math.max(most, peaks[at] ?? 0);
  return most;
}
