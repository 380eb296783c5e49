import { ownValue } from '../values/kinds.ts';

/** Variables by name; a scope sees those of the scopes around it, up to the template or the macro. */
export class Scope {
  readonly #variables = new Map<string, unknown>();
  readonly #outer: Scope | undefined;
  readonly #context: object | undefined;

  private constructor(outer: Scope | undefined, context: object | undefined) {
    this.#outer = outer;
    this.#context = context;
  }

  /** The outermost scope of a template; sees the members of the context and never changes them. */
  static ofTemplate(context: object): Scope {
    return new Scope(undefined, context);
  }

  /** The scope of a macro, which sees its parameters only. */
  static ofMacro(): Scope {
    return new Scope(undefined, undefined);
  }

  inner(): Scope {
    return new Scope(this, undefined);
  }

  /** Undefined when there is no such variable. */
  find(name: string): unknown {
    if (this.#variables.has(name)) return this.#variables.get(name) ?? null;
    if (this.#outer) return this.#outer.find(name);
    return this.#context && ownValue(this.#context, name);
  }

  /** Defines a variable in this very scope. */
  define(name: string, value: unknown): void {
    this.#variables.set(name, value);
  }

  /** Changes the variable where it was defined, or defines it here. */
  assign(name: string, value: unknown): void {
    (this.#owner(name) ?? this).define(name, value);
  }

  #owner(name: string): Scope | undefined {
    if (this.#variables.has(name)) return this;
    if (this.#outer) return this.#outer.#owner(name);
    return this.#context && ownValue(this.#context, name) !== undefined ? this : undefined;
  }
}
