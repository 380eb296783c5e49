import { OutgoingError } from '../../../outgoing/outgoing-error.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const COLON = 0x3a;
const COMMA = 0x2c;
/** The depth of the entries: an object in an object in the document. */
const entryDepth = 3;
const maxEntryBytes = 1_048_576;
const maxKeyBytes = 1_000;

/**
 * Takes the objects out of one member of a JSON document, such as `{"packages":{"a":{…},"b":{…}}}`, in the memory of one of
 * them: only braces and quotes are looked at, and each object is parsed alone.
 */
export async function* jsonEntries(
  chunks: AsyncIterable<Buffer>,
  member: string,
): AsyncGenerator<unknown, void, undefined> {
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let key: number[] = [];
  let isKey = false;
  let isMember = false;
  let isClosed = false;
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i];
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inString = false;
        else if (isKey && byte !== undefined && key.length < maxKeyBytes) key.push(byte);
      } else if (byte === QUOTE) {
        inString = true;
        // Only names of the document's own members matter.
        isKey = depth === 1;
        if (isKey) key = [];
      } else if (byte === COLON && depth === 1) {
        isMember = Buffer.from(key).toString('utf8') === member;
      } else if (byte === COMMA && depth === 1) {
        isMember = false;
      } else if (byte === OPEN) {
        depth += 1;
        if (depth === entryDepth && isMember) start = i;
      } else if (byte === CLOSE) {
        if (depth === entryDepth && isMember) {
          parts.push(chunk.subarray(start, i + 1));
          yield parse(Buffer.concat(parts));
          parts = [];
          bytes = 0;
        }
        depth -= 1;
        isClosed ||= depth === 0;
      } else if (depth === 0 && byte !== undefined && byte > 0x20) {
        throw new OutgoingError('garbled', 'The answer is not JSON');
      }
    }
    if (depth >= entryDepth && isMember) {
      const part = chunk.subarray(start);
      parts.push(part);
      bytes += part.length;
      if (bytes > maxEntryBytes) throw new OutgoingError('garbled', 'An entry of a JSON document has no end');
    }
  }
  if (!isClosed) throw new OutgoingError('garbled', 'A JSON document ends before it should');
}

function parse(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch (cause) {
    throw new OutgoingError('garbled', 'An entry of a JSON document cannot be read', { cause });
  }
}
