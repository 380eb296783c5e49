import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Run by hand: `node packages/version/src/testing/mutation-check.ts maven`. Each operator of the scheme's comparator,
// key and parser is changed in a copy of the package; vectors and a short fuzz run have to notice. A survivor is
// either a gap in the vectors or a change that makes no difference; read it and decide.

/** Operator and what it is changed to. */
const MUTATIONS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ 1\b/g, ''],
  [/ - 1\b/g, ''],
  [/-1\b/g, '1'],
  [/\? 1 : -1/g, '? -1 : 1'],
  [/\? -1 : 1/g, '? 1 : -1'],
  [/'0'/g, "'1'"],
];

const CHECK = `
import { readFileSync } from 'node:fs';
import { fuzzScheme } from './fuzz.ts';
import { isUnreadable, relationProblem } from './testing/expect-relation.ts';
import { readVectors } from './testing/vector-file.ts';
const scheme = process.argv[2];
const folder = new URL('./schemes/' + scheme + '/', import.meta.url);
const relations = readVectors(readFileSync(new URL('vectors.txt', folder), 'utf8'));
const unreadable = readFileSync(new URL('unreadable.txt', folder), 'utf8').split('\\n').slice(0, -1);
const isRight =
  relations.every((relation) => relationProblem(scheme, relation) === undefined) &&
  unreadable.every((text) => isUnreadable(scheme, text, relations[0].a)) &&
  fuzzScheme(scheme, 3000, 1).mismatches === 0;
process.exit(isRight ? 0 : 1);
`;

function main(scheme: string): void {
  const source = join(import.meta.dirname, '..');
  const copy = mkdtempSync(join(tmpdir(), 'waybill-mutation-'));
  cpSync(source, copy, { recursive: true });
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  writeFileSync(join(copy, 'check.ts'), CHECK);
  const files = globSync(`schemes/${scheme}/*.ts`, { cwd: copy }).filter(
    (file) => !/index|sample|range/.test(file),
  );
  let killed = 0;
  const survivors: string[] = [];
  for (const file of files) {
    const text = readFileSync(join(copy, file), 'utf8');
    for (const { mutant, label } of mutantsOf(text)) {
      writeFileSync(join(copy, file), mutant);
      if (passesCheck(copy, scheme)) survivors.push(`${file}: ${label}`);
      else killed++;
    }
    writeFileSync(join(copy, file), text);
  }
  rmSync(copy, { recursive: true });
  console.log(`${scheme}: ${killed} of ${killed + survivors.length} wrong operators noticed`);
  for (const survivor of survivors) console.log(`  ${survivor}`);
}

function* mutantsOf(text: string): Generator<{ mutant: string; label: string }> {
  for (const [pattern, replacement] of MUTATIONS) {
    for (const match of text.matchAll(pattern)) {
      const line = text
        .slice(text.lastIndexOf('\n', match.index) + 1, text.indexOf('\n', match.index))
        .trim();
      if (line.startsWith('*') || line.startsWith('/') || line.startsWith('import')) continue;
      const mutant = text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length);
      yield { mutant, label: `'${match[0].trim()}' to '${replacement.trim()}' in: ${line}` };
    }
  }
}

function passesCheck(folder: string, scheme: string): boolean {
  const { status } = spawnSync(process.execPath, ['check.ts', scheme], { cwd: folder, timeout: 20_000 });
  return status === 0;
}

for (const scheme of process.argv.slice(2)) main(scheme);
