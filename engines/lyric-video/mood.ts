/** How a genre changes a look. The look stays recognizable. */
export interface Mood {
  /** Speed of all movement, 1 for the look's own speed. */
  pace: number;
  /** Degrees on the color circle, added to the hue. */
  hue: number;
  /** Factors for saturation and lightness. */
  saturation: number;
  lightness: number;
}

const EVEN: Mood = { pace: 1, hue: 0, saturation: 1, lightness: 1 };

/** The first pattern found in the genre decides, so narrow genres come before wide ones. The values are set by eye. */
const MOODS: readonly [RegExp, Mood][] = [
  [/metal|hardcore|grunge|industrial/, { pace: 1.35, hue: -10, saturation: 0.8, lightness: 0.86 }],
  [/punk|ska|garage/, { pace: 1.4, hue: -6, saturation: 1.15, lightness: 0.97 }],
  [
    /drum.?(and|n|&).?bass|dnb|jungle|techno|trance|edm|house|electro|dance|rave|hyperpop/,
    { pace: 1.45, hue: 14, saturation: 1.22, lightness: 1 },
  ],
  [/synth|retro.?wave|vapor|80s|disco/, { pace: 1.1, hue: 18, saturation: 1.15, lightness: 1 }],
  [/lo-?fi|chill|ambient|sleep|meditat|new age/, { pace: 0.6, hue: -8, saturation: 0.78, lightness: 1.02 }],
  [/ballad|acoustic|singer.?songwriter|sad|slow/, { pace: 0.7, hue: -6, saturation: 0.85, lightness: 1 }],
  [/hip.?hop|rap|trap|drill|grime/, { pace: 1.1, hue: 8, saturation: 1.05, lightness: 0.93 }],
  [/jazz|blues|soul|swing|bossa/, { pace: 0.85, hue: -12, saturation: 0.9, lightness: 0.95 }],
  [/r ?& ?b|rnb|funk|gospel/, { pace: 0.95, hue: 10, saturation: 1.05, lightness: 0.96 }],
  [
    /reggae|dub|dancehall|afro|latin|salsa|samba|cumbia|tropical/,
    { pace: 1.15, hue: 9, saturation: 1.18, lightness: 1.02 },
  ],
  [/classic|orchestr|opera|piano|choir|baroque/, { pace: 0.65, hue: -10, saturation: 0.8, lightness: 0.98 }],
  [/folk|country|bluegrass|celtic|americana/, { pace: 0.85, hue: -14, saturation: 0.92, lightness: 1 }],
  [/child|kids|nursery|lullaby/, { pace: 0.9, hue: 4, saturation: 1.12, lightness: 1.05 }],
  [/rock|indie|alternative/, { pace: 1.2, hue: -8, saturation: 1.05, lightness: 0.95 }],
  [/pop|k-?pop|j-?pop/, { pace: 1.1, hue: 6, saturation: 1.1, lightness: 1.02 }],
];

export function moodOf(genre: string | undefined): Mood {
  const words = genre?.toLowerCase() ?? '';
  return MOODS.find(([names]) => names.test(words))?.[1] ?? EVEN;
}

/** @param color `#rrggbb` */
export function inMood(color: string, mood: Mood): string {
  return mood === EVEN ? color : shifted(color, mood);
}

/** Shifts a color. @param color `#rrggbb` */
export function shifted(color: string, mood: Omit<Mood, 'pace'>): string {
  const [hue, saturation, lightness] = hslOf(color);
  // Keep white paper white and black ink black.
  const reach = Math.min(1, 4 * Math.min(lightness, 1 - lightness)) * Math.min(1, saturation * 3);
  return hexOf(
    hue + mood.hue * reach,
    Math.min(1, saturation * (1 + (mood.saturation - 1) * reach)),
    Math.min(1, lightness * (1 + (mood.lightness - 1) * reach)),
  );
}

function hslOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (high + low) / 2;
  const range = high - low;
  if (range === 0) return [0, 0, lightness];
  const turn = high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [turn * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
