import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Repository, RepositoryStates } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useFailureText } from '../connection-test/failure-text.ts';

/** A repository, and how it fares. */
export interface RepositoryRow extends Repository {
  state: RepositoryStates['repositories'][number] | undefined;
}

function YesNo({ value }: { value: boolean }) {
  const { t } = useLingui();
  return <>{value ? t`Yes` : t`No`}</>;
}

function Status({ row }: { row: RepositoryRow }) {
  const { t } = useLingui();
  const textOf = useFailureText();
  if (!row.enabled) return <Badge>{t`Disabled`}</Badge>;
  const text = row.state && textOf(row.state);
  if (text) {
    return (
      <span className="flex min-w-0 items-center gap-2" title={text.detail ?? text.title}>
        <Badge tone="danger">{t`Failed`}</Badge>
        <span className="truncate">{text.title}</span>
      </span>
    );
  }
  return row.state?.lastAnswer ? <Badge tone="success">{t`OK`}</Badge> : <Badge>{t`Not asked yet`}</Badge>;
}

export const repositoryColumns: readonly Column<RepositoryRow>[] = [
  {
    id: 'resolutionOrder',
    header: msg`Order`,
    value: (row) => row.resolutionOrder,
    kind: 'number',
    width: 5,
    grow: 0,
  },
  {
    id: 'identifier',
    header: msg`Repository`,
    value: (row) => row.identifier,
    required: true,
    width: 11,
    grow: 1,
    narrow: { place: 1, width: 9 },
  },
  { id: 'url', header: msg`URL`, value: (row) => row.url, width: 12, grow: 3, yields: 1 },
  {
    id: 'internal',
    header: msg`Internal`,
    value: (row) => String(row.internal),
    cell: (row) => <YesNo value={row.internal} />,
    width: 6,
    grow: 0,
    yields: 2,
  },
  {
    id: 'authenticationRequired',
    header: msg`Authentication`,
    value: (row) => String(row.authenticationRequired),
    cell: (row) => <YesNo value={row.authenticationRequired} />,
    width: 9,
    grow: 0,
    yields: 3,
  },
  {
    id: 'status',
    header: msg`Status`,
    value: (row) => row.state?.error ?? '',
    cell: (row) => <Status row={row} />,
    width: 10,
    grow: 2,
    narrow: { place: 2, width: 7.5 },
  },
];
