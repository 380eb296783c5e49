import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ManagedApiKey } from '@waybill/api-contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { keysQuery } from './api-key.data.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { KeyDialog } from './key-dialog.tsx';
import type { KeyOwner } from './key-owner.ts';
import { type MadeKey, NewKeyDialog } from './new-key-dialog.tsx';
import { PanelSection } from './panel-section.tsx';

function newestFirst(a: ManagedApiKey, b: ManagedApiKey): number {
  return b.created - a.created;
}

/** The keys of a team or a service account. A new or renewed one is shown whole, once. */
export function ApiKeys({ owner }: { owner: KeyOwner }) {
  const { t } = useLingui();
  const [naming, setNaming] = useState(false);
  const [made, setMade] = useState<MadeKey>();

  return (
    <PanelSection
      title={t`API keys`}
      actions={
        <Button
          size="sm"
          icon={<KeyRound className="size-3.5" aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {t`Create API key`}
        </Button>
      }
    >
      <KeyList owner={owner} onRenewed={setMade} />
      <KeyDialog
        owner={owner}
        open={naming}
        onClose={() => setNaming(false)}
        onCreated={({ key, projects }) => {
          setNaming(false);
          setMade({ secret: key ?? '', projects, isExpired: false });
        }}
      />
      <NewKeyDialog owner={owner} made={made} onClose={() => setMade(undefined)} />
    </PanelSection>
  );
}

function KeyList({ owner, onRenewed }: { owner: KeyOwner; onRenewed: (made: MadeKey) => void }) {
  const { t } = useLingui();
  const keys = useQuery(keysQuery(owner));
  if (keys.isError) {
    return <ErrorState title={t`Couldn't load API keys`} onRetry={() => void keys.refetch()} />;
  }
  if (!keys.data) return <Skeleton className="h-12 w-full" />;
  if (keys.data.length === 0) {
    return <p className="text-muted">{t`No API keys yet. Pipelines need one to upload BOMs.`}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {keys.data.toSorted(newestFirst).map((key) => (
        <ApiKeyRow key={key.publicId} owner={owner} apiKey={key} onRenewed={onRenewed} />
      ))}
    </ul>
  );
}
