import { parsePurl } from '@waybill/purl';
import type { Database } from '../../../db/database.ts';
import type { InternalRule } from '../../component-internal/internal-rule.ts';
import { isInternalPackage } from '../package-reach.ts';
import { listAnswers } from './answer.queries.ts';
import type { DuePackage, ReleaseInUse } from './ask-package.ts';
import { listUses } from './due.queries.ts';
import { listUnknownReleases, type UnknownReleaseRow } from './release.queries.ts';

/** A version that its repository does not have may be published late; it is asked for again after a week. */
const emptyForMs = 7 * 86_400_000;

/** The facts of packages needed to query them, without packages that no component has any more. */
export async function describePackages(
  db: Database,
  pkgIds: readonly number[],
  isInternal: InternalRule,
  now: Date,
): Promise<DuePackage[]> {
  const uses = Map.groupBy(await listUses(db, pkgIds), (row) => row.pkg_id);
  const answers = Map.groupBy(await listAnswers(db, pkgIds), (row) => row.pkg_id);
  const emptySince = new Date(now.getTime() - emptyForMs);
  const unknown = await listUnknownReleases(db, pkgIds, emptySince);
  const releases = Map.groupBy(unknown, (row) => row.pkg_id);
  return pkgIds.flatMap((pkgId) => {
    const rows = uses.get(pkgId) ?? [];
    const [first] = rows;
    const parsed = first && parsePurl(first.purl);
    if (!parsed?.ok) return [];
    const { namespace, name, version } = parsed.purl.received;
    return {
      pkgId,
      isInternal: isInternalPackage(rows, isInternal),
      asked: { namespace, name, version },
      known: new Map((answers.get(pkgId) ?? []).map((row) => [row.repository_id, row])),
      releases: (releases.get(pkgId) ?? []).flatMap(readRelease),
    };
  });
}

function readRelease({ identity_id, purl }: UnknownReleaseRow): ReleaseInUse[] {
  const parsed = parsePurl(purl);
  const version = parsed.ok ? parsed.purl.received.version : undefined;
  if (!parsed.ok || version === undefined) return [];
  return [{ identityId: identity_id, version, qualifiers: parsed.purl.qualifiers }];
}
