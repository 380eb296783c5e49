import { useLingui } from '@lingui/react/macro';
import type { ApiKey, Team } from '@waybill/api-contract';
import * as v from 'valibot';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { CheckboxField } from '../../ui/form-choices.tsx';
import { useCreateKey } from './api-key.data.ts';
import { keyComment, maxCommentLength } from './key-comment.ts';
import { canCreateProjects, holds } from './team-rights.ts';

export interface CreateKeyDialogProps {
  team: Team;
  open: boolean;
  onClose: () => void;
  onCreated: (key: ApiKey) => void;
}

/** Asks what a key is for before there is one, so that no list ends up with masks that nobody can tell apart. */
export function CreateKeyDialog({ team, open, onClose, onCreated }: CreateKeyDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Create API key`}
      description={team.name}
      size="sm"
    >
      <KeyForm team={team} onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

const schema = v.object({ comment: keyComment(), grantsCreation: v.boolean() });

function KeyForm({ team, onClose, onCreated }: Omit<CreateKeyDialogProps, 'open'>) {
  const { t } = useLingui();
  const create = useCreateKey();
  // A pipeline's first upload is of a project that does not exist yet.
  const lacksCreation = holds(team, 'BOM_UPLOAD') && !canCreateProjects(team);
  const form = useForm({ schema, defaultValues: { comment: '', grantsCreation: lacksCreation } });

  async function submit({ comment, grantsCreation }: v.InferOutput<typeof schema>): Promise<void> {
    const grants = grantsCreation ? (['PROJECT_CREATION_UPLOAD'] as const) : [];
    onCreated(await create.mutateAsync({ team: team.uuid, comment, grants }));
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onClose}>
      <TextField
        name="comment"
        label={t`Comment`}
        hint={t`What the key is used for, for example the name of a pipeline.`}
        maxLength={maxCommentLength}
        required
      />
      {lacksCreation ? (
        <CheckboxField
          name="grantsCreation"
          label={
            <>
              <span className="block">{t`Let the team create projects on upload (autoCreate)`}</span>
              <span className="block text-xs text-muted">
                {t`Grants PROJECT_CREATION_UPLOAD to the team, including all its API keys and members.`}
              </span>
            </>
          }
        />
      ) : null}
    </Form>
  );
}
