import type { AddLdapMappingBody } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import { notFound, textError, unreadable, ValidationError, violation } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import type { TeamRow } from '../team/team.queries.ts';
import { getTeam } from '../team/team.service.ts';
import { dnKey } from './dn.ts';
import {
  type DeletedMapping,
  deleteLdapMapping,
  deleteOidcMapping,
  findOidcMapping,
  insertLdapMapping,
  insertOidcMapping,
  type LdapMappingRow,
  listLdapMappings,
  listTeamsOfOidcGroup,
  type MappedTeamRow,
  type OidcMappingRow,
} from './mapping.queries.ts';
import { getOidcGroup } from './oidc-group.service.ts';

const maxDnLength = 255;

/** @throws AppError 404 */
export async function listLdapMappingsOf(db: Database, teamUuid: string): Promise<LdapMappingRow[]> {
  const team = await getTeam(db, teamUuid);
  return listLdapMappings(db, [team.team_id]);
}

/** @throws AppError 404 for an unknown team, 409 for a group that is mapped to it already; ValidationError */
export async function mapLdapGroup(
  db: Database,
  actor: Actor,
  asked: AddLdapMappingBody,
): Promise<LdapMappingRow> {
  // Missing members are reported before the team is looked up, blank ones after that (contract §26.1).
  if (asked.team === undefined || asked.dn === undefined) throw unreadable('team and dn must be present');
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, asked.team ?? '');
    const dn = trimmed(asked.dn);
    if (dn === undefined) throw new ValidationError([violation('dn', 'must not be blank', asked.dn)]);
    if (dn.length > maxDnLength) {
      throw new ValidationError([violation('dn', `size must be between 1 and ${maxDnLength}`, dn)]);
    }
    const uuid = newUuid();
    const mapping = { uuid, dn, dnKey: dnKey(dn), teamId: team.team_id };
    if ((await insertLdapMapping(trx, mapping)) === 0) {
      throw textError('ldap_mapping.exists', 409, `The group "${dn}" is already mapped to the team.`);
    }
    await recordAudit(trx, actor, 'team.group_mapped', team.uuid, { kind: 'ldap', group: dn });
    return { uuid, dn, team_id: team.team_id };
  });
}

/** @throws AppError 404 */
export async function unmapLdapGroup(db: Database, actor: Actor, uuid: string): Promise<void> {
  await unmap(db, actor, 'ldap', (trx) => deleteLdapMapping(trx, uuid));
}

/** Teams that members of a group of the provider join. @throws AppError 404 */
export async function listTeamsMappedTo(db: Database, groupUuid: string): Promise<MappedTeamRow[]> {
  const group = await getOidcGroup(db, groupUuid);
  return listTeamsOfOidcGroup(db, group.oidc_group_id);
}

/** A group that is mapped already stays as it is. @throws AppError 404 for an unknown team or group */
export async function mapOidcGroup(
  db: Database,
  actor: Actor,
  teamUuid: string,
  groupUuid: string,
): Promise<OidcMappingRow> {
  return inTransaction(db, async (trx) => {
    const team = await getTeam(trx, teamUuid);
    const group = await getOidcGroup(trx, groupUuid);
    const ids = { groupId: group.oidc_group_id, teamId: team.team_id };
    if ((await insertOidcMapping(trx, { uuid: newUuid(), ...ids })) > 0) {
      await recordAudit(trx, actor, 'team.group_mapped', team.uuid, { kind: 'oidc', group: group.name });
    }
    const stored = await findOidcMapping(trx, ids.groupId, ids.teamId);
    if (!stored) throw new Error('The mapping was not stored');
    return {
      uuid: stored.uuid,
      team_id: team.team_id,
      group_uuid: group.uuid,
      group_name: group.name,
      group_display_name: group.display_name,
    };
  });
}

/** @throws AppError 404 */
export async function unmapOidcGroup(db: Database, actor: Actor, uuid: string): Promise<void> {
  await unmap(db, actor, 'oidc', (trx) => deleteOidcMapping(trx, uuid));
}

/** @throws AppError 404 when group, team or a mapping between them is unknown */
export async function unmapOidcGroupOf(
  db: Database,
  actor: Actor,
  groupUuid: string,
  teamUuid: string,
): Promise<void> {
  await unmap(db, actor, 'oidc', async (trx) => {
    const team: TeamRow = await getTeam(trx, teamUuid);
    const group = await getOidcGroup(trx, groupUuid);
    const mapping = await findOidcMapping(trx, group.oidc_group_id, team.team_id);
    return mapping && deleteOidcMapping(trx, mapping.uuid);
  });
}

async function unmap(
  db: Database,
  actor: Actor,
  kind: 'ldap' | 'oidc',
  change: (trx: Parameters<typeof deleteLdapMapping>[0]) => Promise<DeletedMapping | undefined>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const gone = await change(trx);
    if (!gone) throw notFound('mapping');
    await recordAudit(trx, actor, 'team.group_unmapped', gone.team_uuid, { kind, group: gone.group_name });
  });
}
