import { Plural, useLingui } from '@lingui/react/macro';
import type { ServiceComponent } from '@waybill/api-contract';
import { useBulkDeletion } from '../task/use-bulk-deletion.tsx';
import { deleteManyServices } from './service.data.ts';
import type { ProjectServicesSearch } from './service-search.ts';

/** Everything that is deleted with services. */
export function DeletionQuestion({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="This deletes the service and everything nested in it. The next BOM may add it again."
      other="This deletes # services and everything nested in them. The next BOM may add them again."
    />
  );
}

/** Selecting services to take them out of their project. */
export function useRemovingServices(project: string, search: ProjectServicesSearch) {
  const { t } = useLingui();
  return useBulkDeletion<ServiceComponent>({
    words: { action: t`Remove…`, title: t`Remove from project?`, submit: t`Remove` },
    question: ({ count }) => <DeletionQuestion count={count} />,
    start: ({ selection }) => deleteManyServices(project, selection, search),
  });
}
