import { useLingui } from '@lingui/react/macro';
import type { ListedService } from '@waybill/api-contract';
import { useBulkDeletion } from '../task/use-bulk-deletion.tsx';
import { deletePortfolioServices } from './portfolio-service.data.ts';
import { DeletionQuestion } from './remove-services.tsx';
import type { PortfolioServicesSearch } from './service-search.ts';

/** Selecting services of any projects to delete them. */
export function useDeletingServices(search: PortfolioServicesSearch) {
  const { t } = useLingui();
  return useBulkDeletion<ListedService>({
    words: { action: t`Delete…`, title: t`Delete services`, submit: t`Delete` },
    question: ({ count }) => <DeletionQuestion count={count} />,
    start: ({ selection }) => deletePortfolioServices(selection, search),
  });
}
