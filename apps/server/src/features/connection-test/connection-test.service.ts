import type { ConnectionTest, SettingChangeInput, TestRepositoryBody } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import type { Probe } from '../../outgoing/probe.ts';
import { tryConnection } from '../../outgoing/try-connection.ts';
import { probeAnalyzer } from '../analyzer/analyzer.service.ts';
import { settingsAtHand } from '../config-property/settings-at-hand.ts';
import { probeIntegration } from '../integration/integration.service.ts';
import { checkRulesOfJira } from '../notification/publisher/jira-fields.service.ts';
import { probeJira } from '../notification/publisher/jira-probe.service.ts';
import { probeRepository } from '../repository/repository-probe.service.ts';
import { probeSource } from '../source/source.service.ts';

/** @throws AppError for a source that does not exist; ValidationError for settings that do not exist */
export async function testSource(
  context: Context,
  source: string,
  changes: readonly SettingChangeInput[],
): Promise<ConnectionTest> {
  const settings = settingsAtHand(context, 'vuln-source', changes);
  return run(context, () => probeSource(source, settings));
}

/** @throws AppError for an analyzer that does not exist, or asks nobody; ValidationError for settings that do not exist */
export async function testAnalyzer(
  context: Context,
  analyzer: string,
  changes: readonly SettingChangeInput[],
): Promise<ConnectionTest> {
  const settings = settingsAtHand(context, 'scanner', changes);
  return run(context, () => probeAnalyzer(analyzer, settings, context.now()));
}

/**
 * Tests an integration. Jira only receives single events. Its test also lists required fields that rules have
 * no value for. @throws AppError for an integration that does not exist; ValidationError for settings that do
 * not exist
 */
export async function testIntegration(
  context: Context,
  integration: string,
  changes: readonly SettingChangeInput[],
): Promise<ConnectionTest> {
  const settings = settingsAtHand(context, 'integrations', changes);
  if (integration !== 'jira') return run(context, () => probeIntegration(integration, settings));
  const test = await run(context, () => probeJira(settings));
  return test.ok ? { ...test, targets: await checkRulesOfJira(context, settings) } : test;
}

/** @throws AppError for a repository that does not exist; ValidationError where nothing says which one is meant */
export async function testRepository(context: Context, asked: TestRepositoryBody): Promise<ConnectionTest> {
  return run(context, () => probeRepository(context, asked));
}

async function run({ outgoing, now }: Context, plan: () => Promise<Probe>): Promise<ConnectionTest> {
  return tryConnection(plan, { outgoing, now: now() });
}
