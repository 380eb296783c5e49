import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { policySummariesQuery, useEvaluatePolicy } from './policy.data.ts';
import { EvaluatedCell, StateCell } from './policy-cells.tsx';
import type { WholePolicy } from './whole-policy.ts';

/** The result of a policy, and the button that evaluates it again. */
export function PolicyActions({ policy }: { policy: WholePolicy }) {
  const { t } = useLingui();
  const evaluate = useEvaluatePolicy();
  const { data: summaries } = useQuery(policySummariesQuery);
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const summary = summaries?.find(({ uuid }) => uuid === policy.uuid);
  const count = <Plural value={summary?.violations ?? 0} one="# violation" other="# violations" />;

  async function evaluateNow(): Promise<void> {
    await evaluate.mutateAsync(policy.uuid);
    toast({ kind: 'success', title: t`Evaluation started` });
  }

  return (
    <>
      <StateCell policy={policy} />
      {seesViolations ? (
        <AppLink path={paths.policyViolationAudit({ policy: [policy.uuid], all: true })}>{count}</AppLink>
      ) : null}
      {summary ? (
        <span className="text-xs text-muted">
          {summary.evaluatedAt === undefined || summary.evaluating ? null : `${t`Evaluated`} `}
          <EvaluatedCell summary={summary} />
        </span>
      ) : null}
      <Button
        icon={<RefreshCw className="size-4" aria-hidden />}
        busy={evaluate.isPending}
        disabledReason={summary?.evaluating ? t`The evaluation is running.` : undefined}
        // A failure has been reported by the request.
        onClick={() => void evaluateNow().catch(() => {})}
      >
        {t`Evaluate now`}
      </Button>
    </>
  );
}
