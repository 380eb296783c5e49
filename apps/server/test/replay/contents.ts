import type { RecordedStep, Scenario } from './recording.ts';

/** Before the first page the contract gives an arbitrary slice (§1.4). */
const pageNumbers = /^(page|pageNumber)$/;

/**
 * The known contents of a scenario's answers. A workflow's requests determine the values. A sweep runs after
 * everything else on whatever is there, so no value is known.
 */
export class Contents {
  readonly #isSweep: boolean;
  readonly #sent: ReadonlySet<string>;
  readonly #open: RegExp[] = [];
  #isWhole = true;

  constructor({ isSweep, steps }: Scenario) {
    this.#isSweep = isSweep;
    this.#sent = new Set(steps.flatMap((step) => textsIn(step.request)));
  }

  /** A step that changes things was not played: what later steps show of them is not known. */
  leaveOut(step: RecordedStep): void {
    const changes = step.method !== 'GET' && step.method !== 'HEAD' && step.status < 300;
    if (changes) this.#isWhole = false;
  }

  /** From here on the values of some members differ for a reason that is known. */
  open(members: RegExp): void {
    this.#open.push(members);
  }

  /** True if an answer's contents are fixed at all. */
  areFixed(step: RecordedStep): boolean {
    return !this.#isSweep && this.#isWhole && step.status < 300 && !isBeforeFirstPage(step);
  }

  isOpen(at: string): boolean {
    return this.#open.some((members) => members.test(at));
  }

  /**
   * True if an item of a list is the scenario's own: it holds a text that a request sent, such as a name. Others come
   * and go with what else was played.
   */
  isOwn(item: unknown): boolean {
    return textsIn(item).some((text) => this.#sent.has(text));
  }
}

export function isBeforeFirstPage({ query = {} }: RecordedStep): boolean {
  return Object.entries(query).some(
    ([name, value]) =>
      (pageNumbers.test(name) && Number(value) < 1) || (name === 'offset' && Number(value) < 0),
  );
}

/** Texts that can name something: neither flags nor words of the contract such as `APPLICATION`. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z_]*$/.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
