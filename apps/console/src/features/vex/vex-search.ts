import { vexOutcomes, vexReasons } from '@waybill/api-contract';
import * as v from 'valibot';
import { type FilterQuery, filterEntries, filterKinds } from '../../lib/url-filter.ts';
import { tableSearchEntries } from '../../lib/url-table.ts';

const statement = filterKinds<FilterQuery<'GET /api/waybill/v1/vex/{token}/statements'>>();

export const vexStatementFilters = {
  outcome: statement.anyOf(vexOutcomes, 'outcome'),
  reason: statement.anyOf(vexReasons, 'reason'),
};

export const vexStatementsSearch = v.object({ ...tableSearchEntries, ...filterEntries(vexStatementFilters) });
export type VexStatementsSearch = v.InferOutput<typeof vexStatementsSearch>;
