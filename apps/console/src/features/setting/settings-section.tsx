// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import type { SettingsDeclaration } from '../../ui/settings/setting-types.ts';
import { SettingsForm } from '../../ui/settings/settings-form.tsx';
import { useSettingDraft } from '../../ui/settings/use-setting-draft.ts';
import { toast } from '../../ui/toast.tsx';
import { settingsQuery, specsOf, useSaveSettings } from './setting.data.ts';

export interface SettingsSectionProps {
  declaration: SettingsDeclaration;
  /** The setting that somebody came for. */
  wanted?: string | undefined;
}

/** The settings that a page declares, with what the server says of each. */
export function SettingsSection({ declaration, wanted }: SettingsSectionProps) {
  const { t } = useLingui();
  const settings = useSuspenseQuery(settingsQuery).data;
  const save = useSaveSettings({ showsErrors: true });
  const draft = useSettingDraft({
    groups: declaration.groups,
    specs: specsOf(settings),
    save: save.mutateAsync,
  });
  return (
    <>
      <SettingsForm
        declaration={declaration}
        draft={draft}
        wanted={wanted}
        onSaved={() => toast({ kind: 'success', title: t`Settings saved` })}
      />
      <UnsavedChanges isUnsaved={draft.edits.length > 0 && !draft.isSaving}>
        {t`You have unsaved changes to these settings.`}
      </UnsavedChanges>
    </>
  );
}
