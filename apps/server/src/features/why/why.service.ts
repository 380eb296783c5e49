import type { Why, WhyRecord } from '@waybill/api-contract';
import { type Advisory, decide, judgeable } from '@waybill/match';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { enabledSources } from '../coverage/coverage.service.ts';
import { identityFacts } from '../matching/identity-facts.ts';
import { requireVulnerability } from '../vulnerability/facts/facts.service.ts';
import type { VulnerabilityHead } from '../vulnerability/facts/vulnerability-facts.ts';
import {
  findComponent,
  type Interval,
  listAdvisories,
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
  const records = (await listAdvisories(db, vuln.id)).map(({ doc }) => judge(facts, doc));
  const intervals = await listIntervals(db, component, vuln.id);
  return {
    component: viewComponent(component),
    vulnerability: viewVulnerability(vuln),
    verdict: overallVerdict(records),
    records,
    ...viewIntervals(intervals),
    blindSpots: judgeable(facts, await enabledSources(db)).blindSpots,
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

/** One record that affects is enough; otherwise one that cannot tell leaves the question open. */
function overallVerdict(records: readonly WhyRecord[]): Why['verdict'] {
  if (records.some((record) => record.verdict === 'affected')) return 'affected';
  if (records.length === 0 || records.some((record) => record.verdict === 'cannot_tell'))
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
            analyzers: current.map((interval) => interval.analyzer),
          },
        }
      : {}),
    past: intervals.flatMap(({ first_seen, gone_at }) =>
      gone_at ? [{ firstSeen: first_seen.getTime(), goneAt: gone_at.getTime() }] : [],
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
