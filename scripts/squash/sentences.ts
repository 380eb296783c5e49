import { quoted } from '../../apps/server/test/schema/sql-text.ts';

/** By `table x`, `column x.y`, `index z` or `sequence s`. */
export type SentencesByThing = ReadonlyMap<string, string>;

/** Reads lines of `thing | sentence`. @throws for a line that is none, and for a thing that stands twice */
export function readSentences(text: string): SentencesByThing {
  const sentences = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, thing, sentence] = /^((?:table|column|index|sequence) [\w.]+) \| (\S.*)$/.exec(line) ?? [];
    if (!thing || !sentence) throw new Error(`sentences.txt: "${line}" is not "thing | sentence"`);
    if (sentences.has(thing)) throw new Error(`sentences.txt: "${thing}" stands twice`);
    sentences.set(thing, sentence);
  }
  return sentences;
}

/** As statements, of those things that there are. */
export function stateSentences(sentences: SentencesByThing, known: ReadonlySet<string>): string {
  return [...sentences]
    .filter(([thing]) => known.has(thing))
    .map(([thing, sentence]) => `comment on ${thing} is ${quoted(sentence)};`)
    .join('\n');
}
