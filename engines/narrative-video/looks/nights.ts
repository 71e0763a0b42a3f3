import { hex, mix, type Rgb } from '../../drawing/color.ts';
import type { Light } from '../light/light.ts';

/** Colors of a look's night, which replace the usual blue. */
interface Night {
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  key: Rgb;
  haze: Rgb;
  /** Haze over distant things, as a multiple of the hour's haze. */
  air: number;
}

/** Share of the look's night in each color. The rest comes from weather and mood. */
const SHARE = 0.78;

function nightLight(night: Night): (light: Light) => Light {
  const toward = (color: Rgb, own: Rgb) => mix(color, own, SHARE);
  return (light) =>
    light.isDark && light.hazeShare > 0.2
      ? {
          ...light,
          zenith: toward(light.zenith, night.zenith),
          middle: toward(light.middle, night.middle),
          horizon: toward(light.horizon, night.horizon),
          key: toward(light.key, night.key),
          haze: toward(light.haze, night.haze),
          hazeShare: light.hazeShare * night.air,
        }
      : light;
}

/** A black sky with a glow of town lamps at the horizon. */
const filmNight = nightLight({
  zenith: hex('#04060c'),
  middle: hex('#0b111c'),
  horizon: hex('#3a2c26'),
  key: hex('#646a78'),
  haze: hex('#2e2622'),
  air: 0.7,
});

/** Colors of the sky while the sun is low, as photographs show it, and their share. */
const EVENING = { zenith: hex('#56637c'), middle: hex('#c99a7e'), horizon: hex('#f7cf96'), cloud: hex('#f0c4a0') };
const PALE = 0.62;

/** The light of film: nights of town lamps, and evenings of pale gold instead of pink. */
export function filmLight(light: Light): Light {
  if (light.weather !== 'clear' || (light.time !== 'sunset' && light.time !== 'dawn')) return filmNight(light);
  return {
    ...light,
    zenith: mix(light.zenith, EVENING.zenith, PALE),
    middle: mix(light.middle, EVENING.middle, PALE),
    horizon: mix(light.horizon, EVENING.horizon, PALE),
    cloud: mix(light.cloud, EVENING.cloud, PALE),
    haze: mix(light.haze, EVENING.middle, PALE),
    stars: 0,
  };
}

/** A night in violet and magenta, like a city full of neon signs. */
const neonNight = nightLight({
  zenith: hex('#120a3a'),
  middle: hex('#3a1c78'),
  horizon: hex('#d0489a'),
  key: hex('#7f72c8'),
  haze: hex('#5a2f9a'),
  air: 0.8,
});

/** A deep blue night over snow, which throws the light of the sky back. */
const snowyNight = nightLight({
  zenith: hex('#0a1638'),
  middle: hex('#183468'),
  horizon: hex('#4a78b0'),
  key: hex('#8c9fbe'),
  haze: hex('#34507c'),
  air: 0.8,
});

/** Nights of towns are full of neon. Where snow falls, they are blue. */
export function animeNight(light: Light): Light {
  return light.weather === 'snow' ? snowyNight(light) : neonNight(light);
}

/** A clear teal night with enough light to see every leaf. */
export const ghibliNight = nightLight({
  zenith: hex('#0c2c4e'),
  middle: hex('#1f5c7c'),
  horizon: hex('#7ab8b0'),
  key: hex('#86a4c0'),
  haze: hex('#2f6a80'),
  air: 0.55,
});

/** A royal blue night that blends into violet, like stage light. */
export const disneyNight = nightLight({
  zenith: hex('#0e1460'),
  middle: hex('#3a34a8'),
  horizon: hex('#b074d0'),
  key: hex('#8488e0'),
  haze: hex('#4a44b0'),
  air: 0.7,
});
