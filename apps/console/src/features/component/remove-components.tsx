import { Plural, useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { useBulkDeletion } from '../task/use-bulk-deletion.tsx';
import { deleteMany } from './component.data.ts';
import type { ProjectComponentsSearch } from './component-search.ts';

/** Everything that is deleted with components. */
export function DeletionQuestion({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="This deletes the component and all analyses of its findings. The next BOM may add it again."
      other="This deletes # components and all analyses of their findings. The next BOM may add them again."
    />
  );
}

/** Selecting components to take them out of their project. */
export function useRemoving(project: string, search: ProjectComponentsSearch) {
  const { t } = useLingui();
  return useBulkDeletion<Component>({
    words: { action: t`Remove…`, title: t`Remove from project?`, submit: t`Remove` },
    question: ({ count }) => <DeletionQuestion count={count} />,
    start: ({ selection }) => deleteMany(project, selection, search),
  });
}
