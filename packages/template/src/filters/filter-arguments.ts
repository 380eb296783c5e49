import { isAbsent, kindName, plainNumber, plainText } from '../values/kinds.ts';
import type { Work } from '../values/work.ts';

/** The arguments of one filter call by parameter name; what was not given, or is null, is undefined. */
export class FilterArguments {
  readonly filterName: string;
  readonly #names: readonly string[];
  readonly #values: readonly unknown[];
  readonly #work: Work;

  constructor(filterName: string, names: readonly string[], values: readonly unknown[], work: Work) {
    this.filterName = filterName;
    this.#names = names;
    this.#values = values;
    this.#work = work;
  }

  value(name: string): unknown {
    return this.#values[this.#names.indexOf(name)] ?? undefined;
  }

  findText(name: string): string | undefined {
    const value = this.value(name);
    if (isAbsent(value)) return undefined;
    return plainText(value) ?? this.#wrong(name, 'a text', value);
  }

  /** A whole number that is not negative. */
  findCount(name: string): number | undefined {
    const value = this.value(name);
    if (isAbsent(value)) return undefined;
    const number = plainNumber(value);
    if (number !== undefined && Number.isInteger(number) && number >= 0) return number;
    return this.#wrong(name, 'a whole number of 0 or more', value);
  }

  getCount(name: string): number {
    return this.findCount(name) ?? this.#wrong(name, 'a whole number of 0 or more', undefined);
  }

  #wrong(name: string, wanted: string, value: unknown): never {
    const work: Work = this.#work;
    const found = plainNumber(value) ?? kindName(value);
    return work.fail(
      'arguments',
      name,
      `Argument '${name}' of filter '${this.filterName}' must be ${wanted}, found ${found}`,
    );
  }
}
