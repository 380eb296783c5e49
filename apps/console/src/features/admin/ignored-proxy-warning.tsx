import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { forwardingQuery } from './admin.data.ts';

/** A proxy that nobody has named makes all its clients look like one, to limits as well as to logs. */
export function IgnoredProxyWarning() {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useQuery(forwardingQuery);
  if (!data?.ignoredProxy) return null;
  const { address } = data.ignoredProxy;
  const time = format.dateTime(data.ignoredProxy.at);
  return (
    <aside
      aria-label={t`Addresses of clients`}
      className="mb-4 flex gap-2 rounded-md bg-warning-soft px-3 py-2 wrap-anywhere"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <p>
        <Trans>
          {address} sends requests for others (X-Forwarded-For), last on {time}, but is not a trusted proxy:
          all of them count as its own. If it is your proxy, name it in WAYBILL_TRUSTED_PROXIES; if not,
          nothing needs to be done.
        </Trans>
      </p>
    </aside>
  );
}
