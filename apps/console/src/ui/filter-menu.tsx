import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';

/** The button of a list behind which its filters are chosen. */
export function FilterMenu({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Filters`}
      wide={wide}
      trigger={<Button icon={<ListFilter className="size-4" aria-hidden />}>{t`Filter`}</Button>}
    >
      {children}
    </Popover>
  );
}
