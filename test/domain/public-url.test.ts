import { BlockList, isIPv6 } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAddress, isPublicAddress } from '../../functions/domain/public-address.ts';
import { allowanceOf, publicUrlFault } from '../../functions/domain/public-url.ts';
import { TEXT_FAULTS, urlsOf } from '../platform/addresses.ts';

/** A URL in a title. Jest would print control characters as they are, and URLs of any length. */
const shown = (urls: string[]) => urls.map((url) => [JSON.stringify(url).slice(0, 100), url] as const);

describe('a media URL', () => {
  test.each(shown(urlsOf('opens', 'resolves', 'unknown')))('[4f] may be %s', (_, url) => {
    expect(publicUrlFault(url, 'media')).toBeUndefined();
  });

  describe.each(['scheme', 'port', 'credentials', 'long'])('with a wrong %s', (verdict) => {
    test.each(shown(urlsOf(verdict)))('[4fm] is refused: %s', (_, url) => {
      expect(publicUrlFault(url, 'media')).toBe(TEXT_FAULTS[verdict]);
    });
  });

  test.each(shown(urlsOf('text')))('[4m] has no characters that a parser would drop or repair: %s', (_, url) => {
    expect(publicUrlFault(url, 'media')).toBe(TEXT_FAULTS.text);
  });

  test.each(shown(urlsOf('local')))('[4g] names no local host: %s', (_, url) => {
    expect(publicUrlFault(url, 'media')).toBe(TEXT_FAULTS.local);
  });

  test.each(shown(urlsOf('private')))('[4g] names no private or reserved address: %s', (_, url) => {
    expect(publicUrlFault(url, 'media')).toBe(TEXT_FAULTS.private);
  });
});

describe('the name of a host', () => {
  test('[4g] is local by its last labels, not by its last letters', () => {
    for (const host of ['home.arpa', 'nas.home.arpa', 'nas.lan']) {
      expect(publicUrlFault(`https://${host}/`, 'media')).toBe(TEXT_FAULTS.local);
    }
    expect(publicUrlFault('https://example.mylan/', 'media')).toBeUndefined();
  });
});

describe('a webhook URL', () => {
  test('[4hm] is https on port 443', () => {
    expect(publicUrlFault('https://example.com/hook', 'webhook')).toBeUndefined();
    expect(publicUrlFault('http://example.com/hook', 'webhook')).toBe('must be a public https URL');
    expect(publicUrlFault('https://example.com:80/hook', 'webhook')).toBe('must name port 443');
    expect(publicUrlFault('https://10.1.2.3/hook', 'webhook')).toBe('must not name a private or reserved address');
  });
});

describe('an allowed origin', () => {
  const allowed = ['http://127.0.0.1:9000'];

  test('[4p] may be added to the public ones, with its exact scheme and port', () => {
    expect(publicUrlFault('http://127.0.0.1:9000/song.mp3', 'media', allowed)).toBeUndefined();
    expect(publicUrlFault('http://127.0.0.1:9000/hook', 'webhook', allowed)).toBeUndefined();
    expect(publicUrlFault('https://example.com/song.mp3', 'media', allowed)).toBeUndefined();
    expect(publicUrlFault('http://127.0.0.1:9001/song.mp3', 'media', allowed)).toBeDefined();
    expect(publicUrlFault('https://127.0.0.1:9000/song.mp3', 'media', allowed)).toBeDefined();
    expect(publicUrlFault('http://localhost:9000/song.mp3', 'media', allowed)).toBeDefined();
  });

  test('is suggested for a URL that is refused only because of its origin', () => {
    const hint = 'To allow it on this machine, start Songreel with --allow-origin';
    expect(allowanceOf('http://127.0.0.1:9001/song.mp3', 'media')).toBe(`${hint} http://127.0.0.1:9001`);
    expect(allowanceOf('http://nas.local/hook', 'webhook')).toBe(`${hint} http://nas.local`);
    for (const url of ['ftp://127.0.0.1/song.mp3', 'http://user@127.0.0.1:9001/', 'song.mp3']) {
      expect(allowanceOf(url, 'media')).toBeUndefined();
    }
  });

  test("does not relax the checks of the URL's text", () => {
    expect(publicUrlFault('http://user@127.0.0.1:9000/', 'media', allowed)).toBe('must have no user name or password');
    expect(publicUrlFault('http://127.0.0.1:9000/a b', 'media', allowed)).toMatch(/^must have no spaces/);
  });
});

describe('an address', () => {
  test.each([
    ['9.255.255.255', true],
    ['10.0.0.0', false],
    ['11.0.0.0', true],
    ['100.63.255.255', true],
    ['100.64.0.0', false],
    ['100.127.255.255', false],
    ['100.128.0.0', true],
    ['172.15.255.255', true],
    ['172.16.0.0', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['198.17.255.255', true],
    ['198.19.255.255', false],
    ['223.255.255.255', true],
    ['224.0.0.0', false],
    ['1fff:ffff::1', false],
    ['2000::1', true],
    ['2001:1ff::1', false],
    ['2001:200::1', true],
    ['2001:db8::1', false],
    ['2003::1', true],
    ['3fff:fff::1', false],
    ['3fff:1000::1', true],
    ['4000::1', false],
    ['2606:4700::1%eth0', false],
    ['2606:4700:4700::1:2:3:4:5:6', false],
    ['2606:4700', false],
    ['2606::4700::1', false],
    ['1.2.3', false],
    ['01.2.3.4', false],
    ['8.8.8.255', true],
    ['8.8.8.256', false],
    ['8.8.8.1000', false],
    ['2606:4700::12345', false],
    ['', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  test('is read as Node.js reads it, in any notation', () => {
    const special = new BlockList();
    for (const [network, prefix] of [
      ['2001::', 23],
      ['2001:db8::', 32],
      ['2002::', 16],
      ['3fff::', 20],
    ] as const) {
      special.addSubnet(network, prefix, 'ipv6');
    }
    special.addSubnet('2620:4f:8000::', 48, 'ipv6');
    const global = new BlockList();
    global.addSubnet('2000::', 3, 'ipv6');
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(isAddress(address)).toBe(isIPv6(address));
        expect(isPublicAddress(address)).toBe(global.check(address, 'ipv6') && !special.check(address, 'ipv6'));
      }),
    );
  });
});
