import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Layers } from 'lucide-react';
import { Button } from '../button.tsx';
import { Menu, MenuChoice } from '../menu.tsx';

const none = '';

/** The column by which the rows of a table are grouped. */
export function GroupBy(props: {
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { t } = useLingui();
  const chosen = props.options.find(({ value }) => value === props.value)?.label;
  return (
    <Menu
      trigger={
        <Button
          icon={<Layers className={chosen ? 'size-4 text-accent' : 'size-4'} aria-hidden />}
          aria-label={chosen === undefined ? t`Group by` : t`Grouped by: ${chosen}`}
          title={t`Group by`}
          className="max-w-48"
        >
          <span className={clsx('truncate', chosen === undefined && '@max-4xl:sr-only')}>
            {chosen ?? t`Group by`}
          </span>
        </Button>
      }
    >
      <MenuChoice
        closes
        label={t`Group by`}
        value={chosen === undefined ? none : (props.value ?? none)}
        options={[{ value: none, label: t`Nothing` }, ...props.options]}
        onChange={(value) => props.onChange(value === none ? undefined : value)}
      />
    </Menu>
  );
}
