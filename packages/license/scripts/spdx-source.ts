import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A license or exception as SPDX publishes it, as far as we use it. */
export interface SourceEntry {
  readonly licenseId?: string;
  readonly licenseExceptionId?: string;
  readonly name: string;
  readonly isDeprecatedLicenseId: boolean;
  readonly isOsiApproved?: boolean;
  readonly isFsfLibre?: boolean;
  readonly seeAlso: readonly string[];
  readonly licenseText?: string;
  readonly licenseExceptionText?: string;
  readonly standardLicenseTemplate?: string;
  readonly licenseExceptionTemplate?: string;
  readonly standardLicenseHeader?: string;
  readonly licenseComments?: string;
}

/** The content of SPDX's license-list-data archive, with licenses and exceptions sorted by identifier. */
export interface SpdxSource {
  readonly version: string;
  readonly releaseDate: string;
  readonly licenses: readonly SourceEntry[];
  readonly exceptions: readonly SourceEntry[];
}

/** Reads a `.tar.gz` with the folder `json` of license-list-data. */
export function readSpdxSource(archive: string): SpdxSource {
  const files = readTar(gunzipSync(readFileSync(archive)));
  const index: { licenseListVersion: string; releaseDate: string } = JSON.parse(
    files.get('json/licenses.json') ?? '{}',
  );
  return {
    version: index.licenseListVersion,
    releaseDate: index.releaseDate.slice(0, 10),
    licenses: entriesIn(files, 'json/details/'),
    exceptions: entriesIn(files, 'json/exceptions/'),
  };
}

export function idOf(entry: SourceEntry): string {
  const id = entry.licenseId ?? entry.licenseExceptionId;
  if (!id) throw new Error(`'${entry.name}' has no identifier`);
  return id;
}

function entriesIn(files: ReadonlyMap<string, string>, folder: string): SourceEntry[] {
  return [...files]
    .filter(([path]) => path.startsWith(folder) && path.endsWith('.json'))
    .map(([, text]): SourceEntry => JSON.parse(text))
    .sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

const BLOCK_BYTES = 512;

/** The plain files of a tar archive by path; our paths are short enough for the oldest form of header. */
function readTar(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let start = 0; start + BLOCK_BYTES <= bytes.length; ) {
    const path = field(bytes, start, 100);
    if (path === '') break;
    const size = Number.parseInt(field(bytes, start + 124, 12), 8);
    const isFile = ['0', ''].includes(field(bytes, start + 156, 1));
    const content = start + BLOCK_BYTES;
    if (isFile) files.set(path, bytes.toString('utf8', content, content + size));
    start = content + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}

function field(bytes: Buffer, start: number, length: number): string {
  return (bytes.toString('latin1', start, start + length).split('\0')[0] ?? '').trim();
}
