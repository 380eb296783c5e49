import { useLingui } from '@lingui/react/macro';
import type { ReportLicenses } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { NotListed, ReportCell, ReportRow, ReportSection, ReportTable } from './report-section.tsx';

/** Which licenses the components have. */
export function ReportLicensesSection({ licenses }: { licenses: ReportLicenses }) {
  const { t } = useLingui();
  const format = useFormat();
  const none = { name: t`No license`, components: licenses.unlicensed };
  const rows = licenses.unlicensed > 0 ? [none, ...licenses.rows] : licenses.rows;
  return (
    <ReportSection title={t`Licenses`} count={licenses.total}>
      {rows.length === 0 ? (
        <p>{t`No components.`}</p>
      ) : (
        <ReportTable label={t`Licenses`} heads={[t`License`, t`Components`]}>
          {rows.map(({ name, components }) => (
            <ReportRow key={name}>
              <ReportCell className="w-3/4">{name}</ReportCell>
              <ReportCell className="tabular-nums">{format.number(components)}</ReportCell>
            </ReportRow>
          ))}
        </ReportTable>
      )}
      <NotListed count={licenses.total - licenses.rows.length} />
    </ReportSection>
  );
}
