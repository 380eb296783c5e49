import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../lib/format.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useServerVersion } from './server-version.ts';

export function AboutDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const version = useServerVersion();
  const rows: [string, string | null | undefined][] = [
    [t`Server`, version?.product.name],
    [t`Version`, version?.product.version],
    [t`API level`, version?.version],
    [t`Build`, version?.uuid],
    [t`Built on`, version?.timestamp && format.dateTime(version.timestamp)],
  ];
  const known = rows.filter(([, value]) => value);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`About Waybill`}
      description={t`Keeps your software supply chain in view.`}
    >
      {known.length === 0 ? (
        <p className="text-muted">{t`The server didn't report its version.`}</p>
      ) : (
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5">
          {known.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* Relative to the base element, as everything that the server has beside the console. */}
      <p className="mt-4">
        <a className="text-accent hover:underline" href="docs/">{t`Documentation of this version`}</a>
      </p>
    </Dialog>
  );
}
