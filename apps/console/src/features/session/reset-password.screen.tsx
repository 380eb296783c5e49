import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { errorTexts } from '../../lib/error-texts.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { NewPasswordFields, newPasswordEntries, sameTwice } from '../../lib/new-password.tsx';
import { paths } from '../../lib/paths.ts';
import { dropSession } from '../../lib/session.ts';
import { Form, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import { confirmReset, type ResetOutcome } from './password-reset.data.ts';
import { SessionCard } from './session-card.tsx';

export const route = createLazyRoute('/reset-password')({ component: ResetPasswordScreen });

const schema = v.pipe(v.object(newPasswordEntries), sameTwice());

/** The target of the link in the email. Its token follows the hash sign, which no server sees. */
function ResetPasswordScreen() {
  const { t } = useLingui();
  const go = useGo();
  const [token] = useState(() => location.hash.slice(1));
  const [refusal, setRefusal] = useState<ResetOutcome | undefined>(token === '' ? 'unknown-link' : undefined);
  const form = useForm({ schema, defaultValues: { newPassword: '', confirmPassword: '' } });

  async function submit({ newPassword }: v.InferOutput<typeof schema>): Promise<void> {
    setRefusal(undefined);
    const outcome = await confirmReset(token, newPassword);
    if (outcome !== 'changed') return setRefusal(outcome);
    toast({ kind: 'success', title: t`Password changed` });
    dropSession();
    go(paths.login(), { replace: true });
  }

  const isUnknown = refusal === 'unknown-link';
  return (
    <SessionCard
      title={t`Reset password`}
      {...(isUnknown ? {} : { text: t`Choose a new password, then sign in with it.` })}
    >
      {isUnknown ? (
        <>
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
            {t`This link isn't valid. It may have been used, or be older than 30 minutes.`}
          </p>
          <p className="mt-4 text-center">
            <AppLink path={paths.forgotPassword()}>{t`Request another link`}</AppLink>
          </p>
        </>
      ) : (
        <Form form={form} onSubmit={submit} submitLabel={t`Change password`} wide>
          <NewPasswordFields />
          {refusal === undefined ? null : (
            <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger">
              {t(errorTexts.passwordNotAcceptable)}
            </p>
          )}
        </Form>
      )}
    </SessionCard>
  );
}
