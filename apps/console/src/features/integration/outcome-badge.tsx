import { useLingui } from '@lingui/react/macro';
import type { UploadOutcome } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';

/** How an upload ended. */
export function OutcomeBadge({ outcome }: { outcome: UploadOutcome }) {
  const { t } = useLingui();
  return outcome === 'SENT' ? (
    <Badge tone="success">{t`Uploaded`}</Badge>
  ) : (
    <Badge tone="danger">{t`Failed`}</Badge>
  );
}
