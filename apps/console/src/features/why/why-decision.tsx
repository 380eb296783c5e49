import { useLingui } from '@lingui/react/macro';
import type { Why } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import { useAttach, useNotAffected } from './why-decision.data.ts';

/** Where no record tells, a person has to: both answers end the coverage note. */
export function WhyDecision({ why }: { why: Why }) {
  const { t } = useLingui();
  const mayAnalyze = useCapability('VULNERABILITY_ANALYSIS');
  const mayAttach = useCapability('PORTFOLIO_MANAGEMENT');
  const notAffected = useNotAffected(why);
  const attach = useAttach(why);
  if (why.verdict !== 'cannot_tell' || why.match) return null;
  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="font-semibold">{t`Decision`}</h3>
      {why.analysisState === 'NOT_AFFECTED' ? (
        <p>{t`The analysis is “Not affected”.`}</p>
      ) : (
        <>
          <p>{t`The evidence is inconclusive. Compare the records with the component, then decide.`}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() => notAffected.mutate()}
              busy={notAffected.isPending}
              disabledReason={mayAnalyze.reason}
            >
              {t`Set to “Not affected”`}
            </Button>
            <Button onClick={() => attach.mutate()} busy={attach.isPending} disabledReason={mayAttach.reason}>
              {t`Create finding`}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
