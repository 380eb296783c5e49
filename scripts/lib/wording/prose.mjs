/**
 * Splits a text into sentences. Each has the number of its line. Code, links and addresses count as one word.
 * @param {readonly { text: string, line: number }[]} lines
 */
export function sentencesOf(lines) {
  return paragraphsOf(lines).flatMap(splitParagraph);
}

/** A blank line, a list item and a JSDoc tag each begin a paragraph. */
function paragraphsOf(lines) {
  const paragraphs = [];
  let current;
  for (const { text, line } of lines) {
    const begins = /^(?:[-*] |\d+\. |@\w+)/.test(text);
    if (text === '' || begins || current === undefined) {
      current = { parts: [] };
      paragraphs.push(current);
    }
    const content = text.replace(/^(?:[-*] |\d+\. |@\w+ ?)/, '');
    if (content !== '') current.parts.push({ text: content, line });
  }
  return paragraphs;
}

function splitParagraph({ parts }) {
  const sentences = [];
  let start = 0;
  const starts = parts.map(({ text }) => {
    const at = start;
    start += text.length + 1;
    return at;
  });
  const whole = parts.map(({ text }) => text).join(' ');
  for (const match of whole.matchAll(SENTENCE)) {
    const index = match.index + (match[0].length - match[0].trimStart().length);
    const part = starts.findLastIndex((at) => at <= index);
    const text = plain(match[0].trim());
    if (text !== '') sentences.push({ text, line: parts[Math.max(part, 0)].line });
  }
  return sentences;
}

/** A sentence ends before a capital, a figure or code. An abbreviation such as "e.g." is followed by a small letter. */
const SENTENCE = /[\s\S]+?(?:[.!?:]["”)*_]*(?=\s+["“(*_]*[A-Z`{[])|$)/g;

function plain(text) {
  return text
    .replace(/`[^`]*`/g, 'x')
    .replace(/\{@link [^}]*\}/g, 'x')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\bhttps?:\S+/g, 'x')
    .replace(/^["“(*_]+|\*\*/g, '');
}
