import { BlockList, isIPv6 } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAddress, isPublicAddress } from '../../functions/domain/public-address.ts';
import { allowanceOf, publicUrlFault } from '../../functions/domain/public-url.ts';

describe('a media URL', () => {
  test.each([
    'http://example.com/song.mp3',
    'https://example.com',
    'HTTPS://EXAMPLE.COM/Song.mp3?a=b#c',
    'http://example.com:80/',
    'https://example.com:443/',
    'http://example.com:443/',
    'https://example.com:80/',
    'https://example.com./song.mp3',
    'https://münchen.example/lied.mp3',
    'https://8.8.8.8/song.mp3',
    'https://[2606:4700:4700::1111]/song.mp3',
    'https://example.com/a%20b@c:d\u00e9.mp3',
    `https://example.com/${'a'.repeat(2048 - 20)}`,
  ])('[4f] may be %s', (url) => {
    expect(publicUrlFault(url, 'media')).toBeUndefined();
  });

  test.each([
    ['', 'must be a public http or https URL'],
    ['song.mp3', 'must be a public http or https URL'],
    ['//example.com/song.mp3', 'must be a public http or https URL'],
    ['ftp://example.com/song.mp3', 'must be a public http or https URL'],
    ['file:///etc/passwd', 'must be a public http or https URL'],
    ['data:audio/mp3;base64,AAAA', 'must be a public http or https URL'],
    ['http:example.com', 'must be a public http or https URL'],
    ['http:///example.com', 'must be a public http or https URL'],
    ['http://exa<mple.com/', 'must be a public http or https URL'],
    ['http://[::1', 'must be a public http or https URL'],
    ['http://256.1.1.1/', 'must be a public http or https URL'],
    ['https://example.com:8080/', 'must name port 80 or 443'],
    ['https://example.com:0/', 'must name port 80 or 443'],
    ['https://user@example.com/', 'must have no user name or password'],
    ['https://user:pass@example.com/', 'must have no user name or password'],
    ['https://@example.com/', 'must have no user name or password'],
    ['https://example.com@127.0.0.1/', 'must have no user name or password'],
    [`https://example.com/${'a'.repeat(2049 - 20)}`, 'must have at most 2048 characters'],
  ])('[4fm] may not be %s', (url, fault) => {
    expect(publicUrlFault(url, 'media')).toBe(fault);
  });

  test.each([
    ' http://example.com',
    'http://example.com\n',
    'http://exa\tmple.com/',
    'http://example.com/a b',
    'http://example.com\\@127.0.0.1/',
    'http:\\\\example.com/',
    'http://example.com/\u0000',
    'http://example.com/\u0085',
    'http://example.com/\u00a0',
    'http://example.com/\u2028',
    'http://example.com/\ud800',
  ])('[4m] has no characters that a parser would drop or repair: %j', (url) => {
    expect(publicUrlFault(url, 'media')).toBe(
      'must have no spaces, control characters or backslashes; percent-encode them',
    );
  });

  test.each([
    'http://localhost/',
    'http://LOCALHOST./',
    'http://song.localhost/',
    'http://%6cocalhost/',
    'http://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3/',
    'http://localhost\u3002localdomain/',
    'http://metadata/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://nas.lan/',
    'http://router.home.arpa/',
    'http://example..com/',
    'http://com./',
  ])('[4g] names no local host: %s', (url) => {
    expect(publicUrlFault(url, 'media')).toBe('must not name a local host');
  });

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://127.0.0.1./',
    'http://\u2460\u2461\u2466.0.0.1/',
    'http://0/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://169.254.170.2/v2/credentials/',
    'http://192.168.1.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
  ])('[4g] names no private or reserved address: %s', (url) => {
    expect(publicUrlFault(url, 'media')).toBe('must not name a private or reserved address');
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
