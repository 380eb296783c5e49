import type { Expression, Program, Statement } from '../parser/ast.ts';
import { errorAt, type TemplateErrorCode } from '../template-error.ts';
import type { Work } from '../values/work.ts';
import { Scope } from './scope.ts';

export interface RunRules {
  readonly timeZone: string;
  readonly strictVariables: boolean;
  readonly maxSteps: number;
  readonly maxOutputLength: number;
  readonly maxNesting: number;
}

/** Code units that count as one step of work when a text is read or made. */
const UNITS_PER_STEP = 64;
/** The same where a regular expression with a replacing function works on the text. */
const SIGNS_PER_STEP = 8;
/**
 * How deep evaluation may go, macros within macros included. An interpreter that walks a tree needs the engine's
 * stack, whose size is not ours to choose: 400 levels were measured to fit into 300 kB, a third of the usual 1 MB.
 */
const MAX_DEPTH = 400;

/** The two halves of the interpreter, which need each other; a run knows them, so that no file imports itself. */
export interface Interpreter {
  evaluate(run: Run, expression: Expression): unknown;
  render(run: Run, statements: readonly Statement[]): void;
}

/** One rendering: its variables, its output so far, and what it may still do. */
export class Run implements Work {
  readonly program: Program;
  readonly rules: RunRules;
  scope: Scope;
  /** Offset of what is being evaluated, for errors. */
  at = 0;
  /** Above 0 where a variable that does not exist is nothing, even if variables are strict. */
  lenient = 0;
  readonly #interpreter: Interpreter;
  #steps = 0;
  #depth = 0;
  #output: string[] = [];
  #length = 0;

  constructor(program: Program, rules: RunRules, interpreter: Interpreter, context: object) {
    this.program = program;
    this.rules = rules;
    this.#interpreter = interpreter;
    this.scope = Scope.ofTemplate(context);
  }

  get timeZone(): string {
    return this.rules.timeZone;
  }

  get maxNesting(): number {
    return this.rules.maxNesting;
  }

  get output(): string {
    return this.#output.join('');
  }

  step(count = 1): void {
    this.#steps += count;
    if (this.#steps <= this.rules.maxSteps) return;
    this.fail('too_many_steps', 'template', `The template takes more than ${this.rules.maxSteps} steps`);
  }

  fits(length: number): void {
    const limit = this.rules.maxOutputLength;
    if (length > limit) this.fail('output_too_long', 'template', `A text is longer than ${limit} characters`);
  }

  text(length: number): void {
    this.fits(length);
    this.step(Math.ceil(length / UNITS_PER_STEP));
  }

  signs(length: number): void {
    this.fits(length);
    this.step(Math.ceil(length / SIGNS_PER_STEP));
  }

  fail(code: TemplateErrorCode, subject: string, message: string, cause?: unknown): never {
    throw errorAt(this.program.source, this.at, code, subject, message, cause);
  }

  write(text: string): void {
    this.#length += text.length;
    this.text(this.#length > this.rules.maxOutputLength ? this.#length : text.length);
    this.#output.push(text);
  }

  evaluate(expression: Expression): unknown {
    return this.#interpreter.evaluate(this, expression);
  }

  render(statements: readonly Statement[]): void {
    this.#interpreter.render(this, statements);
  }

  /** Returns the output of a part of the template instead of printing it. */
  capture(render: () => void): string {
    const [output, length] = [this.#output, this.#length];
    this.#output = [];
    this.#length = 0;
    render();
    const text = this.output;
    this.#output = output;
    this.#length = length;
    return text;
  }

  /** Goes one level deeper; every call is followed by one of `leave`, unless an error ends the rendering. */
  enter(): void {
    this.step();
    if (++this.#depth <= MAX_DEPTH) return;
    this.fail('nested_too_deeply', 'template', `Evaluation is nested over ${MAX_DEPTH} levels deep`);
  }

  leave(): void {
    this.#depth--;
  }

  /** Runs something with other variables in sight. */
  inScope(scope: Scope, render: () => void): void {
    const outer = this.scope;
    this.scope = scope;
    render();
    this.scope = outer;
  }
}
