import { createHash } from 'node:crypto';
import { hasSharedData, readShared, readSharedJson, readSharedText } from '@waybill/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dt4Cell } from './cell.ts';
import { readKeyHash } from './credentials.ts';
import { readH2Script } from './h2-script.ts';
import { requireKnownVersion } from './schema-version.ts';
import { decryptSecret, readSecretKey } from './secret.ts';
import {
  readDataClassifications,
  readExternalReferences,
  readOrganization,
  readTexts,
} from './serialized.ts';
import { isDt4Table } from './tables.ts';

interface Truth {
  apiKeys: { publicId: string; secretHash: string }[];
  encrypted: { plain: string; stored: string }[];
  secretKey: { aesKeyHex: string };
  users: { kind: string; username: string; bcrypt?: string }[];
}

if (!hasSharedData)
  console.warn('Skipped: the databases of Dependency-Track are not beside the repository (../shared).');

describe.skipIf(!hasSharedData)('a real database of 4.14.3', () => {
  const tables = new Map<string, Record<string, Dt4Cell>[]>();
  let truth: Truth;
  const rowsOf = (table: string) => tables.get(table) ?? [];
  const column = (table: string, name: string) => rowsOf(table).map((row) => row[name] ?? null);

  // A script of 23 MB; on a busy machine that takes longer than hooks usually may.
  beforeAll(async () => {
    truth = readSharedJson<Truth>('dt4/h2/credentials.json');
    const script = readSharedText('dt4/h2/script.sql.gz');
    for await (const { table, columns, rows } of readH2Script([script])) {
      const known = tables.get(table) ?? [];
      tables.set(table, known);
      for (const row of rows)
        known.push(Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])));
    }
  }, 120_000);

  it('has as many rows of each table as the description of the data says', () => {
    const described = readSharedText('dt4/README.md').matchAll(/^\| ([A-Z_]+) \| \d+ \| (\d+) \|$/gm);
    const expected = Object.fromEntries([...described].map(([, table, count]) => [table, Number(count)]));
    expect(Object.keys(expected).length).toBe(64);
    expect(Object.fromEntries([...tables].map(([table, rows]) => [table, rows.length]))).toEqual(expected);
    expect([...tables.keys()].filter((table) => !isDt4Table(table))).toEqual([]);
    expect(requireKnownVersion(column('SCHEMAVERSION', 'VERSION') as string[])).toBe('4.14.3');
  });

  it('gives its secrets with the key, and none with another one', () => {
    const key = readSecretKey(readShared('dt4/h2/keys/secret.key'));
    expect(Buffer.from(key).toString('hex')).toBe(truth.secretKey.aesKeyHex);
    expect(truth.encrypted.length).toBeGreaterThan(10);
    const stored = [
      ...column('CONFIGPROPERTY', 'PROPERTYVALUE'),
      ...column('REPOSITORY', 'PASSWORD'),
      ...column('PROJECT_PROPERTY', 'PROPERTYVALUE'),
    ];
    for (const secret of truth.encrypted) {
      expect(decryptSecret(key, secret.stored)).toBe(secret.plain);
      expect(decryptSecret(new Uint8Array(32), secret.stored)).not.toBe(secret.plain);
      expect(stored).toContain(secret.stored);
    }
  });

  it('has the hashes of its keys and passwords', () => {
    const hashes = Object.fromEntries(rowsOf('APIKEY').map((row) => [row.PUBLIC_ID, row.SECRET_HASH]));
    expect(hashes).toEqual(Object.fromEntries(truth.apiKeys.map((key) => [key.publicId, key.secretHash])));
    expect(Object.values(hashes).every((hash) => readKeyHash(String(hash)) !== undefined)).toBe(true);
    const passwords = Object.fromEntries(rowsOf('MANAGEDUSER').map((row) => [row.USERNAME, row.PASSWORD]));
    for (const { kind, username, bcrypt } of truth.users) {
      if (kind === 'managed') expect(passwords[username]).toBe(bcrypt);
    }
  });

  it('has serialized columns that are all read, to the figures of its own answers', () => {
    const bytesOf = (table: string, name: string) =>
      column(table, name).filter((cell) => cell instanceof Uint8Array);
    const references = ['PROJECT', 'COMPONENT', 'SERVICECOMPONENT'].flatMap((table) =>
      bytesOf(table, 'EXTERNAL_REFERENCES').flatMap(readExternalReferences),
    );
    expect(references.length).toBeGreaterThan(500);
    expect(references.every(({ type, url }) => type !== null && url !== null)).toBe(true);
    expect(
      bytesOf('SERVICECOMPONENT', 'DATA')
        .flatMap(readDataClassifications)
        .map((it) => it.direction),
    ).toEqual(expect.arrayContaining(['INBOUND', 'OUTBOUND', 'BI_DIRECTIONAL', 'UNKNOWN']));
    expect(
      bytesOf('SERVICECOMPONENT', 'PROVIDER_ID')
        .map(readOrganization)
        .every((it) => it?.name),
    ).toBe(true);
    expect(bytesOf('SERVICECOMPONENT', 'ENDPOINTS').flatMap(readTexts).length).toBeGreaterThan(0);
    expect(
      bytesOf('LICENSE', 'SEEALSO')
        .flatMap(readTexts)
        .every((url) => url.includes('://')),
    ).toBe(true);
  });

  it('keeps long texts whole', () => {
    const texts = column('LICENSE', 'TEXT').filter((text) => typeof text === 'string' && text.length > 4096);
    expect(texts.length).toBeGreaterThan(100);
    const digests = new Set(texts.map((text) => createHash('sha256').update(String(text)).digest('hex')));
    expect(digests.size).toBeGreaterThan(100);
  });
});
