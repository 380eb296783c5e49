import { Plural, useLingui } from '@lingui/react/macro';
import type {
  CoverageCounts,
  ReportComponent,
  ReportVulnerabilities,
  ReportVulnerability,
} from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { type Severity, SeverityBadge, severities, useSeverityLabels } from '../../ui/badge.tsx';
import { isUnseen } from '../coverage/coverage-status.ts';
import { EpssFigure } from '../coverage/covered-figure.tsx';
import { UnseenNote } from '../coverage/unseen-note.tsx';
import { NotListed, ReportCell, ReportRow, ReportSection, ReportTable } from './report-section.tsx';

/** Open vulnerabilities by severity, each with what fixes it. */
export function ReportVulnerabilitiesSection({
  vulnerabilities,
  coverage,
}: {
  vulnerabilities: ReportVulnerabilities;
  coverage: CoverageCounts;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useSeverityLabels();
  const unseen = isUnseen(coverage, vulnerabilities.total);
  const rowsOf = Map.groupBy(vulnerabilities.rows, (row) => row.vulnerability.severity);
  const counts: Record<Severity, number> = {
    CRITICAL: vulnerabilities.critical,
    HIGH: vulnerabilities.high,
    MEDIUM: vulnerabilities.medium,
    LOW: vulnerabilities.low,
    INFO: vulnerabilities.info,
    UNASSIGNED: vulnerabilities.unassigned,
  };
  return (
    <ReportSection title={t`Open vulnerabilities`} count={unseen ? undefined : vulnerabilities.total}>
      {unseen ? (
        <UnseenNote seen={coverage} />
      ) : vulnerabilities.total === 0 ? (
        <p>{t`No open vulnerabilities.`}</p>
      ) : null}
      {coverage.blind > 0 && !unseen ? (
        <p className="mb-2 text-warning">
          <Plural
            value={coverage.blind}
            one="No source checks # component, so its vulnerabilities aren't listed."
            other="No source checks # components, so their vulnerabilities aren't listed."
          />
        </p>
      ) : null}
      {severities.map((severity) => {
        const rows = rowsOf.get(severity) ?? [];
        if (counts[severity] === 0) return null;
        return (
          <section key={severity} className="mb-5">
            <h3 className="flex items-center gap-2 py-1.5 break-after-avoid">
              <SeverityBadge severity={severity} />
              <span className="text-muted">{format.number(counts[severity])}</span>
            </h3>
            {rows.length > 0 ? <Table label={labels[severity]} rows={rows} /> : null}
            <NotListed count={counts[severity] - rows.length} />
          </section>
        );
      })}
    </ReportSection>
  );
}

function Table({ label, rows }: { label: string; rows: readonly ReportVulnerability[] }) {
  const { t } = useLingui();
  return (
    <ReportTable label={label} heads={[t`Vulnerability`, t`CVSS`, t`EPSS`, t`Affected components`]}>
      {rows.map((row) => (
        <Row key={row.vulnerability.uuid} row={row} />
      ))}
    </ReportTable>
  );
}

function Row({ row }: { row: ReportVulnerability }) {
  const { t } = useLingui();
  const format = useFormat();
  const { cveId, vulnId, title, cvss, epssScore, epssUnread, knownExploited } = row.vulnerability;
  const rest = row.componentCount - row.components.length;
  const more = format.number(rest);
  return (
    <ReportRow>
      <ReportCell className="w-2/5">
        <span className="font-medium">{cveId ?? vulnId}</span>
        {knownExploited ? <span className="ms-2 text-xs text-danger">{t`Known exploited`}</span> : null}
        {title === undefined ? null : <p className="text-xs text-muted">{title}</p>}
      </ReportCell>
      <ReportCell className="tabular-nums">{format.number(cvss, 1)}</ReportCell>
      <ReportCell className="tabular-nums">
        <EpssFigure unread={epssUnread}>{format.share(epssScore)}</EpssFigure>
      </ReportCell>
      <ReportCell className="w-2/5">
        <ul>
          {row.components.map((component) => (
            <Component
              key={`${component.group ?? ''} ${reportComponentName(component)}`}
              component={component}
            />
          ))}
          {rest > 0 ? <li className="text-xs text-muted">{t`and ${more} more`}</li> : null}
        </ul>
      </ReportCell>
    </ReportRow>
  );
}

function Component({ component }: { component: ReportComponent }) {
  const { t } = useLingui();
  const { fixedIn } = component;
  return (
    <li>
      {reportComponentName(component)}{' '}
      <span className="text-xs text-muted">
        {fixedIn ? t`Fixed in ${fixedIn}` : t`No fixed version recorded`}
      </span>
    </li>
  );
}

/** In a collection with the project that has it. */
export function reportComponentName({ group, name, version, project }: ReportComponent): string {
  const full = group === undefined ? name : `${group}/${name}`;
  const versioned = version === undefined ? full : `${full} ${version}`;
  return project === undefined ? versioned : `${versioned} (${project})`;
}
