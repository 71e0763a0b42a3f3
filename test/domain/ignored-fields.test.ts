import { describe, expect, test } from '@jest/globals';
import { ignoredFields } from '../../functions/domain/ignored-fields.ts';
import { REQUEST_SCHEMAS } from '../../functions/domain/requests.ts';

const song_url = 'https://music.example.com/song.mp3';
/** What callers call a field, by its name here. */
const OTHER_NAMES = {
  style_preset: ['style', 'preset', 'look'],
  song_genre: ['genre'],
  aspect_ratio: ['ratio', 'aspect', 'format'],
  quality: ['resolution'],
  song_url: ['song', 'audio', 'audio_url', 'url'],
  singer_image_url: ['image_url', 'singer_image', 'photo_url'],
  lyrics: ['words', 'text'],
  segments: ['lines'],
  webhook_url: ['webhook', 'callback_url'],
};
const ignored = (fields: object) => ignoredFields('lyric_video', { song_url, ...fields });

describe('the fields of an order that are ignored', () => {
  test('are none if all are known', () => {
    expect(ignored({ quality: 'pro', metadata: {}, idempotency_key: 'k' })).toBeUndefined();
  });

  test.each([
    ['stylePreset', 'style_preset'],
    ['style-preset', 'style_preset'],
    ['qualty', 'quality'],
    ['aspectRatio', 'aspect_ratio'],
    ['callbackUrl', 'webhook_url'],
    ['segment', 'segments'],
  ])('have with "%s" the field %s that was probably meant', (name, meant) => {
    expect(ignored({ [name]: 'x' })).toBe(`"${name}";did_you_mean="${meant}"`);
  });

  test.each(Object.entries(OTHER_NAMES).flatMap(([meant, names]) => names.map((name) => [name, meant])))(
    'may have another name: "%s" for %s',
    (name, meant) => {
      expect(ignoredFields('lyric_video', { [name]: 'x' })).toBe(`"${name}";did_you_mean="${meant}"`);
    },
  );

  test('are misspelled if at most two letters are changed, missing or more', () => {
    for (const name of ['kuality', 'kualiti', 'qualit', 'quali', 'qualityx', 'xqualityx', 'qualiyt', 'ality']) {
      expect(ignored({ [name]: 'x' })).toBe(`"${name}";did_you_mean="quality"`);
    }
    for (const name of ['qual', 'lity', 'xqualityxx', 'kualidie']) expect(ignored({ [name]: 'x' })).toBe(`"${name}"`);
  });

  test('have none that was meant if nothing is alike, or the field is there already', () => {
    expect(ignored({ color: 'red' })).toBe('"color"');
    expect(ignored({ style: 'x', style_preset: 'BAUHAUS' })).toBe('"style"');
  });

  test('have none that was meant if every field is there', () => {
    const all = Object.keys(REQUEST_SCHEMAS.lyric_transcription.entries).map((name) => [name, 'x']);
    expect(ignoredFields('lyric_transcription', { ...Object.fromEntries(all), color: 'red' })).toBe('"color"');
  });

  test('are at most ten, and their names cannot break the header', () => {
    const many = ignored(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`zz${index}`, 1])));
    expect(many?.split(', ')).toHaveLength(10);
    expect(ignored({ 'a"b\\c\r\nX: 1é': 1 })).toBe('"a?b?c??X: 1?"');
    expect(ignored({ ['z'.repeat(1000)]: 1 })).toBe(`"${'z'.repeat(40)}"`);
  });

  test('belong to the type of the order', () => {
    expect(ignoredFields('lyric_transcription', { song_url, start: 1 })).toBe('"start";did_you_mean="trim_start"');
    expect(ignoredFields('lyric_transcription', { song_url, end: 1 })).toBe('"end";did_you_mean="trim_end"');
    expect(ignoredFields('lyric_transcription', { song_url, quality: 'pro' })).toBe('"quality"');
  });
});
