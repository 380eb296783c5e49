import type { LimitApiKeyBody as ApiKeyRules, ManagedApiKey } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { type ContractViolation, ValidationError, violation } from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import type { ApiKeyRow, KeyHolder } from './api-key.queries.ts';
import { createApiKey, getApiKey } from './api-key.service.ts';
import {
  type KeyProjectRow,
  type KeyTeamRow,
  listKeyProjects,
  listKeyTeams,
  listProjectIds,
  listTeamIds,
  replaceKeyRules,
  type StoredKeyRules,
} from './key-rules.queries.ts';
import { viewManagedKey } from './key-rules.view.ts';

/** Keys with all that is said of them, in the order given. */
export async function describeKeys(db: Database, rows: readonly ApiKeyRow[]): Promise<ManagedApiKey[]> {
  const ids = rows.map((row) => row.api_key_id);
  const projects = Map.groupBy<number, KeyProjectRow>(
    await listKeyProjects(db, ids),
    (row) => row.api_key_id,
  );
  const teams = Map.groupBy<number, KeyTeamRow>(await listKeyTeams(db, ids), (row) => row.api_key_id);
  return rows.map((row) =>
    viewManagedKey(row, projects.get(row.api_key_id) ?? [], teams.get(row.api_key_id) ?? []),
  );
}

/**
 * A new key that has never been without its rules.
 * @param audited how the audit log names whose it is
 * @throws ValidationError for rules that cannot be
 */
export async function issueRuledKey(
  db: Database,
  actor: Actor,
  holder: KeyHolder,
  audited: Readonly<Record<string, string>>,
  rules: ApiKeyRules,
): Promise<ManagedApiKey> {
  return inTransaction(db, async (trx) => {
    const stored = await readRules(trx, rules, actor.at, null);
    const { row, key } = await createApiKey(trx, holder, actor.at);
    await replaceKeyRules(trx, row.api_key_id, stored, actor.at);
    await recordAudit(trx, actor, 'api_key.created', row.public_id, { ...audited, ...auditOf(rules) });
    return { ...(await describeKey(trx, row.public_id)), key };
  });
}

/** Replaces what is said of a key; its secret stays. @throws 404, ValidationError for rules that cannot be */
export async function changeKeyRules(
  db: Database,
  actor: Actor,
  publicIdOrKey: string,
  rules: ApiKeyRules,
): Promise<ManagedApiKey> {
  return inTransaction(db, async (trx) => {
    const known = await getApiKey(trx, publicIdOrKey);
    const stored = await readRules(trx, rules, actor.at, known.expires_at);
    await replaceKeyRules(trx, known.api_key_id, stored, actor.at);
    await recordAudit(trx, actor, 'api_key.changed', known.public_id, auditOf(rules));
    return describeKey(trx, known.public_id);
  });
}

async function describeKey(db: Database, publicId: string): Promise<ManagedApiKey> {
  const [described] = await describeKeys(db, [await getApiKey(db, publicId)]);
  if (!described) throw new Error('The API key was not described');
  return described;
}

/** @param expiredAt what is stored already, which may stay although it is over */
async function readRules(
  trx: Transaction,
  rules: ApiKeyRules,
  now: Date,
  expiredAt: Date | null,
): Promise<StoredKeyRules> {
  const { expires, projects, accessTeams } = rules;
  const faults: ContractViolation[] = [];
  if (expires && expires !== expiredAt?.getTime() && expires <= now.getTime()) {
    faults.push(violation('expires', 'must be in the future', expires));
  }
  const wantedProjects = new Map((projects ?? []).map((one) => [one.uuid, one.withChildren ?? false]));
  const projectIds = await listProjectIds(trx, [...wantedProjects.keys()]);
  faults.push(...unknownOnes('projects', projects, projectIds, 'There is no such project'));
  const teamIds = await listTeamIds(
    trx,
    (accessTeams ?? []).map((one) => one.uuid),
  );
  faults.push(...unknownOnes('accessTeams', accessTeams, teamIds, 'There is no such team'));
  if (faults.length > 0) throw new ValidationError(faults);
  return {
    comment: rules.comment ?? null,
    expiresAt: expires ? new Date(expires) : null,
    projects: projects
      ? projectIds.map((one) => ({
          projectId: one.project_id,
          withChildren: wantedProjects.get(one.uuid) ?? false,
        }))
      : null,
    teamIds: teamIds.map((one) => one.team_id),
  };
}

function unknownOnes(
  member: string,
  wanted: readonly { uuid: string }[] | null | undefined,
  found: readonly { uuid: string }[],
  sentence: string,
): ContractViolation[] {
  const known = new Set(found.map(({ uuid }) => uuid));
  return (wanted ?? []).flatMap(({ uuid }, index) =>
    known.has(uuid) ? [] : [violation(`${member}.${index}.uuid`, sentence, uuid)],
  );
}

function auditOf({ comment, expires, projects, accessTeams }: ApiKeyRules): Record<string, unknown> {
  return {
    comment: comment ?? null,
    expires: expires ? new Date(expires).toISOString() : null,
    projects: projects?.map(({ uuid, withChildren }) => (withChildren ? `${uuid} and below` : uuid)) ?? null,
    accessTeams: (accessTeams ?? []).map(({ uuid }) => uuid),
  };
}
