import type { EscapingStrategy } from '../filters/escape.ts';
import type { FilterDefinition } from '../filters/filter.ts';
import type { FunctionDefinition } from '../runtime/functions.ts';
import type { TestCheck } from '../runtime/tests.ts';

type ComparisonOperator = '==' | '!=' | '<' | '>' | '<=' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = ComparisonOperator | ArithmeticOperator | 'contains' | '~' | '..';

/** Arguments in the order of the parameters; undefined where none was given. */
export type BoundArguments = readonly (Expression | undefined)[];

export type ExpressionShape =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null; readonly decimal: boolean }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'unary'; readonly operator: 'not' | '-' | '+'; readonly operand: Expression }
  | {
      readonly kind: 'logic';
      readonly operator: 'and' | 'or';
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
      /** True if an operand has a decimal point, so a division keeps its fraction. */
      readonly decimal: boolean;
    }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | { readonly kind: 'property'; readonly target: Expression; readonly name: string }
  | {
      readonly kind: 'method';
      readonly target: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'subscript'; readonly target: Expression; readonly key: Expression }
  | {
      readonly kind: 'filter';
      readonly name: string;
      readonly filter: FilterDefinition;
      readonly input: Expression;
      readonly args: BoundArguments;
    }
  | {
      readonly kind: 'test';
      readonly name: string;
      readonly test: TestCheck;
      readonly negated: boolean;
      readonly operand: Expression;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly called: FunctionDefinition;
      readonly args: BoundArguments;
    }
  | { readonly kind: 'macro-call'; readonly name: string; readonly args: CallArguments }
  | { readonly kind: 'concat'; readonly parts: readonly Expression[] }
  /** The printed text of statements: what the filter tag filters. */
  | { readonly kind: 'capture'; readonly body: readonly Statement[] }
  /** Put around what a print tag prints, where auto-escaping applies. */
  | { readonly kind: 'escape'; readonly strategy: EscapingStrategy; readonly operand: Expression };

/** `depth` is the number of levels below and including this one, so that long chains count as nesting. */
export type Expression = ExpressionShape & { readonly offset: number; readonly depth: number };

/** Arguments as they are written, before they are matched with parameters. */
export interface CallArguments {
  readonly positional: readonly Expression[];
  readonly named: readonly NamedArgument[];
}

export interface NamedArgument {
  readonly name: string;
  readonly value: Expression;
  readonly offset: number;
}

export interface Branch {
  readonly condition: Expression;
  readonly body: readonly Statement[];
}

export type Statement =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'print'; readonly expression: Expression; readonly offset: number }
  | {
      readonly kind: 'if';
      readonly branches: readonly Branch[];
      readonly otherwise: readonly Statement[];
      readonly offset: number;
    }
  | {
      readonly kind: 'for';
      readonly name: string;
      readonly items: Expression;
      readonly body: readonly Statement[];
      readonly otherwise: readonly Statement[];
      readonly offset: number;
    }
  | { readonly kind: 'set'; readonly name: string; readonly value: Expression; readonly offset: number };

export interface Parameter {
  readonly name: string;
  readonly fallback: Expression | undefined;
}

export interface Macro {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly body: readonly Statement[];
  readonly offset: number;
}

/** A parsed template. */
export interface Program {
  readonly source: string;
  readonly body: readonly Statement[];
  readonly macros: ReadonlyMap<string, Macro>;
}
