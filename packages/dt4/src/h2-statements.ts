import { Dt4Error } from './source-error.ts';

export interface H2Statement {
  /** Without its semicolon and without comments. */
  readonly text: string;
  /** Where it begins, from 1. */
  readonly line: number;
}

type State = 'plain' | "'" | '"' | 'comment';

const ends: Readonly<Record<State, RegExp>> = {
  plain: /['";]|--?/g,
  "'": /'/g,
  '"': /"/g,
  comment: /\n/g,
};

/**
 * Takes a script apart into its statements, whatever texts in them contain. No more than a statement is kept in memory.
 * @param chunks the script in pieces of any size
 * @throws Dt4Error when the script ends within a statement
 */
export async function* readH2Statements(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<H2Statement> {
  let state: State = 'plain';
  let rest = '';
  let scanned = 0;
  let parts: string[] = [];
  let line = 1;
  let firstLine = 0;
  const keep = (text: string) => {
    // Comments and blank lines before a statement do not move its first line.
    if (firstLine === 0 && text.trim() !== '') firstLine = line + countLines(leadingBlanks(text));
    line += countLines(text);
    parts.push(text);
  };
  for await (const chunk of chunks) {
    const buffer: string = rest + chunk;
    let start = 0;
    let from = scanned;
    for (;;) {
      const end: RegExp = ends[state];
      end.lastIndex = from;
      const found: RegExpExecArray | null = end.exec(buffer);
      // One dash at the end may be the first of two.
      const isOpen: boolean = found?.[0] === '-' && found.index + 1 === buffer.length;
      if (!found || isOpen) {
        scanned = (isOpen ? buffer.length - 1 : buffer.length) - start;
        break;
      }
      from = found.index + found[0].length;
      if (found[0] === ';' || found[0] === '--') {
        keep(buffer.slice(start, found.index));
        start = from;
      } else if (state === 'comment') {
        line += 1;
        start = from;
      }
      if (found[0] === ';') {
        if (firstLine > 0) yield { text: parts.join('').trim(), line: firstLine };
        parts = [];
        firstLine = 0;
      }
      state = nextState(state, found[0]);
    }
    rest = buffer.slice(start);
  }
  if (state !== 'comment') keep(rest);
  if (firstLine > 0) {
    throw new Dt4Error(
      `The script ends within the statement that begins in line ${firstLine}. It is not whole; write it once more.`,
    );
  }
}

function nextState(state: State, found: string): State {
  if (state !== 'plain') return 'plain';
  if (found === "'" || found === '"') return found;
  return found === '--' ? 'comment' : 'plain';
}

function leadingBlanks(text: string): string {
  return text.slice(0, text.length - text.trimStart().length);
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
