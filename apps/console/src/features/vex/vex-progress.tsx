import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The steps from a file to its analyses, in their order. */
export const vexSteps = ['sending', 'checking', 'queued', 'reading', 'finding', 'applying'] as const;
export type VexStep = (typeof vexSteps)[number];

interface VexProgressProps {
  step: VexStep;
  percent: number;
  /** While the document is on its way. */
  onCancel?: () => void;
}

/** The progress of a document. */
export function VexProgress({ step, percent, onCancel }: VexProgressProps) {
  const { t } = useLingui();
  const labels: Record<VexStep, string> = {
    sending: t`Uploading the file`,
    checking: t`Validating the document`,
    queued: t`Queued`,
    reading: t`Reading statements`,
    finding: t`Finding components and vulnerabilities`,
    applying: t`Updating analyses`,
  };
  return (
    <>
      <ProgressBar label={t`Upload progress`} percent={percent} />
      <p role="status" className="mt-3">
        {labels[step]}
      </p>
      {onCancel ? (
        <div className="mt-5 flex justify-end">
          <Button onClick={onCancel}>{t`Cancel upload`}</Button>
        </div>
      ) : null}
    </>
  );
}
