import { useLingui } from '@lingui/react/macro';
import type { BlindSpot, Coverage } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { useBlindSpotText } from '../coverage/blind-spot-text.ts';
import { NotListed, ReportCell, ReportRow, ReportSection, ReportTable } from './report-section.tsx';

/** Kinds of gaps at most: packages of unknown types make one each. */
const mostGaps = 100;

/** Coverage gaps by cause, followed by notes about the rest. */
export function ReportGaps({ coverage }: { coverage: Coverage }) {
  const { t } = useLingui();
  const causes = [...coverage.blindSpots, ...coverage.notes];
  return (
    <ReportSection title={t`Coverage gaps`} count={coverage.blind}>
      <p className="mb-2 text-muted">
        {coverage.blind === 0
          ? t`No coverage gaps.`
          : t`No findings can mean that a component is safe, or that no source covers it.`}
      </p>
      {causes.length === 0 ? null : (
        <>
          <ReportTable label={t`Coverage gaps`} heads={[t`Reason`, t`Components`, t`Examples`]}>
            {causes.slice(0, mostGaps).map((spot) => (
              <Gap key={spot.key} spot={spot} />
            ))}
          </ReportTable>
          <NotListed count={causes.length - mostGaps} />
        </>
      )}
    </ReportSection>
  );
}

function Gap({ spot }: { spot: BlindSpot }) {
  const format = useFormat();
  const { title, advice } = useBlindSpotText(spot);
  return (
    <ReportRow>
      <ReportCell className="w-1/2">
        {title}
        {advice === undefined ? null : <p className="text-xs text-muted">{advice}</p>}
      </ReportCell>
      <ReportCell className="tabular-nums">{format.number(spot.components)}</ReportCell>
      <ReportCell>
        {spot.examples.map(({ name, version }) => (version ? `${name} ${version}` : name)).join(', ')}
      </ReportCell>
    </ReportRow>
  );
}
