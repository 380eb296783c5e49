import { LONG_LISTS } from './long-lists.ts';

/** The size of a piece of a long list. Its tree takes about eight times as much. */
const PIECE_BYTES = 1_000_000;

const OPEN = 0x3c;
const CLOSE = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;

const latin1 = new TextDecoder('latin1');
const encoder = new TextEncoder();

/** A list of the document with items: its start tag and runs of items, as byte offsets. */
interface FoundList {
  readonly name: string;
  readonly tag: Uint8Array;
  readonly runs: { start: number; end: number }[];
}

/**
 * Takes a CycloneDX XML document (UTF-8) apart into documents of about 1 MB: one without the items of its long lists,
 * the others with some of these and nothing else. When all of them hold by the schema, the whole does: the only
 * rule that reaches across is that each `bom-ref` occurs once, which is seen to here.
 *
 * A piece is good until the next one is asked for.
 * Undefined when a `bom-ref` occurs twice or the text is not plain enough to say (a DOCTYPE, tags that do not match, character references in a
 * `bom-ref`): then only the whole document can be judged.
 */
export function splitXml(bytes: Uint8Array): Iterable<Uint8Array> | undefined {
  const found = findLists(bytes);
  return found && pieces(bytes, found);
}

interface Found {
  /** Everything up to the start tag of the root, and the name in it. */
  readonly opening: Uint8Array;
  readonly root: string;
  readonly lists: readonly FoundList[];
}

function* pieces(bytes: Uint8Array, { opening, root, lists }: Found): Generator<Uint8Array> {
  const kept: Uint8Array[] = [];
  let keptUntil = 0;
  for (const { runs } of lists) {
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) continue;
    kept.push(bytes.subarray(keptUntil, first.start));
    keptUntil = last.end;
  }
  const concat = concatenation();
  yield concat([...kept, bytes.subarray(keptUntil)]);
  for (const { name, tag, runs } of lists) {
    const closing = encoder.encode(`</${name}></${root}>`);
    for (const { start, end } of runs) yield concat([opening, tag, bytes.subarray(start, end), closing]);
  }
}

/** A function that joins parts in memory of its own, which it uses again and again: the collector comes late for it. */
function concatenation(): (parts: readonly Uint8Array[]) => Uint8Array {
  let room = new Uint8Array(0);
  return (parts) => {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    if (room.length < length) room = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      room.set(part, at);
      at += part.length;
    }
    return room.subarray(0, length);
  };
}

/** One walk over the tags: the long lists below the root, and that no `bom-ref` occurs twice. */
function findLists(bytes: Uint8Array): Found | undefined {
  const lists: FoundList[] = [];
  const refs = new Set<string>();
  let opening: Uint8Array | undefined;
  let root = '';
  let list: FoundList | undefined;
  let depth = 0;
  let itemStart = 0;
  for (let at = bytes.indexOf(OPEN); at >= 0; at = bytes.indexOf(OPEN, at)) {
    const start = at;
    const markup = endOfOther(bytes, at);
    if (markup === undefined) return undefined;
    if (markup > at) {
      at = markup;
      continue;
    }
    at = endOfTag(bytes, at);
    if (at < 0) return undefined;
    const isEnd = bytes[start + 1] === SLASH;
    const isWhole = isEnd || bytes[at - 2] === SLASH;
    if (isEnd) depth--;
    else {
      if (!addRef(bytes.subarray(start, at), refs)) return undefined;
      if (depth === 2) itemStart = start;
      if (depth === 0) {
        if (opening !== undefined || isWhole) return undefined;
        root = tagName(bytes, start);
        opening = bytes.subarray(0, at);
      }
      if (depth === 1 && !isWhole) list = openList(bytes, start, at);
      if (!isWhole) depth++;
    }
    if (depth < 0) return undefined;
    if (isWhole && depth === 2 && list !== undefined) addItem(list, itemStart, at);
    if (isWhole && isEnd && depth === 1 && list !== undefined) {
      lists.push(list);
      list = undefined;
    }
  }
  return opening === undefined || depth !== 0 ? undefined : { opening, root, lists };
}

function openList(bytes: Uint8Array, start: number, end: number): FoundList | undefined {
  const name = tagName(bytes, start);
  const isLong = LONG_LISTS.some((each) => each === name.slice(name.indexOf(':') + 1));
  return isLong ? { name, tag: bytes.subarray(start, end), runs: [] } : undefined;
}

function addItem({ runs }: FoundList, start: number, end: number): void {
  const run = runs.at(-1);
  if (run !== undefined && end - run.start <= PIECE_BYTES) run.end = end;
  else runs.push({ start: run?.end ?? start, end });
}

/** The place behind a comment, CDATA section or instruction; `at` for a tag; undefined for what is not dealt with. */
function endOfOther(bytes: Uint8Array, at: number): number | undefined {
  if (bytes[at + 1] === QUESTION) return endOf(bytes, '?>', at);
  if (bytes[at + 1] !== BANG) return at;
  const start = latin1.decode(bytes.subarray(at, at + 9));
  if (start.startsWith('<!--')) return endOf(bytes, '-->', at + 4);
  return start === '<![CDATA[' ? endOf(bytes, ']]>', at) : undefined;
}

function endOf(bytes: Uint8Array, mark: string, from: number): number | undefined {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(mark, from, 'latin1');
  return at < 0 ? undefined : at + mark.length;
}

/** The place behind the tag that begins at `from`; -1 when it does not end. */
export function endOfTag(bytes: Uint8Array, from: number): number {
  for (let at = from + 1; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === CLOSE) return at + 1;
    if (code === QUOTE || code === APOSTROPHE) {
      at = bytes.indexOf(code, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

function tagName(bytes: Uint8Array, start: number): string {
  return /^<([^\s/>]+)/.exec(latin1.decode(bytes.subarray(start, start + 200)))?.[1] ?? '';
}

const ATTRIBUTE = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** Notes the `bom-ref` of a start tag; false when it was there before or cannot be compared as it stands. */
function addRef(tag: Uint8Array, refs: Set<string>): boolean {
  const text = latin1.decode(tag);
  if (!text.includes('bom-ref')) return true;
  ATTRIBUTE.lastIndex = text.search(/[\s/>]/);
  for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
    const [, name, quoted, other] = match;
    if (name !== 'bom-ref') continue;
    const value = (quoted ?? other ?? '').replaceAll('&amp;', '&');
    if (/&(?:#|lt;|gt;|quot;|apos;)|[\t\r\n]/.test(value) || refs.has(value)) return false;
    refs.add(value);
  }
  return true;
}
