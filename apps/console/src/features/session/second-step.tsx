import { useLingui } from '@lingui/react/macro';
import type { SecondFactor } from '@waybill/api-contract';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { errorTexts } from '../../lib/error-texts.ts';
import { NewPasswordFields, newPasswordEntries, sameTwice } from '../../lib/new-password.tsx';
import { requiredText } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { canUsePasskey, signByPasskey } from './passkey-sign-in.ts';
import { type Credentials, proveSecondFactor, type SecondFactorProof, signIn } from './session.data.ts';

export interface SecondStepProps {
  /** The credentials that were right a moment ago. Each attempt needs its own challenge. */
  credentials: Credentials;
  factor: SecondFactor;
  onSignedIn: (token: string) => void;
  onCancel: () => void;
}

/** The second step of a sign-in: a passkey, or a recovery code in its place. */
export function SecondStep({ credentials, factor, onSignedIn, onCancel }: SecondStepProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(factor);
  const [refusal, setRefusal] = useState<'refused' | 'no-passkey'>();
  const canTouch = canUsePasskey(current);
  const [wantsCode, setWantsCode] = useState(false);
  const byCode = wantsCode || !canTouch;

  async function prove(proof: Omit<SecondFactorProof, 'challenge'>): Promise<void> {
    const token = await proveSecondFactor({ challenge: current.challenge, ...proof });
    if (token !== undefined) return onSignedIn(token);
    setRefusal('refused');
    const outcome = await signIn(credentials);
    if (outcome.kind === 'second-factor-needed') setCurrent(outcome.factor);
    else onCancel();
  }

  async function submit({ recoveryCode, newPassword }: ProofValues): Promise<void> {
    setRefusal(undefined);
    const password = newPassword === '' ? {} : { newPassword };
    if (byCode) return prove({ recoveryCode, ...password });
    const passkey = await signByPasskey(current).catch(() => undefined);
    return passkey ? prove({ passkey, ...password }) : setRefusal('no-passkey');
  }

  return (
    <>
      <p className="mb-4 text-muted">
        {canTouch
          ? t`Your password is correct. Use a passkey to confirm that it's you.`
          : t`Your passkeys can't be used in this browser at this address. Use a recovery code.`}
      </p>
      <ProofForm
        key={byCode ? 'code' : 'passkey'}
        byCode={byCode}
        mustChangePassword={current.mustChangePassword}
        onSubmit={submit}
      >
        {refusal === undefined ? null : (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            {refusal === 'refused'
              ? t(errorTexts.secondFactorRefused)
              : t`No passkey was used. Try again, or use a recovery code.`}
          </p>
        )}
      </ProofForm>
      {canTouch ? (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          onClick={() => {
            setRefusal(undefined);
            setWantsCode(!wantsCode);
          }}
        >
          {byCode ? t`Use a passkey` : t`Use a recovery code`}
        </Button>
      ) : null}
      <Button variant="ghost" className="mt-2 w-full" onClick={onCancel}>
        {t`Back`}
      </Button>
    </>
  );
}

const anyPasswords = { newPassword: v.string(), confirmPassword: v.string() };

function schemaOf(byCode: boolean, mustChangePassword: boolean) {
  return v.pipe(
    v.object({
      recoveryCode: byCode ? requiredText() : v.string(),
      ...(mustChangePassword ? newPasswordEntries : anyPasswords),
    }),
    sameTwice(),
  );
}

type ProofValues = v.InferOutput<ReturnType<typeof schemaOf>>;

interface ProofFormProps {
  byCode: boolean;
  mustChangePassword: boolean;
  onSubmit: (values: ProofValues) => Promise<void>;
  children: ReactNode;
}

function ProofForm({ byCode, mustChangePassword, onSubmit, children }: ProofFormProps) {
  const { t } = useLingui();
  const form = useForm({
    schema: schemaOf(byCode, mustChangePassword),
    defaultValues: { recoveryCode: '', newPassword: '', confirmPassword: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={byCode ? t`Sign in` : t`Use passkey`} wide>
      {mustChangePassword ? (
        <>
          <p className="text-muted">{t`Your account needs a new password as well.`}</p>
          <NewPasswordFields />
        </>
      ) : null}
      {byCode ? (
        <TextField
          name="recoveryCode"
          label={t`Recovery code`}
          hint={t`One of the codes that you kept when you added your first passkey. Each works once.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!mustChangePassword}
          required
        />
      ) : null}
      {children}
    </Form>
  );
}
