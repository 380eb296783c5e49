import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../card.tsx';
import { FieldFrame } from '../form.tsx';
import { Input } from '../inputs.tsx';
import { TestRun, type TestStep } from '../test-steps.tsx';
import type { SettingsTest, TestField } from './setting-types.ts';
import type { SettingDraftHandle } from './use-setting-draft.ts';

interface SettingsTestPanelProps {
  test: SettingsTest;
  draft: SettingDraftHandle;
}

/** Tries the values of the page out, with what came of each step. */
export function SettingsTestPanel({ test, draft }: SettingsTestPanelProps) {
  const { t, i18n } = useLingui();
  const { fields = [] } = test;
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [wasRun, setWasRun] = useState(false);
  const isMissing = ({ name, required }: TestField) => Boolean(required) && !given[name]?.trim();

  async function run(signal: AbortSignal): Promise<readonly TestStep[]> {
    setWasRun(true);
    if (fields.some(isMissing)) return [];
    return test.run(draft.textAt, signal, draft.edits, given);
  }

  return (
    <Card title={fields.length === 0 ? t`Test` : i18n._(test.label)}>
      {fields.map((field) => (
        <div key={field.name} className="mb-3">
          <FieldFrame
            label={i18n._(field.label)}
            hint={field.help && i18n._(field.help)}
            required={field.required ?? false}
            error={wasRun && isMissing(field) ? t`This field is required.` : undefined}
          >
            {(wiring) => (
              <Input
                {...wiring}
                type={field.isSecret ? 'password' : 'text'}
                autoComplete={field.isSecret ? 'new-password' : 'off'}
                autoCapitalize="none"
                spellCheck={false}
                value={given[field.name] ?? ''}
                onChange={({ target: { value } }) => setGiven({ ...given, [field.name]: value })}
                // The form around it saves the settings.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
          </FieldFrame>
        </div>
      ))}
      <TestRun label={i18n._(test.label)} run={run}>
        {test.help ? `${i18n._(test.help)} ` : null}
        {t`Tries the values on this page, saved or not.`}
      </TestRun>
    </Card>
  );
}
