import type { MappedLdapGroup, MappedOidcGroup, OidcGroup } from '@waybill/api-contract';
import type { LdapMappingRow, OidcMappingRow } from './mapping.queries.ts';
import type { OidcGroupRow } from './oidc-group.queries.ts';

export function viewOidcGroup({ uuid, name }: Pick<OidcGroupRow, 'uuid' | 'name'>): OidcGroup {
  return { uuid, name };
}

export function viewOidcMapping(row: OidcMappingRow): MappedOidcGroup {
  return { uuid: row.uuid, group: { uuid: row.group_uuid, name: row.group_name } };
}

export function viewLdapMapping({ uuid, dn }: LdapMappingRow): MappedLdapGroup {
  return { uuid, dn };
}
