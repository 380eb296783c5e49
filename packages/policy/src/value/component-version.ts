const TOKENS = /\d+[a-z]{1,3}$|[a-z]{1,3}[_-]?\d+|\d+|(?:rc|release|snapshot|beta|alpha)$/g;
const MAX_INTEGER = 2_147_483_647;

/** A version as the tokens that are compared. */
export type ComponentVersion = readonly string[];

/**
 * Splits a version into the tokens by which policies compare: runs of digits, short words with a number, and a last
 * word that announces a release. Case plays no part; a version in Ubuntu's form (`1:2.3-4ubuntu5`) loses epoch and
 * revision. A version without tokens is one token. Source: contract §13.
 *
 * @example
 * tokenizeVersion('1:2.10-rc1') // ['1', '2', '10', 'rc1']
 */
export function tokenizeVersion(version: string): ComponentVersion {
  const text = withoutUbuntuParts(version.toLowerCase());
  return text.match(TOKENS) ?? [text];
}

/**
 * Orders two versions by the rules of policies: below 0 when the first comes first, 0 when they are the same, above 0
 * when it comes last. Numbers of up to 32 bits by value, all other tokens as text; with the same beginning the longer
 * one is greater, unless it is longer by one `0`. The order has circles (`2 < 10 < 1a < 2`) and so fits single
 * comparisons only; it is kept because policies written elsewhere depend on it. Source: contract §13.
 *
 * @example
 * compareComponentVersions(tokenizeVersion('1.10'), tokenizeVersion('1.9.3')) // 1
 */
export function compareComponentVersions(a: ComponentVersion, b: ComponentVersion): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index++) {
    const order = compareTokens(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  const difference = a.length - b.length;
  const longer = difference > 0 ? a : b;
  if (Math.abs(difference) === 1 && longer[shared] === '0') return 0;
  return Math.sign(difference);
}

function withoutUbuntuParts(version: string): string {
  const dash = version.lastIndexOf('-');
  if (dash < 0 || !version.includes('ubuntu', dash)) return version;
  return version.slice(0, dash).replace(/^\d+:/, '');
}

function compareTokens(a: string, b: string): number {
  if (a === b) return 0;
  const left = integerOf(a);
  const right = integerOf(b);
  if (left !== undefined && right !== undefined) return Math.sign(left - right);
  return a < b ? -1 : 1;
}

function integerOf(token: string): number | undefined {
  if (!/^\d+$/.test(token)) return undefined;
  const value = Number(token);
  return value <= MAX_INTEGER ? value : undefined;
}
