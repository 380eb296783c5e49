// Public to other features.
import { useQueryClient } from '@tanstack/react-query';
import { settingsQuery, settingValue, useSaveSettings } from '../setting/setting.data.ts';
import { listOf } from './ecosystems.ts';
import { useMirror } from './source.data.ts';
import { ecosystemsSetting } from './source-switches.ts';

/** Enables ecosystems of OSV besides those that are enabled, and starts to import them. */
export function useEnableEcosystems() {
  const queries = useQueryClient();
  const save = useSaveSettings();
  const mirror = useMirror();

  async function enableAll(names: readonly string[]): Promise<void> {
    // As they are now: somebody else may have chosen some since the page was opened.
    const stored = await queries.fetchQuery({ ...settingsQuery, staleTime: 0 });
    const chosen = listOf(settingValue(stored, ecosystemsSetting));
    const value = [...new Set([...chosen, ...names])].toSorted().join(';');
    await save.mutateAsync([{ id: ecosystemsSetting, value }]);
    await mirror.mutateAsync('osv');
  }

  return {
    busy: save.isPending || mirror.isPending,
    // A refusal has already been shown.
    enable: (names: readonly string[], onDone: () => void) =>
      void enableAll(names).then(onDone, () => undefined),
  };
}
