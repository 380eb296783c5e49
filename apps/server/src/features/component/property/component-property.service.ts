import { type Database, inTransaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { notFound, textError, ValidationError, violation } from '../../../http/errors.ts';
import { newUuid } from '../../../http/ids.ts';
import { trimmed } from '../../../http/text.ts';
import { readPropertyValue } from '../../config-property/property-value.ts';
import { forgetImportedContent, lockProject } from '../../project/project-import.service.ts';
import { forgetDetailHash } from '../change/component-write.queries.ts';
import type { ComponentPropertyBody } from '../component.schema.ts';
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
  body: ComponentPropertyBody,
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
    await forgetDetailHash(trx, project_id, component_id);
    await forgetImportedContent(trx, project_id);
    return property;
  });
}

export async function removeProperty(
  db: Database,
  uuid: string,
  propertyUuid: string,
  scope: ProjectScope,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { project_id, component_id } = await getComponent(trx, uuid, scope);
    await lockProject(trx, project_id);
    if (!(await deleteProperty(trx, project_id, component_id, propertyUuid))) {
      throw notFound('component property');
    }
    await forgetDetailHash(trx, project_id, component_id);
    await forgetImportedContent(trx, project_id);
  });
}

function readProperty(body: ComponentPropertyBody): ComponentPropertyRow {
  const name = trimmed(body.propertyName);
  if (name === undefined) {
    throw new ValidationError([violation('propertyName', 'The name must not be blank')]);
  }
  const group = trimmed(body.groupName) ?? null;
  const type = body.propertyType;
  const check = readPropertyValue({ group: group ?? '', type }, body.propertyValue ?? null, undefined);
  return {
    uuid: newUuid(),
    group_name: group,
    property_name: name,
    value: check.ok ? check.value : null,
    property_type: type,
    description: trimmed(body.description) ?? null,
  };
}
