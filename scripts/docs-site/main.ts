// Writes the documentation as a site of static files to a folder. Usage: node scripts/docs-site/main.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from './build-site.ts';

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error('Name the folder: node scripts/docs-site/main.ts FOLDER');
for (const [name, content] of buildSite(path.join(import.meta.dirname, '../..'))) {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
