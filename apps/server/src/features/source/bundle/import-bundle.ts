// Public to other features.
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { recordEvent } from '../../../jobs/outbox.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { analyzeAdvisories } from '../ingest/store.queries.ts';
import { readingRevision } from '../reader/revision.ts';
import type { MirrorResult } from '../source.ts';
import { lastRead, storeParts } from './bundle.queries.ts';
import { BundleError } from './bundle-error.ts';
import { fingerprintOf, publicKeyOf, signingKey } from './bundle-key.ts';
import type { BundleManifest } from './bundle-manifest.ts';
import { addSigner, listSigners } from './bundle-signers.ts';
import { contentOf, type OpenedBundle, openBundle } from './open-bundle.ts';
import { readSourceFile } from './read-source-file.ts';

export interface ImportOptions {
  /** A public key whose bundles are taken from now on. */
  trust: string | undefined;
  /** Takes data that is older than what is here. */
  older: boolean;
  actor: Actor;
  signal: AbortSignal;
  onSource(source: string, records: number): void;
  warn(message: string): void;
}

export interface ImportedBundle {
  madeAt: string;
  publicKey: string;
  sources: ({ source: string; asOf: string } & MirrorResult)[];
}

/** From so many changes on, the planner's idea of the tables is out of date. */
const manyChanges = 5_000;

/**
 * Takes the data of a bundle as if its sources had been mirrored when they were read for it. Stopped in between, it may be run
 * again: what was stored is skipped.
 * @throws BundleError when the bundle is damaged, of an unknown signer, or older than what is here
 */
export async function importBundle(
  context: Context,
  file: string,
  options: ImportOptions,
): Promise<ImportedBundle> {
  const bundle = await openBundle(file);
  const { manifest } = bundle;
  await requireSigner(context, manifest, options);
  if (!options.older) await requireNewer(context, manifest);
  if (manifest.readingRevision > readingRevision) {
    throw new BundleError(
      `The bundle was made by Waybill ${manifest.version}, which reads records by later rules. Update Waybill here first.`,
    );
  }
  const result: ImportedBundle = { madeAt: manifest.madeAt, publicKey: manifest.publicKey, sources: [] };
  const workDir = await openWorkDir(context.config.dataDir);
  try {
    for (const one of manifest.sources) {
      result.sources.push(await importSource(context, file, bundle, one, workDir, options));
    }
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  await finish(context, manifest, result, options.actor);
  return result;
}

async function importSource(
  { db }: Context,
  file: string,
  { manifest, placeOf }: OpenedBundle,
  { source, asOf, parts }: BundleManifest['sources'][number],
  workDir: string,
  { signal, warn, onSource }: ImportOptions,
): Promise<ImportedBundle['sources'][number]> {
  const facts = manifest.files.find((one) => one.source === source);
  const place = facts && placeOf(facts.name);
  if (!place) throw new BundleError(`The bundle names the source "${source}" and has no file of it.`);
  const unpacked = path.join(workDir, place.name);
  await pipeline(contentOf(file, place), createWriteStream(unpacked, { mode: 0o600 }));
  const counts = await readSourceFile({ db, source, file: unpacked, signal, warn });
  await rm(unpacked);
  await inTransaction(db, (trx) => storeParts(trx, source, parts));
  onSource(source, counts.records);
  return { source, asOf, ...counts };
}

async function requireSigner(
  { db, secrets }: Context,
  { publicKey }: BundleManifest,
  { trust }: ImportOptions,
): Promise<void> {
  if (trust === publicKey) {
    await inTransaction(db, (trx) => addSigner(trx, publicKey));
    return;
  }
  if (publicKey === publicKeyOf(signingKey(secrets))) return;
  if ((await listSigners(db)).includes(publicKey)) return;
  throw new BundleError(
    `The bundle is signed by an installation that is not known here (${fingerprintOf(publicKey)}). ` +
      `Compare that with what "data export" printed there, then give --trust ${publicKey} once.`,
  );
}

async function requireNewer({ db }: Context, manifest: BundleManifest): Promise<void> {
  const here = await lastRead(db);
  for (const { source, title, asOf } of manifest.sources) {
    const own = here.get(source);
    if (!own || own.getTime() <= Date.parse(asOf)) continue;
    throw new BundleError(
      `${title} was read at ${own.toISOString()} here, the bundle has it as of ${asOf}. Give --older to go back to that.`,
    );
  }
}

async function openWorkDir(dataDir: string): Promise<string> {
  const parent = path.join(dataDir, 'mirror');
  await mkdir(parent, { recursive: true });
  return mkdtemp(path.join(parent, 'bundle-'));
}

async function finish(
  { db, now }: Context,
  manifest: BundleManifest,
  { sources }: ImportedBundle,
  actor: Actor,
): Promise<void> {
  const changed = sources.reduce((sum, one) => sum + one.changed, 0);
  const records = sources.reduce((sum, one) => sum + one.records, 0);
  await inTransaction(db, async (trx) => {
    if (changed >= manyChanges) await analyzeAdvisories(trx);
    await recordAudit(trx, { ...actor, at: now() }, 'source.bundle_imported', manifest.installation, {
      madeAt: manifest.madeAt,
      sources: sources.map(({ source }) => source),
    });
    await recordEvent(trx, {
      scope: 'SYSTEM',
      group: 'DATASOURCE_MIRRORING',
      level: 'INFORMATIONAL',
      subject: {
        title: 'Vulnerability data imported',
        content: `${records} records as of ${manifest.madeAt} read, ${changed} new or changed.`,
      },
    });
  });
}
