import { withoutLeadingZeros } from '../../key/order.ts';
import { splitPackageVersion } from '../package-version.ts';

/** A run of digits (without leading zeros) or letters, with the number of other characters before it. */
export interface ArchSegment {
  readonly gap: number;
  readonly kind: 'word' | 'number';
  readonly text: string;
}

/** A version of an Arch package; `release` is undefined when it is absent. */
export interface ArchVersion {
  readonly epoch: string;
  readonly version: readonly ArchSegment[];
  readonly release: readonly ArchSegment[] | undefined;
}

/**
 * Splits `epoch:version-release` (https://man.archlinux.org/man/vercmp.8). Undefined when the version has no digit or
 * there are blanks. Other characters at the end are left out: with them pacman's own order runs in a circle
 * (`1. < 1.1 < 1..a < 1.`).
 */
export function parseArch(text: string): ArchVersion | undefined {
  const parts = splitPackageVersion(text);
  if (!parts) return undefined;
  return {
    epoch: parts.epoch,
    version: segments(parts.version),
    release: parts.release === undefined ? undefined : segments(parts.release),
  };
}

function segments(text: string): readonly ArchSegment[] {
  const found: ArchSegment[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(/[0-9]+|[A-Za-z]+/g)) {
    const isNumber = /^\d/.test(run);
    found.push({
      gap: index - end,
      kind: isNumber ? 'number' : 'word',
      text: isNumber ? withoutLeadingZeros(run) : run,
    });
    end = index + run.length;
  }
  return found;
}
