import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

/** The kinds of affected things, as the first words of the actions name them. */
const auditKinds = [
  'session',
  'request',
  'user',
  'team',
  'oidc_group',
  'service_account',
  'api_key',
  'token',
  'token_rule',
  'setting',
  'project',
  'share_link',
  'component',
  'service',
  'vulnerability',
  'policy',
  'license',
  'license_group',
  'tag',
  'repository',
  'notification_rule',
  'notification_publisher',
  'source',
  'backup',
] as const;
export type AuditKind = (typeof auditKinds)[number];

const listed = filterKinds<FilterQuery<'GET /api/waybill/v1/audit-log'>>();

export const auditLogFilters = {
  kind: listed.anyOf(auditKinds, 'kind'),
  actor: listed.text('actor'),
  address: listed.text('address'),
};

export const auditLogSearch = v.object({ ...tableSearchEntries, ...filterEntries(auditLogFilters) });
export type AuditLogSearch = v.InferOutput<typeof auditLogSearch>;
