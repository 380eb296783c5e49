// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { ProjectIntegration } from '@waybill/api-contract';
import { OutcomeBadge } from './outcome-badge.tsx';
import { UploadTime } from './upload-time.tsx';

/** How the latest upload of a project ended, and why there is none. */
export function IntegrationNote({ state }: { state: ProjectIntegration }) {
  const { t } = useLingui();
  const { enabled, takesPart, outcome, target, sent, reason } = state;
  if (!outcome) {
    const text = enabled
      ? takesPart
        ? t`Will be uploaded with the next run.`
        : t`This project isn't uploaded.`
      : t`This integration is disabled.`;
    return <p className="text-muted">{text}</p>;
  }
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <OutcomeBadge outcome={outcome} />
        <span className="wrap-anywhere">{target}</span>
        <UploadTime at={sent} />
      </p>
      {reason === undefined ? null : (
        // In English, as the server's log has it.
        <p lang="en" className="text-danger wrap-anywhere">
          {reason}
        </p>
      )}
    </div>
  );
}
