import { expect, test } from '@jest/globals';
import { LYRIC_PRESETS, NARRATIVE_PRESETS } from '../../functions/domain/requests.ts';

test('a lyric video can have the styles that clients know', () => {
  expect(LYRIC_PRESETS).toEqual([
    '80S_ILLUSTRATION',
    'ART_BRUT',
    'ART_POSTER',
    'BAUHAUS',
    'BLUEPRINT',
    'C4D_CARTOON',
    'CHILDRENS_BOOK',
    'COLLAGE',
    'DOODLE',
    'EMOTIONAL_MINIMAL',
    'FLAT_ART',
    'FLAT_VECTOR',
    'GRAFFITI_I',
    'GRAFFITI_II',
    'MINIMAL_ILLUSTRATION',
    'MIXED_MEDIA',
    'PAINT_GESTURE',
    'POP_ART',
    'RETRO_ETCHING',
    'WATERCOLOR',
    'WEIRD',
    'WOODBLOCK_PRINT',
  ]);
});

test('a narrative video can have the styles that clients know', () => {
  expect(NARRATIVE_PRESETS).toEqual([
    '90s-anime',
    'ghibli',
    'yellow-family',
    'pixar-3d',
    'ps2-low-poly',
    'disney-90s',
    'lego',
    'cartoon-network',
    'pixel-art',
  ]);
});
