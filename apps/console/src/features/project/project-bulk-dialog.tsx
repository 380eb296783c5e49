import { useLingui } from '@lingui/react/macro';
import type { BulkSelection } from '../task/bulk.data.ts';
import { BulkDialog } from '../task/bulk-dialog.tsx';
import { changeMany, type ProjectChange } from './project-bulk.data.ts';
import { ActivateManyForm, DeleteManyForm, MoveManyForm, TagManyForm } from './project-bulk-forms.tsx';
import type { ProjectListSearch } from './project-search.ts';

export type ProjectBulkKind = 'tags' | 'parent' | 'activate' | 'deactivate' | 'deletion';

/** Which projects are to be changed, and how many they are. */
export interface SelectedProjects {
  selection: BulkSelection;
  count: number;
}

interface ProjectBulkDialogProps {
  open: boolean;
  kind: ProjectBulkKind;
  selected: SelectedProjects;
  /** The filter of the list. */
  search: Partial<ProjectListSearch>;
  onClose: () => void;
  /** The work has begun. */
  onStarted: () => void;
}

/** One change of many projects. */
export function ProjectBulkDialog(props: ProjectBulkDialogProps) {
  const titles = useTitles();
  const { kind, selected, search, onClose } = props;
  return (
    <BulkDialog
      open={props.open}
      title={titles[kind]}
      onClose={onClose}
      onStarted={props.onStarted}
      form={(onStart) => (
        <BulkForm
          kind={kind}
          selected={selected}
          search={search}
          onSubmit={async (change) => onStart(await changeMany(selected.selection, search, change))}
          onCancel={onClose}
        />
      )}
    />
  );
}

function useTitles(): Record<ProjectBulkKind, string> {
  const { t } = useLingui();
  return {
    tags: t`Change tags of projects`,
    parent: t`Move projects`,
    activate: t`Activate projects`,
    deactivate: t`Deactivate projects`,
    deletion: t`Delete projects`,
  };
}

interface BulkFormProps {
  kind: ProjectBulkKind;
  selected: SelectedProjects;
  search: Partial<ProjectListSearch>;
  onSubmit: (change: ProjectChange) => Promise<void>;
  onCancel: () => void;
}

function BulkForm({ kind, selected, search, onSubmit, onCancel }: BulkFormProps) {
  const asked = { count: selected.count, onSubmit, onCancel };
  switch (kind) {
    case 'tags':
      return <TagManyForm {...asked} />;
    case 'parent':
      return <MoveManyForm {...asked} />;
    case 'activate':
    case 'deactivate':
      return <ActivateManyForm {...asked} active={kind === 'activate'} />;
    case 'deletion':
      return <DeleteManyForm {...asked} selection={selected.selection} search={search} />;
  }
}
