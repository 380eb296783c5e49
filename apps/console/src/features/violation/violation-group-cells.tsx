import { Plural, useLingui } from '@lingui/react/macro';
import type { ViolationGroup, ViolationGrouping } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { projectLabel } from '../project/project-label.ts';
import { useConditionSentence } from './condition-sentence.ts';
import { StateBadge } from './violation-badges.tsx';
import { DecisionCell } from './violation-cells.tsx';
import type { GroupedRow } from './violation-group-rows.ts';
import type { ViolationSearch } from './violation-search.ts';
import { versionedName } from './violation-words.ts';

interface GroupCell {
  row: GroupedRow;
}

/** The name of a group. */
export function nameOfGroup({ policy, component, project }: ViolationGroup): string {
  if (policy) return policy.name;
  if (project) return projectLabel(project);
  return component ? versionedName(component) : '';
}

/** The common part of a group's violations, and below it the part that distinguishes them. */
export function NameCell({ row, by }: GroupCell & { by: ViolationGrouping }) {
  const { t } = useLingui();
  switch (row.kind) {
    case 'group': {
      const name = nameOfGroup(row.group);
      return (
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
      );
    }
    case 'item': {
      const { component, policy, project } = row.item;
      const parts = [
        ...(by === 'COMPONENT' ? [] : [versionedName(component)]),
        ...(by === 'POLICY' ? [] : [policy.name]),
        ...(by === 'PROJECT' ? [] : [projectLabel(project)]),
      ];
      return <span className="truncate">{parts.join(' · ')}</span>;
    }
    case 'rest':
      return <RestButton filter={row.filter} count={row.count} />;
    case 'failed':
      return <Button size="sm" onClick={row.retry}>{t`Try again`}</Button>;
  }
}

/** Shows the violations of a group alone, as a list. */
function RestButton({ filter, count }: { filter: object; count: number }) {
  const setSearch = useSetSearch<ViolationSearch>();
  return (
    <button
      type="button"
      className="rounded text-accent hover:underline"
      onClick={() => setSearch({ ...filter, by: undefined, sort: undefined })}
    >
      <Plural value={count} one="Show # more" other="Show # more" />
    </button>
  );
}

export function GroupStateCell({ row }: GroupCell) {
  if (row.kind === 'item') return <StateBadge state={row.item.state} />;
  return row.kind === 'group' ? <StateBadge state={row.group.state} /> : null;
}

export function GroupConditionCell({ row }: GroupCell) {
  const sentenceOf = useConditionSentence();
  if (row.kind !== 'item') return null;
  const text = sentenceOf(row.item.condition);
  return (
    <span className="truncate" title={text}>
      {text}
    </span>
  );
}

/** The number of undecided violations, or the decision. */
export function UndecidedCell({ row }: GroupCell) {
  return row.kind === 'group' ? <NumberCell value={row.group.undecided} /> : null;
}

/** The decision about a violation of a group. */
export function GroupDecisionCell({ row }: GroupCell) {
  return row.kind === 'item' ? <DecisionCell row={row.item} /> : null;
}
