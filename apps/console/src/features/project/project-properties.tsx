import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Project, ProjectProperty } from '@waybill/api-contract';
import { MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { projectPropertiesQuery, useDeleteProperty } from './project-property.data.ts';
import { PropertyForm } from './property-form.tsx';
import { usePropertyTypeLabels } from './property-types.ts';

interface ProjectPropertiesProps {
  project: Project;
  onClose: () => void;
}

/** What is noted about a project in words of its own; for those who manage the portfolio. */
export function ProjectProperties({ open, ...props }: ProjectPropertiesProps & { open: boolean }) {
  const { t } = useLingui();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  return (
    <Dialog
      open={open && allowed}
      onOpenChange={(next) => !next && props.onClose()}
      title={t`Project properties`}
      size="lg"
      sticky
    >
      <Properties {...props} />
    </Dialog>
  );
}

function Properties({ project: { uuid }, onClose }: ProjectPropertiesProps) {
  const { t } = useLingui();
  const list = useQuery(projectPropertiesQuery(uuid));
  const [editing, setEditing] = useState<ProjectProperty | 'new'>();
  const close = () => setEditing(undefined);
  if (editing !== undefined) return <PropertyForm uuid={uuid} property={editing} onClose={close} />;
  if (list.isError)
    return <ErrorState title={t`Couldn't load the properties`} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading />;
  return (
    <>
      {list.data.length === 0 ? (
        <EmptyState
          title={t`No properties yet`}
        >{t`Properties keep facts about the project for your own tools.`}</EmptyState>
      ) : (
        <ul aria-label={t`Project properties`} className="divide-y divide-line">
          {list.data.map((property) => (
            <PropertyRow
              key={`${property.groupName} ${property.propertyName}`}
              uuid={uuid}
              property={property}
              onEdit={() => setEditing(property)}
            />
          ))}
        </ul>
      )}
      <DialogFooter>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          variant="primary"
          icon={<Plus className="size-4" aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {t`Add property`}
        </Button>
      </DialogFooter>
    </>
  );
}

interface PropertyRowProps {
  uuid: string;
  property: ProjectProperty;
  onEdit: () => void;
}

function PropertyRow({ uuid, property, onEdit }: PropertyRowProps) {
  const { t } = useLingui();
  const types = usePropertyTypeLabels();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteProperty(uuid);
  const { groupName, propertyName, propertyValue, propertyType, description } = property;
  const name = [groupName, propertyName].filter(Boolean).join(' / ');

  async function removeNow(): Promise<void> {
    await remove.mutateAsync(property);
    toast({ kind: 'success', title: t`Property deleted` });
  }

  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {name} <span className="font-normal text-xs text-muted">{types[propertyType]}</span>
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          {propertyType === 'ENCRYPTEDSTRING' && propertyValue ? (
            <>
              <span aria-hidden>••••••••</span>
              <span className="sr-only">{t`Hidden`}</span>
            </>
          ) : (
            (propertyValue ?? <span className="text-muted">{t`No value`}</span>)
          )}
        </p>
        {description ? <p className="text-xs text-muted wrap-anywhere">{description}</p> : null}
      </div>
      <Menu
        trigger={
          <IconButton
            label={t`Actions for property ${name}`}
            icon={<MoreHorizontal className="size-4" aria-hidden />}
          />
        }
      >
        <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={onEdit}>
          {t`Edit value`}
        </MenuItem>
        <MenuItem danger icon={<Trash2 className="size-4" aria-hidden />} onSelect={() => setAsking(true)}>
          {t`Delete property`}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete “${name}”?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={removeNow}
      >
        {t`This deletes the property and its value. This cannot be undone.`}
      </ConfirmDialog>
    </li>
  );
}
