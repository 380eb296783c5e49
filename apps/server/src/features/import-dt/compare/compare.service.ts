import { type Database, inTransaction, type Transaction } from '../../../db/database.ts';
import { type JobContext, stopIfAborted } from '../../../jobs/job.ts';
import { listCovering } from '../../analyzer/analyzer.service.ts';
import { analyzerWord } from '../../analyzer/analyzer-ids.ts';
import { identityFacts } from '../../matching/identity-facts.ts';
import { listReadParts } from '../../source/source.service.ts';
import { noteComparison, sumDifferences } from './comparison-day.queries.ts';
import {
  countBothSides,
  countMovedProjects,
  draftDifferences,
  listMovedProjects,
  onlyThere,
  storeDifferences,
} from './difference-draft.queries.ts';
import { type Cause, judgePair, type Reading } from './judge-pair.ts';
import {
  copyJudged,
  listUndecided,
  type PairRow,
  readAdvisories,
  setJudged,
} from './judged-pairs.queries.ts';
import { type BothSwitches, setKnownCauses } from './known-causes.queries.ts';
import { findInstallation } from './other-installation.queries.ts';

/** Projects that are compared in one transaction: their differences are held in a temporary table. */
const projectBatch = 200;
/** Vulnerabilities whose records are read at once; those of a kernel are large. */
const recordBatch = 200;
/** Judged pairs that are remembered: versions of a project share most of them. */
const maxRemembered = 200_000;

/**
 * Compares the findings that came from another installation with those of today, and stores each difference with its cause.
 * @returns counts of the day; undefined without another installation
 */
export async function compareFindings({
  db,
  now,
  signal,
  progress,
}: Pick<JobContext, 'db' | 'now' | 'signal' | 'progress'>) {
  const installation = await findInstallation(db);
  if (!installation) return undefined;
  const { importedAt, switches } = installation;
  const both: BothSwitches = {
    sourcesHere: await sourcesHere(db),
    sourcesThere: [...switches.sources, 'INTERNAL'],
    analyzersHere: (await listCovering(db)).map(({ id }) => analyzerWord(id)),
    analyzersThere: switches.analyzers,
    readAt: importedAt,
  };
  const judge = pairJudge({ at: importedAt, isFuzzy: switches.fuzzy });
  const total = await countMovedProjects(db);
  let bothSides = 0;
  let done = 0;
  for (let behind = 0; ; ) {
    stopIfAborted(signal);
    const projectIds = await listMovedProjects(db, behind, projectBatch);
    const last = projectIds.at(-1);
    if (last === undefined) break;
    bothSides += await inTransaction(db, async (trx) => {
      await draftDifferences(trx, projectIds);
      await setKnownCauses(trx, both);
      await judge(trx);
      await storeDifferences(trx, projectIds);
      return countBothSides(trx, projectIds);
    });
    behind = last;
    done += projectIds.length;
    progress((100 * done) / Math.max(total, done));
  }
  return inTransaction(db, async (trx) => {
    const sums = await sumDifferences(trx);
    await noteComparison(trx, { ...sums, bothSides }, now());
    return { projects: done, bothSides, ...sums };
  });
}

const namespaces: Readonly<Record<string, string>> = { nvd: 'NVD', github: 'GITHUB', osv: 'OSV' };

/** Namespaces of the sources that have been read here. */
async function sourcesHere(db: Database): Promise<string[]> {
  const parts = await listReadParts(db);
  return [...new Set(parts.flatMap(({ source }) => namespaces[source] ?? []))];
}

/** Judges the pairs of a draft that have no cause, each once. */
function pairJudge(reading: Reading): (trx: Transaction) => Promise<void> {
  const remembered = new Map<string, Cause | undefined>();
  return async (trx) => {
    const pairs = await listUndecided(trx);
    if (pairs.length === 0) return;
    const fresh = pairs.filter((pair) => !remembered.has(keyOf(pair)));
    if (remembered.size + fresh.length > maxRemembered) remembered.clear();
    const judged = new Map<string, Cause | undefined>();
    const open = pairs.filter((pair) => !remembered.has(keyOf(pair)));
    for (const some of byRecords(open)) {
      const advisories = await readAdvisories(trx, [...new Set(some.map(({ vuln_id }) => vuln_id))]);
      for (const pair of some) {
        const cause = judgePair(
          {
            side: pair.side === onlyThere ? 'there' : 'here',
            identity: identityFacts(pair),
            advisories: advisories.get(pair.vuln_id) ?? [],
            source: pair.source,
          },
          reading,
        );
        judged.set(keyOf(pair), cause);
        remembered.set(keyOf(pair), cause);
      }
    }
    const causeOf = (pair: PairRow) => judged.get(keyOf(pair)) ?? remembered.get(keyOf(pair));
    await copyJudged(
      trx,
      pairs.flatMap((pair) => {
        const cause = causeOf(pair);
        return cause ? [{ pair, cause }] : [];
      }),
    );
    await setJudged(trx);
  };
}

const keyOf = ({ identity_id, vuln_id, side }: PairRow): string => `${side}/${identity_id}/${vuln_id}`;

/** Pairs, in the order of their vulnerabilities, in parts of so many vulnerabilities. */
function* byRecords(pairs: readonly PairRow[]): Generator<readonly PairRow[]> {
  let part: PairRow[] = [];
  const seen = new Set<number>();
  for (const pair of pairs) {
    if (!seen.has(pair.vuln_id) && seen.size === recordBatch) {
      yield part;
      part = [];
      seen.clear();
    }
    seen.add(pair.vuln_id);
    part.push(pair);
  }
  if (part.length > 0) yield part;
}
