import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { basePath } from '../../lib/config.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { startSession } from '../../lib/session.ts';
import { requiredSecret, requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { type SignInOutcome, signIn } from './session.data.ts';
import { SessionCard } from './session-card.tsx';

export const route = createLazyRoute('/login')({ component: LoginScreen });
const routeApi = getRouteApi('/login');

const schema = v.object({ username: requiredText(), password: requiredSecret() });

function LoginScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { redirect } = routeApi.useSearch();
  const [refusal, setRefusal] = useState<'wrong-credentials' | 'blocked'>();
  const form = useForm({ schema, defaultValues: { username: '', password: '' } });

  function follow(outcome: SignInOutcome): void {
    if (outcome.kind === 'password-change-needed') {
      go(paths.changePassword({ redirect }));
    } else if (outcome.kind === 'signed-in') {
      startSession(outcome.token);
      go(safeRedirect(redirect, { origin: location.origin, basePath: basePath() }), { replace: true });
    } else {
      setRefusal(outcome.kind);
    }
  }

  async function submit(values: v.InferOutput<typeof schema>): Promise<void> {
    setRefusal(undefined);
    follow(await signIn(values));
  }

  return (
    <SessionCard title={t`Sign in to Waybill`}>
      <Form form={form} onSubmit={submit} submitLabel={t`Sign in`} wide>
        <TextField
          name="username"
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
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
      </Form>
    </SessionCard>
  );
}
