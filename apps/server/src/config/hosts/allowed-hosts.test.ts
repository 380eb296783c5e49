import { describe, expect, it } from 'vitest';
import { parseAllowedHosts } from './allowed-hosts.ts';

describe('a list of hosts that may be asked', () => {
  const list = parseAllowedHosts('nvd.nist.gov, *.Example.com\n10.0.0.0/8 [fd00::5] bücher.example.');

  it.each([
    'nvd.nist.gov',
    'NVD.nist.gov.',
    'a.example.com',
    'a.b.example.com',
    '10.255.0.1',
    '[fd00::5]',
    'fd00:0::5',
    'xn--bcher-kva.example',
  ])('includes %s', (host) => {
    expect(list.includes(host)).toBe(true);
  });

  it.each([
    'nist.gov',
    'evil-nvd.nist.gov',
    'nvd.nist.gov.evil.example',
    'example.com',
    'notexample.com',
    '11.0.0.1',
    '[fd00::6]',
    // The same host for the network, but not as a URL says it.
    '[::ffff:10.0.0.1]',
  ])('does not include %s', (host) => {
    expect(list.includes(host)).toBe(false);
  });

  it.each(['https://nvd.nist.gov', 'nvd.nist.gov:443', '*', 'a.*.example', '10.0.0.0/33', 'me@host', ' , '])(
    'cannot be %j',
    (text) => {
      expect(() => parseAllowedHosts(text)).toThrow();
    },
  );
});
