import { formatCode, formatCodeSet } from './code-set.ts';
import { translateClass } from './java-class.ts';
import { readEscape } from './java-escape.ts';
import { unreadable, unsupported } from './pattern-error.ts';
import { PatternReader } from './pattern-reader.ts';

/** Escapes of a letter that RE2 reads as Java does, or that end in the same: our texts end without a line break. */
const ASSERTIONS: ReadonlyMap<string, string> = new Map([
  ['A', '\\A'],
  ['b', '\\b'],
  ['B', '\\B'],
  ['z', '\\z'],
  ['Z', '\\z'],
]);

const LINE_BREAK = '(?:\\r\\n|[\\n-\\r\\x{85}\\x{2028}\\x{2029}])';

/** Groups that no automaton can follow where they stand. */
const UNSUPPORTED_GROUPS: ReadonlyMap<string, string> = new Map([
  ['(?=', 'a lookahead'],
  ['(?!', 'a lookahead'],
  ['(?>', 'an atomic group'],
]);

/** A condition on how a text begins; `expression` is in the syntax of RE2 and need not match to the end. */
interface Lookahead {
  readonly isNegative: boolean;
  readonly expression: string;
}

/** A pattern in the syntax of RE2: the expression matches and each lookahead holds. */
export interface TranslatedPattern {
  readonly expression: string;
  readonly lookaheads: readonly Lookahead[];
}

/** The content of a group or of the whole pattern. */
interface Level {
  readonly text: string;
  readonly hasAlternatives: boolean;
  /** True if it ended with a bracket, which was consumed. */
  readonly isClosed: boolean;
}

/**
 * Writes a regular expression of Java in the syntax of RE2 (with lookbehinds) so that both match the same whole texts.
 * Groups no longer capture, and lookaheads at the beginning become expressions of their own. Throws a `PatternError`
 * for what RE2 cannot do (other lookaheads, back references, possessive quantifiers, atomic groups, some properties)
 * and for escapes that Java does not know either; RE2 finds all other faults.
 * Line breaks are the exception: only `\n` counts as one.
 */
export function translateJavaPattern(text: string): TranslatedPattern {
  const reader = new PatternReader(text);
  const start = reader.takeSign('^') ? '^' : '';
  const lookaheads = start === '' ? [] : readLookaheads(reader);
  const level = translateLevel(reader);
  if (level.isClosed) throw unreadable("a ')' without '('", reader.position - 1);
  if (level.hasAlternatives && lookaheads.length > 0) {
    throw unsupported('a lookahead for one of several alternatives', start.length);
  }
  return { expression: start + level.text, lookaheads };
}

function readLookaheads(reader: PatternReader): Lookahead[] {
  const lookaheads: Lookahead[] = [];
  while (reader.startsWith('(?=') || reader.startsWith('(?!')) {
    const start = reader.position;
    const isNegative = reader.match(/\(\?[=!]/y) === '(?!';
    const { text, isClosed } = translateLevel(reader);
    if (!isClosed) throw unreadable('a group without end', start);
    if (/[+?{]/.test(reader.peek() ?? '')) throw unsupported('a repeated lookahead', start);
    lookaheads.push({ isNegative, expression: text });
  }
  return lookaheads;
}

/** Translates up to the end, or up to and with a bracket that closes more than was opened. */
function translateLevel(reader: PatternReader): Level {
  let text = '';
  let depth = 0;
  let hasAlternatives = false;
  for (let next = reader.take(); next !== undefined; next = reader.take()) {
    if (next === ')' && depth === 0) return { text, hasAlternatives, isClosed: true };
    const piece = translatePiece(reader, next);
    // A group of nothing but flags is closed already.
    if (next === '(' && piece !== '' && !piece.endsWith(')')) depth++;
    else if (next === ')') depth--;
    else if (next === '|' && depth === 0) hasAlternatives = true;
    text += piece;
  }
  return { text, hasAlternatives, isClosed: false };
}

function translatePiece(reader: PatternReader, character: string): string {
  switch (character) {
    case '\\':
      return translateEscape(reader);
    case '[':
      return translateClass(reader);
    case '(':
      return translateGroup(reader);
    case '*':
    case '+':
    case '?':
      return character + translateGreed(reader);
    case '{':
      return translateRepetition(reader);
    default:
      return character;
  }
}

/** Drops the suffix of a quantifier. `?` does not affect a match of the whole text. */
function translateGreed(reader: PatternReader): string {
  if (reader.startsWith('+')) throw unsupported('a possessive quantifier', reader.position);
  return reader.takeSign('?') ? '?' : '';
}

function translateRepetition(reader: PatternReader): string {
  const start = reader.position - 1;
  const counts = reader.match(/\d+(?:,\d*)?\}/y);
  if (counts === undefined) throw unreadable("a '{' that starts no repetition", start);
  return `{${counts}${translateGreed(reader)}`;
}

function translateGroup(reader: PatternReader): string {
  const start = reader.position - 1;
  if (!reader.startsWith('?')) return '(?:';
  for (const [sign, what] of UNSUPPORTED_GROUPS) {
    if (reader.text.startsWith(sign, start)) throw unsupported(what, start);
  }
  const lookbehind = reader.match(/\?<[=!]/y);
  if (lookbehind !== undefined) return `(${lookbehind}`;
  if (reader.match(/\?<[A-Za-z][A-Za-z0-9]*>/y) !== undefined) return '(?:';
  const flags = reader.match(/\?[a-zA-Z]*(?:-[a-zA-Z]*)?[:)]/y);
  if (flags === undefined) throw unreadable('an unknown kind of group', start);
  const refused = /[^?imsu:)-]/.exec(flags)?.[0];
  if (refused !== undefined) throw unsupported(`the flag '${refused}'`, start);
  // RE2 folds case by Unicode in any case, so that Java's `u` has nothing to add.
  const kept = flags.replaceAll('u', '').replace(/-(?=[:)])/, '');
  return kept === '?)' ? '' : `(${kept}`;
}

function translateEscape(reader: PatternReader): string {
  const start = reader.position - 1;
  const escaped = readEscape(reader);
  switch (escaped.kind) {
    case 'code':
      return formatCode(escaped.code);
    case 'set':
      return `[${formatCodeSet(escaped.set)}]`;
    case 'property':
      return `[${escaped.text}]`;
    case 'quotation':
      return [...escaped.text].map((character) => formatCode(character.codePointAt(0) ?? 0)).join('');
    case 'letter':
      return translateLetter(reader, escaped.letter, start);
  }
}

function translateLetter(reader: PatternReader, letter: string, start: number): string {
  if (letter === 'b' && reader.startsWith('{')) throw unsupported('a boundary of graphemes', start);
  const assertion = ASSERTIONS.get(letter);
  if (assertion !== undefined) return assertion;
  if (letter === 'R') return LINE_BREAK;
  if (letter === 'k' || /^[1-9]$/.test(letter)) throw unsupported('a back reference', start);
  if (letter === 'G' || letter === 'X' || letter === 'N')
    throw unsupported(`the escape '\\${letter}'`, start);
  throw unreadable(`the unknown escape '\\${letter}'`, start);
}
