import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  AuditFindingComponent,
  FindingGroup,
  FindingGrouping,
  FlawSummary,
} from '@waybill/api-contract';
import type { ReactNode } from 'react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { ExploitedMark } from '../vulnerability/exploited.tsx';
import { ComponentName, FixCell, FlawCell, StateCell } from './finding-cells.tsx';
import { filterOfGroup, type GroupedRow } from './finding-group-rows.ts';
import type { FindingSearch } from './finding-search.ts';

interface GroupCell {
  row: GroupedRow;
}

/** What the findings of a group have in common; below it, what tells them apart. */
export function NameCell({ row, by }: GroupCell & { by: FindingGrouping }) {
  const { t } = useLingui();
  switch (row.kind) {
    case 'group':
      return <GroupName group={row.group} />;
    case 'finding':
      return by === 'FLAW' ? (
        <VersionedComponent component={row.finding.component} />
      ) : (
        <FlawCell flaw={row.finding.vulnerability} />
      );
    case 'rest':
      return <RestButton group={row.group} count={row.count} />;
    case 'failed':
      return <Button size="sm" onClick={row.retry}>{t`Try again`}</Button>;
  }
}

/** Shows the findings of a group alone, as a list. */
function RestButton({ group, count }: { group: FindingGroup; count: number }) {
  const setSearch = useSetSearch<FindingSearch>();
  return (
    <button
      type="button"
      className="rounded text-accent hover:underline"
      onClick={() => setSearch({ ...filterOfGroup(group), by: undefined, sort: undefined })}
    >
      <Plural value={count} one="# more finding" other="# more findings" />
    </button>
  );
}

function GroupName({ group }: { group: FindingGroup }) {
  if (group.vulnerability) return <FlawCell flaw={group.vulnerability} />;
  return group.component ? (
    <VersionedComponent component={group.component} exploited={group.exploited} />
  ) : null;
}

function VersionedComponent(props: { component: AuditFindingComponent; exploited?: boolean }) {
  const { component, exploited } = props;
  return (
    <ComponentName component={component}>
      <span className="min-w-0 truncate text-muted max-sm:hidden">{component.version}</span>
      {exploited ? <ExploitedMark /> : null}
    </ComponentName>
  );
}

/** The flaw of a finding, or that which all findings of a group share. */
export function flawOf(row: GroupedRow): FlawSummary | undefined {
  if (row.kind === 'finding') return row.finding.vulnerability;
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
  if (row.kind === 'finding') return <FixCell fix={row.finding.fix} />;
  if (row.kind !== 'group') return null;
  return <Share part={row.group.fixable} of={row.group.findings} title={t`Findings with a known fix`} />;
}

export function GroupStateCell({ row }: GroupCell) {
  const { t } = useLingui();
  if (row.kind === 'finding') return <StateCell row={row.finding} />;
  if (row.kind !== 'group') return null;
  return <Share part={row.group.decided} of={row.group.findings} title={t`Findings with an analysis`} />;
}
