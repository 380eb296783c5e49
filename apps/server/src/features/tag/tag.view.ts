import type { TagGroup, TaggedProjectListResponseItem, TagListResponseItem } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { TaggedProjectRow } from './tag.queries.ts';
import type { TagGroupRow, TagRow } from './tag-list.queries.ts';

export function viewTag(row: TagRow): TagListResponseItem {
  return {
    name: row.name,
    projectCount: row.projects,
    policyCount: row.policies,
    notificationRuleCount: row.rules,
    collectionProjectCount: row.collection_projects,
  };
}

export function viewTaggedProject(row: TaggedProjectRow): TaggedProjectListResponseItem {
  return { uuid: row.uuid, name: row.name, ...present('version', row.version) };
}

export function viewTagGroup({ prefix, tags }: TagGroupRow): TagGroup {
  return { ...present('prefix', prefix), tags };
}
