import { followPublishers, importPublishers } from '../../notification/import/publisher-import.service.ts';
import {
  endRulePairs,
  followRules,
  importRuleProjects,
  importRules,
  importRuleTags,
  importRuleTeams,
} from '../../notification/import/rule-import.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { AlertPlan } from './plan-alerts.ts';

/** Writes publishers, alerts, and what alerts are limited to. Needs teams and projects to be here. */
export async function importAlerts(moving: Moving, plan: AlertPlan): Promise<void> {
  const { trx, at, secrets } = moving;
  await importOnce(moving, 'NOTIFICATIONPUBLISHER', plan.publishers, {
    write: (publishers) => importPublishers(trx, publishers, at),
    ...followPublishers(trx),
  });
  await importOnce(moving, 'NOTIFICATIONRULE', plan.rules, {
    write: (rules) => importRules(trx, secrets, rules, at),
    ...followRules(trx),
    of: ['NOTIFICATIONPUBLISHER'],
  });
  await importOnce(moving, 'NOTIFICATIONRULE_PROJECTS', plan.projects, {
    write: (pairs) => importRuleProjects(trx, pairs),
    ...endRulePairs(trx, 'projects'),
    of: ['NOTIFICATIONRULE', 'PROJECT'],
  });
  await importOnce(moving, 'NOTIFICATIONRULE_TAGS', plan.tags, {
    write: (pairs) => importRuleTags(trx, pairs),
    ...endRulePairs(trx, 'tags'),
    of: ['NOTIFICATIONRULE', 'TAG'],
  });
  await importOnce(moving, 'NOTIFICATIONRULE_TEAMS', plan.teams, {
    write: (pairs) => importRuleTeams(trx, pairs),
    ...endRulePairs(trx, 'teams'),
    of: ['NOTIFICATIONRULE', 'TEAM'],
  });
}
