import { useLingui } from '@lingui/react/macro';
import type { SavedView } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { Bookmark, Check, Link2, Pencil, Save, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useCopy } from '../ui/copy-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { toast } from '../ui/toast.tsx';
import { useDeleteView, useUpdateView, type ViewContent } from './saved-view.data.ts';
import { ShareViewDialog } from './share-view-dialog.tsx';
import { ViewNameDialog } from './view-name-dialog.tsx';

interface SavedViewsMenuProps {
  list: string;
  views: readonly SavedView[];
  /** The one that is shown. */
  current: SavedView | undefined;
  /** The shown content, which differs from the current view if it was changed. */
  content: Omit<ViewContent, 'name'>;
  isChanged: boolean;
  /** Without a view the list is shown as it is by itself. */
  onShow: (view: SavedView | undefined) => void;
  onSaved: (uuid: string) => void;
}

/** The user's views of a list: which one is shown, whether it was changed, and what can be done with it. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { t } = useLingui();
  const { views, current, content, isChanged } = props;
  const update = useUpdateView();
  const copy = useCopy();
  const [dialog, setDialog] = useState<'create' | 'rename' | 'share' | 'delete'>();
  const name = current?.name;
  // Members of a team use a shared view, and its owner changes it.
  const own = current?.sharedBy === undefined ? current : undefined;

  async function save(view: SavedView): Promise<void> {
    await update.mutateAsync({ uuid: view.uuid, name: view.name, ...content });
    toast({ kind: 'success', title: t`View updated` });
  }

  return (
    <>
      <Menu
        trigger={
          <Button
            icon={<Bookmark className={current ? 'size-4 text-accent' : 'size-4'} aria-hidden />}
            aria-label={
              name === undefined ? t`Views` : isChanged ? t`View: ${name} (changed)` : t`View: ${name}`
            }
            title={t`Views`}
            className="max-w-48 max-sm:px-2!"
          >
            <span className={clsx('truncate', name === undefined && '@max-4xl:sr-only')}>
              {name ?? t`Views`}
            </span>
            {isChanged ? (
              <span className="size-1.5 shrink-0 rounded-full bg-accent-strong" aria-hidden />
            ) : null}
          </Button>
        }
      >
        {views.length === 0 ? null : (
          <>
            <ViewItem
              name={t`Default view`}
              isCurrent={current === undefined}
              onSelect={() => props.onShow(undefined)}
            />
            {views.map((view) => (
              <ViewItem
                key={view.uuid}
                name={view.name}
                team={view.team}
                isCurrent={view === current}
                onSelect={() => props.onShow(view)}
              />
            ))}
            <MenuSeparator />
          </>
        )}
        {own && isChanged ? (
          <MenuItem
            icon={<Save className="size-4" aria-hidden />}
            onSelect={() => void save(own).catch(() => {})}
          >
            {t`Update view`}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Bookmark className="size-4" aria-hidden />} onSelect={() => setDialog('create')}>
          {current ? t`Save as new view…` : t`Save view…`}
        </MenuItem>
        {own ? (
          <>
            <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={() => setDialog('rename')}>
              {t`Rename view…`}
            </MenuItem>
            <MenuItem icon={<Users className="size-4" aria-hidden />} onSelect={() => setDialog('share')}>
              {t`Share view…`}
            </MenuItem>
          </>
        ) : null}
        {current ? (
          <MenuItem
            icon={<Link2 className="size-4" aria-hidden />}
            onSelect={() => void copy(location.origin + location.pathname + current.search)}
          >
            {t`Copy link`}
          </MenuItem>
        ) : null}
        {own ? (
          <MenuItem
            danger
            icon={<Trash2 className="size-4" aria-hidden />}
            onSelect={() => setDialog('delete')}
          >
            {t`Delete view…`}
          </MenuItem>
        ) : null}
      </Menu>
      <ViewNameDialog
        list={props.list}
        view={dialog === 'rename' ? current : undefined}
        content={content}
        open={dialog === 'create' || dialog === 'rename'}
        onClose={() => setDialog(undefined)}
        onCreated={props.onSaved}
      />
      {own ? (
        <>
          <ShareViewDialog view={own} open={dialog === 'share'} onClose={() => setDialog(undefined)} />
          <DeleteView view={own} open={dialog === 'delete'} onClose={() => setDialog(undefined)} />
        </>
      ) : null}
    </>
  );
}

interface ViewItemProps {
  name: string;
  /** The team that it is shared with. */
  team?: string | undefined;
  isCurrent: boolean;
  onSelect: () => void;
}

function ViewItem({ name, team, isCurrent, onSelect }: ViewItemProps) {
  return (
    <MenuItem
      icon={<Check className={isCurrent ? 'size-4 text-accent' : 'invisible size-4'} aria-hidden />}
      onSelect={onSelect}
    >
      <span className={isCurrent ? 'font-medium' : undefined}>{name}</span>
      {team === undefined ? null : <span className="text-muted"> · {team}</span>}
    </MenuItem>
  );
}

function DeleteView({ view, open, onClose }: { view: SavedView; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useDeleteView();
  const { name } = view;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Delete view “${name}”?`}
      confirmLabel={t`Delete`}
      danger
      onConfirm={async () => {
        await remove.mutateAsync(view.uuid);
        toast({ kind: 'success', title: t`View deleted` });
      }}
    >
      {t`The list stays as it is shown. This cannot be undone.`}
    </ConfirmDialog>
  );
}
