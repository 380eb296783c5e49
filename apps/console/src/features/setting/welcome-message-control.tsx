import { useLingui } from '@lingui/react/macro';
import { FieldFrame } from '../../ui/form.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import type { SettingControlProps } from '../../ui/settings/setting-types.ts';
import { readWelcome, writeWelcome } from './welcome-message.ts';

/** The message as it is written, and as people will see it. */
export function WelcomeMessageControl({ label, hint, value, onChange }: SettingControlProps) {
  const { t } = useLingui();
  const html = readWelcome(value);
  return (
    <>
      <FieldFrame label={label} hint={hint} error={undefined}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={8}
            spellCheck={false}
            className="font-mono text-xs"
            value={html}
            onChange={(event) => onChange(writeWelcome(event.target.value))}
          />
        )}
      </FieldFrame>
      <section aria-label={t`Preview`} className="mt-3 rounded-md border border-line p-3">
        <SafeHtml html={html} />
      </section>
    </>
  );
}
