// Public to other features.
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ViolationGrouping } from '@waybill/api-contract';
import { Keyboard, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { GroupChoice } from '../../lib/grouped-table.tsx';
import { useRememberedFlags } from '../../lib/url-entry.ts';
import { rememberedKeys } from '../../lib/url-filter.ts';
import { IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { NoRows } from '../audit/no-rows.tsx';
import { AuditHelp } from './audit-help.tsx';
import { closedQuery } from './violation.data.ts';
import { ViolationFilters } from './violation-filters.tsx';
import { ViolationGroups } from './violation-groups.tsx';
import { ViolationList } from './violation-list.tsx';
import type { ViolationListProps } from './violation-list-props.ts';
import type { ViolationScope } from './violation-scope.ts';
import {
  asShown,
  collectionViolationFilters,
  portfolioViolationFilters,
  projectViolationFilters,
  type ViolationSearch,
} from './violation-search.ts';

interface ViolationAuditProps {
  scope: ViolationScope;
  /** Names the table in the browser's storage. */
  prefix: string;
  /** The search parameters. */
  inAddress: ViolationSearch;
}

const groupingsOf: Record<ViolationScope['kind'], readonly ViolationGrouping[]> = {
  project: ['POLICY', 'COMPONENT'],
  component: [],
  portfolio: ['POLICY', 'COMPONENT', 'PROJECT'],
};

function filtersOf(scope: ViolationScope) {
  if (scope.kind !== 'portfolio') return projectViolationFilters;
  return scope.collection === undefined ? portfolioViolationFilters : collectionViolationFilters;
}

/** The place where violations are worked on: list or groups, filters, panel and decisions. */
export function ViolationAudit({ scope, prefix, inAddress }: ViolationAuditProps) {
  const { t } = useLingui();
  const filters = filtersOf(scope);
  const search: ViolationSearch = asShown(useRememberedFlags(inAddress, rememberedKeys(filters)));
  const [helpOpen, setHelpOpen] = useState(false);
  const help = () => setHelpOpen(true);
  useKeys({ '?': help });
  const by = groupingsOf[scope.kind].find((known) => known === search.by);
  const list: ViolationListProps = {
    scope,
    prefix,
    search,
    filters: (names) => <ViolationFilters scope={scope} search={search} names={names} />,
    actions: (
      <>
        <GroupingSwitch scope={scope} by={by} />
        <IconButton
          label={t`Keyboard shortcuts`}
          variant="secondary"
          icon={<Keyboard className="size-4" aria-hidden />}
          className="max-sm:hidden"
          onClick={help}
        />
      </>
    ),
    empty: <NoViolations scope={scope} search={search} />,
    onHelp: help,
  };
  return (
    <>
      {by ? <ViolationGroups key={by} {...list} by={by} /> : <ViolationList {...list} />}
      <AuditHelp open={helpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}

/** Switches between single violations and groups. */
function GroupingSwitch({ scope, by }: { scope: ViolationScope; by: ViolationGrouping | undefined }) {
  const { t } = useLingui();
  const labels = { POLICY: t`Policy`, COMPONENT: t`Component`, PROJECT: t`Project` };
  const offered = groupingsOf[scope.kind];
  if (offered.length === 0) return null;
  return <GroupChoice value={by} options={offered.map((value) => ({ value, label: labels[value] }))} />;
}

interface NoViolationsProps {
  scope: ViolationScope;
  search: ViolationSearch;
}

function NoViolations({ scope, search }: NoViolationsProps) {
  const { t } = useLingui();
  const closed = useQuery({ ...closedQuery(scope, search), enabled: search.all !== true });
  const words = {
    noneOpen: t`No open policy violations`,
    noneOpenMatches: t`No open violations match these filters`,
    noneMatches: t`No violations match these filters`,
    closed: (count: number) => (
      <Plural
        value={count}
        one="# violation is approved or suppressed."
        other="# violations are approved or suppressed."
      />
    ),
  };
  return (
    <NoRows
      filters={filtersOf(scope)}
      search={search}
      closed={closed.isPending ? undefined : (closed.data ?? 0)}
      words={words}
    >
      <EmptyState title={t`No policy violations`} icon={<ShieldCheck className="size-6" />}>
        {t`No component violates a policy.`}
      </EmptyState>
    </NoRows>
  );
}
