import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PolicySummary } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { useConditionText } from './condition-text.ts';
import { useViolationStateLabels, violationStateTones } from './policy-words.ts';
import type { WholePolicy } from './whole-policy.ts';

interface PolicyCell {
  policy: WholePolicy;
}

export function StateCell({ policy: { violationState } }: PolicyCell) {
  const labels = useViolationStateLabels();
  return <Badge tone={violationStateTones[violationState]}>{labels[violationState]}</Badge>;
}

export function OperatorCell({ policy: { operator } }: PolicyCell) {
  const { t } = useLingui();
  return operator === 'ANY' ? t`Any` : t`All`;
}

export function ConditionsCell({ policy: { conditions } }: PolicyCell) {
  const { t } = useLingui();
  const textOf = useConditionText(conditions);
  if (conditions.length === 0) return <span className="text-muted">{t`None`}</span>;
  const text = conditions.map(textOf).join(' · ');
  return (
    <span className="truncate" title={text}>
      {text}
    </span>
  );
}

export function LimitsCell({ policy }: PolicyCell) {
  const { t } = useLingui();
  const projects = policy.projects?.length ?? 0;
  const tags = policy.tags?.length ?? 0;
  const parts = [
    ...(projects + tags === 0 ? [t`All projects`] : []),
    ...(projects > 0 ? [t`${plural(projects, { one: '# project', other: '# projects' })}`] : []),
    ...(tags > 0 ? [t`${plural(tags, { one: '# tag', other: '# tags' })}`] : []),
    ...(policy.onlyLatestProjectVersion ? [t`latest versions`] : []),
  ];
  const names = [...(policy.projects ?? []), ...(policy.tags ?? [])].map(({ name }) => name);
  return (
    <span className="truncate" title={names.join(', ')}>
      {parts.join(', ')}
    </span>
  );
}

/** The number of a policy's violations, as a link to their list. */
export function ViolationsCell({ policy: { uuid }, count }: PolicyCell & { count: number | undefined }) {
  const format = useFormat();
  const text = format.number(count);
  if (!count) return <span className="text-muted tabular-nums">{text}</span>;
  return (
    <AppLink
      path={paths.policyViolationAudit({ policy: [uuid], all: true })}
      className="text-fg underline decoration-line-strong/50 underline-offset-3 tabular-nums hover:decoration-current"
    >
      {text}
    </AppLink>
  );
}

/** When a policy was last put to all projects. */
export function EvaluatedCell({ summary }: { summary: PolicySummary | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  if (!summary) return null;
  if (summary.evaluating) return <span className="text-muted">{t`Evaluating…`}</span>;
  if (summary.evaluatedAt === undefined) return <span className="text-muted">{t`Not evaluated yet`}</span>;
  return <time title={format.dateTime(summary.evaluatedAt)}>{format.age(summary.evaluatedAt)}</time>;
}
