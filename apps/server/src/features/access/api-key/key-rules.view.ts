import type { ManagedApiKey } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { ApiKeyRow } from './api-key.queries.ts';
import { viewApiKey } from './api-key.view.ts';
import type { KeyProjectRow, KeyTeamRow } from './key-rules.queries.ts';

/** A key with its rules. Only that of a limited one has projects, and none when all of them are gone. */
export function viewManagedKey(
  row: ApiKeyRow,
  projects: readonly KeyProjectRow[],
  teams: readonly KeyTeamRow[],
): ManagedApiKey {
  const { created = row.created_at.getTime(), ...shown } = viewApiKey(row);
  return {
    ...shown,
    created,
    ...present('expires', row.expires_at?.getTime()),
    ...(row.limited
      ? {
          projects: projects.map(({ uuid, name, version, with_children }) => ({
            uuid,
            name,
            ...present('version', version),
            withChildren: with_children,
          })),
        }
      : {}),
    accessTeams: teams.map(({ uuid, name }) => ({ uuid, name })),
  };
}
