import { t as tNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Repository } from '@waybill/api-contract';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { TestRun } from '../../ui/test-steps.tsx';
import { testRepository } from '../connection-test/connection-test.ts';

const entries = v.object({
  identifier: requiredText(),
  url: v.pipe(
    requiredText(),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      () => tNow`Enter a valid URL.`,
    ),
  ),
  enabled: v.boolean(),
  internal: v.boolean(),
  authenticationRequired: v.boolean(),
  username: v.pipe(v.string(), v.trim()),
  password: v.string(),
});
export type RepositoryValues = v.InferOutput<typeof entries>;

/** A password that is stored for another host is asked for again. @param storedFor its address; undefined without a password */
function schemaOf(storedFor: string | undefined) {
  return v.pipe(
    entries,
    v.forward(
      v.partialCheck(
        [['url'], ['authenticationRequired'], ['password']],
        ({ url, authenticationRequired, password }) =>
          storedFor === undefined || !authenticationRequired || password !== '' || isSameHost(url, storedFor),
        () => tNow`The stored one is for the previous address. Enter it again.`,
      ),
      ['password'],
    ),
  );
}

const fresh: RepositoryValues = {
  identifier: '',
  url: '',
  enabled: true,
  internal: false,
  authenticationRequired: false,
  username: '',
  password: '',
};

export interface RepositoryFormProps {
  type: Repository['type'];
  /** The one that is changed; a new one when absent. */
  repository?: Repository;
  /** True if a password is stored, which is all that is known of it. */
  hasPassword?: boolean;
  onSubmit: (values: RepositoryValues) => Promise<void>;
  onCancel?: () => void;
}

/** A package repository, new or changed, with what tries it out before it is saved. */
export function RepositoryForm({ type, repository, hasPassword, onSubmit, onCancel }: RepositoryFormProps) {
  const { t } = useLingui();
  const schema = schemaOf(hasPassword ? repository?.url : undefined);
  const form = useForm({ schema, defaultValues: { ...fresh, ...(repository && valuesOf(repository)) } });
  const needsAccount = useWatch({ control: form.control, name: 'authenticationRequired' });
  const url = useWatch({ control: form.control, name: 'url' });
  const keepsPassword = hasPassword === true && isSameHost(url, repository?.url);

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This type already has a repository with this name.` : refusalText(error);
  }

  function runTest(signal: AbortSignal) {
    const { url, authenticationRequired, username, password } = form.getValues();
    const which = repository ? { uuid: repository.uuid } : { type };
    const typed = { url, authenticationRequired, username, ...(password === '' ? {} : { password }) };
    return testRepository({ ...which, ...typed }, signal);
  }

  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={repository ? t`Save` : t`Add`}
      describeError={describe}
      {...(onCancel ? { onCancel } : {})}
    >
      {repository ? null : <TextField name="identifier" label={t`Name`} maxLength={255} required />}
      <TextField name="url" label={t`URL`} type="url" maxLength={2048} spellCheck={false} required />
      <SwitchField name="enabled" label={t`Enabled`} />
      <SwitchField name="internal" label={t`Internal: asked for internal components only`} />
      <SwitchField name="authenticationRequired" label={t`Authentication`} />
      {needsAccount ? (
        <>
          <TextField
            name="username"
            label={t`Username`}
            maxLength={255}
            hint={t`Leave it empty if the repository takes a bearer token.`}
          />
          <TextField
            name="password"
            label={t`Password or token`}
            type="password"
            autoComplete="new-password"
            required={hasPassword === true && !keepsPassword}
            {...(keepsPassword
              ? { placeholder: t`Stored`, hint: t`Leave it empty to keep the stored one.` }
              : {})}
            {...(hasPassword && !keepsPassword
              ? { hint: t`The stored one is for the previous address. Enter it again.` }
              : {})}
          />
        </>
      ) : null}
      <TestRun label={t`Test connection`} run={runTest}>
        {t`Tries the values above, saved or not.`}
      </TestRun>
    </Form>
  );
}

/** A stored password is for one host. An address that is not complete yet is no other one. */
function isSameHost(url: string, stored = ''): boolean {
  return !URL.canParse(url) || !URL.canParse(stored) || new URL(url).origin === new URL(stored).origin;
}

function valuesOf(repository: Repository): RepositoryValues {
  const { identifier, url, enabled, internal, authenticationRequired, username = '' } = repository;
  return { identifier, url, enabled, internal, authenticationRequired, username, password: '' };
}
