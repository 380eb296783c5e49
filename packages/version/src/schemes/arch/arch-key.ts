import { numberKey } from '../../key/number-key.ts';
import { TEXT_END } from '../../key/text-key.ts';
import { type ArchSegment, parseArch } from './arch-parse.ts';

// The possible contents of one place, in rising order: letters without a gap, the end, (number keys), gaps by
// length.
const WORD = '!';
const END = '#';
const GAPS = 'abcdefghijklmnopqrst';
const LONG_GAP = 'u';

/** Sortable key of an Arch version: epoch, version, release if there is one. `1.10-2` is `01aA10#2#`. */
export function archKey(text: string): string | undefined {
  const parsed = parseArch(text);
  if (!parsed) return undefined;
  const key = numberKey(parsed.epoch) + segmentsKey(parsed.version);
  return parsed.release ? key + segmentsKey(parsed.release) : key;
}

function segmentsKey(segments: readonly ArchSegment[]): string {
  return segments.map((segment) => gapKey(segment.gap) + runKey(segment)).join('') + END;
}

function gapKey(gap: number): string {
  if (gap === 0) return '';
  return gap <= GAPS.length ? GAPS.charAt(gap - 1) : LONG_GAP + numberKey(String(gap));
}

function runKey({ kind, text }: ArchSegment): string {
  return kind === 'number' ? numberKey(text) : WORD + text + TEXT_END;
}
