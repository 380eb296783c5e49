/*
 * Makes spdx-licenses.json.br from a copy of SPDX's license-list-data (https://github.com/spdx/license-list-data,
 * folder `json`). Run it when SPDX has published a new list:
 *
 *   node apps/server/src/features/license/make-spdx-data.ts path/to/license-list-data/json
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SpdxLicense, SpdxList } from './spdx-data.ts';

interface SourceLicense {
  licenseId?: string;
  licenseExceptionId?: string;
  name: string;
  isDeprecatedLicenseId?: boolean;
  isOsiApproved?: boolean;
  isFsfLibre?: boolean;
  seeAlso?: string[];
  licenseText?: string;
  licenseExceptionText?: string;
  standardLicenseTemplate?: string;
  licenseExceptionTemplate?: string;
  standardLicenseHeader?: string;
  licenseComments?: string;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder "json" of a copy of license-list-data');

const index = readJson<{ licenseListVersion: string }>('licenses.json');
const list: SpdxList = {
  version: index.licenseListVersion,
  licenses: [...readFolder('details'), ...readFolder('exceptions')].sort((a, b) => (a.id < b.id ? -1 : 1)),
};
const packed = brotliCompressSync(JSON.stringify(list), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('./spdx-licenses.json.br', import.meta.url), packed);
console.log(`SPDX ${list.version}: ${list.licenses.length} licences and exceptions, ${packed.length} bytes`);

function readFolder(name: string): SpdxLicense[] {
  const files = readdirSync(join(folder ?? '', name)).filter((file) => file.endsWith('.json'));
  return files.map((file) => toLicense(readJson<SourceLicense>(join(name, file))));
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(folder ?? '', path), 'utf8')) as T;
}

function toLicense(source: SourceLicense): SpdxLicense {
  const id = source.licenseId ?? source.licenseExceptionId;
  if (!id) throw new Error(`${source.name} has no identifier`);
  return {
    id,
    name: source.name,
    flags: [source.isOsiApproved, source.isFsfLibre, source.isDeprecatedLicenseId].map(
      (flag) => flag ?? false,
    ),
    seeAlso: source.seeAlso ?? [],
    text: source.licenseText ?? source.licenseExceptionText ?? null,
    template: source.standardLicenseTemplate ?? source.licenseExceptionTemplate ?? null,
    header: source.standardLicenseHeader ?? null,
    comment: source.licenseComments ?? null,
  };
}
