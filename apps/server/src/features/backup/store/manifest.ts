import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { BackupError } from '../backup-error.ts';

const manifestFile = 'manifest.json';
const digestFile = 'manifest.sha256';
/** How things lie in a backup; goes up when an older Waybill could no longer read one. */
const format = 1;

const count = Type.Integer({ minimum: 0 });
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const packedFile = Type.Object({
  path: Type.String({ minLength: 1 }),
  bytes: count,
  offset: count,
  stored: count,
  sha256,
});

/** Where the copy of a cluster stands in the log of the database. */
const clusterFacts = Type.Object({
  systemIdentifier: Type.String(),
  timeline: Type.Integer({ minimum: 1 }),
  /** The first piece of the log that the copy needs, and the one with its end. */
  firstSegment: count,
  lastSegment: count,
  segmentBytes: Type.Integer({ minimum: 1 }),
  /** Empty ones included: the database asks for them. */
  directories: Type.Array(Type.String()),
});
export type ClusterFacts = Static<typeof clusterFacts>;

const manifestSchema = Type.Object({
  product: Type.Literal('waybill'),
  format: Type.Integer(),
  version: Type.String(),
  kind: Type.Union([Type.Literal('cluster'), Type.Literal('dump')]),
  postgres: Type.Integer(),
  /** Public id of the installation. */
  installation: Type.String(),
  startedAt: Type.String({ format: 'date-time' }),
  /** Everything that was acknowledged until then is in the backup. */
  mark: Type.String({ format: 'date-time' }),
  /** The migrations of its schema. */
  migrations: Type.Array(Type.String()),
  secretKey: Type.Union([Type.Literal('sealed'), Type.Literal('left out')]),
  cluster: Type.Optional(clusterFacts),
  files: Type.Array(packedFile),
});
export type Manifest = Static<typeof manifestSchema>;

export type NewManifest = Omit<Manifest, 'product' | 'format'>;

/** The sum of what a backup holds once it is unpacked. */
export function bytesOf({ files }: Pick<Manifest, 'files'>): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

/** Written last, with a digest of its own: a backup with a manifest is complete. */
export async function writeManifest(folder: string, facts: NewManifest): Promise<void> {
  const manifest: Manifest = { product: 'waybill', format, ...facts };
  const text = `${JSON.stringify(manifest)}\n`;
  await writeDurably(path.join(folder, manifestFile), text);
  await writeDurably(path.join(folder, digestFile), `${digestOf(text)}\n`);
}

/** @throws BackupError when there is none, or when it is not as it was written */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readText(folder, manifestFile);
  const digest = await readText(folder, digestFile);
  if (digestOf(text) !== digest.trim()) {
    throw new BackupError(
      `The backup "${folder}" is damaged: "${manifestFile}" is not as it was written. ${takeAnother}`,
    );
  }
  const value: unknown = JSON.parse(text);
  const found = formatOf(value);
  if (found !== undefined && found !== format) {
    throw new BackupError(
      `The backup "${folder}" has format ${found}, this Waybill knows format ${format}. Use the Waybill that made it.`,
    );
  }
  if (Value.Check(manifestSchema, value)) return value;
  throw new BackupError(
    `The backup "${folder}" has a "${manifestFile}" that says too little. ${takeAnother}`,
  );
}

export const takeAnother = 'Take another backup.';

function formatOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
}

async function readText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(folder, name), 'utf8');
  } catch (cause) {
    throw new BackupError(
      `"${folder}" holds no complete backup: "${name}" is missing or cannot be read. Name the folder of one backup.`,
      { cause },
    );
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function writeDurably(file: string, content: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
