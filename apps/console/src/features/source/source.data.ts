// Public to other features.
import { mutationOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { ConfigProperty, Source } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

export type SourceId = Source['source'];

const pollMs = 1000;
const idlePollMs = 15_000;

export function isUnderWay({ state }: Pick<Source, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Every source and how it stands; asked again while one of them is at work. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources', 'list'],
  // Settings say which sources run.
  meta: { shows: ['configProperty'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/sources', { signal, quiet: [0] }),
  // What asks while a page opens is answered once.
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : idlePollMs),
});

/** Everything that administrators can set. */
export const settingsQuery = queryOptions({
  queryKey: ['configProperty', 'list'],
  queryFn: ({ signal }) => call('GET /api/v1/configProperty', { signal }),
});

/** The ecosystems that OSV offers. */
export const ecosystemsQuery = queryOptions({
  queryKey: ['integration', 'ecosystems'],
  queryFn: ({ signal }) => call('GET /api/v1/integration/osv/ecosystem', { signal }),
  staleTime: 600_000,
});

export interface SettingChange {
  groupName: string;
  propertyName: string;
  propertyValue: string;
}

/** Thrown where the server took some settings and refused others, with its reason for each. */
export class SettingsRefusedError extends Error {
  override name = 'SettingsRefusedError';
  readonly refused: readonly { change: SettingChange; reason: string }[];

  constructor(refused: readonly { change: SettingChange; reason: string }[]) {
    super(refused.map(({ reason }) => reason).join(' '));
    this.refused = refused;
  }
}

/** Sends settings; the answer holds, for each, the setting, or null when unchanged, or why it was refused. */
async function sendSettings(changes: readonly SettingChange[]): Promise<void> {
  const results = await call('POST /api/v1/configProperty/aggregate', {
    // An empty text is no value for any setting; null clears it.
    body: changes.map((change) => ({ ...change, propertyValue: change.propertyValue || null })),
  });
  const refused = changes.flatMap((change, index) => {
    const result = results[index];
    return typeof result === 'string' ? [{ change, reason: result }] : [];
  });
  if (refused.length > 0) throw new SettingsRefusedError(refused);
}

export const saveSettings = mutationOptions({
  mutationFn: sendSettings,
  // Some may have been taken although others were refused.
  onSettled: () => refresh('configProperty'),
});

export const useSaveSettings = () => useMutation(saveSettings);

/** Starts mirroring; a run that is under way is joined. */
export function useMirror() {
  return useMutation({
    mutationFn: (source: SourceId) =>
      call('POST /api/waybill/v1/sources/{source}/mirror', { path: { source } }),
    onSuccess: () => refresh('sources'),
  });
}

export function settingValue(
  settings: readonly ConfigProperty[],
  groupName: string,
  propertyName: string,
): string {
  const found = settings.find(
    (setting) => setting.groupName === groupName && setting.propertyName === propertyName,
  );
  return found?.propertyValue ?? '';
}
