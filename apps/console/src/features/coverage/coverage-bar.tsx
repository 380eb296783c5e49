// Public to other features.
import { Trans, useLingui } from '@lingui/react/macro';
import type { Coverage } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { coverableOf, coveredShare } from './covered-share.ts';

/** The number of covered components, as text and as a bar. */
export function CoverageBar({ coverage }: { coverage: Coverage }) {
  const { t } = useLingui();
  const format = useFormat();
  const covered = format.number(coverage.judgeable);
  const all = format.number(coverableOf(coverage));
  const share = coveredShare(coverage);
  const percent = format.percent(share);
  return (
    <>
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-4">
        <Trans>
          {covered} of {all} components covered
        </Trans>
        <span className="tabular-nums">{percent}</span>
      </p>
      <ProgressBar label={t`Covered components`} percent={share * 100} tone="success" />
    </>
  );
}
