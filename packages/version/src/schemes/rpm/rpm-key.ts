import { numberKey } from '../../key/number-key.ts';
import { TEXT_END } from '../../key/text-key.ts';
import { parseRpm, type RpmSegment } from './rpm-parse.ts';

// The possible contents of one place, in rising order. Number keys are above all of these.
const TILDE = '!';
const END = '#';
const CARET = '%';
const WORD = '&';

/** Sortable key of an RPM version: epoch, version, release if there is one. `1.10-2.el8` is `01A10#2&el!8#`. */
export function rpmKey(text: string): string | undefined {
  const parsed = parseRpm(text);
  if (!parsed) return undefined;
  const key = numberKey(parsed.epoch) + segmentsKey(parsed.version);
  return parsed.release ? key + segmentsKey(parsed.release) : key;
}

function segmentsKey(segments: readonly RpmSegment[]): string {
  return segments.map(segmentKey).join('') + END;
}

function segmentKey(segment: RpmSegment): string {
  switch (segment.kind) {
    case 'tilde':
      return TILDE;
    case 'caret':
      return CARET;
    case 'word':
      return WORD + segment.text + TEXT_END;
    case 'number':
      return numberKey(segment.text);
  }
}
