import { useLingui } from '@lingui/react/macro';
import type { SecondFactor } from '@waybill/api-contract';
import { useState } from 'react';
import * as v from 'valibot';
import { errorTexts } from '../../lib/error-texts.ts';
import { requiredSecret, requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { noteChangingUsername } from './changing-username.ts';
import { SecondStep } from './second-step.tsx';
import { type Credentials, signIn } from './session.data.ts';
import { SignInWait } from './sign-in-wait.tsx';

const schema = v.object({ username: requiredText(), password: requiredSecret() });

export interface SignInFormProps {
  /** The previous user. Typing then starts with the password. */
  username?: string;
  onSignedIn: (token: string) => void;
  /** The account is all right, but needs another password first; `changingUsername` says whose. */
  onPasswordChange: () => void;
}

/** Username and password, and why they were refused. */
export function SignInForm({ username = '', onSignedIn, onPasswordChange }: SignInFormProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<'wrong-credentials' | 'blocked'>();
  const [waiting, setWaiting] = useState<{ credentials: Credentials; factor: SecondFactor }>();
  const form = useForm({ schema, defaultValues: { username, password: '' } });

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const outcome = await signIn(values);
    if (outcome.kind === 'signed-in') onSignedIn(outcome.token);
    else if (outcome.kind === 'second-factor-needed') {
      setWaiting({ credentials: values, factor: outcome.factor });
    } else if (outcome.kind === 'password-change-needed') {
      noteChangingUsername(values.username);
      onPasswordChange();
    } else setRefusal(outcome.kind);
  }

  function beginAnew(): void {
    setWaiting(undefined);
    form.reset({ username: waiting?.credentials.username ?? username, password: '' });
  }

  if (waiting) return <SecondStep {...waiting} onSignedIn={onSignedIn} onCancel={beginAnew} />;
  return (
    <Form form={form} onSubmit={submit} submitLabel={t`Sign in`} wide>
      <TextField
        name="username"
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={username === ''}
        required
      />
      <TextField
        name="password"
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        required
      />
      {refusal === undefined ? null : (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
          {t(refusal === 'blocked' ? errorTexts.accountBlocked : errorTexts.wrongCredentials)}
        </p>
      )}
      {form.formState.isSubmitting ? <SignInWait /> : null}
    </Form>
  );
}
