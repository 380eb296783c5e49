import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import type { SharedRelease } from '@waybill/api-contract';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SessionCard } from '../session/session-card.tsx';
import { downloadSharedBom, downloadSharedVex } from './share-link.data.ts';

export const route = createLazyRoute('/shared/$token')({ component: SharedScreen });
const routeApi = getRouteApi('/shared/$token');

/** Names of formats are the same in every language. */
const vexFormats = [
  { format: 'csaf', label: 'CSAF 2.0' },
  { format: 'openvex', label: 'OpenVEX' },
  { format: 'cyclonedx', label: 'CycloneDX VEX' },
] as const;

function SharedScreen() {
  const { t } = useLingui();
  const release = routeApi.useLoaderData();
  if (!release) {
    return (
      <SessionCard title={t`Link not found`}>
        <p>{t`This link does not exist, has expired, or was revoked. Ask whoever gave it to you for another one.`}</p>
      </SessionCard>
    );
  }
  return <Release release={release} />;
}

/** What the link was made for, to be downloaded. */
function Release({ release }: { release: SharedRelease }) {
  const { t } = useLingui();
  const { token } = routeApi.useParams();
  const until = useFormat().date(release.expiresAt);
  const { name, version = '' } = release;
  return (
    <SessionCard title={[name, version].filter(Boolean).join(' ')} text={t`Shared with you until ${until}`}>
      <div className="flex flex-col gap-4">
        {release.sbom ? (
          <section aria-label={t`Bill of materials`}>
            <h2 className="mb-2 font-semibold">{t`Bill of materials`}</h2>
            <DownloadButton label={t`BOM (CycloneDX)`} download={() => downloadSharedBom(token)} />
          </section>
        ) : null}
        {release.vex ? (
          <section aria-label={t`Vulnerability status (VEX)`}>
            <h2 className="mb-2 font-semibold">{t`Vulnerability status (VEX)`}</h2>
            <p className="mb-2 text-muted">{t`Which known vulnerabilities affect this version, and which do not. Updated with every decision.`}</p>
            <div className="flex flex-col gap-2">
              {vexFormats.map(({ format, label }) => (
                <DownloadButton
                  key={format}
                  label={label}
                  download={() => downloadSharedVex(token, format)}
                />
              ))}
            </div>
          </section>
        ) : null}
      </div>
    </SessionCard>
  );
}

function DownloadButton({ label, download }: { label: string; download: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    // A refusal has already been shown.
    await download().catch(() => undefined);
    setBusy(false);
  }
  return (
    <Button
      className="w-full"
      icon={<Download className="size-4" aria-hidden />}
      busy={isBusy}
      onClick={() => void start()}
    >
      {label}
    </Button>
  );
}
