import { withoutLeadingZeros } from '../../key/order.ts';

/** `_alpha` to `_rc` come before the version without them, `_cvs` to `_p` after it. */
export const SUFFIXES = ['alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'] as const;

/** The word of a suffix. */
export type ApkSuffixWord = (typeof SUFFIXES)[number];

/** A version of an Alpine package. */
export interface ApkVersion {
  /** Digits as written: behind the first number, leading zeros count. */
  readonly numbers: readonly string[];
  readonly letter: string;
  readonly suffixes: readonly { readonly word: ApkSuffixWord; readonly number: string }[];
  /** The text in the place of a suffix or `-r`; empty for valid versions. */
  readonly remainder: string;
  /** Number of the package release, without leading zeros; undefined when there is none. */
  readonly release: string | undefined;
  /** True if unreadable text follows the package release. */
  readonly hasOpaqueEnd: boolean;
}

/**
 * Reads a version of an Alpine package (apk-package(5) of apk-tools). apk orders invalid versions too, so any text
 * with a digit and without blanks is read, and so is a single letter.
 */
export function parseApk(version: string): ApkVersion | undefined {
  const text = version.trim();
  if (/\s/.test(text) || (!/\d/.test(text) && text.length !== 1) || !/[0-9A-Za-z]/.test(text))
    return undefined;
  const [head = '', numbers = '', letter = ''] = /^((?:\d+(?:\.\d+)*)?)([a-z]?)/.exec(text) ?? [];
  const suffixes = [];
  let at = head.length;
  for (;;) {
    const match = /^_(alpha|beta|pre|rc|cvs|svn|git|hg|p)(\d*)(?=[_~-]|$)/.exec(text.slice(at));
    if (!match) break;
    suffixes.push({ word: match[1] as ApkSuffixWord, number: withoutLeadingZeros(match[2] || '0') });
    at += match[0].length;
  }
  // The hash of a commit says nothing about the order.
  const end = text.slice(at).replace(/^~[0-9a-f]+/, '');
  const release = /^-r(\d*)/.exec(end);
  const hasOpaqueEnd = end.startsWith('-') && end.length > (release?.[0].length ?? 0);
  return {
    numbers: numbers === '' ? [] : numbers.split('.'),
    letter,
    suffixes,
    remainder: end.startsWith('-') ? '' : end,
    release: release || hasOpaqueEnd ? withoutLeadingZeros(release?.[1] || '0') : undefined,
    hasOpaqueEnd,
  };
}
