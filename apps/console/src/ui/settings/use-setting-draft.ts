import { useState } from 'react';
import { useValueText } from './setting-amount.ts';
import {
  editsOf,
  faultOf,
  isSecret,
  isShown,
  type SettingDraft,
  type SettingSpecs,
  SettingsFaultError,
  secretFault,
  textOf,
} from './setting-draft.ts';
import { faultText } from './setting-fault-text.ts';
import type { SettingEdit, SettingField, SettingGroup } from './setting-types.ts';

export interface SettingDraftOptions {
  groups: readonly SettingGroup[];
  specs: SettingSpecs;
  /** Saves all or nothing. */
  save: (edits: readonly SettingEdit[]) => Promise<unknown>;
}

const nothing: ReadonlyMap<string, string> = new Map();

/** The unsaved changes on a page of settings. */
export function useSettingDraft({ groups, specs, save }: SettingDraftOptions) {
  const valueText = useValueText();
  const [draft, setDraft] = useState<SettingDraft>(nothing);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(nothing);
  const [isSaving, setSaving] = useState(false);
  const [round, setRound] = useState(0);
  const fields = groups.flatMap((group) => group.fields).filter((field) => specs.has(field.id));
  const edits = editsOf(draft, specs);

  function faultIn(field: SettingField): string | undefined {
    const spec = specs.get(field.id);
    if (!spec || !isShown(field, draft, specs)) return undefined;
    const fault = isSecret(spec)
      ? secretFault(field.id, spec, draft, specs)
      : faultOf(field, spec, textOf(draft, specs, field.id));
    return fault && faultText(fault, (limit) => valueText(field, spec, String(limit)));
  }

  /** Undefined: as it is stored. */
  function change(id: string, value: string | undefined): void {
    setDraft((before) => {
      const next = new Map(before);
      if (value === undefined) next.delete(id);
      else next.set(id, value);
      return next;
    });
    setRefused((before) => new Map([...before].filter(([other]) => other !== id)));
  }

  function discard(): void {
    setDraft(nothing);
    setLeft(new Set());
    setRefused(nothing);
    setRound((before) => before + 1);
  }

  /** Input during saving remains as an unsaved change. */
  async function saveNow(): Promise<boolean> {
    const broken = fields.filter((field) => faultIn(field) !== undefined);
    setLeft(new Set(fields.map((field) => field.id)));
    if (broken.length > 0) return false;
    const sent = draft;
    setSaving(true);
    setRefused(nothing);
    try {
      await save(edits);
      setDraft((now) => new Map([...now].filter(([id, value]) => sent.get(id) !== value)));
      setLeft(new Set());
      setRound((before) => before + 1);
      return true;
    } catch (error) {
      if (error instanceof SettingsFaultError) setRefused(error.faults);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    specs,
    edits,
    isSaving,
    /** Another number after everything was saved or discarded: fields that were opened close. */
    round,
    change,
    discard,
    save: saveNow,
    leave: (id: string) => setLeft((before) => new Set(before).add(id)),
    /**
     * The fault to show at a field; none while the user is still typing there. A stored secret is requested
     * again on save, not when its address loses the focus, because the sentence would move the button that is
     * being clicked.
     */
    shownFault: (field: SettingField) =>
      refused.get(field.id) ?? (left.has(field.id) ? faultIn(field) : undefined),
    textAt: (id: string) => textOf(draft, specs, id),
    isShown: (field: SettingField) => isShown(field, draft, specs),
  };
}

export type SettingDraftHandle = ReturnType<typeof useSettingDraft>;
