import { useLingui } from '@lingui/react/macro';
import { Card } from '../card.tsx';
import { TestRun } from '../test-steps.tsx';
import type { SettingsTest } from './setting-types.ts';
import type { SettingDraftHandle } from './use-setting-draft.ts';

interface SettingsTestPanelProps {
  test: SettingsTest;
  draft: SettingDraftHandle;
}

/** Tries the values of the page out, with what came of each step. */
export function SettingsTestPanel({ test, draft }: SettingsTestPanelProps) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Test`}>
      <TestRun label={i18n._(test.label)} run={(signal) => test.run(draft.textAt, signal, draft.edits)}>
        {t`Tries the values on this page, saved or not.`}
      </TestRun>
    </Card>
  );
}
