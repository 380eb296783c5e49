import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EvaluatedCondition, PolicyReach, ViolationWhy } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { CircleAlert, CircleSlash, Check as Tick, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { CheckSentence, SkipSentence } from './check-sentence.tsx';
import { useConditionSentence } from './condition-sentence.ts';
import { useOutcomeLabels } from './violation-words.ts';

/** Which conditions of the policy the component breaks, by which value, and why the policy concerns its project. */
export function Why({ why }: { why: ViolationWhy }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      {why.violated ? null : (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t`The policy is no longer violated. The change is about to be evaluated.`}
        </p>
      )}
      <p>
        {why.operator === 'ANY'
          ? t`The policy is violated when any of its conditions is met.`
          : t`The policy is violated when all of its conditions are met.`}{' '}
        <Reach reach={why.reach} />
      </p>
      <ol className="flex flex-col gap-2.5">
        {why.conditions.map((evaluated) => (
          <li key={evaluated.condition.uuid}>
            <Evaluated evaluated={evaluated} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Reach({ reach }: { reach: PolicyReach | undefined }) {
  const { t } = useLingui();
  if (!reach) return <>{t`It no longer applies to this project.`}</>;
  const { name } = reach;
  switch (reach.by) {
    case 'global':
      return <>{t`It applies to all projects.`}</>;
    case 'project':
      return <>{t`It applies to this project.`}</>;
    case 'ancestor':
      return <Trans>It applies to the projects below {name}.</Trans>;
    case 'tag':
      return <Trans>It applies to projects with the tag {name}.</Trans>;
  }
}

const icons = { held: Tick, not_held: X, skipped: CircleSlash };

function Evaluated({ evaluated }: { evaluated: EvaluatedCondition }) {
  const labels = useOutcomeLabels();
  const textOf = useConditionSentence();
  const { outcome, checks, more, reason, condition } = evaluated;
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
      {checks.length === 0 ? null : (
        <ul className="mt-1.5 flex flex-col gap-1 border-s-2 border-line ps-3">
          {checks.map((check, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: checks have no id, and never move
            <li key={index} className="wrap-anywhere">
              <CheckSentence check={check} />
            </li>
          ))}
        </ul>
      )}
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
