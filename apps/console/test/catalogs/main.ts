// `npm run languages`: what is there of each language, in the table of docs/languages.md.
// `npm run languages -- sample de`: 50 messages to translate back, in docs/languages/back-translation.de.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './catalog-lint.ts';
import { readMessages } from './catalogs.ts';
import { glossaryLocales, readGlossary, readNames } from './glossary.ts';
import {
  formatBackTranslations,
  parseBackTranslations,
  renewBackTranslations,
  sampleMessages,
} from './sample.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const overview = join(docs, 'languages.md');
const sampleSize = 50;

const backFile = (locale: string) => join(docs, `languages/back-translation.${locale}.md`);
const backTranslationsOf = (locale: string) =>
  existsSync(backFile(locale)) ? parseBackTranslations(readFileSync(backFile(locale), 'utf8')) : [];

function writeSample(locale: string): void {
  if (!glossaryLocales().includes(locale)) throw new Error(`There is no glossary of "${locale}".`);
  const rows = renewBackTranslations(
    sampleMessages(readMessages(locale), locale, sampleSize),
    backTranslationsOf(locale),
  );
  const title = `# Back-translations: ${locale}`;
  const text = `Written from the translation alone, by somebody who has not seen the English. “none” where nothing differs.`;
  writeFileSync(backFile(locale), `${title}\n\n${text}\n\n${formatBackTranslations(rows)}\n`);
}

/** A row of the overview. A dash is for what has not begun. */
function stateOf(locale: string): string {
  const names = readNames();
  const glossary = readGlossary(locale);
  const messages = readMessages(locale);
  const faults = messages.flatMap((message) => faultsOf(message, { locale, glossary, names })).length;
  const back = backTranslationsOf(locale);
  const done = back.filter((row) => row.back !== '');
  const differing = done.filter((row) => row.difference !== '' && row.difference !== 'none').length;
  const cells = [
    locale,
    String(glossary.terms.length),
    messages.length === 0 ? '–' : String(new Set(messages.map(({ id }) => id)).size),
    messages.length === 0 ? '–' : String(faults),
    String(glossary.exceptions.size),
    done.length === 0 ? '–' : `${done.length} of ${back.length}`,
    done.length === 0 ? '–' : String(differing),
  ];
  return `| ${cells.join(' | ')} |`;
}

function writeOverview(): void {
  const text = readFileSync(overview, 'utf8');
  const table = [
    '| Language | Terms | Messages | Faults of the lint | Exceptions | Translated back | Differing |',
    '|---|---|---|---|---|---|---|',
    ...glossaryLocales().map(stateOf),
  ].join('\n');
  const [begin, end] = ['<!-- state -->', '<!-- end of state -->'];
  const [before, after] = [text.split(begin)[0], text.split(end)[1]];
  if (before === undefined || after === undefined) throw new Error(`${overview} has no ${begin} and ${end}`);
  writeFileSync(overview, `${before}${begin}\n\n${table}\n\n${end}${after}`);
  console.log(table);
}

const [command, ...locales] = process.argv.slice(2);
if (command === 'sample') for (const locale of locales) writeSample(locale);
else if (command) throw new Error(`Unknown "${command}". Usage: npm run languages -- [sample <locale> …]`);
writeOverview();
