import { withoutLeadingZeros } from '../key/order.ts';

/** The three parts of a version of a distribution's package. */
export interface PackageVersion {
  /** Digits without leading zeros; `'0'` when it is absent. */
  readonly epoch: string;
  readonly version: string;
  /** Release or revision; undefined when it is absent. */
  readonly release: string | undefined;
}

/**
 * Splits `epoch:version-release`, the form that Debian, RPM and Arch have in common. Undefined when the version has no
 * digit or there are blanks; other characters that the tools would refuse are let through.
 */
export function splitPackageVersion(text: string): PackageVersion | undefined {
  const match = /^(?:(\d+):)?([^\s]*?)(?:-([^\s-]*))?$/.exec(text.trim());
  const version = match?.[2] ?? '';
  if (!match || !/\d/.test(version)) return undefined;
  return { epoch: withoutLeadingZeros(match[1] ?? '0'), version, release: match[3] };
}
