import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { InProject } from '../../lib/in-project.tsx';
import { type TabItem, TabLinks } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { BomDownloadDialog } from '../bom/bom-download-dialog.tsx';
import { BomUploadDialog } from '../bom/bom-upload-dialog.tsx';
import { DropZone } from '../bom/drop-zone.tsx';
import { isUnseen } from '../coverage/coverage-status.ts';
import { OwnerDialog } from '../project-owner/owner-dialog.tsx';
import { ShareDialog } from '../share-link/share-dialog.tsx';
import { CloneProject } from './clone-project.tsx';
import { CoverageDialog } from './coverage-dialog.tsx';
import { DeleteProjectDialog } from './delete-project.tsx';
import { NamesakeNotice } from './namesake-notice.tsx';
import { coverageQuery, projectQuery } from './project.data.ts';
import { findingCountQuery, openViolationCountQuery, serviceCountQuery } from './project-counts.data.ts';
import { ProjectDetails } from './project-details.tsx';
import { ProjectHeader } from './project-header.tsx';
import { ProjectIntegrations } from './project-integrations.tsx';
import { projectLabel } from './project-label.ts';
import { ProjectProperties } from './project-properties.tsx';
import type { ProjectSearch } from './project-search.ts';
import { useDownloadReason, useUploadReason } from './use-upload-reason.ts';

export const route = createLazyRoute('/screen/projects/$uuid')({ component: ProjectScreen });
const routeApi = getRouteApi('/screen/projects/$uuid');

function ProjectScreen() {
  const { uuid } = routeApi.useParams();
  return (
    <InProject uuid={uuid}>
      <ProjectPage uuid={uuid} />
    </InProject>
  );
}

/** The header and tabs of one project. The outlet contains the tab. */
function ProjectPage({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(uuid));
  useNamedPage(projectLabel(project));
  const set = useSetSearch<ProjectSearch & { page?: unknown }>();
  const keepPage = { page: 'page' in search ? search.page : undefined };
  const open = (dialog: ProjectSearch['dialog']) => set({ ...keepPage, dialog, task: undefined });
  const close = () => open(undefined);
  const [dropped, setDropped] = useState<File>();
  const uploadReason = useUploadReason(project);
  const downloadReason = useDownloadReason(project);
  const mayUpload = useCapability('BOM_UPLOAD').allowed;

  function drop(file: File): void {
    setDropped(file);
    open('upload');
  }

  return (
    <DropZone
      label={t`Drop the BOM to upload`}
      disabled={uploadReason !== undefined || search.dialog !== undefined}
      onDrop={drop}
    >
      <ProjectHeader project={project} onOpen={open} />
      <NamesakeNotice project={project} onOpen={open} />
      <TabLinks label={t`Project`} tabs={useProjectTabs(uuid)} />
      <Outlet />
      <DeleteProjectDialog project={project} open={search.dialog === 'delete'} onClose={close} />
      <ProjectDetails project={project} open={search.dialog === 'details'} onClose={close} />
      <CloneProject project={project} open={search.dialog === 'clone'} onClose={close} />
      <ShareDialog
        project={uuid}
        disabledReason={downloadReason}
        open={search.dialog === 'share'}
        onClose={close}
      />
      <OwnerDialog project={uuid} open={search.dialog === 'owner'} onClose={close} />
      <ProjectProperties project={project} open={search.dialog === 'properties'} onClose={close} />
      <ProjectIntegrations project={project} open={search.dialog === 'integrations'} onClose={close} />
      <CoverageDialog uuid={uuid} open={search.dialog === 'coverage'} onClose={close} />
      <BomDownloadDialog
        subject={{ kind: 'project', uuid, label: projectLabel(project) }}
        open={search.dialog === 'download' && project.collectionLogic === 'NONE'}
        onClose={close}
      />
      <BomUploadDialog
        open={mayUpload && search.dialog === 'upload'}
        onClose={() => {
          setDropped(undefined);
          close();
        }}
        project={{ uuid, name: project.name, version: project.version }}
        file={dropped}
        task={search.task}
        onTask={(task) => set({ ...keepPage, task })}
      />
    </DropZone>
  );
}

function useProjectTabs(uuid: string): TabItem[] {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useSuspenseQuery(projectQuery(uuid));
  const { data: services } = useQuery(serviceCountQuery(data));
  const { data: coverage } = useQuery(coverageQuery(uuid));
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const mayAnalyze = useCapability('VULNERABILITY_ANALYSIS').allowed;
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  // As many as the lists behind them show first.
  const { data: openFindings } = useQuery({
    ...findingCountQuery(data, { open: true }),
    enabled: seesFindings,
  });
  const { data: openViolations } = useQuery({ ...openViolationCountQuery(data), enabled: seesViolations });
  const count = (value: number | undefined) => (value === undefined ? undefined : format.number(value));
  const { vulnerabilities = 0, suppressed = 0 } = data.metrics ?? {};
  // A zero would say that somebody looked.
  const found = isUnseen(coverage, vulnerabilities + suppressed) ? undefined : openFindings;
  const predictions = { path: paths.projectTab(uuid, 'epss'), label: t`Exploit predictions` };
  const findings = { path: paths.projectTab(uuid, 'findings'), label: t`Audit vulnerabilities` };
  const violations = { path: paths.projectTab(uuid, 'policyViolations'), label: t`Policy violations` };
  return [
    { path: paths.project(uuid), label: t`Overview`, exact: true },
    {
      path: paths.projectTab(uuid, 'components'),
      label: t`Components`,
      count: count(data.metrics?.components),
    },
    { path: paths.projectTab(uuid, 'services'), label: t`Services`, count: count(services) },
    { path: paths.projectTab(uuid, 'dependencyGraph'), label: t`Dependency graph` },
    ...(seesFindings ? [{ ...findings, count: count(found) }, predictions] : []),
    ...(seesViolations ? [{ ...violations, count: count(openViolations) }] : []),
    // They are uploaded to the projects of a collection.
    ...(data.collectionLogic === 'NONE' ? [{ path: paths.projectTab(uuid, 'bom'), label: t`BOMs` }] : []),
    ...(seesFindings || mayAnalyze ? [{ path: paths.projectTab(uuid, 'vex'), label: t`VEX` }] : []),
  ];
}
