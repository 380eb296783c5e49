import type { MappedLdapGroup, MappedOidcGroup, OidcGroup, OidcGroupEntry } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { LdapMappingRow, OidcMappingRow, TeamOfGroupRow } from './mapping.queries.ts';
import type { OidcGroupRow } from './oidc-group.queries.ts';

export function viewOidcGroup({
  uuid,
  name,
  display_name,
}: Pick<OidcGroupRow, 'uuid' | 'name' | 'display_name'>): OidcGroup {
  return { uuid, name, ...present('displayName', display_name) };
}

/** @param teams those that the members of the group join */
export function viewOidcGroupEntry(row: OidcGroupRow, teams: readonly TeamOfGroupRow[]): OidcGroupEntry {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('displayName', row.display_name),
    isNamedByHand: row.named_by_hand,
    teams: teams.map(({ uuid, name, mapping }) => ({ uuid, name, mapping })),
  };
}

export function viewOidcMapping(row: OidcMappingRow): MappedOidcGroup {
  const group = { uuid: row.group_uuid, name: row.group_name, display_name: row.group_display_name };
  return { uuid: row.uuid, group: viewOidcGroup(group) };
}

export function viewLdapMapping({ uuid, dn }: LdapMappingRow): MappedLdapGroup {
  return { uuid, dn };
}
