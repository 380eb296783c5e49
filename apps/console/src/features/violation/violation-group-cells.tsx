import { Plural, useLingui } from '@lingui/react/macro';
import type { ViolationGroup, ViolationGrouping } from '@waybill/api-contract';
import { NumberCell } from '../../lib/cells.tsx';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { projectLabel } from '../project/project-label.ts';
import { useConditionSentence } from './condition-sentence.ts';
import { StateBadge } from './violation-badges.tsx';
import { DecisionCell } from './violation-cells.tsx';
import { filterOfGroup, type GroupedRow } from './violation-group-rows.ts';
import type { ViolationSearch } from './violation-search.ts';
import { versionedName } from './violation-words.ts';

interface GroupCell {
  row: GroupedRow;
}

/** What a group is called. */
export function nameOfGroup({ policy, component, project }: ViolationGroup): string {
  if (policy) return policy.name;
  if (project) return projectLabel(project);
  return component ? versionedName(component) : '';
}

/** What the violations of a group have in common; below it, what tells them apart. */
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
    case 'violation': {
      const { component, policy, project } = row.violation;
      const parts = [
        ...(by === 'COMPONENT' ? [] : [versionedName(component)]),
        ...(by === 'POLICY' ? [] : [policy.name]),
        ...(by === 'PROJECT' ? [] : [projectLabel(project)]),
      ];
      return <span className="truncate">{parts.join(' · ')}</span>;
    }
    case 'rest':
      return <RestButton group={row.group} count={row.count} />;
    case 'failed':
      return <Button size="sm" onClick={row.retry}>{t`Try again`}</Button>;
  }
}

/** Shows the violations of a group alone, as a list. */
function RestButton({ group, count }: { group: ViolationGroup; count: number }) {
  const setSearch = useSetSearch<ViolationSearch>();
  return (
    <button
      type="button"
      className="rounded text-accent hover:underline"
      onClick={() => setSearch({ ...filterOfGroup(group), by: undefined, sort: undefined })}
    >
      <Plural value={count} one="Show # more" other="Show # more" />
    </button>
  );
}

export function GroupStateCell({ row }: GroupCell) {
  if (row.kind === 'violation') return <StateBadge state={row.violation.state} />;
  return row.kind === 'group' ? <StateBadge state={row.group.state} /> : null;
}

export function GroupConditionCell({ row }: GroupCell) {
  const sentenceOf = useConditionSentence();
  if (row.kind !== 'violation') return null;
  const text = sentenceOf(row.violation.condition);
  return (
    <span className="truncate" title={text}>
      {text}
    </span>
  );
}

/** How many are undecided, or what was decided. */
export function UndecidedCell({ row }: GroupCell) {
  if (row.kind === 'violation') return <DecisionCell row={row.violation} />;
  return row.kind === 'group' ? <NumberCell value={row.group.undecided} /> : null;
}
