import { darken, hex, lighten, mix, type Rgb, saturate } from '../../drawing/color.ts';
import type { Mood, Time, Weather } from '../story.ts';

/** The light of a place: the sky's colors, and how every surface looks in it. */
export interface Light {
  time: Time;
  weather: Weather;
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  /** Color by which every surface is multiplied. */
  key: Rgb;
  /** The color into which distant things fade. */
  haze: Rgb;
  /** Share of haze on the most distant thing, 0 to 1. */
  hazeShare: number;
  /** Position and radius as shares of the picture. Null if clouds hide it. */
  sun: { x: number; y: number; radius: number; color: Rgb; isMoon: boolean } | null;
  /** Shares of the sky with stars and with clouds, 0 to 1. */
  stars: number;
  clouds: number;
  cloud: Rgb;
  /** Whether lamps and windows shine. */
  isDark: boolean;
  /** Whether it is the light of a room. */
  isInside?: boolean;
  /** Whether people stand in the light of lamps or of a fire, in the dark or while the sun is low. */
  isLamplit?: boolean;
  /** Whether leaves have turned and fall. */
  isAutumn?: boolean;
}

type Hour = Pick<Light, 'zenith' | 'middle' | 'horizon' | 'key' | 'haze' | 'cloud' | 'stars' | 'isDark'> & {
  sun: NonNullable<Light['sun']>;
};

const HOURS: Readonly<Record<Time, Hour>> = {
  dawn: {
    zenith: hex('#5f7fb8'),
    middle: hex('#d9a9c0'),
    horizon: hex('#ffd9a8'),
    key: hex('#f0dcd8'),
    haze: hex('#f6d8a2'),
    cloud: hex('#ffe2dc'),
    stars: 0.1,
    isDark: false,
    sun: { x: 0.3, y: 0.5, radius: 0.07, color: hex('#fff0c8'), isMoon: false },
  },
  day: {
    zenith: hex('#2f7fd0'),
    middle: hex('#6fb4ea'),
    horizon: hex('#cfeaf8'),
    key: hex('#fffaf0'),
    haze: hex('#c4e0f0'),
    cloud: hex('#ffffff'),
    stars: 0,
    isDark: false,
    sun: { x: 0.74, y: 0.17, radius: 0.055, color: hex('#fffbe0'), isMoon: false },
  },
  sunset: {
    zenith: hex('#3a3f86'),
    middle: hex('#d8607a'),
    horizon: hex('#ffb35a'),
    key: hex('#ffc8a0'),
    haze: hex('#f09a70'),
    cloud: hex('#ff9f86'),
    stars: 0.1,
    isDark: false,
    // At the side, where it is not behind the heads of people.
    sun: { x: 0.82, y: 0.5, radius: 0.1, color: hex('#ffe09a'), isMoon: false },
  },
  night: {
    zenith: hex('#0a1030'),
    middle: hex('#1b2a5e'),
    horizon: hex('#3d5590'),
    key: hex('#6c7fbe'),
    haze: hex('#2c4180'),
    cloud: hex('#46588f'),
    stars: 1,
    isDark: true,
    sun: { x: 0.72, y: 0.17, radius: 0.055, color: hex('#f4f2dc'), isMoon: true },
  },
};

export function lightOf(time: Time, weather: Weather, mood: Mood): Light {
  const hour = HOURS[time];
  const base: Light = { ...hour, time, weather, hazeShare: 0.55, clouds: 0.35 };
  return moodLight(weatherLight(base, weather), mood);
}

function weatherLight(light: Light, weather: Weather): Light {
  if (weather === 'clear') return light;
  const gray = light.isDark ? hex('#2a3248') : hex('#98a4b0');
  const closed = { rain: 0.65, storm: 0.8, fog: 0.6, snow: 0.5 }[weather];
  const veil = (color: Rgb, share = closed) => mix(color, gray, share);
  const dim = weather === 'storm' ? 0.35 : weather === 'rain' ? 0.16 : 0;
  return {
    ...light,
    zenith: darken(veil(light.zenith), dim),
    middle: darken(veil(light.middle), dim * 0.7),
    horizon: lighten(veil(light.horizon, closed * 0.8), weather === 'snow' ? 0.15 : 0),
    key: darken(
      mix(light.key, weather === 'snow' ? hex('#e4ecfa') : hex('#c4ccd8'), light.isDark ? 0.2 : 0.6),
      dim * 0.5,
    ),
    haze: veil(light.haze, closed * 0.8),
    hazeShare: weather === 'fog' ? 0.92 : 0.72,
    sun: weather === 'fog' && light.sun ? { ...light.sun, color: mix(light.sun.color, gray, 0.4) } : null,
    stars: 0,
    clouds: weather === 'fog' ? 0.1 : 0.95,
    cloud: darken(mix(light.cloud, gray, 0.7), dim),
  };
}

/** Returns whether rain falls, with or without a storm. */
export function isRaining({ weather }: Pick<Light, 'weather'>): boolean {
  return weather === 'rain' || weather === 'storm';
}

/** Returns whether lamps in the open shine: in the evening people light them before it is dark. */
export function hasLampsLit({ isDark, time }: Light): boolean {
  return isDark || time === 'sunset';
}

/** Light of lamps in rooms and in the open. */
export const LAMPLIGHT = hex('#ffcf94');

/** Returns the color of the light on people's edges: that of the sun, the moon or lamps. */
export function rimColorOf(light: Light): Rgb {
  if (light.isInside) return light.isDark ? LAMPLIGHT : hex('#fff1dc');
  if (light.time === 'night') return hex('#a9c4ff');
  return hasLampsLit(light) || light.time === 'dawn' ? hex('#ffc27a') : mix(hex('#ffffff'), light.horizon, 0.3);
}

/** Returns the light indoors. At night, it is lamplight instead of blue light. It has no haze. */
export function indoors(light: Light): Light {
  return {
    ...light,
    isInside: true,
    key: light.isDark ? hex('#e2c3a0') : mix(light.key, hex('#fff6ea'), 0.5),
    haze: mix(light.haze, hex('#b08a78'), 0.6),
    hazeShare: 0.12,
  };
}

const TINTS: Readonly<Record<Mood, { tint: Rgb; share: number; saturation: number }>> = {
  calm: { tint: hex('#bfe0e0'), share: 0.05, saturation: 0.95 },
  joyful: { tint: hex('#ffe9a0'), share: 0.07, saturation: 1.2 },
  sad: { tint: hex('#6f88b0'), share: 0.16, saturation: 0.7 },
  tense: { tint: hex('#3f5a58'), share: 0.18, saturation: 0.8 },
  romantic: { tint: hex('#ff9fb4'), share: 0.12, saturation: 1.1 },
  dreamy: { tint: hex('#c9a4ff'), share: 0.15, saturation: 1.05 },
  fierce: { tint: hex('#d8442a'), share: 0.16, saturation: 1.2 },
};

function moodLight(light: Light, mood: Mood): Light {
  const { tint, share, saturation } = TINTS[mood];
  const lean = (color: Rgb) => saturate(mix(color, mix(tint, color, 0.3), share), saturation);
  return {
    ...light,
    zenith: lean(light.zenith),
    middle: lean(light.middle),
    horizon: lean(light.horizon),
    key: mix(light.key, tint, share * 0.7),
    haze: lean(light.haze),
    cloud: mix(light.cloud, tint, share * 0.5),
  };
}
