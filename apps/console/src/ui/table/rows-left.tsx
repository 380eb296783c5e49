import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Announcement } from '../announcement.tsx';

interface RowsLeftProps {
  /** The search and the filters of the list, as a text. */
  narrowing: string;
  total: number | undefined;
  /** The rows of this search or filter are on their way. */
  isComing: boolean;
}

/** Says how many rows a search or a filter leaves, to those who do not see the others go. */
export function RowsLeft({ narrowing, total, isComing }: RowsLeftProps) {
  const { t } = useLingui();
  const [start] = useState(narrowing);
  const said = useRef<string>(undefined);
  const isNarrowed = narrowing !== start || said.current !== undefined;
  if (isNarrowed && !isComing && total !== undefined)
    said.current = t`${plural(total, { one: '# row', other: '# rows' })}`;
  return <Announcement text={said.current} about={narrowing} />;
}
