import { errorAt, placeText, positionAt } from '../template-error.ts';
import type { Token, TokenKind } from './token.ts';

const SPACE = /\s*/y;
const NAME = /[\p{L}_][\p{L}\p{Nd}_]*/uy;
const NUMBER = /[0-9]+(?:\.[0-9]+)?L?/y;
const IS_NOT = /\s+not(?![\p{L}\p{Nd}_])/uy;
const OPERATOR_WORDS = new Set(['not', 'and', 'or', 'is', 'contains', 'equals']);
const OPERATOR_SIGNS = ['==', '!=', '>=', '<=', '..', '>', '<', '+', '-', '*', '/', '%', '~'];
const SYMBOLS = '()[]{}?:.,|=';
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

interface Bracket {
  readonly symbol: string;
  readonly offset: number;
}

/** Cuts the inside of one tag, or of one interpolation, into tokens. */
export class TagScanner {
  readonly #source: string;
  readonly #nestingLeft: number;
  readonly #brackets: Bracket[] = [];
  /** Where scanning goes on; after `scanUntil` this is behind the closing delimiter. */
  at: number;

  constructor(source: string, at: number, nestingLeft: number) {
    this.#source = source;
    this.at = at;
    this.#nestingLeft = nestingLeft;
  }

  /**
   * Adds the tokens up to a closing delimiter that no bracket encloses. True when a dash before the delimiter asks to
   * trim what follows.
   */
  scanUntil(closer: '}}' | '%}' | '}', opener: string, openOffset: number, tokens: Token[]): boolean {
    while (true) {
      this.at += matchLength(SPACE, this.#source, this.at);
      if (this.at >= this.#source.length) throw this.#unclosed(opener, openOffset);
      const trims = closer !== '}' && this.#source.startsWith(`-${closer}`, this.at);
      if (this.#brackets.length === 0 && (trims || this.#source.startsWith(closer, this.at))) {
        this.at += closer.length + (trims ? 1 : 0);
        return trims;
      }
      tokens.push(this.#token(tokens.at(-1)));
    }
  }

  #token(previous: Token | undefined): Token {
    const first = this.#source[this.at]!;
    if (first === '"' || first === "'") return this.#string(first);
    const word = matchLength(NAME, this.#source, this.at);
    if (word > 0) return this.#word(word, previous?.kind === 'symbol' && previous.text === '.');
    const digits = matchLength(NUMBER, this.#source, this.at);
    if (digits > 0) return this.#take('number', digits);
    const sign = OPERATOR_SIGNS.find((candidate) => this.#source.startsWith(candidate, this.at));
    if (sign) return this.#take('operator', sign.length);
    if (!SYMBOLS.includes(first)) {
      const character = String.fromCodePoint(this.#source.codePointAt(this.at)!);
      throw this.#error('syntax', character, `Character '${character}' is not expected here`);
    }
    this.#trackBracket(first);
    return this.#take('symbol', 1);
  }

  /** After a dot every word is a name, so that `list.contains(x)` works. */
  #word(length: number, afterDot: boolean): Token {
    const text = this.#source.slice(this.at, this.at + length);
    if (afterDot || !OPERATOR_WORDS.has(text)) return this.#take('name', length);
    const negation = text === 'is' ? matchLength(IS_NOT, this.#source, this.at + length) : 0;
    const token = this.#take('operator', length + negation);
    return negation > 0 ? { ...token, text: 'is not' } : token;
  }

  #take(kind: TokenKind, length: number): Token {
    const offset = this.at;
    this.at += length;
    return { kind, text: this.#source.slice(offset, this.at), offset };
  }

  #trackBracket(symbol: string): void {
    if (symbol in CLOSING) {
      this.#brackets.push({ symbol, offset: this.at });
      return;
    }
    if (symbol !== ')' && symbol !== ']' && symbol !== '}') return;
    const open = this.#brackets.pop();
    if (open && CLOSING[open.symbol] === symbol) return;
    const wanted = open ? `: ${this.#opened(open)} expects '${CLOSING[open.symbol]}'` : '';
    throw this.#error('syntax', symbol, `'${symbol}' is not expected here${wanted}`);
  }

  /** A string; only its own quote and the backslash can be escaped, and `#{…}` works between double quotes. */
  #string(quote: string): Token {
    const offset = this.at;
    const parts: (string | Token[])[] = [];
    let start = offset + 1;
    let index = start;
    while (index < this.#source.length) {
      const unit = this.#source[index];
      if (unit === quote)
        return this.#endString(offset, parts, this.#unescape(start, index, quote), index + 1);
      if (quote === '"' && unit === '#' && this.#source[index + 1] === '{') {
        parts.push(this.#unescape(start, index, quote));
        parts.push(this.#interpolation(index));
        start = this.at;
        index = start;
      } else {
        index += unit === '\\' ? 2 : 1;
      }
    }
    throw errorAt(this.#source, offset, 'unclosed', quote, `Text that starts with ${quote} is never closed`);
  }

  #endString(offset: number, parts: (string | Token[])[], rest: string, end: number): Token {
    this.at = end;
    if (parts.length === 0) return { kind: 'string', text: rest, offset };
    return { kind: 'interpolated', text: '#{', offset, parts: [...parts, rest] };
  }

  #interpolation(offset: number): Token[] {
    if (this.#nestingLeft <= 0) throw this.#error('nested_too_deeply', '#{', 'Texts are nested too deeply');
    const inner = new TagScanner(this.#source, offset + 2, this.#nestingLeft - 1);
    const tokens: Token[] = [];
    inner.scanUntil('}', '#{', offset, tokens);
    this.at = inner.at;
    tokens.push({ kind: 'end', text: '}', offset: inner.at - 1 });
    return tokens;
  }

  #unescape(start: number, end: number, quote: string): string {
    const raw = this.#source.slice(start, end);
    if (!raw.includes('\\')) return raw;
    return raw.replace(/\\(['"\\])/g, (pair, sign: string) =>
      sign === quote || sign === '\\' ? sign : pair,
    );
  }

  #unclosed(opener: string, openOffset: number) {
    const bracket = this.#brackets.at(-1);
    if (!bracket) return errorAt(this.#source, openOffset, 'unclosed', opener, `'${opener}' is never closed`);
    const message = `'${bracket.symbol}' is never closed`;
    return errorAt(this.#source, bracket.offset, 'unclosed', bracket.symbol, message);
  }

  #opened(bracket: Bracket): string {
    return `'${bracket.symbol}', opened at ${placeText(positionAt(this.#source, bracket.offset))},`;
  }

  #error(code: 'syntax' | 'nested_too_deeply', subject: string, message: string) {
    return errorAt(this.#source, this.at, code, subject, message);
  }
}

function matchLength(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex - at : 0;
}
