import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Project, ProjectProperty } from '@waybill/api-contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useLocalTable } from '../../lib/use-local-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableController } from '../../ui/table/types.ts';
import { DeleteProperties } from './delete-properties.tsx';
import { projectPropertiesQuery } from './project-property.data.ts';
import { propertyColumns } from './property-columns.tsx';
import { PropertyForm } from './property-form.tsx';

interface ProjectPropertiesProps {
  project: Project;
  onClose: () => void;
}

/** The custom properties of a project, for portfolio managers. */
export function ProjectProperties({ open, ...props }: ProjectPropertiesProps & { open: boolean }) {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  return (
    <Dialog
      open={open && allowed}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Project properties`}
      size="xl"
      sticky
    >
      <Properties {...props} />
    </Dialog>
  );
}

/** The table, or the form in its place; search and page of the table are kept meanwhile. */
function Properties({ project: { uuid }, onClose }: ProjectPropertiesProps) {
  const table = useLocalTable({
    prefix: 'ProjectProperties',
    sort: { id: 'propertyName', descending: false },
  });
  const [editing, setEditing] = useState<ProjectProperty | 'new'>();
  return editing === undefined ? (
    <PropertyTable uuid={uuid} table={table} onEdit={setEditing} onClose={onClose} />
  ) : (
    <PropertyForm uuid={uuid} property={editing} onClose={() => setEditing(undefined)} />
  );
}

interface PropertyTableProps {
  /** The UUID of the project. */
  uuid: string;
  table: TableController;
  onEdit: (property: ProjectProperty | 'new') => void;
  onClose: () => void;
}

function PropertyTable({ uuid, table, onEdit, onClose }: PropertyTableProps) {
  const { t } = useLingui();
  const list = useQuery(projectPropertiesQuery(uuid));
  return (
    <>
      <DataTable
        label={t`Project properties`}
        columns={propertyColumns}
        rowId={(row) => `${row.groupName} ${row.propertyName}`}
        rows={{ mode: 'client', rows: list.data }}
        controller={table}
        searchLabel={t`Find properties`}
        actions={
          <Button icon={<Plus className="size-4" aria-hidden />} onClick={() => onEdit('new')}>
            {t`Add property`}
          </Button>
        }
        selection={{
          actions: ({ rows, clear }) => <DeleteProperties uuid={uuid} properties={rows} onDone={clear} />,
        }}
        onOpen={onEdit}
        empty={
          <EmptyState title={t`No properties yet`}>{t`Store custom data about this project.`}</EmptyState>
        }
        error={list.error}
        onRetry={() => void list.refetch()}
        refreshing={list.isFetching && !list.isPending}
      />
      <DialogFooter>
        <Button onClick={onClose}>{t`Close`}</Button>
      </DialogFooter>
    </>
  );
}
