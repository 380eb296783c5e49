// Public to other features.
import type { RepositoryMetaComponent } from '@waybill/api-contract';
import { parsePurl } from '@waybill/purl';
import { present } from '../../http/present.ts';
import { repositoryTypeOf } from './repository-type.ts';

/** The repositories' last answer about a package. */
export interface LatestRow {
  version: string;
  published_at: Date | null;
  checked_at: Date;
}

/** The latest version of the package that a package URL names; undefined where no repository can be asked. */
export function viewRepositoryMeta(purl: string, row: LatestRow): RepositoryMetaComponent | undefined {
  const parsed = parsePurl(purl);
  const repositoryType = parsed.ok ? repositoryTypeOf(parsed.purl.type) : undefined;
  if (!parsed.ok || !repositoryType) return undefined;
  const { namespace, name } = parsed.purl.received;
  return {
    repositoryType,
    ...present('namespace', namespace),
    name,
    latestVersion: row.version,
    ...present('published', row.published_at?.getTime()),
    lastCheck: row.checked_at.getTime(),
  };
}
