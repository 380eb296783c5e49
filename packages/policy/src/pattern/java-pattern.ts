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

/** Groups with a meaning of their own that no automaton can follow. */
const UNSUPPORTED_GROUPS: ReadonlyMap<string, string> = new Map([
  ['(?=', 'a lookahead'],
  ['(?!', 'a lookahead'],
  ['(?<=', 'a lookbehind'],
  ['(?<!', 'a lookbehind'],
  ['(?>', 'an atomic group'],
]);

/**
 * Writes a regular expression of Java in the syntax of RE2 so that both match the same whole texts. Groups no longer
 * capture. Throws a `PatternError` for what RE2 cannot do (lookaround, back references, possessive quantifiers, atomic
 * groups, some properties) and for escapes that Java does not know either; RE2 finds all other faults.
 * Line breaks are the exception: only `\n` counts as one.
 */
export function translateJavaPattern(text: string): string {
  const reader = new PatternReader(text);
  let translated = '';
  for (let next = reader.take(); next !== undefined; next = reader.take()) {
    translated += translatePiece(reader, next);
  }
  return translated;
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

/** What may follow a quantifier: `?` makes no difference to whether a whole text matches. */
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
