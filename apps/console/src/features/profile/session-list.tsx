import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UserSession } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { clientName } from './client-name.ts';
import { sessionsQuery, useEndSession } from './profile.data.ts';

/** Where one is signed in, the latest first; each can be ended. */
export function SessionList() {
  const { t } = useLingui();
  const { data } = useQuery(sessionsQuery);
  if (!data) return <Skeleton className="h-12 w-full" />;
  const others = data.total - data.rows.length;
  return (
    <>
      <ul aria-label={t`Sessions`} className="mb-4 divide-y divide-line">
        {data.rows.map((session) => (
          <SessionRow key={session.uuid} session={session} />
        ))}
      </ul>
      {others > 0 ? <p className="mb-4 text-muted">{t`${others} more sessions are not shown.`}</p> : null}
    </>
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const { t } = useLingui();
  const format = useFormat();
  const end = useEndSession();
  const name = clientName(session.userAgent) ?? t`Unknown client`;
  const [signedIn, seen] = [format.dateTime(session.signedInAt), format.dateTime(session.lastSeenAt)];

  async function endNow(): Promise<void> {
    await end.mutateAsync(session.uuid);
    toast({ kind: 'success', title: t`Session ended` });
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="truncate" title={session.userAgent}>
            {name}
          </span>
          {session.isCurrent ? <Badge tone="success">{t`This session`}</Badge> : null}
        </p>
        <p className="text-muted">
          {session.address === undefined ? null : <span className="break-all">{session.address} · </span>}
          {t`signed in ${signedIn}, last active ${seen}`}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          onClick={() => void endNow()}
          busy={end.isPending}
          aria-label={t`End the session of ${name}, signed in ${signedIn}`}
        >
          {t`End session`}
        </Button>
      )}
    </li>
  );
}
