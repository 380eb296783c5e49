import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { FieldFrame, Form, TextField, useForm } from '../../ui/form.tsx';
import { SearchSelect } from '../../ui/search-select-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { type ExternalKind, findLdapUsers, useCreateExternalUser } from './external-user.data.ts';

const schema = v.object({ username: requiredText() });

export interface ExternalUserFormProps {
  kind: ExternalKind;
  onCancel: () => void;
  onCreated: (username: string) => void;
}

/** Somebody who may sign in before anybody else has added them. */
export function ExternalUserForm({ kind, onCancel, onCreated }: ExternalUserFormProps) {
  const { t } = useLingui();
  const create = useCreateExternalUser(kind);
  const form = useForm({ schema, defaultValues: { username: '' } });

  async function submit({ username }: v.InferOutput<typeof schema>): Promise<void> {
    await create.mutateAsync(username);
    toast({ kind: 'success', title: t`User created` });
    onCreated(username);
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This username is taken.` : refusalText(error);
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Create`} onCancel={onCancel} describeError={describe}>
      {kind === 'ldap' ? <DirectorySearch /> : null}
      <TextField name="username" label={t`Username`} autoCapitalize="none" spellCheck={false} required />
    </Form>
  );
}

/**
 * The chosen user fills the field below. It takes any name, because the directory may be down, or not set up
 * yet.
 */
function DirectorySearch() {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState<SearchOption | null>(null);

  function choose(person: SearchOption | null): void {
    setChosen(person);
    if (person) setValue('username', person.value, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FieldFrame label={t`Find in the directory`} required={false} error={undefined}>
      {(wiring) => (
        <SearchSelect
          find={findLdapUsers}
          placeholder={t`Part of a name`}
          wiring={wiring}
          value={chosen}
          onChange={choose}
        />
      )}
    </FieldFrame>
  );
}
