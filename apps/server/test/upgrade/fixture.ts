import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TableText } from './copy-tables.ts';

/** The database of a release at rest, and what that release answered about it. */
export interface ReleaseFixture {
  version: string;
  /** ISO 8601. Answers that depend on the time were given then. */
  recordedAt: string;
  /** In the order in which they ran. */
  migrations: { name: string; sha256: string }[];
  tables: TableText[];
  /** Answers of GET requests, as JSON text. */
  answers: { path: string; text: string }[];
}

/** The secret key of every recorded installation. */
export const fixtureKey = 'the secret key of recorded releases';

const folder = path.join(import.meta.dirname, 'releases');

/** One for each release, oldest first. */
export function listFixtures(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .map((name) => name.slice(0, -'.json.gz'.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export function readFixture(version: string): ReleaseFixture {
  return JSON.parse(gunzipSync(readFileSync(fileOf(version))).toString('utf8')) as ReleaseFixture;
}

/** @returns the file, and its size in bytes */
export function writeFixture(fixture: ReleaseFixture): { file: string; bytes: number } {
  const packed = gzipSync(JSON.stringify(fixture), { level: 9 });
  writeFileSync(fileOf(fixture.version), packed);
  return { file: fileOf(fixture.version), bytes: packed.length };
}

function fileOf(version: string): string {
  return path.join(folder, `${version}.json.gz`);
}
