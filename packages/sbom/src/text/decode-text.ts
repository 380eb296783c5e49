import { RefusalError } from '../refusal.ts';

/** Names that an XML declaration may give UTF-8, and the encodings that contain nothing else. */
const UTF8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** The maximum length of an XML declaration. */
const DECLARATION_BYTES = 200;

/**
 * Decodes a document strictly: by its byte-order mark, else by the encoding of its XML declaration, else as UTF-8.
 * The mark itself is dropped.
 *
 * @throws RefusalError when bytes do not fit the encoding or the encoding is not known
 */
export function decodeText(bytes: Uint8Array): string {
  return decodeAs(encodingOf(bytes), bytes);
}

/**
 * Gives the document as UTF-8 without byte-order mark, without a copy if it is UTF-8 already. Bytes that are meant
 * to be UTF-8 are not checked.
 *
 * @throws RefusalError when bytes do not fit another encoding or the encoding is not known
 */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-8') return hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
  return new TextEncoder().encode(decodeAs(encoding, bytes));
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a part of a document that is UTF-8, with whole characters at both ends.
 *
 * @throws RefusalError when it is not
 */
export function decodePart(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new RefusalError('The document is not valid UTF-8 text');
  }
}

/** Characters are decoded in pieces of this many bytes. */
const PIECE_BYTES = 65_536;

/**
 * Decodes UTF-8 piece by piece, so that a large document is never whole in memory as text.
 *
 * @throws RefusalError when bytes are not UTF-8
 */
export function* decodePieces(bytes: Uint8Array): Generator<string> {
  const decoder = decoderFor('utf-8');
  try {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
    }
    yield decoder.decode();
  } catch {
    throw new RefusalError('The document is not valid UTF-8 text');
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  const decoder = decoderFor(encoding);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RefusalError(`The document is not valid ${encoding.toUpperCase()} text`);
  }
}

function decoderFor(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new RefusalError(`The encoding "${encoding}" is not known`);
  }
}

function encodingOf(bytes: Uint8Array): string {
  return markedEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return hasUtf8Mark(bytes) ? 'utf-8' : undefined;
}

function hasUtf8Mark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const name = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase();
  return name === undefined || UTF8.has(name) ? undefined : name;
}
