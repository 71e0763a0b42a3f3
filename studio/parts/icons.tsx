/** Icons of 24 × 24, drawn with lines in the color of the text. */
const PATHS = {
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  upload: 'M12 16V4m0 0L7 9m5-5 5 5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3',
  download: 'M12 4v12m0 0 5-5m-5 5-5-5M4 18v1a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-1',
  pen: 'M4 20h4L19 9l-4-4L4 16z',
  undo: 'M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9h-9a6 6 0 0 0 0 12h3',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7',
  sun: 'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm5 12 4 4',
  check: 'm5 12 5 5L20 7',
  warn: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
  split: 'M12 3v18M8 8l-4 4 4 4M16 8l4 4-4 4',
  merge: 'M12 3v18M4 8l4 4-4 4M20 8l-4 4 4 4',
  tap: 'M12 2v4M5 5l2.5 2.5M19 5l-2.5 2.5M12 10v11m0 0-4-4m4 4 4-4',
  line: 'M20 5v7a3 3 0 0 1-3 3H5m0 0 4-4m-4 4 4 4',
  out: 'M15 4h4a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4M10 8l-4 4 4 4M6 12h10',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  note: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0zm11-2a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  back: 'M15 5l-7 7 7 7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
