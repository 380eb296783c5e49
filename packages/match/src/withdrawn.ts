import { findText, type Json, MalformedRecord } from './json.ts';
import { timeOf } from './record-text.ts';

/** Reads since when a record no longer counts. A text that is no time refuses the record: it decides about matches. */
export function readWithdrawn(json: Json): { withdrawn?: string } {
  const text = findText(json);
  if (!text) return {};
  const time = timeOf(text);
  if (time === undefined)
    throw new MalformedRecord(json.path, `Expected a time, found "${text.slice(0, 40)}"`);
  return { withdrawn: time };
}
