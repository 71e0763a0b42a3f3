import { describe, expect, test } from '@jest/globals';
import { ignoredFields } from '../../functions/domain/ignored-fields.ts';

const song_url = 'https://music.example.com/song.mp3';
const ignored = (fields: object) => ignoredFields('lyric_video', { song_url, ...fields });

describe('the fields of an order that are ignored', () => {
  test('are none if all are known', () => {
    expect(ignored({ quality: 'pro', metadata: {}, idempotency_key: 'k' })).toBeUndefined();
  });

  test.each([
    ['style', 'style_preset'],
    ['preset', 'style_preset'],
    ['stylePreset', 'style_preset'],
    ['style-preset', 'style_preset'],
    ['qualty', 'quality'],
    ['aspectRatio', 'aspect_ratio'],
    ['genre', 'song_genre'],
    ['image_url', 'singer_image_url'],
    ['callback_url', 'webhook_url'],
    ['segment', 'segments'],
  ])('have with "%s" the field %s that was probably meant', (name, meant) => {
    expect(ignored({ [name]: 'x' })).toBe(`"${name}";did_you_mean="${meant}"`);
  });

  test('have none that was meant if nothing is alike, or the field is there already', () => {
    expect(ignored({ color: 'red' })).toBe('"color"');
    expect(ignored({ style: 'x', style_preset: 'BAUHAUS' })).toBe('"style"');
  });

  test('are at most ten, and their names cannot break the header', () => {
    const many = ignored(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`zz${index}`, 1])));
    expect(many?.split(', ')).toHaveLength(10);
    expect(ignored({ 'a"b\\c\r\nX: 1é': 1 })).toBe('"a?b?c??X: 1?"');
    expect(ignored({ ['z'.repeat(1000)]: 1 })).toBe(`"${'z'.repeat(40)}"`);
  });

  test('belong to the type of the order', () => {
    expect(ignoredFields('lyric_transcription', { song_url, start: 1 })).toBe('"start";did_you_mean="trim_start"');
    expect(ignoredFields('lyric_transcription', { song_url, quality: 'pro' })).toBe('"quality"');
  });
});
