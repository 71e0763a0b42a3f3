import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ADDRESSES, NAME_FAULTS, TEXT_FAULTS, urlsOf } from './addresses.ts';
import { nameOf, PUBLIC, redirectTo, useInternet } from './internet.ts';
import { isOutside } from './special-addresses.ts';

/** Watches sockets like `sockets.test.ts`, with URLs and answers of the name server that follow from a seed. */
const internet = useInternet();
const CHANGES = 10_000;
const ANSWERS = 1_000;

const everyUrl = ADDRESSES.families.flatMap(({ cases }) => cases.map(({ url }) => url));

const SYNTAX = ['', ...'@:/\\#?%[].\t\u3002\u00ad', '//', '%2e', '%00'];

/** A URL with pieces of others, and with characters that parsers treat specially, at any place. */
const changedUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...everyUrl.filter((url) => url.length < 200)),
    fc.array(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 4 }), piece()), { minLength: 1, maxLength: 3 }),
  )
  .map(([url, changes]) =>
    changes.reduce((text, [at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed), url),
  );

function piece(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...SYNTAX),
    fc.constantFrom('http://', 'https:', 'localhost', '127.0.0.1', '[::1]', '::ffff:', '0x7f', '0', ':80', 'songs'),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
}

/** Addresses of the whole range, often in special blocks and next to their edges. */
const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.ipV4(),
  fc.constantFrom(PUBLIC, '8.8.8.8', '1.1.1.1', '2606:4700:4700::1111'),
  fc.constantFrom('127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00:ec2::254', '::ffff:127.0.0.1'),
  fc.ipV6().filter((address) => !address.includes('.')),
);

/** Such a URL arrives as it is sent. Other characters of a header are read as Latin-1, or end the header. */
function fitsIntoHeader(url: string): boolean {
  return /^[\t\x20-\x7e]*$/.test(url);
}

const outsideOf = (addresses: readonly string[]) => addresses.filter(isOutside);

describe('a URL that a caller names', () => {
  test('[4g] opens sockets only inside the policy after any change of its text', async () => {
    await fc.assert(
      fc.asyncProperty(changedUrl, async (url) => {
        const { opened } = await internet.download(url);
        expect(outsideOf(opened)).toEqual([]);
      }),
      { numRuns: CHANGES },
    );
  });

  test('[4g] opens sockets only to public addresses of its name, whatever the name server answers', async () => {
    let mixed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyAddress, { minLength: 1, maxLength: 4 }), async (addresses) => {
        const { opened, outcome } = await internet.download(`http://${nameOf(addresses)}/`);
        expect(outsideOf(opened)).toEqual([]);
        const isPublic = addresses.some((address) => !isOutside(address));
        expect(outcome).toBe(isPublic ? 'fetched' : NAME_FAULTS.resolves);
        if (isPublic && addresses.some(isOutside)) mixed += 1;
      }),
      { numRuns: ANSWERS },
    );
    expect(mixed).toBeGreaterThan(ANSWERS / 20);
  });

  test('[4g] opens sockets only inside the policy as a webhook too', async () => {
    for (const url of everyUrl.map((one) => one.replace(/^http:/, 'https:'))) {
      expect({ url, outside: outsideOf((await internet.post(url)).opened) }).toEqual({ url, outside: [] });
    }
    expect(internet.opened).toContain(PUBLIC);
  });
});

describe('a redirect', () => {
  test('[4g] opens sockets only inside the policy, wherever it leads', async () => {
    for (const url of everyUrl.filter((one) => !/[\r\n\0]/.test(one))) {
      const { opened } = await internet.download(redirectTo(url));
      expect({ url, outside: outsideOf(opened) }).toEqual({ url, outside: [] });
    }
    expect(internet.opened).toContain('8.8.8.8');
  });

  test('[4g] to an address that is not public is refused', async () => {
    const refused = new Set([TEXT_FAULTS.local, TEXT_FAULTS.private].map((fault) => `The URL ${fault}.`));
    for (const url of urlsOf('local', 'private').filter(fitsIntoHeader)) {
      const { outcome } = await internet.download(redirectTo(url));
      expect({ url, isRefused: refused.has(outcome) }).toEqual({ url, isRefused: true });
    }
    for (const url of urlsOf('resolves')) {
      expect(await internet.download(redirectTo(url))).toMatchObject({ outcome: NAME_FAULTS.resolves });
    }
  });
});
