import type { Why, WhyAnswer, WhyRecord } from '@waybill/api-contract';
import { type Advisory, decide, judgeable } from '@waybill/match';
import type { Database } from '../../db/database.ts';
import { findersOf } from '../../db/found-by.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { analyzerWord, isAnalyzerFeed } from '../analyzer/analyzer-ids.ts';
import { enabledSources } from '../coverage/enabled-sources.service.ts';
import { sourcesOf } from '../coverage/sources-by-owner.ts';
import { listFixedVersions } from '../matching/fix.service.ts';
import { identityFacts } from '../matching/identity-facts.ts';
import { requireVulnerability } from '../vulnerability/facts/facts.service.ts';
import type { VulnerabilityHead } from '../vulnerability/facts/vulnerability-facts.ts';
import {
  type AnswerRow,
  findComponent,
  findState,
  type Interval,
  listAdvisories,
  listAnswers,
  listIntervals,
  type WhyComponent,
} from './why.queries.ts';

/**
 * Derives anew, by the rule that matching follows, why a component is or is not affected by a vulnerability, and shows
 * what is stored beside it.
 * @throws 404 for an unknown component or vulnerability, 403 when the caller may not see the component's project
 */
export async function explain(
  db: Database,
  componentUuid: string,
  vulnerability: { source: string; vulnId: string },
  scope: ProjectScope,
): Promise<Why> {
  const component = requireVisible(await findComponent(db, componentUuid, scope), 'component');
  const vuln = await requireVulnerability(db, vulnerability);
  const facts = identityFacts(component);
  const records = (await listAdvisories(db, vuln.id))
    // Only an answer's statement about versions is a derivation.
    .filter(({ doc }) => !isAnalyzerFeed(doc.feed) || doc.affected.length > 0)
    .map(({ doc }) => judge(facts, doc));
  const answers = (await listAnswers(db, component, vuln.id)).flatMap(viewAnswer);
  const intervals = await listIntervals(db, component, vuln.id);
  const { blindSpots, caveats } = judgeable(
    facts,
    sourcesOf(await enabledSources(db), component.is_internal),
  );
  return {
    component: viewComponent(component),
    vulnerability: viewVulnerability(vuln),
    verdict: overallVerdict(records, answers),
    records,
    answers,
    fixedIn: await listFixedVersions(db, { identity_id: component.identity_id, vuln_id: vuln.id }),
    ...viewIntervals(intervals),
    ...present('analysisState', await findState(db, component, vuln.id)),
    blindSpots: [...blindSpots, ...caveats],
  };
}

function judge(facts: Parameters<typeof decide>[0], advisory: Advisory): WhyRecord {
  const { verdict, steps } = decide(facts, advisory);
  return {
    feed: advisory.feed,
    recordId: advisory.recordId,
    ...(advisory.modified === undefined ? {} : { modified: advisory.modified }),
    verdict,
    steps,
  };
}

/** An empty result of the search by similar names is not an answer, because it is only a fallback. */
function viewAnswer(row: AnswerRow): WhyAnswer[] {
  const isFuzzy = row.analyzer === 'fuzzy';
  if (isFuzzy && row.reported_at === null) return [];
  const answer = {
    analyzer: analyzerWord(row.analyzer),
    reported: row.reported_at !== null,
    ...present('since', row.reported_at?.getTime()),
    ...present('answeredAt', row.answered_at?.getTime()),
    ...present(isFuzzy ? 'matchedAs' : 'alternateIdentifier', row.alternate_identifier),
    ...present('referenceUrl', row.reference_url),
  };
  return [answer];
}

/**
 * One that says so is enough; otherwise a record that cannot tell leaves the question open. The record of an analyzer decides
 * nothing beside its answer.
 */
function overallVerdict(records: readonly WhyRecord[], answers: readonly WhyAnswer[]): Why['verdict'] {
  const deciding = records.filter(({ feed }) => !isAnalyzerFeed(feed));
  if (deciding.some((record) => record.verdict === 'affected')) return 'affected';
  if (answers.some(({ reported }) => reported)) return 'affected';
  if (deciding.length === 0 || deciding.some((record) => record.verdict === 'cannot_tell'))
    return 'cannot_tell';
  return 'not_affected';
}

function viewIntervals(intervals: readonly Interval[]): Pick<Why, 'match' | 'past'> {
  const current = intervals.filter((interval) => interval.gone_at === null);
  const first = current[0];
  return {
    ...(first
      ? {
          match: {
            firstSeen: first.first_seen.getTime(),
            analyzers: current.flatMap(({ sources }) => (sources === null ? ['NONE'] : findersOf(sources))),
          },
        }
      : {}),
    past: intervals.flatMap(({ first_seen, gone_at, reason, feed, record_at }) =>
      gone_at
        ? [
            {
              firstSeen: first_seen.getTime(),
              goneAt: gone_at.getTime(),
              ...present('reason', reason),
              ...present('feed', feed),
              ...present('recordDate', record_at?.getTime()),
            },
          ]
        : [],
    ),
  };
}

function viewComponent(row: WhyComponent): Why['component'] {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('purl', row.purl),
    ...present('cpe', row.cpe),
  };
}

function viewVulnerability({ uuid, source, vulnId, title }: VulnerabilityHead): Why['vulnerability'] {
  return { uuid, source, vulnId, ...present('title', title) };
}
