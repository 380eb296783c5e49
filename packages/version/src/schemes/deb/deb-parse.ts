import { splitPackageVersion } from '../package-version.ts';

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
  const parts = splitPackageVersion(version);
  return parts && { epoch: parts.epoch, upstream: parts.version, revision: parts.release ?? '' };
}
