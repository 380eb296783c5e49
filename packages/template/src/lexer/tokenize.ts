import { errorAt } from '../template-error.ts';
import { TagScanner } from './tag-scanner.ts';
import type { Token } from './token.ts';

export interface LexerRules {
  readonly trimNewLines: boolean;
  readonly maxNesting: number;
}

type Opener = '{{' | '{%' | '{#';

const LINE_BREAK = /\r\n|\n\r|[\r\n\u0085\u2028\u2029]/y;
const VERBATIM = /\s*verbatim\s*(-?)%\}/y;
const END_VERBATIM = /\{%(-?)\s*endverbatim\s*(-?)%\}/g;

/** Cuts a template into text and the tokens of its tags; throws a TemplateError. The last token is `end`. */
export function tokenize(source: string, rules: LexerRules): Token[] {
  return new Lexer(source, rules).tokens();
}

class Lexer {
  readonly #source: string;
  readonly #rules: LexerRules;
  readonly #tokens: Token[] = [];
  #at = 0;
  /** Set by `-}}` and its kin: the text that follows loses its leading white space. */
  #trimNext = false;

  constructor(source: string, rules: LexerRules) {
    this.#source = source;
    this.#rules = rules;
  }

  tokens(): Token[] {
    while (this.#at < this.#source.length) this.#section();
    this.#tokens.push({ kind: 'end', text: '', offset: this.#source.length });
    return this.#tokens;
  }

  /** Text up to the next tag, and that tag. */
  #section(): void {
    const opened = findOpener(this.#source, this.#at);
    if (!opened) {
      this.#data(this.#at, this.#source.length, false);
      this.#at = this.#source.length;
      return;
    }
    const { opener, offset } = opened;
    const trims = trimsBefore(this.#source, opener, offset + 2);
    this.#data(this.#at, offset, trims);
    this.#at = offset + (trims ? 3 : 2);
    if (opener === '{#') this.#comment(offset);
    else if (opener === '{{') this.#tag(opener, offset, '}}');
    else if (!this.#verbatim(offset)) this.#tag(opener, offset, '%}');
  }

  #data(start: number, end: number, trimEnd: boolean): void {
    let text = this.#source.slice(start, end);
    if (this.#trimNext) text = text.trimStart();
    if (trimEnd) text = text.trimEnd();
    this.#trimNext = false;
    if (text !== '') this.#tokens.push({ kind: 'data', text, offset: start });
  }

  #comment(offset: number): void {
    const close = this.#source.indexOf('#}', this.#at);
    if (close < 0) throw errorAt(this.#source, offset, 'unclosed', '{#', "Comment '{#' is never closed");
    this.#trimNext = this.#source[close - 1] === '-';
    this.#endTag(close + 2);
  }

  #tag(opener: string, offset: number, closer: '}}' | '%}'): void {
    this.#tokens.push({ kind: 'open', text: opener, offset });
    const scanner = new TagScanner(this.#source, this.#at, this.#rules.maxNesting);
    this.#trimNext = scanner.scanUntil(closer, opener, offset, this.#tokens);
    this.#tokens.push({ kind: 'close', text: closer, offset: scanner.at - 2 });
    this.#endTag(scanner.at);
  }

  /** Takes a whole verbatim block, whose inside is text; false when the tag is another one. */
  #verbatim(offset: number): boolean {
    VERBATIM.lastIndex = this.#at;
    const start = VERBATIM.exec(this.#source);
    if (!start) return false;
    this.#trimNext = start[1] === '-';
    this.#endTag(VERBATIM.lastIndex);
    END_VERBATIM.lastIndex = this.#at;
    const end = END_VERBATIM.exec(this.#source);
    if (!end) throw errorAt(this.#source, offset, 'unclosed', 'verbatim', "Tag 'verbatim' is never closed");
    this.#data(this.#at, end.index, end[1] === '-');
    this.#trimNext = end[2] === '-';
    this.#endTag(END_VERBATIM.lastIndex);
    return true;
  }

  #endTag(end: number): void {
    this.#at = end;
    if (!this.#rules.trimNewLines) return;
    LINE_BREAK.lastIndex = end;
    if (LINE_BREAK.test(this.#source)) this.#at = LINE_BREAK.lastIndex;
  }
}

function findOpener(source: string, from: number): { opener: Opener; offset: number } | undefined {
  for (let offset = source.indexOf('{', from); offset >= 0; offset = source.indexOf('{', offset + 1)) {
    const next = source[offset + 1];
    if (next === '{') return { opener: '{{', offset };
    if (next === '%') return { opener: '{%', offset };
    if (next === '#') return { opener: '{#', offset };
  }
  return undefined;
}

/** `{{-1}}` prints minus one: in a print tag the trimming dash is followed by white space. */
function trimsBefore(source: string, opener: Opener, at: number): boolean {
  if (source[at] !== '-') return false;
  return opener !== '{{' || /\s/.test(source[at + 1] ?? '');
}
