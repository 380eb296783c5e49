import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One line of an example in a docstring, such as `add(1, 2) // 3`. */
export interface DocExample {
  /** The statement as it is written, on one line. */
  readonly title: string;
  /** The statement and all statements before it. */
  readonly code: string;
  /** Runs the statement after those before it. */
  readonly run: () => Promise<{ readonly got: unknown; readonly expected: unknown }>;
}

type Names = Readonly<Record<string, unknown>>;

/** Statements that declare what a later one needs, and one with the result that its comment names. */
interface Step {
  readonly before: string;
  readonly code: string;
  readonly result: string;
}

/**
 * Finds every `statement // result` in the `@example` blocks of a folder of TypeScript, in file order. The
 * result may also be in a comment on the lines below. Examples are JavaScript that can use the exports of
 * their own file and those of `entry`. A line that is indented, or begins with a closing bracket, continues
 * the statement above it.
 */
export function docExamples(folder: string, entry: Names): DocExample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => examplesOfFile(join(folder, path), entry));
}

/**
 * Names of the functions of an entry that no example calls.
 *
 * @example
 * const examples = [{ code: 'add(1, 2)' }];
 * functionsWithoutExample(examples, { add() {}, subtract() {}, ZERO: 0 }) // ['subtract']
 */
export function functionsWithoutExample(examples: readonly DocExample[], entry: Names): string[] {
  const functions = Object.keys(entry).filter((name) => typeof entry[name] === 'function');
  return functions.filter((name) => !examples.some(({ code }) => calls(code, name)));
}

function calls(code: string, name: string): boolean {
  return new RegExp(`(?<!\\w|[\\w)\\]]\\.)${name}\\(`).test(code);
}

function examplesOfFile(file: string, entry: Names): DocExample[] {
  const source = readFileSync(file, 'utf8');
  return stepsOf(source).map(({ before, code, result }) => ({
    title: code.replace(/\n\s*/g, ' '),
    code: before + code,
    run: async () => {
      const own: Names = await import(pathToFileURL(file).href);
      const known = { ...entry, ...own };
      return {
        got: await evaluate(`${before}return (${code});`, known),
        expected: await evaluate(`return (${result});`, known),
      };
    },
  }));
}

/** All steps of the example blocks of a source text. */
function stepsOf(source: string): Step[] {
  const blocks = source.matchAll(/^ \* @example\n(?<lines>(?: \*(?! @)(?: .*)?\n)+?)(?= \* @| \*\/)/gm);
  return [...blocks].flatMap(({ groups }) => stepsOfBlock((groups?.lines ?? '').replace(/^ \* ?/gm, '')));
}

function stepsOfBlock(block: string): Step[] {
  const steps: Step[] = [];
  let before = '';
  for (const statement of statementsOf(block)) {
    const { code, result } = splitStatement(statement);
    if (result === '') before += `${code};\n`;
    else steps.push({ before, code, result });
  }
  return steps;
}

/** Lines put together to statements, each with the comments that follow it. */
function statementsOf(block: string): string[] {
  const statements: string[] = [];
  for (const line of block.split('\n')) {
    const last = statements.length - 1;
    if (/^(\s|[)\]}]|\/\/)/.test(line) && last >= 0) statements[last] += `\n${line}`;
    else if (line.trim() !== '') statements.push(line);
  }
  return statements;
}

/** A comment begins at a line's start or after a blank, so that the `//` of an address is none. */
function splitStatement(statement: string): { code: string; result: string } {
  const code: string[] = [];
  const result: string[] = [];
  for (const line of statement.split('\n')) {
    const [, before = line, comment] = /^(.*?)(?:^|\s)\/\/ +(.*)$/.exec(line) ?? [];
    if (before.trim() !== '') code.push(before);
    if (comment !== undefined) result.push(comment);
  }
  return { code: code.join('\n').trim().replace(/;$/, ''), result: result.join('\n') };
}

async function evaluate(code: string, known: Names): Promise<unknown> {
  const run = new Function(...Object.keys(known), `return (async () => { ${code} })();`);
  return run(...Object.values(known));
}
