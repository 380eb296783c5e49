import { randomUUID } from 'node:crypto';
import { afterKey, KEY_MAX, KEY_MIN, type SchemeId, schemeCode, versionKey } from '@waybill/version';
import { sql } from 'kysely';
import { copyRows, type Database, inTransaction, rowsOf, runSql } from '../apps/server/src/db/database.ts';
import type { GeneratedPackage, GeneratedRange, GeneratedWorld } from './generate/advisories.ts';

/** Ids the database gave to the rows of a generated world, by their index there. */
export interface LoadedWorld {
  pkgIds: number[];
  vulnIds: number[];
  identityIds: number[];
}

export function schemeOf(pkg: GeneratedPackage): SchemeId {
  return pkg.kind === 0 ? 'semver' : 'cpe';
}

/** Puts a generated world into the tables that matching reads. */
export async function loadWorld(db: Database, world: GeneratedWorld): Promise<LoadedWorld> {
  const loaded = await inTransaction(db, async (trx) => {
    await copyRows(
      trx,
      'pkg (kind, k1, k2, k3, scheme)',
      world.packages.map((pkg) => [pkg.kind, pkg.k1, pkg.k2, pkg.k3, schemeCode(schemeOf(pkg))]),
    );
    const pkgIds = (await rowsOf(trx, sql<{ id: number }>`select pkg_id as id from pkg order by pkg_id`)).map(
      (row) => row.id,
    );
    await copyRows(
      trx,
      'vuln (uuid, source, ext_id, feed, severity)',
      Array.from({ length: world.vulnerabilities }, (_, i) => [
        randomUUID(),
        'NVD',
        `CVE-2099-${i}`,
        'nvd',
        (i % 4) + 2,
      ]),
    );
    const vulnIds = (
      await rowsOf(trx, sql<{ id: number }>`select vuln_id as id from vuln order by vuln_id`)
    ).map((row) => row.id);
    await copyRows(trx, 'vrange (feed, vuln_id, pkg_id, lo, hi)', rangeRows(world, pkgIds, vulnIds));
    return { pkgIds, vulnIds };
  });
  const identityIds = await insertIdentities(db, world, loaded.pkgIds);
  await runSql(db, sql`vacuum analyze`);
  return { ...loaded, identityIds };
}

function* rangeRows(world: GeneratedWorld, pkgIds: number[], vulnIds: number[]) {
  for (const range of world.ranges) {
    const { lo, hi } = intervalOf(range, world.packages[range.pkg]);
    yield ['nvd', vulnIds[range.vuln] ?? 0, pkgIds[range.pkg] ?? 0, lo, hi] as const;
  }
}

function intervalOf(range: GeneratedRange, pkg: GeneratedPackage | undefined): { lo: string; hi: string } {
  if (!pkg) throw new Error('A range must have a package');
  const key = (version: string) => {
    const text = versionKey(schemeOf(pkg), version);
    if (text === undefined) throw new Error(`No key for version ${version}`);
    return text;
  };
  const lo = range.from === undefined ? KEY_MIN : key(range.from);
  if (range.exact) return { lo, hi: afterKey(lo) };
  return { lo, hi: range.to === undefined ? KEY_MAX : key(range.to) };
}

async function insertIdentities(db: Database, world: GeneratedWorld, pkgIds: number[]): Promise<number[]> {
  return inTransaction(db, async (trx) => {
    await copyRows(
      trx,
      'identity (nat_hash, name, version)',
      world.identities.map((identity, i) => [
        i.toString(16).padStart(32, '0'),
        `identity-${i}`,
        identity.version,
      ]),
    );
    const ids = (
      await rowsOf(trx, sql<{ id: number }>`select identity_id as id from identity order by identity_id`)
    ).map((row) => row.id);
    await copyRows(
      trx,
      'identity_coord (pkg_id, ver_key, identity_id, ver_kind)',
      coordRows(world, pkgIds, ids),
    );
    return ids;
  });
}

function* coordRows(world: GeneratedWorld, pkgIds: number[], identityIds: number[]) {
  for (const [i, identity] of world.identities.entries()) {
    for (const pkg of [identity.purlPkg, identity.cpePkg]) {
      const known = pkg === undefined ? undefined : world.packages[pkg];
      if (pkg === undefined || !known) continue;
      yield [
        pkgIds[pkg] ?? 0,
        versionKey(schemeOf(known), identity.version) ?? '',
        identityIds[i] ?? 0,
        0,
      ] as const;
    }
  }
}
