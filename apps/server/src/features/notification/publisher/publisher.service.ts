import type {
  CreateNotificationPublisherBody,
  NotificationPublisher,
  OwnPublisher,
  OwnPublisherKind,
  UpdateNotificationPublisherBody,
} from '@waybill/api-contract';
import { type Database, inTransaction } from '../../../db/database.ts';
import { isUuid, newUuid } from '../../../db/uuid.ts';
import { AppError, illegalArgument, notFound, textError } from '../../../http/errors.ts';
import { type Actor, recordAudit } from '../../audit-log/audit-log.service.ts';
import { writeSetting } from '../../config-property/setting.service.ts';
import { compileFor } from './compile.ts';
import {
  changePublisher,
  deletePublisher,
  findPublisher,
  findPublisherByName,
  insertPublisher,
  listPublishers,
  lockPublisher,
  type PublisherFields,
} from './publisher.queries.ts';
import { viewPublisher } from './publisher.view.ts';
import { kindOf } from './publisher-kinds.ts';
import { templateReader } from './templates.ts';

/** All publishers by name, each with the template that it has now. */
export async function allPublishers(db: Database): Promise<NotificationPublisher[]> {
  const templateOf = await templateReader(db);
  return Promise.all(
    (await listPublishers(db)).map(async (row) =>
      viewPublisher({ ...row, template: (await templateOf(row)).text ?? null }),
    ),
  );
}

/** @throws 409 when the name is taken, 400 for a default publisher, a class that is none, or a template with a fault */
export async function createPublisher(
  db: Database,
  actor: Actor,
  body: CreateNotificationPublisherBody,
): Promise<NotificationPublisher> {
  return inTransaction(db, async (trx) => {
    const taken = () =>
      textError('publisher.taken', 409, `The notification with the name ${body.name} already exist`);
    if (await findPublisherByName(trx, body.name)) throw taken();
    if (body.defaultPublisher === true)
      throw textError('publisher.default', 400, 'The creation of a new default publisher is forbidden');
    const row = await insertPublisher(trx, newUuid(), fieldsOf(body, null));
    if (!row) throw taken();
    await recordAudit(trx, actor, 'notification_publisher.created', row.uuid, { name: row.name });
    return viewPublisher(row);
  });
}

/** Publishers of kinds that the contract does not have. */
export async function ownPublishers(db: Database): Promise<OwnPublisher[]> {
  return (await listPublishers(db)).flatMap(({ uuid, own_kind }) =>
    own_kind === null ? [] : { uuid, kind: own_kind },
  );
}

/** Copies a publisher's current state under another name. @throws 404, 409 if the name is taken */
export async function copyPublisher(
  db: Database,
  actor: Actor,
  uuid: string,
  name: string,
): Promise<NotificationPublisher> {
  const templateOf = await templateReader(db);
  return inTransaction(db, async (trx) => {
    const origin = await findPublisher(trx, uuid);
    if (!origin) throw notFound('notification publisher');
    const { description, publisher_class, own_kind, mime_type } = origin;
    const template = (await templateOf(origin)).text ?? '';
    const fields = { name, description, publisher_class, own_kind, template, mime_type };
    const row = await insertPublisher(trx, newUuid(), fields);
    if (!row) {
      throw new AppError('publisher.taken', {
        status: 409,
        title: 'The name is taken',
        detail: `There is a publisher with the name "${name}" already.`,
      });
    }
    await recordAudit(trx, actor, 'notification_publisher.created', row.uuid, { name: row.name });
    return viewPublisher(row);
  });
}

/** @throws 404, and as {@link createPublisher} */
export async function updatePublisher(
  db: Database,
  actor: Actor,
  body: UpdateNotificationPublisherBody,
): Promise<NotificationPublisher> {
  return inTransaction(db, async (trx) => {
    const before = isUuid(body.uuid) ? await lockPublisher(trx, body.uuid) : undefined;
    if (!before) throw unknownPublisher();
    if (before.is_default)
      throw textError('publisher.default', 400, 'The modification of a default publisher is forbidden');
    const namesake = await findPublisherByName(trx, body.name);
    if (namesake && namesake.publisher_id !== before.publisher_id) {
      const sentence = `An existing publisher with the name '${body.name}' already exist`;
      throw textError('publisher.taken', 409, sentence);
    }
    if (body.defaultPublisher === true)
      throw textError('publisher.default', 400, 'A publisher cannot be made a default publisher');
    // The contract does not mention our kinds, so they change only with the class.
    const ownKind = body.publisherClass === before.publisher_class ? before.own_kind : null;
    const row = await changePublisher(trx, before.publisher_id, fieldsOf(body, ownKind));
    if (!row) throw unknownPublisher();
    await recordAudit(trx, actor, 'notification_publisher.changed', row.uuid, { name: row.name });
    return viewPublisher(row);
  });
}

/** Deletes a publisher with its rules and what waits for them. @throws 404, 400 for a default publisher */
export async function removePublisher(db: Database, actor: Actor, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockPublisher(trx, uuid);
    if (!row) throw unknownPublisher();
    if (row.is_default) {
      throw textError('publisher.default', 400, 'Deleting a default notification publisher is forbidden.');
    }
    await deletePublisher(trx, row.publisher_id);
    await recordAudit(trx, actor, 'notification_publisher.deleted', uuid, { name: row.name });
  });
}

/** Our own templates count again: the folder that replaces them is switched off (contract §19.3). */
export async function restoreTemplates(db: Database, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await writeSetting(trx, 'notification', 'template.default.override.enabled', 'false');
    await recordAudit(trx, actor, 'notification_publisher.templates_restored', 'templates');
  });
}

function unknownPublisher() {
  return textError('publisher.not_found', 404, 'The UUID of the notification publisher could not be found.');
}

/** @throws 400 for a class that is no publisher, or a template that cannot be read */
function fieldsOf(
  body: CreateNotificationPublisherBody | UpdateNotificationPublisherBody,
  ownKind: OwnPublisherKind | null,
): PublisherFields {
  const kind = kindOf({ publisher_class: body.publisherClass, own_kind: ownKind });
  if (!kind) {
    const sentence = `The class ${body.publisherClass} does not implement org.dependencytrack.notification.publisher.Publisher`;
    throw textError('publisher.class', 400, sentence);
  }
  const template = body.template ?? '';
  const compiled = compileFor(kind, template);
  if (!compiled.ok) {
    throw illegalArgument(`The template cannot be read: ${compiled.error.message}`, [
      { path: 'template', message: compiled.error.message },
    ]);
  }
  return {
    name: body.name,
    description: body.description ?? null,
    publisher_class: body.publisherClass,
    own_kind: ownKind,
    template,
    mime_type: body.templateMimeType,
  };
}
