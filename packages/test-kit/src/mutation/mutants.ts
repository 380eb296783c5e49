/** One small wrong change to a source text, which replaces the text at `offset`. */
export interface Mutant {
  readonly offset: number;
  readonly text: string;
  readonly replacement: string;
  /** The change in words, without a line number, so that it stays the same when lines move. */
  readonly label: string;
}

/** Operators and constants, and what they are changed to. Blanks around them are part of our formatting. */
const MUTATIONS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/(?<=[(,?:=] ?)-1\b/g, '1'],
  [/\? 1 : -1/g, '? -1 : 1'],
  [/\? -1 : 1/g, '? 1 : -1'],
  [/'0'/g, "'1'"],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
];

/** Comments, regular expressions and longer texts: changes in there are no changes of operators. */
const MASKED =
  /\/\*[\s\S]*?\*\/|\/\/.*|(?<=[(,=:[] ?|return )\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*|'(?:\\.|[^'\\\n])*'|^import .*;$|^(?:export )?(?:type|interface)\b[^;{]*(?:;|\{[^}]*\})|^ +\| \{.*$|^.*\brandom\b.*$|\?\? '0'|absent: -1 \| 1|^ +code: \d+,$|: -1 \| 0 \| 1|: 0 \| 1(?: \| 2)?/gm;

/** All wrong changes of a TypeScript source in our formatting, in the order of their kinds. */
export function mutantsOf(source: string): Mutant[] {
  const code = source.replace(MASKED, (masked) => (masked === "'0'" ? masked : '#'.repeat(masked.length)));
  return MUTATIONS.flatMap(([pattern, replacement]) =>
    Array.from(code.matchAll(pattern), (match) => mutantAt(source, match.index, match[0], replacement)),
  );
}

function mutantAt(source: string, offset: number, text: string, replacement: string): Mutant {
  const start = source.lastIndexOf('\n', offset) + 1;
  const end = source.indexOf('\n', offset);
  const line =
    source.slice(start, offset) +
    '⟦' +
    text.trim() +
    '⟧' +
    source.slice(offset + text.length, end < 0 ? undefined : end);
  return { offset, text, replacement, label: `${line.trim()} → ${replacement.trim()}` };
}

/** A source text with the change made. */
export function applyMutant(source: string, { offset, text, replacement }: Mutant): string {
  return source.slice(0, offset) + replacement + source.slice(offset + text.length);
}
