import { describe, expect, test } from '@jest/globals';
import { rayInput, type ShotScene, shotsOf } from '../../functions/domain/shots.ts';

const ORDER = {
  quality: 'basic' as const,
  aspect_ratio: '16:9' as const,
  characters: [
    { name: 'Ada', role: 'singer' as const, image_url: 'https://a.example/ada.png', description: 'a tall woman' },
    { name: 'Ben', role: 'character' as const, image_url: 'https://a.example/ben.png' },
  ],
};

const scene = (start: number, end: number, energy = 0.5, more: Partial<ShotScene> = {}): ShotScene => ({
  text: 'Ada walks along the beach',
  place: 'beach',
  time: 'night',
  weather: 'clear',
  mood: 'calm',
  characters: ['Ada'],
  shot: 'wide',
  camera: 'drift',
  start,
  end,
  energy,
  ...more,
});

describe('the shots that Ray makes', () => {
  test('are as long as their scenes need, of the two lengths that Ray makes', () => {
    const shots = shotsOf([scene(0, 5), scene(5, 14), scene(14, 23.1), scene(23.1, 28.2)], ORDER, {
      dollars: 1_000,
    });
    expect(shots.map(({ scene: index, seconds }) => [index, seconds])).toEqual([
      [0, 5],
      [1, 9],
      [3, 9],
    ]);
  });

  test('cost no more than the limit, which is spent on the liveliest scenes', () => {
    const scenes = [scene(0, 4, 0.2), scene(4, 8, 0.9), scene(8, 12, 0.5)];
    const made = (dollars: number, quality: 'basic' | 'pro' = 'basic') =>
      shotsOf(scenes, { ...ORDER, quality }, { dollars }).map((shot) => shot.scene);
    // 5 s cost $3.75 in basic quality, and $7.50 in pro quality.
    expect(made(0)).toEqual([]);
    expect(made(3.74)).toEqual([]);
    expect(made(3.75)).toEqual([1]);
    expect(made(8)).toEqual([1, 2]);
    expect(made(7.49, 'pro')).toEqual([]);
    expect(made(7.5, 'pro')).toEqual([1]);
    expect(made(12)).toEqual([0, 1, 2]);
  });

  test('are the first ones of scenes that are equally lively', () => {
    const scenes = [scene(0, 4), scene(4, 8), scene(8, 12)];
    expect(shotsOf(scenes, ORDER, { dollars: 8 }).map((shot) => shot.scene)).toEqual([0, 1]);
  });

  test('are a limited number, whatever they may cost', () => {
    const scenes = Array.from({ length: 100 }, (_, index) => scene(index * 4, index * 4 + 4));
    expect(shotsOf(scenes, ORDER, { dollars: 10_000 })).toHaveLength(40);
  });

  test('are described by their scene, their characters and the style', () => {
    const [shot] = shotsOf([scene(0, 4)], { ...ORDER, style_preset: 'ghibli' }, { dollars: 10 });
    expect(shot?.prompt).toBe(
      'Ada walks along the beach. beach, night, clear weather, calm mood. With Ada (a tall woman). ' +
        'Style: ghibli. wide shot, camera: drift.',
    );
    const [plain] = shotsOf([scene(0, 4)], ORDER, { dollars: 10 });
    expect(plain?.prompt).toContain('Style: realistic. wide shot');
  });

  test('have a prompt that Ray accepts, however long the text is', () => {
    const [shot] = shotsOf([scene(0, 4, 1, { text: 'la '.repeat(3_000) })], ORDER, { dollars: 10 });
    expect(shot?.prompt).toHaveLength(5_000);
  });

  test('begin with a frame of our own engine, and cost more only in pro quality', () => {
    const shot = { scene: 0, seconds: 9, prompt: 'Ada' } as const;
    expect(rayInput(shot, ORDER, Buffer.from('jpeg'))).toEqual({
      prompt: 'Ada',
      aspect_ratio: '16:9',
      duration: '9s',
      resolution: '540p',
      loop: false,
      keyframes: { frame0: { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: 'anBlZw==' } } },
    });
    expect(rayInput(shot, { ...ORDER, quality: 'pro' }, Buffer.from(''))).toMatchObject({ resolution: '720p' });
  });
});
