import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Card } from '../card.tsx';
import { PresetSelect } from './preset-select.tsx';
import { SettingRow } from './setting-row.tsx';
import type { SettingGroup, SettingsDeclaration } from './setting-types.ts';
import { SettingsTestPanel } from './settings-test-panel.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import type { SettingDraftHandle } from './use-setting-draft.ts';

export interface SettingsFormProps {
  declaration: SettingsDeclaration;
  draft: SettingDraftHandle;
  /** Called when everything was saved. */
  onSaved: () => void;
  /** The setting that somebody came for. */
  wanted?: string | undefined;
}

/** Settings in groups, with one bar for what was changed in any of them. */
export function SettingsForm({ declaration, draft, onSaved, wanted }: SettingsFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const { tests = [] } = declaration;

  async function save(): Promise<void> {
    if (draft.edits.length === 0 || draft.isSaving) return;
    if (await draft.save()) onSaved();
    // The first field with a fault, once it is marked as one.
    else requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  useSaveKey(save);
  return (
    <form
      ref={box}
      noValidate
      className="@container flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div
        className={clsx(
          'flex flex-col gap-4',
          // Where there is room, what the test says stays beside what it is about.
          tests.length > 0 && '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:items-start',
        )}
      >
        <div className="flex flex-col gap-4">
          {declaration.groups.map((group) => (
            <Group key={group.title.id} group={group} draft={draft} wanted={wanted} />
          ))}
        </div>
        {tests.length > 0 ? (
          <div className="flex flex-col gap-4 @3xl:sticky @3xl:top-16">
            {tests.map((test) => (
              <SettingsTestPanel key={test.label.id} test={test} draft={draft} />
            ))}
          </div>
        ) : null}
      </div>
      <UnsavedBar count={draft.edits.length} isSaving={draft.isSaving} onDiscard={draft.discard} />
    </form>
  );
}

function Group({
  group,
  draft,
  wanted,
}: { group: SettingGroup } & Pick<SettingsFormProps, 'draft' | 'wanted'>) {
  const { i18n } = useLingui();
  const rows = group.fields.flatMap((field) => {
    const spec = draft.specs.get(field.id);
    return spec && draft.isShown(field) ? [{ field, spec }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Card title={i18n._(group.title)}>
      {group.help ? <p className="-mt-3 mb-3 text-muted">{i18n._(group.help)}</p> : null}
      {group.presets ? <PresetSelect presets={group.presets} draft={draft} /> : null}
      <div className="max-w-160 divide-y divide-line">
        {rows.map(({ field, spec }) => (
          <SettingRow key={field.id} field={field} spec={spec} draft={draft} isWanted={wanted === field.id} />
        ))}
      </div>
    </Card>
  );
}

/** Ctrl+S, or Cmd+S on a Mac, saves what was changed. */
function useSaveKey(save: () => Promise<void>): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
