import { describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../local/arguments.ts';

describe('the flags of npm start', () => {
  test('have defaults', () => {
    expect(parseOptions([])).toEqual({
      port: 3000,
      data: '.songreel',
      workers: 2,
      refuse: false,
      startSeconds: 0,
      allowedOrigins: [],
      json: false,
    });
  });

  test('are all accepted', () => {
    const flags = ['--port', '0', '--data=/tmp/x', '--workers', '4', '--refuse', '--start-seconds', '30', '--json'];
    const origins = ['--allow-origin', 'http://127.0.0.1:9000', '--allow-origin=https://songs.test/'];
    expect(parseOptions([...flags, ...origins])).toEqual({
      port: 0,
      data: '/tmp/x',
      workers: 4,
      refuse: true,
      startSeconds: 30,
      allowedOrigins: ['http://127.0.0.1:9000', 'https://songs.test'],
      json: true,
    });
  });

  test.each([
    [['--speed', '9'], /^Unknown option '--speed'/],
    [['serve'], /^Unexpected argument 'serve'/],
    [['--port'], /--port/],
    [['--port', 'http'], '--port takes a whole number from 0 to 65535, not "http"'],
    [['--port', '65536'], '--port takes a whole number from 0 to 65535, not "65536"'],
    [['--port=-1'], '--port takes a whole number from 0 to 65535, not "-1"'],
    [['--workers', '0'], '--workers takes a whole number from 1 to 64, not "0"'],
    [['--workers', '1.5'], '--workers takes a whole number from 1 to 64, not "1.5"'],
    [['--start-seconds', 'long'], '--start-seconds takes a whole number from 0 to 600, not "long"'],
    [['--data', ''], '--data takes the name of a folder'],
    [['--json=yes'], /--json/],
    [['--allow-origin', 'localhost:9000'], '--allow-origin takes an exact origin'],
    [['--allow-origin', 'http://127.0.0.1:9000/songs'], '--allow-origin takes an exact origin'],
    [['--allow-origin', 'http://*.test'], '--allow-origin takes an exact origin'],
    [['--allow-origin', 'ftp://127.0.0.1'], '--allow-origin takes an exact origin'],
    [['--allow-origin', 'http://me:secret@127.0.0.1'], '--allow-origin takes an exact origin'],
    [['--allow-origin', 'http://a http://b'], '--allow-origin takes an exact origin'],
  ])('are refused in one line: %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
    expect(() => parseOptions(args)).toThrow(/^[^\n]+$/);
  });
});
