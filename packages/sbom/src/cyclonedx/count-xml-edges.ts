import { EdgeCount, MAX_EDGES } from './edge-count.ts';
import { endOfTag } from './split-xml.ts';

/** Bytes of the shortest edge, `<provides ref=""/>`. */
const EDGE_BYTES = 18;

const OPEN = 0x3c;
const SLASH = 0x2f;
const COLON = 0x3a;
/** The characters that end the name of a tag: white space, `/`, and `>`. */
const NAME_ENDS = new Set([0x20, 0x09, 0x0a, 0x0d, SLASH, 0x3e]);

const latin1 = new TextDecoder('latin1');

/**
 * Counts the edges of an XML document (UTF-8) by its tags: a dependency inside another, and what is provided. Takes
 * the text as it stands, comments included, for the reader counts exactly. One walk over the bytes.
 *
 * @throws RefusalError when they are too many
 */
export function countXmlEdges(bytes: Uint8Array): void {
  if (bytes.length < MAX_EDGES * EDGE_BYTES) return;
  const count = new EdgeCount();
  let depth = 0;
  for (let at = bytes.indexOf(OPEN); at >= 0; at = bytes.indexOf(OPEN, at + 1)) {
    const isEnd = bytes[at + 1] === SLASH;
    const name = localName(bytes, isEnd ? at + 2 : at + 1);
    if (name !== 'dependency' && name !== 'provides') continue;
    if (isEnd) {
      if (name === 'dependency' && depth > 0) depth--;
      continue;
    }
    if (depth > 0) count.add(1);
    const end = endOfTag(bytes, at);
    if (end < 0) return;
    if (name === 'dependency' && bytes[end - 2] !== SLASH) depth++;
  }
}

/** The name that starts at `start` without its prefix, as far as it is of a length that matters. */
function localName(bytes: Uint8Array, start: number): string | undefined {
  let from = start;
  let at = start;
  for (; at - start < 100; at++) {
    const code = bytes[at];
    if (code === undefined || NAME_ENDS.has(code)) break;
    if (code === COLON) from = at + 1;
  }
  const length = at - from;
  return length === 10 || length === 8 ? latin1.decode(bytes.subarray(from, at)) : undefined;
}
