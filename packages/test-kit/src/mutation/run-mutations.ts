import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { MutationQuestion } from './mutation-judge.ts';

/** The code to mutate, and the judge that must notice. */
export interface MutationTarget {
  readonly name: string;
  /** Absolute folder whose modules are loaded anew for each change. */
  readonly root: string;
  /** Files below it that are changed. */
  readonly files: readonly string[];
  /** Module below it that exports `isRight(subject: string): boolean`; it may also throw, or hang, on wrong code. */
  readonly check: string;
  readonly subject: string;
  /** Changes that make no difference, as `file: label`, each with its reason. */
  readonly equivalent: Readonly<Record<string, string>>;
}

/** How a target fared: how many changes were tried, and those that nobody noticed, as `file: label`. */
export interface MutationReport {
  readonly name: string;
  readonly tried: number;
  readonly noticed: number;
  readonly equivalent: readonly string[];
  readonly survivors: readonly string[];
}

export interface MutationOptions {
  /** Try only so many changes, chosen by `seed`. */
  readonly sample?: number;
  readonly seed?: number;
}

/** A change that lets the check run longer than this has been noticed: it hangs. */
const TIMEOUT_MS = 4_000;

/** The code as it is gets more time: the process starts with it. */
const FIRST_TIMEOUT_MS = 60_000;

/** A change that fills the memory has been noticed, too. */
const EXEC_ARGV = ['--max-old-space-size=256'];

/** Modules that were loaded stay in memory, so a process is not kept for ever. */
const ROUNDS_PER_PROCESS = 300;

const JUDGE = fileURLToPath(new URL('./mutation-judge.ts', import.meta.url));

interface Change {
  readonly file: string;
  readonly mutant: Mutant;
}

/**
 * Makes one wrong change after the other to the code of a target and sees whether its check notices. Throws when the
 * check is not content with the code as it is.
 */
export async function runMutations(
  target: MutationTarget,
  { sample, seed = 1 }: MutationOptions = {},
): Promise<MutationReport> {
  const judge = new Judge(target);
  try {
    if (!(await judge.isContent(undefined)))
      throw new Error(`The check of '${target.name}' fails without a change`);
    const changes = chosen(changesOf(target), sample, seed);
    const unnoticed: string[] = [];
    for (const change of changes) {
      if (await judge.isContent(change)) unnoticed.push(`${change.file}: ${change.mutant.label}`);
    }
    return {
      name: target.name,
      tried: changes.length,
      noticed: changes.length - unnoticed.length,
      equivalent: unnoticed.filter((label) => Object.hasOwn(target.equivalent, label)),
      survivors: unnoticed.filter((label) => !Object.hasOwn(target.equivalent, label)),
    };
  } finally {
    judge.close();
  }
}

function changesOf({ root, files }: MutationTarget): Change[] {
  return files.flatMap((file) => {
    return mutantsOf(readFileSync(`${root}/${file}`, 'utf8')).map((mutant) => ({ file, mutant }));
  });
}

/** A part of a list that depends on nothing but the seed, in the order of the list. */
function chosen<T>(list: readonly T[], count = list.length, seed: number): readonly T[] {
  if (count >= list.length) return list;
  let state = seed;
  const ranked = list.map((item, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, index, rank: state };
  });
  const kept = ranked.sort((a, b) => a.rank - b.rank).slice(0, count);
  return kept.sort((a, b) => a.index - b.index).map(({ item }) => item);
}

/** Puts changes to the check in a process of its own, which is replaced when it hangs or dies. */
class Judge {
  readonly #target: MutationTarget;
  readonly #root: string;
  #child: ChildProcess | undefined;
  #rounds = 0;

  constructor(target: MutationTarget) {
    this.#target = target;
    this.#root = pathToFileURL(target.root).href;
  }

  async isContent(change: Change | undefined): Promise<boolean> {
    if (this.#rounds++ % ROUNDS_PER_PROCESS === 0) this.close();
    this.#child ??= fork(JUDGE, [this.#root], { execArgv: EXEC_ARGV, stdio: 'ignore' });
    const answer = await ask(
      this.#child,
      {
        ...(change && { file: `${this.#root}/${change.file}`, mutant: change.mutant }),
        check: `${this.#root}/${this.#target.check}`,
        subject: this.#target.subject,
      },
      change ? TIMEOUT_MS : FIRST_TIMEOUT_MS,
    );
    if (answer === undefined) this.close();
    return answer ?? false;
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** The answer of the judge; undefined when there is none. */
function ask(
  child: ChildProcess,
  question: MutationQuestion,
  timeoutMs: number,
): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const settle = (answer: boolean | undefined) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: unknown) => settle(answer === true);
    const onExit = () => settle(undefined);
    const timer = setTimeout(onExit, timeoutMs);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(question);
  });
}
