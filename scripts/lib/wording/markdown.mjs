import { sentencesOf } from './prose.mjs';

/** The sentences of a document: paragraphs, list items, and cells of tables, without headings and code. */
export function sentencesOfMarkdown(document) {
  const lines = [];
  let isCode = false;
  for (const [index, raw] of document.split('\n').entries()) {
    const text = raw.trim();
    const line = index + 1;
    if (/^(?:```|~~~)/.test(text)) isCode = !isCode;
    else if (isCode) continue;
    else if (/^(?:#|\|[ :|-]+$|<|!\[)/.test(text)) lines.push({ text: '', line });
    else if (text.startsWith('|'))
      for (const cell of text.split(/(?<!\\)\|/)) lines.push({ text: '', line }, { text: cell.trim(), line });
    else lines.push({ text, line });
  }
  return sentencesOf(lines);
}
