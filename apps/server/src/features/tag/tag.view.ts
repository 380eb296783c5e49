import type { TaggedProjectListResponseItem, TagListResponseItem } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { TaggedProjectRow, TagRow } from './tag.queries.ts';

export function viewTag(row: TagRow): TagListResponseItem {
  return {
    name: row.name,
    projectCount: row.projects,
    // Neither policies nor notification rules are built in yet, so no tag is used by one.
    policyCount: 0,
    notificationRuleCount: 0,
    collectionProjectCount: row.collection_projects,
  };
}

export function viewTaggedProject(row: TaggedProjectRow): TaggedProjectListResponseItem {
  return { uuid: row.uuid, name: row.name, ...present('version', row.version) };
}
