import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { isFiltered } from '../../lib/url-filter.ts';
import type { Sort } from '../../ui/table/types.ts';
import type { AuditScope } from './audit-scope.ts';
import { likelyEpss, unratedFilter, unratedQuery } from './finding-list.data.ts';
import { type FindingSearch, findingFilters, portfolioFilters } from './finding-search.ts';

interface UnratedNoteProps {
  scope: AuditScope;
  search: FindingSearch;
  sort: Sort | undefined;
}

/** Orders in which findings without a severity come last. */
const bySeverity = ['vulnerability.urgency', 'vulnerability.severity'];

/**
 * A note that findings without a severity are likely to be exploited, with a link. In a list that begins with
 * the most severe, nobody would find them. Hidden if the list is filtered or in another order.
 */
export function UnratedNote({ scope, search, sort }: UnratedNoteProps) {
  const filters = scope.kind === 'project' ? findingFilters : portfolioFilters;
  const isWhole = search.searchText === undefined && !isFiltered(filters, search);
  const isBehind = sort === undefined || (sort.descending && bySeverity.includes(sort.id));
  const { data } = useQuery({ ...unratedQuery(scope, search), enabled: isWhole && isBehind });
  if (!isWhole || !isBehind || !data?.findings) return null;
  return (
    <p className="text-muted">
      <AppLink path={pathToUnrated(scope, search)}>
        <Words {...data} />
      </AppLink>
    </p>
  );
}

function Words({ findings, isEstimated }: { findings: number; isEstimated: boolean }) {
  const percent = useFormat().percent(likelyEpss);
  if (isEstimated) return <Trans>Many findings without a severity have an EPSS of {percent} or more.</Trans>;
  return (
    <Plural
      value={findings}
      one={`# finding without a severity has an EPSS of ${percent} or more.`}
      other={`# findings without a severity have an EPSS of ${percent} or more.`}
    />
  );
}

function pathToUnrated(scope: AuditScope, { suppressed, inactive, all }: FindingSearch) {
  const project = scope.kind === 'project' ? scope.uuid : scope.collection;
  if (project !== undefined)
    return paths.projectTab(project, 'findings', { suppressed, all, ...unratedFilter });
  return paths.vulnerabilityAudit({ suppressed, inactive, all, ...unratedFilter });
}
