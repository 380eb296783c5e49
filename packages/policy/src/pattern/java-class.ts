import { type CodeSet, codeSet, complement, formatCodeSet, intersect } from './code-set.ts';
import { readEscape } from './java-escape.ts';
import { unreadable, unsupported } from './pattern-error.ts';
import type { PatternReader } from './pattern-reader.ts';

/** Characters of a class: those of a set and those that have one of some Unicode properties (in RE2's words). */
interface Members {
  readonly set: CodeSet;
  readonly properties: readonly string[];
}

/** A class while it is read. */
interface Draft {
  readonly ranges: (readonly [number, number])[];
  readonly properties: string[];
  /** Offset of the opening bracket, for messages. */
  readonly start: number;
  readonly depth: number;
}

const MAX_DEPTH = 20;

/**
 * Reads a character class of Java behind its `[` and writes it for RE2, which has neither classes in classes nor
 * intersections: those are worked out here. Properties of Unicode can only be added up, not taken away or cut.
 */
export function translateClass(reader: PatternReader): string {
  const start = reader.position - 1;
  const isNegated = reader.takeSign('^');
  const { set, properties } = readMembers(reader, start, 1);
  const isEmpty = set.length === 0 && properties.length === 0;
  // RE2 refuses a class without members; the opposite of all characters has none either.
  if (isEmpty) return `[${isNegated ? '' : '^'}\\x{0}-\\x{10ffff}]`;
  return `[${isNegated ? '^' : ''}${formatCodeSet(set)}${properties.join('')}]`;
}

/** Reads up to and with the closing bracket: parts joined by `&&`, each of which adds up its members. */
function readMembers(reader: PatternReader, start: number, depth: number): Members {
  const draft = { ranges: [], properties: [], start, depth };
  // Java takes a bracket at the very beginning for a member.
  if (reader.takeSign(']')) addRange(draft, 0x5d, 0x5d);
  let members = readPart(reader, draft);
  while (reader.takeSign('&&')) {
    const part = readPart(reader, { ranges: [], properties: [], start, depth });
    if (members && part) members = intersection(members, part, start);
    else members ??= part;
  }
  reader.takeSign(']');
  return members ?? { set: [], properties: [] };
}

/** Reads members up to `&&` or the closing bracket; undefined when there are none. */
function readPart(reader: PatternReader, draft: Draft): Members | undefined {
  while (reader.peek() !== ']' && !reader.startsWith('&&')) readMember(reader, draft);
  const { ranges, properties } = draft;
  return ranges.length + properties.length > 0 ? { set: codeSet(ranges), properties } : undefined;
}

function readMember(reader: PatternReader, draft: Draft): void {
  if (reader.takeSign('[')) {
    addNested(reader, draft);
    return;
  }
  const first = readCharacter(reader, draft);
  if (first === undefined) return;
  const isRange = reader.startsWith('-') && !reader.startsWith('-]') && !reader.startsWith('-[');
  const last = isRange ? readRangeEnd(reader, draft) : first;
  if (last === undefined || last < first) throw unreadable('a range that runs backwards', draft.start);
  addRange(draft, first, last);
}

function readRangeEnd(reader: PatternReader, draft: Draft): number | undefined {
  reader.takeSign('-');
  return readCharacter(reader, draft);
}

/** Takes one character and tells its code; what stands for several is added at once and has none. */
function readCharacter(reader: PatternReader, draft: Draft): number | undefined {
  const character = reader.take();
  if (character === undefined) throw unreadable('an unclosed character class', draft.start);
  if (character !== '\\') return character.codePointAt(0);
  const escaped = readEscape(reader);
  switch (escaped.kind) {
    case 'code':
      return escaped.code;
    case 'set':
      draft.ranges.push(...escaped.set);
      return undefined;
    case 'property':
      draft.properties.push(escaped.text);
      return undefined;
    case 'quotation':
      for (const quoted of escaped.text) addRange(draft, codeOf(quoted), codeOf(quoted));
      return undefined;
    case 'letter':
      throw unreadable(`the escape '\\${escaped.letter}' in a character class`, draft.start);
  }
}

function addNested(reader: PatternReader, draft: Draft): void {
  const start = reader.position - 1;
  if (draft.depth === MAX_DEPTH) throw unreadable('too many nested character classes', start);
  const isNegated = reader.takeSign('^');
  const { set, properties } = readMembers(reader, start, draft.depth + 1);
  if (isNegated && properties.length > 0)
    throw unsupported('a nested class that leaves out a property of Unicode', start);
  draft.ranges.push(...(isNegated ? complement(set) : set));
  draft.properties.push(...properties);
}

function intersection(a: Members, b: Members, start: number): Members {
  if (a.properties.length + b.properties.length > 0) {
    throw unsupported('a property of Unicode in an intersection of classes', start);
  }
  return { set: intersect(a.set, b.set), properties: [] };
}

function addRange({ ranges }: Draft, first: number, last: number): void {
  ranges.push([first, last]);
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
