import { describe, expect, test } from '@jest/globals';
import { ADDRESSES, type Case, NAME_FAULTS, TEXT_FAULTS } from './addresses.ts';
import { PUBLIC, type Reached, redirectTo, useInternet } from './internet.ts';
import { isOutside } from './special-addresses.ts';

/**
 * Whatever a caller names, no socket is opened to an address outside the policy. These tests do not ask the policy for
 * its verdict: they fetch the URL and watch the sockets. `sockets.slow.test.ts` tries many more.
 */
const internet = useInternet();

/** Returns what is wrong with how a URL was fetched, or undefined. */
function surprise({ url, verdict }: Case, { outcome, opened }: Reached): string | undefined {
  const [word = '', ...allowed] = verdict.split(' ');
  const expected = word in TEXT_FAULTS ? `The URL ${TEXT_FAULTS[word]}.` : NAME_FAULTS[word];
  // The server on this machine speaks no TLS, so only http URLs are fetched.
  const isRight = expected === undefined ? outcome === 'fetched' || /^https:/i.test(url) : outcome === expected;
  const isInside = expected === undefined ? opened.length === 1 : opened.length === 0;
  const isRightAddress = opened.every((address) => allowed.includes(address));
  return isRight && isInside && isRightAddress ? undefined : `${url}: ${outcome}, opened ${opened.join(' ')}`;
}

describe('a URL that a caller names', () => {
  test.each(ADDRESSES.families)('[4g] opens sockets only inside the policy: $name', async ({ cases }) => {
    const surprises: (string | undefined)[] = [];
    for (const one of cases) surprises.push(surprise(one, await internet.download(one.url)));
    expect(surprises.filter((one) => one !== undefined)).toEqual([]);
  });

  test('[4g] opens sockets only to public addresses, even if its name changes its address in between', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 20; round += 1)
      outcomes.add((await internet.download('http://rebinding.example/')).outcome);
    expect(outcomes).toEqual(new Set(['fetched', NAME_FAULTS.resolves]));
    expect(new Set(internet.opened)).toEqual(new Set([PUBLIC]));
  });
});

describe('a redirect', () => {
  const redirected = async (location: string) => {
    const { outcome, opened } = await internet.download(redirectTo(location));
    return { outcome, outside: opened.filter(isOutside) };
  };

  test.each([
    '//127.0.0.1/',
    '\\\\127.0.0.1/',
    '/\\127.0.0.1/',
    '\\/[::1]/',
    'http:\\\\127.0.0.1/',
    'http:/\\169.254.169.254/',
    '//0x7f.1/',
    '//loopback.example/',
    '///127.0.0.1/',
    'http:///127.0.0.1/',
    '/\t/127.0.0.1/',
    'h\tttp://127.0.0.1/',
  ])('[4g] with a location that the URL parser repairs is refused: %j', async (location) => {
    const { outcome } = await redirected(location);
    expect(outcome).toMatch(/^The URL must not name a private|^Its host name does not resolve to a public/);
    expect(new Set(internet.opened)).toEqual(new Set([PUBLIC]));
  });

  test('[4g] back to a name that has changed its address is refused', async () => {
    const target = redirectTo('http://rebinding.example/').replace('songs', 'rebinding');
    const outcomes = new Set([(await internet.download(target)).outcome, (await internet.download(target)).outcome]);
    expect(outcomes).toEqual(new Set([NAME_FAULTS.resolves]));
    expect(new Set(internet.opened)).toEqual(new Set([PUBLIC]));
  });

  test('[4g] after two that are allowed is checked like the first', async () => {
    const outcome = await redirected(redirectTo(redirectTo('http://127.0.0.1/')));
    expect(outcome).toMatchObject({ outcome: `The URL ${TEXT_FAULTS.private}.`, outside: [] });
    expect(internet.opened).toEqual([PUBLIC, PUBLIC, PUBLIC]);
  });
});
