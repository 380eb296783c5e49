import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { FieldFrame } from '../../ui/form.tsx';
import { Input } from '../../ui/inputs.tsx';
import { TestRun, type TestStep } from '../../ui/test-steps.tsx';
import { sendTestMail } from './mail.data.ts';

/** Sends a mail by the stored settings, and says what became of it. */
export function TestMail() {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function run(signal: AbortSignal): Promise<readonly TestStep[]> {
    const to = address.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(to)) {
      setError(t`Enter a valid email address.`);
      field.current?.focus();
      return [];
    }
    const task = await sendTestMail(to, signal);
    if (task?.state === 'done') return [{ name: msg`Mail server accepted the mail`, ok: true }];
    if (task?.state === 'failed') return [{ name: msg`Mail was not sent`, ok: false, detail: task.error }];
    return [{ name: msg`Mail is still on its way`, ok: undefined, state: t`waiting` }];
  }

  return (
    <Card title={t`Test`}>
      <div className="mb-3">
        <FieldFrame label={t`Send a test email to`} error={error}>
          {(wiring) => (
            <Input
              {...wiring}
              ref={field}
              type="email"
              autoComplete="email"
              value={address}
              onChange={(event) => {
                setAddress(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </FieldFrame>
      </div>
      <TestRun label={t`Send test email`} run={run}>
        {t`Uses the settings as they were last saved.`}
      </TestRun>
    </Card>
  );
}
