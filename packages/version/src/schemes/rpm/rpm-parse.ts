import { withoutLeadingZeros } from '../../key/order.ts';
import { splitPackageVersion } from '../package-version.ts';

/**
 * A segment of a version or release: digits without leading zeros, letters, or one of the two marks that rpm treats
 * on their own. Other characters only separate.
 */
export type RpmSegment =
  | { readonly kind: 'tilde' | 'caret' }
  | { readonly kind: 'word' | 'number'; readonly text: string };

/** A version of an RPM package; `release` is undefined when it is absent. */
export interface RpmVersion {
  readonly epoch: string;
  readonly version: readonly RpmSegment[];
  readonly release: readonly RpmSegment[] | undefined;
}

/**
 * Splits `epoch:version-release` (https://rpm-software-management.github.io/rpm/man/rpm-version.7). Undefined when the
 * version has no digit or there are blanks.
 */
export function parseRpm(text: string): RpmVersion | undefined {
  const parts = splitPackageVersion(text);
  if (!parts) return undefined;
  return {
    epoch: parts.epoch,
    version: segments(parts.version),
    release: parts.release === undefined ? undefined : segments(parts.release),
  };
}

function segments(text: string): readonly RpmSegment[] {
  return (text.match(/[0-9]+|[A-Za-z]+|[~^]/g) ?? []).map((run) => {
    if (run === '~') return { kind: 'tilde' };
    if (run === '^') return { kind: 'caret' };
    return /^\d/.test(run) ? { kind: 'number', text: withoutLeadingZeros(run) } : { kind: 'word', text: run };
  });
}
