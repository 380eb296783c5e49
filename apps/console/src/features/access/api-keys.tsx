import { useLingui } from '@lingui/react/macro';
import type { ApiKey, Team } from '@waybill/api-contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { PanelSection } from './panel-section.tsx';

function newestFirst(a: ApiKey, b: ApiKey): number {
  return (b.created ?? 0) - (a.created ?? 0);
}

/** The keys of a team. A new or renewed one is shown whole, once. */
export function ApiKeys({ team }: { team: Team }) {
  const { t } = useLingui();
  const [naming, setNaming] = useState(false);
  const [shown, setShown] = useState<ApiKey>();

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
      {team.apiKeys.length === 0 ? (
        <p className="text-muted">{t`No API keys yet. Pipelines need one to upload BOMs.`}</p>
      ) : (
        <ul className="divide-y divide-line">
          {[...team.apiKeys].sort(newestFirst).map((key) => (
            <ApiKeyRow key={key.publicId} apiKey={key} onRenewed={setShown} />
          ))}
        </ul>
      )}
      <CreateKeyDialog
        team={team}
        open={naming}
        onClose={() => setNaming(false)}
        onCreated={(key) => {
          setNaming(false);
          setShown(key);
        }}
      />
      <NewKeyDialog team={team} apiKey={shown} onClose={() => setShown(undefined)} />
    </PanelSection>
  );
}
