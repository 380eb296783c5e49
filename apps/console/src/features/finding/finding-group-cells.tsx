import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FlawSummary, GroupedComponent, PortfolioGrouping } from '@waybill/api-contract';
import type { ReactNode } from 'react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { GroupedName } from '../../ui/path-name.tsx';
import { ExploitedMark } from '../vulnerability/exploited.tsx';
import type { ListedFinding, ListedGroup } from './audit-scope.ts';
import { FixCell, FlawCell, ProjectCell, StateCell } from './finding-cells.tsx';
import type { GroupedRow } from './finding-group-rows.ts';
import { projectName, versionedName } from './finding-names.ts';
import type { FindingSearch } from './finding-search.ts';

interface GroupCell {
  row: GroupedRow;
}

/** The common part of a group's findings, and below it the part that distinguishes them. */
export function NameCell({ row, by }: GroupCell & { by: PortfolioGrouping }) {
  const { t } = useLingui();
  switch (row.kind) {
    case 'group':
      return <GroupName group={row.group} />;
    case 'item':
      return <FindingName finding={row.item} by={by} />;
    case 'rest':
      return <RestButton filter={row.filter} count={row.count} />;
    case 'failed':
      return <Button size="sm" onClick={row.retry}>{t`Try again`}</Button>;
  }
}

/** Shows the findings of a group alone, as a list. */
function RestButton({ filter, count }: { filter: object; count: number }) {
  const setSearch = useSetSearch<FindingSearch>();
  return (
    <button
      type="button"
      className="rounded text-accent hover:underline"
      onClick={() => setSearch({ ...filter, by: undefined, sort: undefined })}
    >
      <Plural value={count} one="# more finding" other="# more findings" />
    </button>
  );
}

/** The part that distinguishes a finding from others in its group. */
function FindingName({ finding, by }: { finding: ListedFinding; by: PortfolioGrouping }) {
  const { component, vulnerability, project } = finding;
  const name =
    by === 'FLAW' ? <VersionedComponent component={component} /> : <FlawCell flaw={vulnerability} />;
  const where = by === 'PROJECT' ? versionedName(component) : projectName(project);
  if (where === undefined) return name;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 shrink-0">{name}</span>
      <span className="min-w-0 truncate text-muted" title={where}>
        {where}
      </span>
    </span>
  );
}

function GroupName({ group }: { group: ListedGroup }) {
  if (group.vulnerability) return <FlawCell flaw={group.vulnerability} />;
  if (group.project) return <ProjectCell project={group.project} exploited={group.exploited} />;
  return group.component ? (
    <VersionedComponent component={group.component} exploited={group.exploited} />
  ) : null;
}

function VersionedComponent(props: { component: GroupedComponent; exploited?: boolean }) {
  const { component, exploited } = props;
  return (
    <span className="flex items-center gap-1.5">
      <GroupedName name={component.name} group={component.group} version={component.version} />
      {exploited ? <ExploitedMark /> : null}
    </span>
  );
}

/** The flaw of a finding, or that which all findings of a group share. */
export function flawOf(row: GroupedRow): FlawSummary | undefined {
  if (row.kind === 'item') return row.item.vulnerability;
  return row.kind === 'group' ? row.group.vulnerability : undefined;
}

function Share({ part, of, title }: { part: number; of: number; title: string }): ReactNode {
  return (
    <span title={title} className="text-muted">
      <Trans>
        {part} of {of}
      </Trans>
    </span>
  );
}

export function GroupFixCell({ row }: GroupCell) {
  const { t } = useLingui();
  if (row.kind === 'item') return <FixCell fix={row.item.fix} />;
  if (row.kind !== 'group' || row.group.fixable === undefined) return null;
  return <Share part={row.group.fixable} of={row.group.findings} title={t`Findings with a known fix`} />;
}

export function GroupStateCell({ row }: GroupCell) {
  const { t } = useLingui();
  if (row.kind === 'item') return <StateCell row={row.item} />;
  if (row.kind !== 'group' || row.group.decided === undefined) return null;
  return <Share part={row.group.decided} of={row.group.findings} title={t`Findings with an analysis`} />;
}
