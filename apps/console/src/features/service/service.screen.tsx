import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { ServiceComponent } from '@waybill/api-contract';
import { Info, Trash2 } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { InProject } from '../../lib/in-project.tsx';
import { AppLink, useGo } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast.tsx';
import { projectLabel } from '../project/project-label.ts';
import { serviceQuery, useDeleteService } from './service.data.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceFacts } from './service-facts.tsx';
import type { ServicePageSearch } from './service-search.ts';

export const route = createLazyRoute('/screen/services/$uuid')({ component: ServiceScreen });
const routeApi = getRouteApi('/screen/services/$uuid');

/** One service: what is known of it. */
function ServiceScreen() {
  const { uuid } = routeApi.useParams();
  const search: ServicePageSearch = routeApi.useSearch();
  const set = useSetSearch<ServicePageSearch>();
  const { data: service } = useSuspenseQuery(serviceQuery(uuid));
  useNamedPage([service.name, service.version].filter(Boolean).join(' '));
  const close = () => set({ dialog: undefined });
  return (
    <InProject uuid={service.project?.uuid}>
      <Header
        service={service}
        onDetails={() => set({ dialog: 'details' })}
        onDelete={() => set({ dialog: 'delete' })}
      />
      <div className="max-w-240">
        <ServiceFacts service={service} />
      </div>
      <DeleteServiceDialog service={service} open={search.dialog === 'delete'} onClose={close} />
      <ServiceDetails service={service} open={search.dialog === 'details'} onClose={close} />
    </InProject>
  );
}

interface HeaderProps {
  service: ServiceComponent;
  onDetails: () => void;
  onDelete: () => void;
}

function Header({ service, onDetails, onDelete }: HeaderProps) {
  const { t } = useLingui();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const { project, group, name, version } = service;
  return (
    <PageHeader
      crumbs={[
        <AppLink key="projects" path={paths.projects()}>{t`Projects`}</AppLink>,
        ...(project
          ? [
              <AppLink key="project" path={paths.projectTab(project.uuid, 'services')}>
                {projectLabel(project)}
              </AppLink>,
            ]
          : []),
      ]}
      title={
        <>
          {group ? <span className="font-normal text-muted">{group} / </span> : null}
          {name} <span className="font-normal text-muted">{version}</span>
        </>
      }
      actions={
        <>
          <Button icon={<Info className="size-4" aria-hidden />} onClick={onDetails}>
            {t`Details`}
          </Button>
          {manage.allowed ? (
            <MoreMenu>
              <MenuItem danger icon={<Trash2 className="size-4" aria-hidden />} onSelect={onDelete}>
                {t`Delete service…`}
              </MenuItem>
            </MoreMenu>
          ) : null}
        </>
      }
    />
  );
}

interface DeleteServiceProps {
  service: ServiceComponent;
  open: boolean;
  onClose: () => void;
}

function DeleteServiceDialog({ service, open, onClose }: DeleteServiceProps) {
  const { t } = useLingui();
  const go = useGo();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const remove = useDeleteService();
  const { uuid, name, project } = service;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Service deleted` });
    go(project ? paths.projectTab(project.uuid, 'services') : paths.projects());
  }

  return (
    <ConfirmDialog
      open={open && allowed}
      onOpenChange={(next) => !next && onClose()}
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete`}
      danger
      onConfirm={confirm}
    >
      {t`This deletes the service and everything nested in it. The next BOM may add it again.`}
    </ConfirmDialog>
  );
}
