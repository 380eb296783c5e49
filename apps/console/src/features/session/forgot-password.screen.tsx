import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { requiredText } from '../../lib/validation.ts';
import { Outcome } from '../../ui/announcement.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { requestReset } from './password-reset.data.ts';
import { SessionCard } from './session-card.tsx';

export const route = createLazyRoute('/forgot-password')({ component: ForgotPasswordScreen });

const schema = v.object({ account: requiredText() });

/** Asks for a link by mail. */
function ForgotPasswordScreen() {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  const form = useForm({ schema, defaultValues: { account: '' } });

  async function submit({ account }: v.InferOutput<typeof schema>): Promise<void> {
    await requestReset(account);
    setSent(true);
  }

  return (
    <SessionCard title={t`Reset password`}>
      {isSent ? (
        <Outcome>
          {t`If there is an account with this name or email address, a link is on its way. It's valid for 30 minutes.`}
        </Outcome>
      ) : (
        <Form form={form} onSubmit={submit} submitLabel={t`Send link`} wide>
          <TextField
            name="account"
            label={t`Username or email address`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
          />
        </Form>
      )}
      <p className="mt-4 text-center">
        <AppLink path={paths.login()}>{t`Back to sign-in`}</AppLink>
      </p>
    </SessionCard>
  );
}
