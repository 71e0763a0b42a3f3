/** The looks that a video can have, as the gallery shows them. */
export interface Look {
  /** The value of `style_preset`; undefined for the default look. */
  preset: string | undefined;
  name: string;
  /** What it looks like, in a few words. */
  about: string;
  family: string;
  /** The name of its loop and still in `gallery/`. */
  file: string;
}

const lyric = (preset: string | undefined, name: string, family: string, about: string): Look => ({
  preset,
  name,
  about,
  family,
  file: preset?.toLowerCase() ?? 'default',
});

const story = (preset: string | undefined, name: string, family: string, about: string): Look => ({
  preset,
  name,
  about,
  family,
  file: preset ?? 'realistic',
});

export const LYRIC_LOOKS: readonly Look[] = [
  lyric(undefined, 'Songreel', 'Quiet', 'Neon light that pulses with the song'),
  lyric('BAUHAUS', 'Bauhaus', 'Prints', 'Circles, squares and primary colors'),
  lyric('WATERCOLOR', 'Watercolor', 'Paint', 'A harbor from dawn to night, wet in wet'),
  lyric('POP_ART', 'Pop art', 'Prints', 'Halftone dots and loud outlines'),
  lyric('COLLAGE', 'Collage', 'Paper', 'Torn paper, tape and cut letters'),
  lyric('GRAFFITI_I', 'Graffiti I', 'Paint', 'Stencils on old walls'),
  lyric('EMOTIONAL_MINIMAL', 'Emotional minimal', 'Quiet', 'Few shapes with two meanings'),
  lyric('80S_ILLUSTRATION', '80s illustration', 'Shapes', 'A neon sun over a grid'),
  lyric('ART_POSTER', 'Art poster', 'Prints', 'A printed poster in few inks'),
  lyric('BLUEPRINT', 'Blueprint', 'Paper', 'White lines on blue paper'),
  lyric('C4D_CARTOON', '3D cartoon', 'Shapes', 'A marble run that plays the song'),
  lyric('CHILDRENS_BOOK', "Children's book", 'Paper', 'Gouache and colored pencil'),
  lyric('DOODLE', 'Doodle', 'Paper', 'A black cat in a sketchbook'),
  lyric('PAINT_GESTURE', 'Paint gesture', 'Paint', 'Broad strokes of a wet brush'),
  lyric('FLAT_ART', 'Flat art', 'Shapes', 'A journey in layers of color'),
  lyric('FLAT_VECTOR', 'Flat vector', 'Shapes', 'A city evening, sharp and bold'),
  lyric('RETRO_ETCHING', 'Retro etching', 'Prints', 'Fine lines of an old engraving'),
  lyric('WOODBLOCK_PRINT', 'Woodblock print', 'Prints', 'Waves, cranes and rain, cut in wood'),
  lyric('GRAFFITI_II', 'Graffiti II', 'Paint', 'Bubble letters on city walls'),
  lyric('MIXED_MEDIA', 'Mixed media', 'Paper', 'Ink, paper and paint together'),
  lyric('ART_BRUT', 'Art brut', 'Paint', 'Raw marks and rough color'),
  lyric('MINIMAL_ILLUSTRATION', 'Minimal illustration', 'Quiet', 'One line says enough'),
  lyric('WEIRD', 'Weird', 'Shapes', 'Nothing is where it should be'),
];

export const STORY_LOOKS: readonly Look[] = [
  story(undefined, 'Realistic', 'Real', 'Photographs that move'),
  story('90s-anime', '90s anime', 'Drawn', 'Cels and painted skies'),
  story('ghibli', 'Painted anime', 'Drawn', 'Meadows, clouds and soft light'),
  story('disney-90s', '90s animation', 'Drawn', 'Big eyes and round lines'),
  story('cartoon-network', 'TV cartoon', 'Drawn', 'Thick lines and flat color'),
  story('yellow-family', 'Yellow family', 'Drawn', 'A town of yellow people'),
  story('pixar-3d', '3D animation', 'Solid', 'Soft light on round bodies'),
  story('lego', 'Bricks', 'Solid', 'Everything is built of bricks'),
  story('ps2-low-poly', 'Low poly', 'Solid', 'An early console game'),
  story('pixel-art', 'Pixel art', 'Solid', 'Every pixel counts'),
];

export function lookOf(preset: string | undefined | null, looks: readonly Look[]): Look {
  return looks.find((look) => look.preset === (preset ?? undefined)) ?? (looks[0] as Look);
}

/** The preset that a name in a job's metadata means; undefined for the default look and for unknown names. */
export function presetOf(name: string | undefined): string | undefined {
  return LYRIC_LOOKS.find(({ preset }) => preset === name)?.preset;
}

export function familiesOf(looks: readonly Look[]): string[] {
  return [...new Set(looks.map(({ family }) => family))];
}

/** Looks of a family whose name or description contains every word of the text. */
export function filterLooks(looks: readonly Look[], family: string | undefined, text: string): Look[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return looks.filter((look) => {
    const described = `${look.name} ${look.about} ${look.family} ${look.preset ?? ''}`.toLowerCase();
    return (family === undefined || look.family === family) && words.every((word) => described.includes(word));
  });
}
