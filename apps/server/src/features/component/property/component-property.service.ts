import type { CreateComponentPropertyBody } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { newUuid } from '../../../db/uuid.ts';
import { illegalArgument, notFound, textError } from '../../../http/errors.ts';
import type { Principal } from '../../../http/principal.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { readPropertyValue } from '../../config-property/property-value.ts';
import { forgetImportedContent, lockProject } from '../../project/project-import.service.ts';
import { invalidateDetailHash } from '../change/component-write.queries.ts';
import { getComponent } from '../component.service.ts';
import {
  type ComponentPropertyRow,
  deleteProperty,
  insertProperty,
  listProperties,
} from './component-property.queries.ts';

export async function componentProperties(
  db: Database,
  uuid: string,
  scope: ProjectScope,
): Promise<ComponentPropertyRow[]> {
  const { project_id, component_id } = await getComponent(db, uuid, scope);
  return listProperties(db, project_id, component_id);
}

/** Adds a property; a value that does not fit its type is stored as none (contract §5.3). @throws 409 */
export async function addProperty(
  db: Database,
  uuid: string,
  body: CreateComponentPropertyBody,
  scope: ProjectScope,
): Promise<ComponentPropertyRow> {
  const property = readProperty(body);
  return inTransaction(db, async (trx) => {
    const { project_id, component_id } = await getComponent(trx, uuid, scope);
    await lockProject(trx, project_id);
    if (!(await insertProperty(trx, project_id, component_id, property))) {
      throw textError(
        'component.property_taken',
        409,
        'A property with the specified combination of group, name and value already exists.',
      );
    }
    await invalidateDetailHash(trx, project_id, component_id);
    await forgetImportedContent(trx, [project_id]);
    return property;
  });
}

export async function removeProperty(
  db: Database,
  uuid: string,
  propertyUuid: string,
  caller: Principal,
  at: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { project_id, component_id } = await getComponent(trx, uuid, caller.scope);
    await lockProject(trx, project_id);
    const gone = await deleteProperty(trx, project_id, component_id, propertyUuid);
    if (!gone) throw notFound('component property');
    const detail = { group: gone.group_name, name: gone.property_name };
    await recordAudit(trx, actorOf(caller, at), 'component.property_deleted', uuid, detail);
    await invalidateDetailHash(trx, project_id, component_id);
    await forgetImportedContent(trx, [project_id]);
  });
}

function readProperty(body: CreateComponentPropertyBody): ComponentPropertyRow {
  const { groupName, propertyName, propertyValue = null, propertyType, description } = body;
  if (propertyType === 'ENCRYPTEDSTRING') {
    throw illegalArgument('A property of a component cannot be encrypted', [
      { path: 'propertyType', message: 'must be another type' },
    ]);
  }
  const setting = { group: groupName ?? '', type: propertyType };
  const check = readPropertyValue(setting, propertyValue, undefined);
  return {
    uuid: newUuid(),
    group_name: groupName ?? null,
    property_name: propertyName,
    value: check.ok ? check.value : null,
    property_type: propertyType,
    description: description ?? null,
  };
}
