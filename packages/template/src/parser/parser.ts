import type { EscapingStrategy } from '../filters/escape.ts';
import type { FilterDefinition } from '../filters/filter.ts';
import type { Token, TokenKind } from '../lexer/token.ts';
import { errorAt, type TemplateErrorCode } from '../template-error.ts';
import type { Expression, ExpressionShape, Macro, Statement } from './ast.ts';

export interface ParserRules {
  readonly maxNesting: number;
  readonly filters: ReadonlyMap<string, FilterDefinition>;
  /** The strategy of an `escape` without an argument. */
  readonly defaultStrategy: EscapingStrategy;
}

/** The rules of the language that contain each other; the parser knows them, so that no rule imports itself. */
export interface Grammar {
  expression(parser: Parser): Expression;
  /** Stops before the end, and before a tag that ends a block. */
  statements(parser: Parser): readonly Statement[];
}

/** A macro call that can only be judged when all macros are known. */
export interface PendingCall {
  readonly name: string;
  readonly offset: number;
  readonly positional: number;
  readonly named: readonly { readonly name: string; readonly offset: number }[];
}

/** Where parsing stands: the tokens, what was defined so far, the nesting and the current auto-escaping. */
export class Parser {
  readonly source: string;
  readonly rules: ParserRules;
  readonly macros = new Map<string, Macro>();
  readonly pendingCalls: PendingCall[] = [];
  /** The strategy for what print tags print, by the autoescape tags around them. */
  autoEscape: EscapingStrategy | undefined;
  readonly #grammar: Grammar;
  #tokens: readonly Token[];
  #index = 0;
  #nesting = 0;

  constructor(
    source: string,
    tokens: readonly Token[],
    rules: ParserRules,
    grammar: Grammar,
    autoEscape: EscapingStrategy | undefined,
  ) {
    this.source = source;
    this.#tokens = tokens;
    this.rules = rules;
    this.#grammar = grammar;
    this.autoEscape = autoEscape;
  }

  get current(): Token {
    return this.#tokens[this.#index]!;
  }

  get following(): Token {
    return this.#tokens[this.#index + 1] ?? this.current;
  }

  take(): Token {
    const token = this.current;
    if (token.kind !== 'end') this.#index++;
    return token;
  }

  is(kind: TokenKind, text?: string): boolean {
    const token = this.current;
    return token.kind === kind && (text === undefined || token.text === text);
  }

  /** Takes the token when it is the given symbol. */
  skip(symbol: string): boolean {
    if (!this.is('symbol', symbol)) return false;
    this.take();
    return true;
  }

  expect(kind: TokenKind, text?: string): Token {
    if (this.is(kind, text)) return this.take();
    return this.unexpected(text === undefined ? `a ${kind}` : `'${text}'`);
  }

  /** The closing delimiter of an execute tag. */
  expectTagEnd(): void {
    this.expect('close', '%}');
  }

  parseExpression(): Expression {
    return this.#grammar.expression(this);
  }

  parseStatements(): readonly Statement[] {
    return this.nested(() => this.#grammar.statements(this));
  }

  unexpected(wanted: string): never {
    const { kind, text, offset } = this.current;
    const found = kind === 'end' && text === '' ? 'the end of the template' : `'${text}'`;
    return this.fail('syntax', text, `Expected ${wanted}, found ${found}`, offset);
  }

  fail(code: TemplateErrorCode, subject: string, message: string, offset: number): never {
    throw errorAt(this.source, offset, code, subject, message);
  }

  /** Parses something that may contain itself, within the nesting limit. */
  nested<Result>(parse: () => Result): Result {
    if (this.#nesting >= this.rules.maxNesting) this.#tooDeep(this.current.text, this.current.offset);
    this.#nesting++;
    const result = parse();
    this.#nesting--;
    return result;
  }

  /** Parses the tokens of an interpolation in place of the template's. */
  within<Result>(tokens: readonly Token[], parse: () => Result): Result {
    const outer = this.#tokens;
    const outerIndex = this.#index;
    this.#tokens = tokens;
    this.#index = 0;
    const result = parse();
    this.expect('end');
    this.#tokens = outer;
    this.#index = outerIndex;
    return result;
  }

  /** Makes an expression over others; checks the nesting limit. */
  node(shape: ExpressionShape, offset: number, parts: readonly (Expression | undefined)[] = []): Expression {
    const depth = 1 + parts.reduce((deepest, part) => Math.max(deepest, part?.depth ?? 0), 0);
    if (depth > this.rules.maxNesting) this.#tooDeep(shape.kind, offset);
    return { ...shape, offset, depth };
  }

  #tooDeep(subject: string, offset: number): never {
    const limit = this.rules.maxNesting;
    return this.fail('nested_too_deeply', subject, `Nested more than ${limit} levels deep`, offset);
  }
}
