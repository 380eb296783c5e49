import type { FindingDetails } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { present } from '../../http/present.ts';
import { fixKey, readFixes } from '../matching/fix.service.ts';
import { ticketsAbout } from '../ticket/ticket.service.ts';
import { cweName } from '../vulnerability/cwe.service.ts';
import { readFlawRecords, readMerged } from '../vulnerability/facts/facts.service.ts';
import { withVectors } from '../vulnerability/facts/score-vectors.ts';
import { viewFlawRecord } from '../vulnerability/facts/view-flaw-record.ts';
import type { DescribedVulnerability } from '../vulnerability/facts/vulnerability-facts.ts';
import { viewAuditFinding, viewReasonChanges } from './finding.view.ts';
import { findAuditKey, listAuditRows } from './project/audit-row.queries.ts';

/** A finding with all that the records of its flaw say. @throws 404 when the project has no such finding */
export async function getFindingDetails(
  db: Database,
  project: { readonly project_id: number; readonly uuid: string },
  componentUuid: string,
  vulnUuid: string,
): Promise<FindingDetails> {
  const key = await findAuditKey(db, project.project_id, componentUuid, vulnUuid);
  const [row] = key ? await listAuditRows(db, project.project_id, [key]) : [];
  if (!key || !row) throw notFound('finding');
  const [known, records, fixes] = await Promise.all([
    readMerged(db, [key.vuln_id]),
    readFlawRecords(db, key.vuln_id),
    readFixes(db, [row]),
  ]);
  const own = known.get(key.vuln_id);
  if (!own) throw notFound('finding');
  const counted = records.filter((record) => record.id === own.id || record.rejected === undefined);
  const finding = viewAuditFinding(row, own, fixes.get(fixKey(row)));
  const flaw = records.map((record) => record.uuid);
  return {
    ...finding,
    vulnerability: { ...finding.vulnerability, scores: withVectors(own.merged.scores, records) },
    ...present(
      'description',
      firstText(counted, ({ description, detail }) => description ?? detail),
    ),
    ...present(
      'recommendation',
      firstText(counted, ({ recommendation }) => recommendation),
    ),
    references: referencesOf(counted),
    cweNames: own.merged.cwes.map((cweId) => ({ cweId, ...present('name', cweName(cweId)) })),
    records: records.map(viewFlawRecord),
    reasonChanges: viewReasonChanges(row, own, fixes.get(fixKey(row))),
    tickets: await ticketsAbout(db, project.uuid, componentUuid, flaw),
  };
}

function firstText(
  records: readonly DescribedVulnerability[],
  text: (record: DescribedVulnerability) => string | undefined,
): string | undefined {
  return records.map(text).find((found) => found !== undefined && found.trim() !== '');
}

/** The addresses of Markdown lists, each once, in the order of the records. */
function referencesOf(records: readonly DescribedVulnerability[]): string[] {
  const urls = records.flatMap(({ references = '' }) =>
    [...references.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url),
  );
  return [...new Set(urls)];
}
