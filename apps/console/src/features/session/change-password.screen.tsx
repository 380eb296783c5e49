import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { useClaims } from '../../lib/capability.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { useGo } from '../../lib/link.tsx';
import { NewPasswordFields, newPasswordEntries, sameTwice } from '../../lib/new-password.tsx';
import { paths } from '../../lib/paths.ts';
import { dropSession } from '../../lib/session.ts';
import { requiredSecret, requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { changingUsername } from './changing-username.ts';
import { changePassword, type PasswordChangeOutcome } from './session.data.ts';
import { SessionCard } from './session-card.tsx';

export const route = createLazyRoute('/change-password')({ component: ChangePasswordScreen });
const routeApi = getRouteApi('/change-password');

const schema = v.pipe(
  v.object({
    username: requiredText(),
    password: requiredSecret(),
    ...newPasswordEntries,
  }),
  sameTwice(),
);

function useRefusalText(refusal: PasswordChangeOutcome | undefined): string | undefined {
  const { t } = useLingui();
  switch (refusal) {
    case 'wrong-credentials':
      return t(errorTexts.wrongCurrentPassword);
    case 'passkey-needed':
      return t(errorTexts.passkeyNeeded);
    case 'blocked':
      return t(errorTexts.accountBlocked);
    case 'not-acceptable':
      return t(errorTexts.passwordNotAcceptable);
    default:
      return undefined;
  }
}

function ChangePasswordScreen() {
  const { t } = useLingui();
  const go = useGo();
  const username = useClaims()?.username ?? changingUsername() ?? '';
  // Nobody comes from a sign-in but those whose password has to be changed.
  const isRequired = changingUsername() !== undefined;
  const { redirect } = routeApi.useSearch();
  const [refusal, setRefusal] = useState<PasswordChangeOutcome>();
  const refusalText = useRefusalText(refusal);
  const form = useForm({
    schema,
    defaultValues: { username, password: '', newPassword: '', confirmPassword: '' },
  });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const outcome = await changePassword(values);
    if (outcome !== 'changed') return setRefusal(outcome);
    toast({ kind: 'success', title: t`Password changed` });
    dropSession();
    go(paths.login({ redirect }), { replace: true });
  }

  return (
    <SessionCard
      title={t`Change password`}
      text={
        isRequired
          ? t`Your account needs a new password before you can sign in. Choose one, then sign in with it.`
          : t`Choose a new password, then sign in with it.`
      }
    >
      <Form form={form} onSubmit={submit} submitLabel={t`Change password`} wide>
        <TextField
          name="username"
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // The first thing that is missing is where typing begins.
          autoFocus={username === ''}
          required
        />
        <TextField
          name="password"
          label={t`Current password`}
          type="password"
          autoComplete="current-password"
          autoFocus={username !== ''}
          required
        />
        <NewPasswordFields />
        {refusalText === undefined ? null : (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            {refusalText}
          </p>
        )}
      </Form>
    </SessionCard>
  );
}
