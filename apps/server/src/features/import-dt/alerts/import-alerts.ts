import type { Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { importPublishers } from '../../notification/import/publisher-import.service.ts';
import {
  importRuleProjects,
  importRules,
  importRuleTags,
  importRuleTeams,
} from '../../notification/import/rule-import.service.ts';
import { importOnce } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { AlertPlan } from './plan-alerts.ts';

/** Writes publishers, alerts, and what alerts are limited to. Needs teams and projects to be here. */
export async function importAlerts(
  trx: Transaction,
  { secrets }: Context,
  plan: AlertPlan,
  ledger: Ledger,
  at: Date,
): Promise<void> {
  await importOnce(trx, ledger, 'NOTIFICATIONPUBLISHER', plan.publishers, at, (publishers) =>
    importPublishers(trx, publishers, at),
  );
  await importOnce(trx, ledger, 'NOTIFICATIONRULE', plan.rules, at, (rules) =>
    importRules(trx, secrets, rules, at),
  );
  await importOnce(trx, ledger, 'NOTIFICATIONRULE_PROJECTS', plan.projects, at, (pairs) =>
    importRuleProjects(trx, pairs),
  );
  await importOnce(trx, ledger, 'NOTIFICATIONRULE_TAGS', plan.tags, at, (pairs) =>
    importRuleTags(trx, pairs),
  );
  await importOnce(trx, ledger, 'NOTIFICATIONRULE_TEAMS', plan.teams, at, (pairs) =>
    importRuleTeams(trx, pairs),
  );
}
