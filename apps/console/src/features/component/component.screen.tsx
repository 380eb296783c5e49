import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import type { Component } from '@waybill/api-contract';
import { Download, Info, Network } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { InProject } from '../../lib/in-project.tsx';
import { AppLink, TabLinks, useGo } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Badge, SeverityBar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BomDownloadDialog } from '../bom/bom-download-dialog.tsx';
import { isUnseen, seenOf } from '../coverage/coverage-status.ts';
import { NotCoveredBadge } from '../coverage/covered-figure.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { useClassifierLabels } from '../project/classifier.ts';
import { projectLabel } from '../project/project-label.ts';
import { componentCountsQuery, componentQuery } from './component.data.ts';
import { ComponentDetails } from './component-details.tsx';
import type { ComponentPageSearch } from './component-search.ts';
import { ComponentMenu } from './delete-component.tsx';

export const route = createLazyRoute('/screen/components/$uuid')({ component: ComponentScreen });
const routeApi = getRouteApi('/screen/components/$uuid');

const componentLabel = ({ name, version }: Component) => [name, version].filter(Boolean).join(' ');

/** The header and tabs of one component. The outlet contains the tab. */
function ComponentScreen() {
  const { uuid } = routeApi.useParams();
  const search: ComponentPageSearch & { page?: number } = routeApi.useSearch();
  const set = useSetSearch<ComponentPageSearch & { page?: number }>();
  const { data: component } = useSuspenseQuery(componentQuery(uuid));
  useNamedPage(componentLabel(component));
  const keepPage = search.page === undefined ? {} : { page: search.page };
  const open = (dialog: ComponentPageSearch['dialog']) => set({ ...keepPage, dialog });
  const close = () => open(undefined);
  return (
    <InProject uuid={component.project?.uuid}>
      <Header component={component} onOpen={open} />
      <Tabs component={component} />
      <Outlet />
      <ComponentDetails component={component} open={search.dialog === 'details'} onClose={close} />
      <BomDownloadDialog
        subject={{ kind: 'component', uuid, label: componentLabel(component) }}
        open={search.dialog === 'download'}
        onClose={close}
      />
    </InProject>
  );
}

function Tabs({ component }: { component: Component }) {
  const { t } = useLingui();
  const format = useFormat();
  const { uuid } = component;
  const { data: counts } = useSuspenseQuery(componentCountsQuery(uuid));
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const seesViolations = useCapability('VIEW_POLICY_VIOLATION').allowed;
  const vulnerabilities = {
    path: paths.componentVulnerabilities(uuid),
    label: t`Vulnerabilities`,
    // A zero would say that somebody looked.
    count: isUnseen(seenOf(component.coverage), counts.vulnerabilities + counts.suppressed)
      ? undefined
      : format.number(counts.vulnerabilities),
  };
  const violations = {
    path: paths.componentViolations(uuid),
    label: t`Policy violations`,
    count: format.number(counts.policyViolationsTotal),
  };
  const tabs = [
    { path: paths.component(uuid), label: t`Overview` },
    ...(seesFindings ? [vulnerabilities] : []),
    ...(seesViolations ? [violations] : []),
    { path: paths.componentDependants(uuid), label: t`Dependents` },
    { path: paths.componentProperties(uuid), label: t`Properties` },
  ];
  return <TabLinks label={t`Component`} tabs={tabs} />;
}

interface HeaderProps {
  component: Component;
  onOpen: (dialog: 'details' | 'download') => void;
}

function Header({ component, onOpen }: HeaderProps) {
  const { t } = useLingui();
  const go = useGo();
  const labels = useClassifierLabels();
  const view = useCapability('VIEW_PORTFOLIO');
  const { project, uuid } = component;
  const { data: counts } = useSuspenseQuery(componentCountsQuery(uuid));
  return (
    <>
      <PageHeader
        crumbs={[
          <AppLink key="projects" path={paths.projects()}>{t`Projects`}</AppLink>,
          ...(project
            ? [
                <AppLink key="project" path={paths.projectTab(project.uuid, 'components')}>
                  {projectLabel(project)}
                </AppLink>,
              ]
            : []),
        ]}
        title={
          <>
            {component.group ? <span className="font-normal text-muted">{component.group} / </span> : null}
            {component.name} <span className="font-normal text-muted">{component.version}</span>
          </>
        }
        actions={
          <>
            {project ? (
              <Button
                icon={<Network className="size-4" aria-hidden />}
                onClick={() => go(paths.projectGraphFocus(project.uuid, [uuid]))}
              >
                {t`Show in graph`}
              </Button>
            ) : null}
            {view.allowed ? (
              <Button icon={<Download className="size-4" aria-hidden />} onClick={() => onOpen('download')}>
                {t`Download BOM`}
              </Button>
            ) : null}
            <Button icon={<Info className="size-4" aria-hidden />} onClick={() => onOpen('details')}>
              {t`Details`}
            </Button>
            <ComponentMenu component={component} />
          </>
        }
      />
      <div className="-mt-2 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={component.isInternal ? 'accent' : 'neutral'}>
          {component.isInternal ? t`Internal` : t`External`}
        </Badge>
        {component.classifier ? <span className="text-muted">{labels[component.classifier]}</span> : null}
        {counts.vulnerabilities ? <SeverityBar counts={severityCounts(counts)} /> : null}
        {component.coverage === 'NOT_COVERED' ? <NotCoveredBadge /> : null}
      </div>
    </>
  );
}
