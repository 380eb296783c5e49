import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { Facts } from '../../ui/facts.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { toast } from '../../ui/toast.tsx';
import { FailureNote } from '../connection-test/failure-note.tsx';
import { useDeleteRepository, useUpdateRepository } from './repository.data.ts';
import type { RepositoryRow } from './repository-columns.tsx';
import { RepositoryForm, type RepositoryValues } from './repository-form.tsx';

interface RepositoryPanelProps {
  repository: RepositoryRow | undefined;
  onClose: () => void;
}

/** Everything about a repository, beside the list. */
export function RepositoryPanel({ repository, onClose }: RepositoryPanelProps) {
  return (
    <SidePanel
      open={repository !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={repository?.identifier ?? ''}
    >
      {repository ? <Details key={repository.uuid} repository={repository} onClose={onClose} /> : null}
    </SidePanel>
  );
}

function Details({ repository, onClose }: { repository: RepositoryRow; onClose: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const update = useUpdateRepository();
  const [asking, setAsking] = useState(false);
  const { state, uuid, type, identifier } = repository;

  async function save({ password, ...values }: RepositoryValues): Promise<void> {
    const kept = password === '' ? {} : { password };
    await update.mutateAsync({ ...values, ...kept, uuid, type, identifier });
    toast({ kind: 'success', title: t`Repository saved` });
  }

  return (
    <>
      {state?.error ? (
        <div role="alert" className="mb-4 rounded-md bg-danger-soft px-3 py-2">
          <FailureNote failure={state} />
        </div>
      ) : null}
      <div className="mb-5">
        <Facts
          facts={[
            {
              label: t`Last response`,
              value: state?.lastAnswer ? format.dateTime(state.lastAnswer) : t`Never`,
            },
            { label: t`Last failure`, value: state?.errorAt && format.dateTime(state.errorAt) },
            {
              label: t`Oversized packages`,
              value:
                state && state.oversizedPackages > 0
                  ? t`${format.number(state.oversizedPackages)}: the repository sends more data for them than Waybill reads. Each is asked for again after a day.`
                  : null,
            },
          ]}
        />
      </div>
      <div className="mb-6">
        <RepositoryForm
          type={type}
          repository={repository}
          hasPassword={state?.hasPassword ?? false}
          onSubmit={save}
        />
      </div>
      <DangerZone>
        <Danger
          title={t`Delete repository`}
          action={
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t`Delete repository`}
            </Button>
          }
        >
          {t`Latest versions it provided will be looked up in the other repositories.`}
        </Danger>
      </DangerZone>
      <DeleteRepository repository={repository} open={asking} onOpenChange={setAsking} onDone={onClose} />
    </>
  );
}

function DeleteRepository(props: {
  repository: RepositoryRow;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const remove = useDeleteRepository();
  const { identifier, uuid } = props.repository;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Repository deleted` });
    props.onDone();
  }

  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t`Delete “${identifier}”?`}
      confirmLabel={t`Delete`}
      danger
      onConfirm={confirm}
    >
      {t`This deletes the repository and its stored password. This cannot be undone. A default repository comes back when the server starts again, so disable it instead.`}
    </ConfirmDialog>
  );
}
