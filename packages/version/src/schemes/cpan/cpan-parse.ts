import { withoutLeadingZeros, withoutTrailingZeros } from '../../key/order.ts';

const VERSION = /^v?(\d*(?:\.\d+)*\.?)(?:-TRIAL\d*)?$/;

/**
 * Numbers of a Perl version without zeros at the end (https://metacpan.org/pod/version). With a `v` or two dots it is
 * a dotted version; else a decimal, whose fraction gives one number for three digits: `1.5` is `v1.500`. Underscores
 * only mark trial releases. Undefined for anything else.
 */
export function parseCpan(version: string): readonly string[] | undefined {
  const text = version.trim();
  const numbers = VERSION.exec(text.replaceAll('_', ''))?.[1];
  if (!numbers || !/\d/.test(numbers)) return undefined;
  const parts = numbers.replace(/\.$/, '').split('.');
  const isDotted = text.startsWith('v') || parts.length > 2;
  const [whole = '', fraction = ''] = parts;
  return withoutTrailingZeros(
    (isDotted ? parts : [whole, ...thousandths(fraction)]).map((part) => withoutLeadingZeros(part || '0')),
  );
}

function thousandths(fraction: string): readonly string[] {
  return (fraction.match(/\d{1,3}/g) ?? []).map((digits) => digits.padEnd(3, '0'));
}
