import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConfigProperty, Source } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';

export type SourceId = Source['source'];

const pollMs = 1000;
const idlePollMs = 15_000;

export function isUnderWay({ state }: Pick<Source, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Every source and how it stands; asked again while one of them is at work. */
export const sourcesQuery = queryOptions({
  queryKey: ['source', 'list'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/sources', { signal, quiet: [0] }),
  // What asks while a page opens is answered once.
  staleTime: pollMs,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : idlePollMs),
});

/** Everything that administrators can set. */
export const settingsQuery = queryOptions({
  queryKey: ['config-property'],
  queryFn: ({ signal }) => call('GET /api/v1/configProperty', { signal }),
});

/** The ecosystems that OSV offers. */
export const ecosystemsQuery = queryOptions({
  queryKey: ['source', 'ecosystems'],
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

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendSettings,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['source'] }),
        // What a source can judge follows the settings at once.
        client.invalidateQueries({ queryKey: ['coverage'] }),
      ]),
  });
}

async function startMirror(client: QueryClient, source: SourceId): Promise<void> {
  await call('POST /api/waybill/v1/sources/{source}/mirror', { path: { source } });
  await client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
}

/** Starts mirroring; a run that is under way is joined. */
export function useMirror() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (source: SourceId) => startMirror(client, source) });
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
