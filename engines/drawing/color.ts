/** Red, green, blue: 0 to 255. */
export type Rgb = readonly [number, number, number];

export function hex(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns a color as `#rrggbb`. */
export function code(color: Rgb): string {
  return `#${color.map((channel) => Math.round(clamp(channel)).toString(16).padStart(2, '0')).join('')}`;
}

export function css([red, green, blue]: Rgb, alpha = 1): string {
  return `rgba(${Math.round(clamp(red))},${Math.round(clamp(green))},${Math.round(clamp(blue))},${alpha})`;
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** The color that a surface of color `base` shows under light of color `light`. */
export function under(base: Rgb, light: Rgb): Rgb {
  return [(base[0] * light[0]) / 255, (base[1] * light[1]) / 255, (base[2] * light[2]) / 255];
}

export function lighten(color: Rgb, share: number): Rgb {
  return mix(color, [255, 255, 255], share);
}

/** Shifts shadows toward blue, as the sky's light does. */
export function darken(color: Rgb, share: number): Rgb {
  return mix(color, [12, 10, 34], share);
}

/** Lightness by the weights of Rec. 709, 0 to 255. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns whether a color has so little hue that it is called gray, black or white. */
export function isGray(color: Rgb): boolean {
  const most = Math.max(...color);
  return most - Math.min(...color) < Math.max(8, most * 0.09);
}

/** @param amount 0 gives gray, 1 changes nothing, more is stronger */
export function saturate(color: Rgb, amount: number): Rgb {
  const gray = luminance(color);
  return [
    clamp(mixed(gray, color[0], amount)),
    clamp(mixed(gray, color[1], amount)),
    clamp(mixed(gray, color[2], amount)),
  ];
}

function mixed(gray: number, channel: number, amount: number): number {
  return gray + (channel - gray) * amount;
}

function clamp(channel: number): number {
  return Math.max(0, Math.min(255, channel));
}
