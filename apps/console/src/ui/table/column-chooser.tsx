import { useLingui } from '@lingui/react/macro';
import { Columns3, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { Checkbox, Switch } from '../inputs.tsx';
import { Popover } from '../popover.tsx';
import type { Column } from './types.ts';
import type { TableColumns } from './use-table-columns.ts';

/** The look of the table: its columns, their order, and the height of rows. */
export function ColumnChooser<Row>({ table }: { table: TableColumns<Row> }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Columns`}
      trigger={
        <IconButton
          variant="secondary"
          label={t`Columns`}
          icon={<Columns3 className="size-4" aria-hidden />}
        />
      }
    >
      <ColumnList table={table} />
      <div className="sticky -bottom-3 -mx-3 mt-2 -mb-3 flex min-h-11 items-center justify-between gap-6 border-t border-line bg-raised px-3 py-1">
        <Switch
          label={t`Compact rows`}
          checked={table.density === 'compact'}
          onCheckedChange={(on) => table.setDensity(on ? 'compact' : 'comfortable')}
        />
        {table.reset ? (
          <Button variant="ghost" size="sm" onClick={table.reset}>
            {t`Reset`}
          </Button>
        ) : null}
      </div>
    </Popover>
  );
}

function ColumnList<Row>({ table }: { table: TableColumns<Row> }) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<string>();
  const place = table.all.findIndex(({ id }) => id === moved);
  const column = table.all[place];
  const name = column && i18n._(column.header);
  const number = place + 1;
  const count = table.all.length;
  useEffect(() => {
    // An item that changes its place loses the focus.
    if (place >= 0) list.current?.children[place]?.querySelector<HTMLElement>('[data-grip]')?.focus();
  }, [place]);
  const move = (id: string, to: number) => {
    setMoved(id);
    table.move(id, to);
  };
  return (
    <>
      <ul ref={list}>
        {table.all.map((item, index) => (
          <li key={item.id} data-column={item.id} className="flex items-center gap-1">
            <Grip column={item} index={index} list={list} onMove={(to) => move(item.id, to)} />
            <Checkbox
              label={i18n._(item.header)}
              checked={table.visibility[item.id] === true}
              disabled={item.required === true}
              onCheckedChange={(visible) => table.setVisible(item.id, visible)}
            />
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {name ? t`${name}: position ${number} of ${count}` : null}
      </span>
    </>
  );
}

interface GripProps<Row> {
  column: Column<Row>;
  index: number;
  list: { readonly current: HTMLUListElement | null };
  onMove: (to: number) => void;
}

/** Moves a column: by dragging, or by the arrow keys. */
function Grip<Row>({ column, index, list, onMove }: GripProps<Row>) {
  const { t, i18n } = useLingui();
  const name = i18n._(column.header);

  function drag(event: PointerEvent): void {
    if (event.button !== 0) return;
    const items = () => [...(list.current?.children ?? [])];
    const own = () => items().findIndex((item) => item.getAttribute('data-column') === column.id);
    // Listened to on the window: an item that changes its place loses a captured pointer.
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const to = items().findIndex((item) => clientY < item.getBoundingClientRect().bottom);
      const target = to < 0 ? items().length - 1 : to;
      if (target !== own()) onMove(target);
    };
    const end = () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || index + step < 0) return;
    event.preventDefault();
    onMove(index + step);
  }

  return (
    <button
      type="button"
      data-grip
      aria-label={t`Move ${name}`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={t`Drag, or use the arrow keys`}
      onPointerDown={drag}
      onKeyDown={onKeyDown}
      className="grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-subtle max-sm:hidden"
    >
      <GripVertical className="size-4" aria-hidden />
    </button>
  );
}
