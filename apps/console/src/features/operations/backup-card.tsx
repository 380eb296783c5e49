import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Backups } from '@waybill/api-contract';
import { DueTime } from '../../lib/due-time.tsx';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { BackupButton } from './backup-button.tsx';
import { backupsQuery } from './operations.data.ts';
import { PlainTable } from './plain-table.tsx';

/** What backups there are, and how the last run went. */
export function BackupCard() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(backupsQuery);
  return (
    <Card title={t`Backups`} actions={<BackupButton />}>
      {data.error ? (
        <p role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 wrap-anywhere">
          {data.error}
        </p>
      ) : null}
      <div className="mb-3">
        <Facts
          facts={[
            {
              label: t`Schedule`,
              value: (
                <AppLink path={paths.adminPage('configuration', 'backups')}>
                  {data.enabled ? t`On` : t`Off`}
                </AppLink>
              ),
            },
            {
              label: t`Next run`,
              value: data.nextRun === undefined ? undefined : <DueTime at={data.nextRun} />,
            },
            { label: t`Folder`, value: <code>{data.folder}</code> },
          ]}
        />
      </div>
      <BackupList backups={data.backups} />
    </Card>
  );
}

function BackupList({ backups }: Pick<Backups, 'backups'>) {
  const { t } = useLingui();
  const format = useFormat();
  if (backups.length === 0) return <p className="text-warning">{t`There is no backup.`}</p>;
  return (
    <PlainTable
      label={t`Backups`}
      rows={backups}
      rowId={(backup) => backup.name}
      columns={[
        { id: 'mark', header: t`As of`, cell: (backup) => format.dateTime(backup.mark) },
        {
          id: 'until',
          header: t`Up to`,
          cell: (backup) => (backup.until === undefined ? '–' : format.dateTime(backup.until)),
          isSpare: true,
        },
        { id: 'stored', header: t`Size`, cell: (backup) => format.bytes(backup.stored), isNumber: true },
        {
          id: 'key',
          header: t`Secret key`,
          cell: (backup) => (
            <span className="whitespace-nowrap">{backup.secretKey ? t`Encrypted` : t`Left out`}</span>
          ),
        },
      ]}
    />
  );
}
