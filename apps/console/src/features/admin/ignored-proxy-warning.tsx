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
      aria-label={t`Client addresses`}
      className="mb-4 flex gap-2 rounded-md bg-warning-soft px-3 py-2 wrap-anywhere"
    >
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <p>
        <Trans>
          {address} forwards requests from other clients (X-Forwarded-For), most recently on {time}, but isn't
          a trusted proxy, so all of them count as its own. If it's your proxy, add it to
          WAYBILL_TRUSTED_PROXIES. Otherwise, no action is needed.
        </Trans>
      </p>
    </aside>
  );
}
