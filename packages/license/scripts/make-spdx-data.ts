/*
 * Makes the files src/data/spdx-*.gen.ts and data/spdx-documents.json.br from a copy of SPDX's license-list-data
 * (https://github.com/spdx/license-list-data): a .tar.gz that holds its folder `json`. Run it when SPDX has published a
 * new list; the same archive and the same Node give the same bytes.
 *
 *   node packages/license/scripts/make-spdx-data.ts path/to/license-list-data.tar.gz
 *
 * Then look through src/data/successors.ts for identifiers that are deprecated since.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { documentsOf, listModule, urlModule } from './spdx-files.ts';
import { readSpdxSource } from './spdx-source.ts';

const [archive] = process.argv.slice(2);
if (!archive) throw new Error('Name a .tar.gz with the folder "json" of license-list-data');

const source = readSpdxSource(archive);
const packed = brotliCompressSync(JSON.stringify(documentsOf(source)), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
write('src/data/spdx-list.gen.ts', listModule(source));
write('src/data/spdx-urls.gen.ts', urlModule(source));
write('data/spdx-documents.json.br', packed);
console.log(
  `SPDX ${source.version}: ${source.licenses.length} licenses, ${source.exceptions.length} exceptions, texts in ${packed.length} bytes`,
);

function write(name: string, content: string | Buffer): void {
  writeFileSync(new URL(`../${name}`, import.meta.url), content);
}
