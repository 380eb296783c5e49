import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareText } from '../archive/entry.ts';
import { formatPublicKey, readSigningKey, signFile } from './minisign.ts';
import { type Build, envelope, provenance } from './provenance.ts';

/**
 * Says of all files of a release what they are: SHA256SUMS, signed where a key is given, and the provenance.
 * @param keyFile of a private Ed25519 key in PEM
 * @returns sentences about what was written
 */
export function sealRelease(
  out: string,
  files: readonly string[],
  build: Build,
  keyFile: string | undefined,
): string[] {
  const key = keyFile === undefined ? undefined : readSigningKey(readFileSync(keyFile, 'utf8'));
  const subjects = files
    .map((file) => ({ name: path.basename(file), sha256: sha256Of(file) }))
    .sort((a, b) => compareText(a.name, b.name));
  const statement = `waybill-${build.version}.intoto.jsonl`;
  write(out, statement, envelope(provenance(subjects, build), key));
  const all = [...subjects, { name: statement, sha256: sha256Of(path.join(out, statement)) }];
  const sums = all.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  write(out, 'SHA256SUMS', sums);
  if (!key) return ['SHA256SUMS: not signed, as no key was given (--key).'];
  write(out, 'SHA256SUMS.minisig', signFile(Buffer.from(sums), `waybill ${build.version}`, key));
  write(out, 'waybill.pub', formatPublicKey(key));
  return ['SHA256SUMS and the provenance are signed; minisign -V -p waybill.pub -m SHA256SUMS verifies it.'];
}

function write(out: string, name: string, text: string): void {
  writeFileSync(path.join(out, name), text);
}

function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
