import { withoutLeadingZeros } from '../../key/order.ts';

/** A Debian version in its three parts; `epoch` has no leading zeros, an absent revision is empty. */
export interface DebVersion {
  readonly epoch: string;
  readonly upstream: string;
  readonly revision: string;
}

/**
 * Splits a version of a Debian package (https://man7.org/linux/man-pages/man7/deb-version.7.html). Undefined when the
 * upstream part has no digit or there are blanks; other characters that dpkg would refuse are let through.
 */
export function parseDeb(version: string): DebVersion | undefined {
  const match = /^(?:(\d+):)?([^\s]*?)(?:-([^\s-]*))?$/.exec(version.trim());
  const upstream = match?.[2] ?? '';
  if (!match || !/\d/.test(upstream)) return undefined;
  return { epoch: withoutLeadingZeros(match[1] ?? '0'), upstream, revision: match[3] ?? '' };
}
