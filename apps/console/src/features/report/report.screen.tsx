import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { ProjectReport } from '@waybill/api-contract';
import { FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure.tsx';
import { Input } from '../../ui/inputs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { projectLabel } from '../project/project-label.ts';
import { downloadReport, maxRecipient, projectReportQuery } from './report.data.ts';
import { ReportAnalysesSection } from './report-analyses.tsx';
import { ReportCover } from './report-cover.tsx';
import { ReportGaps } from './report-gaps.tsx';
import { ReportLicensesSection } from './report-licenses.tsx';
import type { ReportSearch } from './report-search.ts';
import { ReportViolationsSection } from './report-violations.tsx';
import { ReportVulnerabilitiesSection } from './report-vulnerabilities.tsx';

export const route = createLazyRoute('/screen/projects/$uuid/report')({ component: ReportScreen });
const routeApi = getRouteApi('/screen/projects/$uuid/report');

/** A project's state as a page to print; header, sidebar and buttons are not printed. */
function ReportScreen() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { for: recipient } = routeApi.useSearch();
  const failureText = useFailureText();
  const report = useQuery(projectReportQuery(uuid, recipient));
  if (report.data) return <Report uuid={uuid} recipient={recipient} report={report.data} />;
  if (!report.isError) return <Loading />;
  return (
    <ErrorState title={t`Couldn't create the report`} onRetry={() => void report.refetch()}>
      {failureText(report.error)}
    </ErrorState>
  );
}

function Report(props: { uuid: string; recipient: string | undefined; report: ProjectReport }) {
  const { t } = useLingui();
  const { uuid, recipient, report } = props;
  const label = projectLabel(report.project);
  useNamedPage(label);
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          crumbs={[
            <AppLink key="projects" path={paths.projects()}>{t`Projects`}</AppLink>,
            <AppLink key="project" path={paths.project(uuid)}>
              {label}
            </AppLink>,
          ]}
          title={t`Project report`}
          actions={<Actions uuid={uuid} recipient={recipient} name={`${label}.pdf`} />}
        />
      </div>
      <article
        aria-label={t`Project report`}
        className="report mx-auto max-w-4xl rounded-lg border border-line bg-surface px-8 py-8 max-sm:px-4 print:max-w-none print:border-0 print:p-0"
      >
        <ReportCover report={report} />
        {report.vulnerabilities ? (
          <ReportVulnerabilitiesSection vulnerabilities={report.vulnerabilities} coverage={report.coverage} />
        ) : null}
        {report.violations ? <ReportViolationsSection violations={report.violations} /> : null}
        {report.analyses ? <ReportAnalysesSection analyses={report.analyses} /> : null}
        <ReportGaps coverage={report.coverage} />
        <ReportLicensesSection licenses={report.licenses} />
      </article>
    </>
  );
}

function Actions(props: { uuid: string; recipient: string | undefined; name: string }) {
  const { t } = useLingui();
  const { uuid, recipient, name } = props;
  const set = useSetSearch<ReportSearch>();
  const [isWriting, setIsWriting] = useState(false);

  async function download(): Promise<void> {
    setIsWriting(true);
    try {
      await downloadReport(uuid, recipient, name);
    } catch {
      // The user has already seen the error.
    } finally {
      setIsWriting(false);
    }
  }

  return (
    <>
      <Input
        aria-label={t`Prepared for`}
        placeholder={t`Prepared for`}
        defaultValue={recipient ?? ''}
        maxLength={maxRecipient}
        className="w-48"
        onChange={(event) => set({ for: event.target.value.trim() || undefined })}
      />
      <Button icon={<Printer className="size-4" aria-hidden />} onClick={() => window.print()}>
        {t`Print`}
      </Button>
      <Button
        variant="primary"
        icon={<FileDown className="size-4" aria-hidden />}
        busy={isWriting}
        onClick={() => void download()}
      >
        {t`Download PDF`}
      </Button>
    </>
  );
}
