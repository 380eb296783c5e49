import { useLingui } from '@lingui/react/macro';
import { FieldFrame } from '../form.tsx';
import { Select } from '../inputs.tsx';
import type { SettingPreset } from './setting-types.ts';
import type { SettingDraftHandle } from './use-setting-draft.ts';

interface PresetSelectProps {
  presets: readonly SettingPreset[];
  draft: SettingDraftHandle;
}

/** Which product the values on the page are those of, and a way to fill in those of another. Nothing is saved by it. */
export function PresetSelect({ presets, draft }: PresetSelectProps) {
  const { t } = useLingui();
  const current = presets.find(({ values }) =>
    Object.entries(values).every(([id, value]) => draft.textAt(id) === value),
  );

  function fillIn(name: string): void {
    const { values = {} } = presets.find((preset) => preset.name === name) ?? {};
    for (const [id, value] of Object.entries(values)) draft.change(id, value);
  }

  const names = presets.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className="mb-3 max-w-160 border-b border-line pb-3">
      <FieldFrame
        label={t`Preset`}
        hint={t`Fills in the fields below with the usual values of a product. Change them as you need, then save.`}
        error={undefined}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={current?.name ?? ''}
            options={current ? names : [{ value: '', label: t`Other values` }, ...names]}
            onChange={(event) => fillIn(event.target.value)}
          />
        )}
      </FieldFrame>
    </div>
  );
}
