import { useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { IconButton } from '../button.tsx';
import { Checkbox } from '../inputs.tsx';
import { Popover } from '../popover.tsx';
import type { Column } from './types.ts';

export function ColumnChooser<Row>(props: {
  columns: readonly Column<Row>[];
  visibility: Record<string, boolean>;
  setVisible: (id: string, visible: boolean) => void;
}) {
  const { t, i18n } = useLingui();
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
      <ul>
        {props.columns
          .filter((column) => column.required !== true)
          .map((column) => (
            <li key={column.id}>
              <Checkbox
                label={i18n._(column.header)}
                checked={props.visibility[column.id] === true}
                onCheckedChange={(visible) => props.setVisible(column.id, visible)}
              />
            </li>
          ))}
      </ul>
    </Popover>
  );
}
