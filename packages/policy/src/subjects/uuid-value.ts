import { type ReadResult, read, refuse } from '../problem.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads a value that names something by its UUID; `what` says what, for the message. */
export function readUuid(value: string, what: string): ReadResult<string> {
  const text = value.trim();
  return UUID.test(text)
    ? read(text.toLowerCase())
    : refuse('value_unreadable', `'${value}' is not the UUID of ${what}`);
}
