import type { Attention, AttentionProject } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { coverageOfCounts } from '../coverage/coverage.service.ts';
import { coverageOfProjects } from '../coverage/kept-coverage.service.ts';
import { portfolioCounts } from '../coverage/portfolio-coverage.service.ts';
import { listAttentionProjects, type Reason, sumAttention } from './attention.queries.ts';
import { viewAttention, viewAttentionProject } from './attention.view.ts';
import { currentBasis } from './attention-refresh.service.ts';

/** The figures that need attention in the caller's projects: sums of stored figures per project. */
export async function readAttention(db: Database, scope: ProjectScope, now: Date): Promise<Attention> {
  const basis = await currentBasis(db, now);
  const [sums, counts] = await Promise.all([sumAttention(db, scope, basis), portfolioCounts(db, scope)]);
  const { coverage } = await coverageOfCounts(db, counts);
  return viewAttention(sums, coverage, basis.since);
}

export async function pageOfAttention(
  db: Database,
  page: Page,
  reason: Reason | undefined,
  scope: ProjectScope,
  now: Date,
): Promise<ListPage<AttentionProject>> {
  const [basis, counts] = await Promise.all([currentBasis(db, now), portfolioCounts(db, scope)]);
  const { blind, coverage } = await coverageOfCounts(db, counts);
  const { rows, ...others } = await listAttentionProjects(db, page, scope, { basis, blind, reason });
  const plain = rows.map(({ project_id }) => ({ project_id, collection_logic: 'NONE' as const }));
  const coverageOf = await coverageOfProjects(db, plain, scope);
  return {
    ...others,
    rows: rows.map((row) => viewAttentionProject(row, coverageOf(row.project_id), coverage)),
  };
}
