// Public to other features.
import { msg } from '@lingui/core/macro';
import type { ConnectionTest, TestRepositoryBody } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import type { SettingEdit, SettingsTest } from '../../ui/settings/setting-types.ts';
import type { TestStep } from '../../ui/test-steps.tsx';
import { viewSteps } from './connection-words.ts';

/** Has the server try out a source with the values on the page. */
export function sourceTest(source: string): SettingsTest {
  return settingsTest((settings, signal) =>
    call('POST /api/waybill/v1/sources/{source}/test', { path: { source }, body: { settings }, signal }),
  );
}

/** Has the server try out an analyzer with the values on the page. */
export function analyzerTest(analyzer: string): SettingsTest {
  return settingsTest((settings, signal) =>
    call('POST /api/waybill/v1/analyzers/{analyzer}/test', {
      path: { analyzer },
      body: { settings },
      signal,
    }),
  );
}

/** Has the server try out an integration with the values on the page. */
export function integrationTest(integration: string): SettingsTest {
  return settingsTest((settings, signal) =>
    call('POST /api/waybill/v1/integrations/{integration}/test', {
      path: { integration },
      body: { settings },
      signal,
    }),
  );
}

/** Has the server test a repository. Values that were not typed are the stored ones. */
export async function testRepository(values: TestRepositoryBody, signal: AbortSignal): Promise<TestStep[]> {
  return viewSteps(await call('POST /api/waybill/v1/repositories/test', { body: values, signal }));
}

interface TypedSetting {
  group: string;
  name: string;
  value: string;
}

function settingsTest(
  ask: (settings: TypedSetting[], signal: AbortSignal) => Promise<ConnectionTest>,
): SettingsTest {
  return {
    label: msg`Test connection`,
    run: async (_textAt, signal, edits) => viewSteps(await ask(edits.map(toSetting), signal)),
  };
}

export function toSetting({ id, value }: SettingEdit): TypedSetting {
  const slash = id.indexOf('/');
  return { group: id.slice(0, slash), name: id.slice(slash + 1), value };
}
