import { describe, expect, it } from 'vitest';
import { attachment, fileNameOf } from './attachment.ts';

const at = new Date('2026-11-28T23:30:00Z');

describe('the name of an exported file', () => {
  it.each([
    ['storefront', '2.4.0', 'storefront-2.4.0-vex-2026-11-28.csaf.json'],
    ['storefront', null, 'storefront-vex-2026-11-28.csaf.json'],
    ['acme/web shop', '../1', 'acme-web-shop-1-vex-2026-11-28.csaf.json'],
    ['a"b\r\n\u202ec', ':', 'a-b-c-vex-2026-11-28.csaf.json'],
    ['店 ü', '1', '店-ü-1-vex-2026-11-28.csaf.json'],
    ['...', '', 'vex-2026-11-28.csaf.json'],
    ['x'.repeat(300), '1', `${'x'.repeat(40)}-1-vex-2026-11-28.csaf.json`],
  ])('of %s %s', (name, version, expected) => {
    expect(fileNameOf({ name, version, kind: 'vex', at, extension: 'csaf.json' })).toBe(expected);
  });

  it('goes out in ASCII and in full', () => {
    expect(attachment("店-o'(x).pdf")).toBe(
      `attachment; filename="_-o'(x).pdf"; filename*=UTF-8''%E5%BA%97-o%27%28x%29.pdf`,
    );
    expect(attachment('shop.json', 'known.json')).toBe(
      `attachment; filename="known.json"; filename*=UTF-8''shop.json`,
    );
  });
});
