/**
 * Writes apps/server/src/features/vulnerability/data/cwe-names.json from the CWE catalog of MITRE, which
 * https://cwe.mitre.org/data/downloads.html offers as `cwec_v….xml.zip`.
 *
 *   node scripts/make-cwe-names.ts cwec_latest.xml.zip
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readZip } from '@waybill/test-kit';
import { readCweNames } from '../apps/server/src/config/cwe-catalog.ts';

const target = new URL('../apps/server/src/features/vulnerability/data/cwe-names.json', import.meta.url);

/** Weaknesses that were published after catalog 4.15 (https://cwe.mitre.org/data/definitions/<number>.html). */
const newer = {
  1427: 'Improper Neutralization of Input Used for LLM Prompting',
  1428: 'Reliance on HTTP instead of HTTPS',
  1429: 'Missing Security-Relevant Feedback for Unexecuted Operations in Hardware Interface',
  1431: 'Driving Intermediate Cryptographic State/Results to Hardware Module Outputs',
  1434: 'Insecure Setting of Generative AI/ML Model Inference Parameters',
};

const archive = process.argv[2];
if (!archive) throw new Error('Expected the path of the zipped catalog');
const catalog = readZip(readFileSync(archive)).find((file) => file.name.endsWith('.xml'));
if (!catalog) throw new Error(`${archive} holds no XML file`);
// Integer keys are written in ascending order.
const names = { ...newer, ...Object.fromEntries(readCweNames(catalog.body.toString('utf8'))) };
writeFileSync(target, `${JSON.stringify(names, null, 2)}\n`);
console.log(`${Object.keys(names).length} names written`);
