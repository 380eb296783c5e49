import { useLingui } from '@lingui/react/macro';
import type { ApiKey, Team } from '@waybill/api-contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useCreateKey } from './access.data.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { PanelSection } from './panel-section.tsx';

function newestFirst(a: ApiKey, b: ApiKey): number {
  return (b.created ?? 0) - (a.created ?? 0);
}

/** The keys of a team. A new or renewed one is shown whole, once. */
export function ApiKeys({ team }: { team: Team }) {
  const { t } = useLingui();
  const create = useCreateKey();
  const [shown, setShown] = useState<ApiKey>();

  async function createKey(): Promise<void> {
    setShown(await create.mutateAsync(team.uuid));
  }

  return (
    <PanelSection
      title={t`API keys`}
      actions={
        <Button
          size="sm"
          icon={<KeyRound className="size-3.5" aria-hidden />}
          busy={create.isPending}
          // A refusal has already been shown.
          onClick={() => void createKey().catch(() => undefined)}
        >
          {t`Create API key`}
        </Button>
      }
    >
      {team.apiKeys.length === 0 ? (
        <p className="text-muted">{t`None yet. A pipeline needs one to upload BOMs.`}</p>
      ) : (
        <ul className="divide-y divide-line">
          {[...team.apiKeys].sort(newestFirst).map((key) => (
            <ApiKeyRow key={key.publicId} apiKey={key} onRenewed={setShown} />
          ))}
        </ul>
      )}
      <NewKeyDialog team={team} apiKey={shown} onClose={() => setShown(undefined)} />
    </PanelSection>
  );
}
