import { useLingui } from '@lingui/react/macro';
import type { Why } from '@waybill/api-contract';
import { Badge, type Tone } from '../../ui/badge.tsx';

type Verdict = Why['verdict'];

const tones: Record<Verdict, Tone> = { affected: 'danger', not_affected: 'success', cannot_tell: 'warning' };

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { t } = useLingui();
  const labels: Record<Verdict, string> = {
    affected: t`Affected`,
    not_affected: t`Not affected`,
    cannot_tell: t`Cannot tell`,
  };
  return <Badge tone={tones[verdict]}>{labels[verdict]}</Badge>;
}
