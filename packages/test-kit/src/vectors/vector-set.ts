import { isDeepStrictEqual } from 'node:util';

/** A case that was tried: what should come out and what did. They agree when they are deeply equal. */
export interface JudgedCase {
  readonly case: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** A case that is not tried because it is itself wrong, with the reason. */
export interface ExcludedCase {
  readonly case: string;
  readonly reason: string;
}

export type VectorCase = JudgedCase | ExcludedCase;

/** A set of vectors from outside and how to try it. */
export interface VectorSource {
  /** The package that is tried, without its scope. */
  readonly package: string;
  /** The name of the set: where there is one, its path in the shared data. */
  readonly set: string;
  /** The number of cases in the set, so that a truncated file cannot pass. */
  readonly count: number;
  /** Tries the cases one by one, in the order of the set. */
  cases(): Iterable<VectorCase> | AsyncIterable<VectorCase>;
}

/** How a set fared. `cases` is the sum of those that passed, failed and are excluded. */
export interface VectorSet {
  readonly package: string;
  readonly set: string;
  readonly cases: number;
  readonly passed: number;
  readonly failed: readonly JudgedCase[];
  readonly excluded: readonly ExcludedCase[];
}

/**
 * Tries every case of a set. Never rejects: an error in between, or another number of cases than the set should have,
 * is one more case that failed.
 *
 * @example
 * const source = { package: 'math', set: 'sums', count: 1, cases: () => [{ case: '1 + 1', expected: 2, got: 1 + 1 }] };
 * (await runVectors(source)).passed; // 1
 */
export async function runVectors(source: VectorSource): Promise<VectorSet> {
  const failed: JudgedCase[] = [];
  const excluded: ExcludedCase[] = [];
  let passed = 0;
  try {
    for await (const tried of source.cases()) {
      if ('reason' in tried) excluded.push(tried);
      else if (isDeepStrictEqual(tried.got, tried.expected)) passed++;
      else failed.push(tried);
    }
    const count = passed + failed.length + excluded.length;
    if (count !== source.count) failed.push({ case: 'number of cases', expected: source.count, got: count });
  } catch (error) {
    failed.push({ case: 'the set as a whole', expected: 'tried to its end', got: String(error) });
  }
  return {
    package: source.package,
    set: source.set,
    cases: passed + failed.length + excluded.length,
    passed,
    failed,
    excluded,
  };
}
