import { useLingui } from '@lingui/react/macro';
import type { AuditViolation } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { useViolatedParts } from './condition-sentence.ts';
import { DecisionBadge } from './violation-badges.tsx';
import { useTypeLabels } from './violation-words.ts';

interface Cell {
  row: AuditViolation;
}

export function TypeCell({ row }: Cell) {
  return useTypeLabels()[row.type];
}

/** Where there is little room, what it compares with tells conditions apart. */
export function ConditionCell({ row }: Cell) {
  const { about, value } = useViolatedParts()(row.condition);
  return (
    <span className="flex min-w-0 gap-1" title={`${about} ${value}`}>
      <span className="min-w-0 truncate text-muted">{about}</span>
      <span className="max-w-full shrink-0 truncate">{value}</span>
    </span>
  );
}

export function ProjectCell({ row: { project } }: Cell) {
  const { t } = useLingui();
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <AppLink
        path={paths.projectTab(project.uuid, 'policyViolations')}
        className="min-w-0 truncate text-accent hover:underline"
      >
        {project.name}
      </AppLink>
      {project.version ? <span className="shrink-0 text-muted">{project.version}</span> : null}
      {project.active ? null : <Badge>{t`Inactive`}</Badge>}
    </span>
  );
}

export function SinceCell({ row: { since } }: Cell) {
  const format = useFormat();
  return <time title={format.dateTime(since)}>{format.age(since)}</time>;
}

export function DecisionCell({ row: { analysis } }: Cell) {
  return <DecisionBadge state={analysis.state} />;
}
