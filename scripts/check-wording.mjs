// Finds the worst wording in comments and documents. Usage: node scripts/check-wording.mjs [--record] [--list [path]] [--root folder]
// Each folder has a limit in wording-budget.json, which may only go down: `--record` lowers it to what is left.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from './lib/paths.mjs';
import { sentencesOfComments } from './lib/wording/comments.mjs';
import { sentencesOfMarkdown } from './lib/wording/markdown.mjs';
import { RULES } from './lib/wording/rules.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, list: { type: 'boolean' }, root: { type: 'string' } },
});
const root = resolve(values.root ?? repository);
const budgetFile = join(root, 'scripts/wording-budget.json');

const FOLDERS = ['apps', 'bench', 'demo', 'docs', 'packages', 'scripts'];
const SKIPPED = /^(?:node_modules|dist|fixtures|testdata|recorded|images)$|^\./;
const SOURCE = /\.(?:tsx?|mjs|css|sql)$/;

/** Generated files (schema.sql is one), migrations (which never change), the roadmap, and files that contain the patterns themselves. */
const NOT_CHECKED =
  /\.gen\.ts$|^apps\/server\/src\/db\/(?:migrations\/|schema\.sql$)|^docs\/(?:conformance|match-quality|roadmap|languages\/[^/]+)\.md$|^scripts\/(?:check-wording\.test\.ts|lib\/wording\/rules\.mjs)$/;

/** Limits the output for a folder that is over its budget. */
const MOST_PRINTED = 25;

const found = [...listFiles('.'), ...FOLDERS.flatMap(listFiles)].flatMap(findIn);
const counts = countByFolder(found);
if (values.list) list();
else if (values.record) record();
else check();

function list() {
  for (const { file, line, name, text } of found)
    if (positionals.length === 0 || positionals.some((path) => file.startsWith(path)))
      process.stdout.write(`${file}:${line} ${name}: ${text}\n`);
}

function record() {
  const before = existsSync(budgetFile) ? readBudget() : undefined;
  const kept = Object.entries(counts).map(([folder, count]) => [
    folder,
    before === undefined ? count : Math.min(count, before[folder] ?? 0),
  ]);
  const budget = Object.fromEntries(
    kept.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(budgetFile, `${JSON.stringify(budget, null, 2)}\n`);
}

function check() {
  const budget = readBudget();
  const over = Object.keys(counts).filter((folder) => counts[folder] > (budget[folder] ?? 0));
  for (const folder of over) {
    process.stderr.write(`${folder}: ${counts[folder]} places to reword, ${budget[folder] ?? 0} allowed\n`);
    for (const { file, line, name, text, instead } of inFolder(folder).slice(0, MOST_PRINTED))
      process.stderr.write(`  ${file}:${line} ${name}: ${text}\n    instead: ${instead}\n`);
  }
  const below = Object.keys(budget).filter((folder) => (counts[folder] ?? 0) < budget[folder]);
  if (below.length > 0)
    process.stderr.write(
      `${below.join(', ')}: better than the limit. Lower it: node scripts/check-wording.mjs --record\n`,
    );
  if (over.length > 0 || below.length > 0) process.exit(1);
}

function inFolder(folder) {
  return found.filter(({ file }) => folderOf(file) === folder);
}

function readBudget() {
  return existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {};
}

function countByFolder(places) {
  const counted = {};
  for (const { file } of places) counted[folderOf(file)] = (counted[folderOf(file)] ?? 0) + 1;
  return counted;
}

/** A feature, another folder of an application, a package, or the first folder. */
function folderOf(file) {
  return (
    /^apps\/\w+\/src\/features\/[^/]+(?=\/)|^apps\/\w+\/(?:src\/)?[^/]+(?=\/)|^(?:packages|docs)\/[^/]+(?=\/)/.exec(
      file,
    )?.[0] ??
    /^[^/]+(?=\/)/.exec(file)?.[0] ??
    '.'
  );
}

function findIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const sentences = file.endsWith('.md') ? sentencesOfMarkdown(text) : sentencesOfComments(text);
  return sentences.flatMap(({ text: sentence, line }) =>
    RULES.filter(({ finds }) => finds(sentence)).map(({ name, instead }) => ({
      file,
      line,
      name,
      instead,
      text: sentence,
    })),
  );
}

/** Sources and documents below a folder; of the root itself only its documents. */
function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = relative(root, join(root, folder, entry.name));
    if (entry.isDirectory()) return folder === '.' || SKIPPED.test(entry.name) ? [] : listFiles(file);
    const isWanted = entry.name.endsWith('.md') || (folder !== '.' && SOURCE.test(entry.name));
    return isWanted && !NOT_CHECKED.test(file) ? [file] : [];
  });
}
