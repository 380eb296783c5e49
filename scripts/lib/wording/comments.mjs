import { sentencesOf } from './prose.mjs';

/**
 * The sentences of the comments of a source, in TypeScript, JavaScript, CSS or SQL. A comment behind code on the same line is
 * left out: it is too short to go wrong, and a text may look like one.
 */
export function sentencesOfComments(source) {
  return commentsOf(source).flatMap(sentencesOf);
}

/** The lines of each comment without its marks; neighbors that begin with slashes are one comment. */
function commentsOf(source) {
  const comments = [];
  let current;
  let isBlock = false;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    const marked = isBlock ? undefined : /^(?:\{?\/\*\*?|\/\/+|--(?= ))/.exec(line)?.[0];
    if (!isBlock && marked === undefined) {
      current = undefined;
      continue;
    }
    if (marked?.includes('*')) {
      current = undefined;
      isBlock = true;
    }
    if (current === undefined) {
      current = [];
      comments.push(current);
    }
    const ends = isBlock && line.includes('*/');
    const text = line
      .slice(marked?.length ?? 0)
      .replace(/\*\/.*$/, '')
      .replace(marked === undefined ? /^\* ?/ : '', '')
      .trim();
    current.push({ text, line: index + 1 });
    if (ends) {
      isBlock = false;
      current = undefined;
    }
  }
  return comments.map(withoutCode);
}

/** Examples and what a tool reads are no prose. */
function withoutCode(lines) {
  let isCode = false;
  return lines.map(({ text, line }) => {
    const fence = text.startsWith('```');
    if (fence) isCode = !isCode;
    else if (text.startsWith('@')) isCode = text.startsWith('@example');
    const isDirective = /^(?:biome-ignore|@ts-|@vitest|v8 ignore|Public to other features\.)/.test(text);
    return { text: fence || isCode || isDirective ? '' : text, line };
  });
}
