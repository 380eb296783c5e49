import type { NotificationPublisher } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { PublisherRow } from './publisher.queries.ts';

/** A publisher with its template. */
export function viewPublisher(row: PublisherRow): NotificationPublisher {
  return { ...viewBarePublisher(row), ...present('template', row.template) };
}

/** A publisher as it stands inside a rule: without its template, which may be long. */
export function viewBarePublisher(row: PublisherRow): NotificationPublisher {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('description', row.description),
    publisherClass: row.publisher_class,
    templateMimeType: row.mime_type,
    defaultPublisher: row.is_default,
  };
}
