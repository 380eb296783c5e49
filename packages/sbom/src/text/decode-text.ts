import { RefusalError } from '../refusal.ts';

/** Names that an XML declaration may give UTF-8, and the encodings that contain nothing else. */
const UTF8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** How far an XML declaration may reach. */
const DECLARATION_BYTES = 200;

/**
 * Decodes a document strictly: by its byte-order mark, else by the encoding of its XML declaration, else as UTF-8.
 * The mark itself is dropped.
 *
 * @throws RefusalError when bytes do not fit the encoding or the encoding is not known
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8';
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

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const name = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase();
  return name === undefined || UTF8.has(name) ? undefined : name;
}
