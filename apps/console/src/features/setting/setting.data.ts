// Public to other features.
import { mutationOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { Setting } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { HttpError } from '../../lib/http-error.ts';
import { refresh } from '../../lib/query.ts';
import { type SettingSpecs, SettingsFaultError } from '../../ui/settings/setting-draft.ts';
import type { SettingEdit } from '../../ui/settings/setting-types.ts';
import { noteTask } from '../task/task.data.ts';

/** Every setting with its default and what values it takes. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'list'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/settings', { signal }),
});

/** The settings by their ids, such as `general/base.url`. */
export function specsOf(settings: readonly Setting[]): SettingSpecs {
  return new Map(
    settings.map(({ sentTo, ...setting }) => [
      `${setting.group}/${setting.name}`,
      { ...setting, ...(sentTo ? { sentTo: sentTo.map((name) => `${setting.group}/${name}`) } : {}) },
    ]),
  );
}

/** @param id such as `general/base.url` */
export function settingValue(settings: readonly Setting[], id: string): string {
  return specsOf(settings).get(id)?.value ?? '';
}

/** The server takes all of them or none. @throws SettingsFaultError with what it refuses, each with the reason */
async function sendSettings(edits: readonly SettingEdit[]): Promise<void> {
  const changes = edits.map(({ id, value }) => {
    const slash = id.indexOf('/');
    return { group: id.slice(0, slash), name: id.slice(slash + 1), value: value || null };
  });
  try {
    await call('PATCH /api/waybill/v1/settings', { body: changes, quiet: [400] });
  } catch (error) {
    throw faultsOf(error, edits) ?? error;
  }
}

function faultsOf(error: unknown, edits: readonly SettingEdit[]): SettingsFaultError | undefined {
  if (!(error instanceof HttpError) || error.status !== 400) return undefined;
  const faults = error.violations.map(({ path, message }) => {
    const edit = edits[Number.parseInt(path, 10)];
    return [edit?.id ?? '', message] as const;
  });
  return new SettingsFaultError(new Map(faults));
}

export const saveSettings = mutationOptions({
  mutationFn: sendSettings,
  onSuccess: () => {
    // Some settings are applied to what is stored by a task.
    noteTask();
    return refresh('settings');
  },
});

/** @param meta says that the page itself shows what is refused */
export const useSaveSettings = (meta: { showsErrors?: boolean } = {}) =>
  useMutation({ ...saveSettings, meta });
