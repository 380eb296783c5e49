import type { Secrets } from '../../../config/secrets.ts';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { newUuid } from '../../../db/uuid.ts';
import { illegalArgument, notFound, textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { readPropertyValue } from '../../config-property/property-value.ts';
import { hiddenValue, type PropertyRow } from '../../party/contract-shapes.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import {
  deleteProperty,
  findProperty,
  insertProperty,
  listProperties,
  setPropertyValue,
} from './project-property.queries.ts';

/** The key of a property within its project (contract §5.4). */
export interface PropertyKey {
  readonly group: string;
  readonly name: string;
}

export interface PropertyInput extends PropertyKey {
  readonly value: string | null;
  readonly type: string;
  readonly description: string | null;
}

export async function projectProperties(
  db: Database,
  projectUuid: string,
  scope: ProjectScope,
): Promise<PropertyRow[]> {
  const project = await requireProject(db, projectUuid, scope);
  return listProperties(db, project.project_id);
}

/** Adds a property; a value that does not fit its type is stored as none (contract §5.4). @throws 400 for a bad URL, 409 */
export async function addProperty(
  db: Database,
  secrets: Secrets,
  projectUuid: string,
  { group, name, value, type, description }: PropertyInput,
  scope: ProjectScope,
): Promise<PropertyRow> {
  return inTransaction(db, async (trx) => {
    const { project_id } = await requireProject(trx, projectUuid, scope);
    const check = readPropertyValue({ group, type }, value, undefined);
    if (!check.ok && type === 'URL') throw illegalArgument(check.reason);
    const stored = check.ok ? sealed(secrets, type, check.value) : null;
    const uuid = newUuid();
    const isNew = await insertProperty(trx, project_id, {
      uuid,
      group,
      name,
      value: stored,
      type,
      description,
    });
    if (!isNew) {
      throw textError(
        'project.property_taken',
        409,
        'A property with the specified group and name already exists.',
      );
    }
    return getProperty(await findProperty(trx, project_id, group, name));
  });
}

/** Changes the value of a property. Undefined: a secret came back as it is shown. @throws 400 when it does not fit its type, 404 */
export async function changeProperty(
  db: Database,
  secrets: Secrets,
  projectUuid: string,
  { group, name, value }: PropertyKey & { value: string | null },
  scope: ProjectScope,
): Promise<PropertyRow | undefined> {
  return inTransaction(db, async (trx) => {
    const { project_id } = await requireProject(trx, projectUuid, scope);
    const row = getProperty(await findProperty(trx, project_id, group, name));
    if (row.property_type === 'ENCRYPTEDSTRING' && value === hiddenValue) return undefined;
    const check = readPropertyValue({ group, type: row.property_type }, value, undefined);
    if (!check.ok) throw textError('project.property_value', 400, check.reason);
    await setPropertyValue(trx, project_id, group, name, sealed(secrets, row.property_type, check.value));
    return getProperty(await findProperty(trx, project_id, group, name));
  });
}

export async function removeProperty(
  db: Database,
  projectUuid: string,
  { group, name }: PropertyKey,
  caller: Principal,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { project_id, uuid } = await requireProject(trx, projectUuid, caller.scope);
    if (!(await deleteProperty(trx, project_id, group, name))) throw notFound('project property');
    await recordAudit(trx, actorOf(caller, at), 'project.property_deleted', uuid, { group, name });
  });
}

function sealed(secrets: Secrets, type: string, value: string | null): string | null {
  return type === 'ENCRYPTEDSTRING' && value !== null ? secrets.encrypt(value) : value;
}

function getProperty(row: PropertyRow | undefined): PropertyRow {
  if (!row) throw notFound('project property');
  return row;
}
