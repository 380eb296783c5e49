/**
 * Writes apps/server/src/features/vulnerability/data/cwe-names.json from the CWE catalog of MITRE, which
 * https://cwe.mitre.org/data/downloads.html offers as `cwec_v….xml.zip`.
 *
 *   node scripts/make-cwe-names.ts cwec_latest.xml.zip
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readZip } from '@waybill/test-kit';

const target = new URL('../apps/server/src/features/vulnerability/data/cwe-names.json', import.meta.url);
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'" };

const archive = process.argv[2];
if (!archive) throw new Error('Expected the path of the zipped catalog');
const catalog = readZip(readFileSync(archive)).find((file) => file.name.endsWith('.xml'));
if (!catalog) throw new Error(`${archive} holds no XML file`);
const names = readNames(catalog.body.toString('utf8'));
// Integer keys are written in ascending order.
writeFileSync(target, `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`);
console.log(`${names.size} names written`);

/** Weaknesses, categories and views: clients are offered all of them (contract, recorded answers). */
function readNames(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of xml.matchAll(/<(?:Weakness|Category|View) ID="(\d+)" Name="([^"]*)"/g)) {
    found.set(
      match[1] ?? '',
      (match[2] ?? '').replace(/&(\w+);/g, (text, name) => entities[name] ?? text),
    );
  }
  return found;
}
