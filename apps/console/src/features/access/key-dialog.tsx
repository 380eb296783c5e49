import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ManagedApiKey } from '@waybill/api-contract';
import { queryClient } from '../../lib/query.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { CheckboxField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { teamsQuery } from './access.data.ts';
import { useChangeKey, useCreateKey } from './api-key.data.ts';
import { type KeyValues, keyRules, keyValues } from './key-draft.ts';
import { type KeyOwner, nameOfOwner } from './key-owner.ts';
import { keySchema, maxCommentLength } from './key-schema.ts';
import { limitedPermissionsQuery } from './permission.data.ts';
import { type HeldPermissions, heldByTeam } from './permission-draft.ts';
import { ProjectLimit } from './project-limit.tsx';
import { canCreateProjects, uploadReach } from './team-rights.ts';

export interface KeyDialogProps {
  owner: KeyOwner;
  /** Absent: a new one. */
  apiKey?: ManagedApiKey;
  open: boolean;
  onClose: () => void;
  onCreated?: (key: ManagedApiKey) => void;
}

/**
 * Asks for a key's purpose, lifetime, and limits before it is created. So no list contains indistinguishable
 * masks, and no key ever exists without its limits.
 */
export function KeyDialog(props: KeyDialogProps) {
  const { t } = useLingui();
  const { owner, apiKey, open, onClose } = props;
  const limited = useQuery({ ...limitedPermissionsQuery, enabled: open }).data;
  const { team } = owner;
  const held = team && limited && heldByTeam(team, limited);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={apiKey ? t`Edit API key` : t`Create API key`}
      description={apiKey?.maskedKey ?? nameOfOwner(owner)}
      size="md"
    >
      {team && !held ? <Skeleton className="h-40 w-full" /> : <KeyForm {...props} held={held} />}
    </Dialog>
  );
}

/** @param held what the team of the key has; undefined where it is the key of an account */
function KeyForm(props: KeyDialogProps & { held: HeldPermissions | undefined }) {
  const { owner, apiKey, onClose, onCreated, held } = props;
  const { t } = useLingui();
  const create = useCreateKey();
  const change = useChangeKey();
  // A pipeline's first upload is of a project that does not exist yet.
  const lacksCreation = apiKey === undefined && held?.has('BOM_UPLOAD') === true && !canCreateProjects(held);
  const stored = keyValues(apiKey);
  const form = useForm({
    schema: keySchema(stored.lastDay),
    defaultValues: { ...stored, grantsCreation: lacksCreation },
  });

  async function submit(values: KeyValues): Promise<void> {
    const rules = keyRules(values, apiKey);
    if (apiKey) {
      await change.mutateAsync({ publicId: apiKey.publicId, rules });
      toast({ kind: 'success', title: t`API key saved` });
      onClose();
      return;
    }
    const creation = held && { permission: 'PROJECT_CREATION_UPLOAD' as const, reach: uploadReach(held) };
    const grants = values.grantsCreation && creation ? [creation] : [];
    onCreated?.(await create.mutateAsync({ owner, rules, grants }));
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={apiKey ? t`Save` : t`Create`} onCancel={onClose}>
      <TextField
        name="comment"
        label={t`Comment`}
        hint={t`What the key is used for, for example the name of a pipeline.`}
        maxLength={maxCommentLength}
        required
      />
      <TextField
        name="lastDay"
        type="date"
        label={t`Last day`}
        hint={t`After this day the key is refused. Leave it empty for a key that does not expire.`}
      />
      <Limits />
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

function Limits() {
  const { t } = useLingui();
  return (
    <>
      <ProjectLimit>
        {t`The key sees and changes only these projects, and has no permission that goes beyond projects. It can create projects only below one that it has with everything below it.`}
      </ProjectLimit>
      <SearchManyField
        name="accessTeams"
        label={t`Teams it may give access`}
        hint={t`To projects that this key creates, named as accessTeams of the upload. Its own teams need not be listed.`}
        find={findTeams}
        placeholder={t`No teams`}
      />
    </>
  );
}

async function findTeams(text: string): Promise<SearchOption[]> {
  const teams = await queryClient.ensureQueryData(teamsQuery);
  const wanted = text.toLowerCase();
  return teams
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, 20)
    .map(({ uuid, name }) => ({ value: uuid, label: name }));
}
