import type { ComponentRelease } from '@waybill/api-contract';
import { parsePurl } from '@waybill/purl';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { requireVisible } from '../../../http/require-visible.ts';
import { repositoryTypeOf } from '../../component-shape/repository-type.ts';
import { askedAgainAt, excessSince } from '../latest/excess.ts';
import { registryOf } from '../registry/registries.ts';
import {
  type ComponentReleaseRow,
  findComponentRelease,
  findOversized,
  type OversizedRow,
} from './component-release.queries.ts';
import { compareHashes, type IntegrityResult } from './integrity.ts';

/** The repositories' facts about a component's version. @throws 404 if there is none, 403 if it is hidden */
export async function describeComponentRelease(
  db: Database,
  uuid: string,
  scope: ProjectScope,
  now: Date,
): Promise<ComponentRelease> {
  const row = requireVisible(await findComponentRelease(db, uuid, scope), 'component');
  const oversized = await findOversized(db, row.identity_id, excessSince(now));
  const { hashes, ...integrity } = integrityOf(row);
  return {
    ...present('repository', row.repository),
    ...present('lastCheck', row.checked_at?.getTime()),
    ...present('published', row.published_at?.getTime()),
    ...present('oversized', oversized && viewOversized(oversized)),
    ...integrity,
    hashes: [...hashes],
  };
}

function viewOversized({ repository, excess_at }: OversizedRow) {
  return { repository, askedAgain: askedAgainAt(excess_at).getTime() };
}

function integrityOf(row: ComponentReleaseRow): IntegrityResult {
  const isAsked = row.checked_at !== null;
  if (!isAsked && isAskedFor(row.purl)) return { integrity: 'UNKNOWN', gap: 'NOT_ASKED', hashes: [] };
  return compareHashes(row, row.digests);
}

/** True if repositories of its type tell anything of versions. */
function isAskedFor(purl: string | null): boolean {
  const parsed = purl === null ? undefined : parsePurl(purl);
  const type = parsed?.ok ? repositoryTypeOf(parsed.purl.type) : undefined;
  return type !== undefined && registryOf(type)?.findReleases !== undefined;
}
