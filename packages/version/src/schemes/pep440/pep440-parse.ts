import { withoutLeadingZeros, withoutTrailingZeros } from '../../key/order.ts';

/** A Python version. All numbers are digits without leading zeros. */
export interface Pep440Version {
  readonly epoch: string;
  /** Without trailing zeros, but with at least one number. */
  readonly release: readonly string[];
  readonly pre: { readonly phase: 'a' | 'b' | 'rc'; readonly number: string } | undefined;
  readonly post: string | undefined;
  readonly dev: string | undefined;
  readonly local: readonly string[];
}

const VERSION = new RegExp(
  [
    /^\s*v?(?:(\d+)!)?(\d+(?:\.\d+)*)/,
    /(?:[-_.]?(alpha|a|beta|b|preview|pre|c|rc)[-_.]?(\d*))?/,
    /(?:-(\d+)|[-_.]?(post|rev|r)[-_.]?(\d*))?/,
    /(?:[-_.]?(dev)[-_.]?(\d*))?/,
    /(?:\+([a-z0-9]+(?:[-_.][a-z0-9]+)*))?\s*$/,
  ]
    .map((part) => part.source)
    .join(''),
  'i',
);

/**
 * Reads a version by PEP 440 with all spellings it allows
 * (https://packaging.python.org/en/latest/specifications/version-specifiers/). Undefined for anything else.
 */
export function parsePep440(version: string): Pep440Version | undefined {
  const match = VERSION.exec(version);
  if (!match) return undefined;
  const [, epoch, release = '', phase, preNumber, implicitPost, post, postNumber, dev, devNumber, local] =
    match;
  return {
    epoch: numeral(epoch),
    release: withoutTrailingZeros(release.split('.').map(withoutLeadingZeros)),
    pre: phase ? { phase: phaseOf(phase), number: numeral(preNumber) } : undefined,
    post: implicitPost !== undefined || post ? numeral(implicitPost ?? postNumber) : undefined,
    dev: dev ? numeral(devNumber) : undefined,
    local: local ? local.toLowerCase().split(/[-_.]/) : [],
  };
}

function numeral(digits: string | undefined): string {
  return digits ? withoutLeadingZeros(digits) : '0';
}

function phaseOf(word: string): 'a' | 'b' | 'rc' {
  const letter = word[0]?.toLowerCase();
  return letter === 'a' || letter === 'b' ? letter : 'rc';
}
