import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EvaluatedCondition, PolicyReach, ViolationWhy } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { CircleAlert, CircleSlash, Check as Tick, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { CheckSentence, SkipSentence } from './check-sentence.tsx';
import { useConditionSentence } from './condition-sentence.ts';
import { useOutcomeLabels } from './violation-words.ts';

/** So many comparisons that are not met are shown at once, where nothing else is to be seen. */
const fewChecks = 3;

interface WhyProps {
  why: ViolationWhy;
  /** Uuid of the condition that is violated. */
  condition: string;
}

/** Which conditions of the policy the component breaks, by which value, and why the policy concerns its project. */
export function Why({ why, condition }: WhyProps) {
  const { t } = useLingui();
  // The condition of this violation comes first.
  const met = why.conditions
    .filter(({ outcome }) => outcome === 'held')
    .toSorted((a, b) => Number(b.condition.uuid === condition) - Number(a.condition.uuid === condition));
  const others = why.conditions.filter(({ outcome }) => outcome !== 'held');
  return (
    <div className="flex flex-col gap-3">
      {why.violated ? null : (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t`The policy is no longer violated. The change is about to be evaluated.`}
        </p>
      )}
      <ConditionList conditions={met} />
      {others.length === 0 ? null : (
        <Folded
          isOpen={met.length === 0}
          summary={<Plural value={others.length} one="# other condition" other="# other conditions" />}
        >
          <ConditionList conditions={others} />
        </Folded>
      )}
      <p className="text-muted">
        {why.operator === 'ANY'
          ? t`Violated when any condition is met.`
          : t`Violated when all conditions are met.`}{' '}
        <Reach reach={why.reach} />
      </p>
    </div>
  );
}

function ConditionList({ conditions }: { conditions: readonly EvaluatedCondition[] }) {
  if (conditions.length === 0) return null;
  return (
    <ol className="flex flex-col gap-2.5">
      {conditions.map((evaluated) => (
        <li key={evaluated.condition.uuid}>
          <Evaluated evaluated={evaluated} />
        </li>
      ))}
    </ol>
  );
}

/** The unmet conditions, collapsed. */
function Folded({
  summary,
  isOpen = false,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen}>
      <summary className="w-fit cursor-pointer rounded text-muted hover:text-fg">{summary}</summary>
      <div className="mt-1.5">{children}</div>
    </details>
  );
}

function Checks({ checks }: { checks: EvaluatedCondition['checks'] }) {
  return (
    <ul className="flex flex-col gap-1 border-s-2 border-line ps-3">
      {checks.map((check, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: checks have no id, and never move
        <li key={index} className="wrap-anywhere">
          <CheckSentence check={check} />
        </li>
      ))}
    </ul>
  );
}

function Reach({ reach }: { reach: PolicyReach | undefined }) {
  const { t } = useLingui();
  if (!reach) return <>{t`No longer applies to this project.`}</>;
  const { name } = reach;
  switch (reach.by) {
    case 'global':
      return <>{t`Applies to all projects.`}</>;
    case 'project':
      return <>{t`Applies to this project.`}</>;
    case 'ancestor':
      return <Trans>Applies to the child projects of {name}.</Trans>;
    case 'tag':
      return <Trans>Applies to projects with the tag {name}.</Trans>;
  }
}

const icons = { held: Tick, not_held: X, skipped: CircleSlash };

function Evaluated({ evaluated }: { evaluated: EvaluatedCondition }) {
  const labels = useOutcomeLabels();
  const textOf = useConditionSentence();
  const { outcome, checks, more, reason, condition } = evaluated;
  const held = checks.filter((check) => check.held);
  const others = checks.filter((check) => !check.held);
  const Icon = icons[outcome];
  return (
    <div
      className={clsx('rounded-md border px-3 py-2', outcome === 'held' ? 'border-danger/40' : 'border-line')}
    >
      <p className="flex items-start gap-2">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{textOf(condition)}</span>
        <Badge tone={outcome === 'held' ? 'danger' : 'neutral'}>
          <Icon className="size-3" aria-hidden />
          {labels[outcome]}
        </Badge>
      </p>
      {held.length > 0 || others.length > 0 ? (
        <div className="mt-1.5 flex flex-col gap-1.5">
          {held.length === 0 ? null : <Checks checks={held} />}
          {others.length === 0 ? null : (
            <Folded
              isOpen={outcome !== 'held' && others.length <= fewChecks}
              summary={
                <Plural value={others.length} one="# comparison not met" other="# comparisons not met" />
              }
            >
              <Checks checks={others} />
            </Folded>
          )}
        </div>
      ) : null}
      {more > 0 ? (
        <p className="mt-1 text-xs text-muted">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      ) : null}
      {reason ? (
        <p className="mt-1 text-muted">
          <SkipSentence reason={reason} />
        </p>
      ) : null}
    </div>
  );
}
