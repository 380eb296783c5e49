import type { Advisory } from '@waybill/match';
import { type Database, inTransaction } from '../../db/database.ts';
import type { MatchChange } from '../matching/matching.service.ts';
import { type Report, type Reporter, storeReports } from '../matching/report.service.ts';
import { storeReported } from '../source/advisory.service.ts';
import type { Analyzer, Answer, Reported } from './analyzer.ts';
import {
  forgetAnswers,
  listReports,
  listVulnIds,
  shareAnswers,
  storeAnswers,
} from './analyzer-answer.queries.ts';
import { removeDue } from './analyzer-due.queries.ts';
import { analyzerBit } from './analyzer-ids.ts';

/** The results for the identities of a batch. Identities that are missing stay due. */
export interface BatchOutcome {
  /** Nothing is asked of them. */
  readonly outside: readonly number[];
  /** Another identity has the answer. */
  readonly shared: readonly SharedAnswer[];
  readonly answered: readonly AnsweredIdentity[];
}

interface SharedAnswer {
  readonly identityId: number;
  readonly ofId: number;
  readonly isWhole: boolean;
}

interface AnsweredIdentity {
  readonly identityId: number;
  /** A hash of the question. */
  readonly question: string;
  readonly answer: Answer;
}

/**
 * Stores the answers of a batch: first the vulnerabilities, while uploads wait, then their matches. If it is
 * interrupted, everything runs again.
 */
export async function storeBatch(
  db: Database,
  { id, title }: Pick<Analyzer, 'id' | 'title'>,
  { outside, shared, answered }: BatchOutcome,
  at: Date,
): Promise<MatchChange> {
  const certain = await recognize(db, answered.flatMap(certainOf));
  const advisories = distinct(certain.flatMap(advisoriesOf));
  if (advisories.length > 0) await inTransaction(db, (trx) => storeReported(trx, advisories));
  const reporter: Reporter = { id, title, bit: analyzerBit(id) };
  return inTransaction(db, async (trx) => {
    const reports = [...(await reportsOf(trx, certain)), ...(await sharedReports(trx, reporter, shared))];
    const done = [
      ...outside,
      ...shared.map((one) => one.identityId),
      ...answered.map((one) => one.identityId),
    ];
    const whole = new Set(
      [...shared, ...certain].flatMap(({ identityId, isWhole }) => (isWhole ? [identityId] : [])),
    );
    const told = [...outside, ...whole];
    const change = await storeReports(trx, reporter, told, reports, at);
    await storeAnswers(
      trx,
      id,
      answered.map((one) => ({ ...one, isWhole: whole.has(one.identityId) })),
      at,
    );
    await shareAnswers(
      trx,
      id,
      shared.filter(({ identityId, ofId }) => identityId !== ofId),
    );
    await forgetAnswers(trx, id, outside);
    await removeDue(trx, id, done);
    return change;
  });
}

interface CertainIdentity {
  readonly identityId: number;
  readonly reported: readonly Reported[];
  /** Everything else reported before has ended. */
  readonly isWhole: boolean;
}

function certainOf({ identityId, answer }: AnsweredIdentity): CertainIdentity[] {
  if (answer === 'unknown') return [];
  if ('beginning' in answer) return [{ identityId, reported: answer.beginning, isWhole: false }];
  return [{ identityId, reported: answer, isWhole: true }];
}

/** An id that tells nothing of its source, such as a `DLA-…`, may be that of a record of OSV. */
async function recognize(db: Database, certain: readonly CertainIdentity[]): Promise<CertainIdentity[]> {
  const strangers = certain.flatMap(advisoriesOf).filter(({ source }) => source === 'UNKNOWN');
  if (strangers.length === 0) return [...certain];
  const inOsv = distinct(strangers).map(({ vulnId }) => ({ source: 'OSV', vulnId }));
  const known = new Set((await listVulnIds(db, inOsv)).map((row) => row.ext_id));
  const named = (advisory: Advisory): Advisory =>
    advisory.source === 'UNKNOWN' && known.has(advisory.vulnId) ? { ...advisory, source: 'OSV' } : advisory;
  return certain.map((one) => ({
    ...one,
    reported: one.reported.map((each) =>
      'advisory' in each ? { ...each, advisory: named(each.advisory) } : each,
    ),
  }));
}

async function reportsOf(db: Database, certain: readonly CertainIdentity[]): Promise<Report[]> {
  const refs = distinct(certain.flatMap(advisoriesOf));
  const ids = new Map(
    (await listVulnIds(db, refs)).map((row) => [`${row.source}/${row.ext_id}`, row.vuln_id]),
  );
  return certain.flatMap(({ identityId, reported }) =>
    reported.flatMap((each) => {
      const { alternateIdentifier, referenceUrl } = each;
      const vulnId = 'advisory' in each ? ids.get(keyOf(each.advisory)) : each.vulnId;
      return vulnId === undefined ? [] : [{ identityId, vulnId, alternateIdentifier, referenceUrl }];
    }),
  );
}

/** The reports of identities that have the answers, for those that share them. */
async function sharedReports(
  db: Database,
  { id }: Reporter,
  shared: BatchOutcome['shared'],
): Promise<Report[]> {
  if (shared.length === 0) return [];
  const rows = await listReports(db, id as Analyzer['id'], [...new Set(shared.map(({ ofId }) => ofId))]);
  const byIdentity = Map.groupBy(rows, (row) => row.identity_id);
  return shared.flatMap(({ identityId, ofId }) =>
    (byIdentity.get(ofId) ?? []).map((row) => ({
      identityId,
      vulnId: row.vuln_id,
      alternateIdentifier: row.alternate_identifier ?? undefined,
      referenceUrl: row.reference_url ?? undefined,
    })),
  );
}

function advisoriesOf({ reported }: CertainIdentity): Advisory[] {
  return reported.flatMap((each) => ('advisory' in each ? [each.advisory] : []));
}

/** One advisory for each vulnerability, the first. */
function distinct(advisories: readonly Advisory[]): Advisory[] {
  const first = new Map<string, Advisory>();
  for (const advisory of advisories) {
    const key = keyOf(advisory);
    if (!first.has(key)) first.set(key, advisory);
  }
  return [...first.values()];
}

function keyOf({ source, vulnId }: Advisory): string {
  return `${source}/${vulnId}`;
}
