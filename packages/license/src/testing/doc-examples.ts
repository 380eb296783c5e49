import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of an example: some code and what it gives, both as source text. */
export interface DocExample {
  readonly code: string;
  readonly result: string;
}

/** The examples in the docstrings of a folder: every `code // result`, with the statements that stand before it. */
export function docExamples(folder: string): DocExample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => examplesIn(readFileSync(join(folder, path), 'utf8')));
}

function examplesIn(source: string): DocExample[] {
  const blocks = source.matchAll(/^ \* @example\n(?<lines>(?: \* .*\n)+) \*\/$/gm);
  return [...blocks].flatMap(({ groups }) => examplesOf((groups?.lines ?? '').replace(/^ \* /gm, '')));
}

function examplesOf(block: string): DocExample[] {
  const examples: DocExample[] = [];
  let before = '';
  // A result may go on in the comment on the next line.
  for (const line of block
    .replace(/\n\/\/ +/g, ' // ')
    .trimEnd()
    .split('\n')) {
    const [code = '', ...result] = line.split(/ \/\/ +/);
    if (result.length === 0) before += `${line}\n`;
    else examples.push({ code: `${before}return (${code});`, result: result.join(' ') });
  }
  return examples;
}

/** Runs a piece of JavaScript in which the given names are known. */
export async function runExample(code: string, known: Readonly<Record<string, unknown>>): Promise<unknown> {
  const run = new Function(...Object.keys(known), `return (async () => { ${code} })();`);
  return run(...Object.values(known));
}
