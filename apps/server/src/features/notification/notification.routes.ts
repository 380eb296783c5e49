import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { actorOf } from '../audit-log/audit-log.service.ts';
import { listDeliveries } from './delivery/delivery-list.queries.ts';
import { ruleStates, sendAgain, viewDelivery } from './delivery/delivery-list.service.ts';
import { sendTestMail, sendTestOfRule } from './delivery/test-message.service.ts';
import { sendOpen } from './open/open.service.ts';
import { getOptions, setOptions } from './options/options.service.ts';
import { checkJiraFields } from './publisher/jira-fields.service.ts';
import { defaultTemplates, previewTemplate } from './publisher/preview.service.ts';
import {
  allPublishers,
  copyPublisher,
  createPublisher,
  ownPublishers,
  removePublisher,
  restoreTemplates,
  updatePublisher,
} from './publisher/publisher.service.ts';
import { createRule, createScheduledRule, pageOfRules, removeRule, updateRule } from './rule/rule.service.ts';
import { changeProjectOfRule, changeTagOfRules, changeTeamOfRule } from './rule/rule-limit.service.ts';
import { listTaggedRules } from './rule/rule-tag.queries.ts';
import {
  changeSubscription,
  ownSubscriptions,
  subscribe,
  subscriptionChoices,
  testSubscription,
  unsubscribe,
} from './subscription/subscription.service.ts';
import {
  deliveriesOfSubscription,
  sendAgainOf,
  signSubscription,
  stopSigning,
} from './subscription/subscription-deliveries.service.ts';
import { runRule } from './summary/run-now.service.ts';

export function notificationRoutes(app: App, context: Context): void {
  const { db, now } = context;
  endpoints(app, {
    'GET /api/v1/notification/publisher': () => allPublishers(db),
    'PUT /api/v1/notification/publisher': ({ body, caller }) =>
      createPublisher(db, actorOf(caller, now()), body),
    'POST /api/v1/notification/publisher': ({ body, caller }) =>
      updatePublisher(db, actorOf(caller, now()), body),
    'DELETE /api/v1/notification/publisher/{notificationPublisherUuid}': ({ path, caller }) =>
      removePublisher(db, actorOf(caller, now()), path.notificationPublisherUuid),
    'POST /api/v1/notification/publisher/restoreDefaultTemplates': ({ caller }) =>
      restoreTemplates(db, actorOf(caller, now())),
    'POST /api/v1/notification/publisher/test/smtp': ({ body, caller }) =>
      sendTestMail(context, body.destination ?? '', caller),
    'POST /api/v1/notification/publisher/test/{uuid}': ({ path }) => sendTestOfRule(context, path.uuid),

    'GET /api/v1/notification/rule': ({ query, page, caller }) =>
      pageOfRules(context, query.triggerType, page, caller.scope),
    'PUT /api/v1/notification/rule': ({ body, caller }) => createRule(context, body, caller),
    'PUT /api/v1/notification/rule/scheduled': ({ body, caller }) =>
      createScheduledRule(context, body, caller),
    'POST /api/v1/notification/rule': ({ body, caller }) => updateRule(context, body, caller),
    'DELETE /api/v1/notification/rule': ({ body, caller }) => removeRule(context, body.uuid, caller),

    'POST /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': async ({ path, caller, reply }) =>
      (await changeProjectOfRule(context, path.ruleUuid, path.projectUuid, 'add', caller)) ??
      reply.code(304).send(),
    'DELETE /api/v1/notification/rule/{ruleUuid}/project/{projectUuid}': async ({ path, caller, reply }) =>
      (await changeProjectOfRule(context, path.ruleUuid, path.projectUuid, 'remove', caller)) ??
      reply.code(304).send(),
    'POST /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': async ({ path, caller, reply }) =>
      (await changeTeamOfRule(context, path.ruleUuid, path.teamUuid, 'add', caller)) ??
      reply.code(304).send(),
    'DELETE /api/v1/notification/rule/{ruleUuid}/team/{teamUuid}': async ({ path, caller, reply }) =>
      (await changeTeamOfRule(context, path.ruleUuid, path.teamUuid, 'remove', caller)) ??
      reply.code(304).send(),

    'GET /api/waybill/v1/notification/rules': ({ caller }) => ruleStates(context, caller.scope),
    'GET /api/waybill/v1/notification/rules/{uuid}/options': ({ path }) => getOptions(db, path.uuid),
    'PUT /api/waybill/v1/notification/rules/{uuid}/options': ({ path, body, caller }) =>
      setOptions(context, path.uuid, body, caller),
    'POST /api/waybill/v1/notification/rules/{uuid}/open': ({ path, caller }) =>
      sendOpen(context, path.uuid, caller),
    'POST /api/waybill/v1/notification/rules/{uuid}/run': ({ path, caller }) =>
      runRule(context, path.uuid, caller),
    'GET /api/waybill/v1/notification/subscription-choices': ({ caller }) =>
      subscriptionChoices(context, caller),
    'GET /api/waybill/v1/notification/subscriptions': ({ caller }) => ownSubscriptions(context, caller),
    'PUT /api/waybill/v1/notification/subscriptions': ({ body, caller }) => subscribe(context, body, caller),
    'PUT /api/waybill/v1/notification/subscriptions/{uuid}': ({ path, body, caller }) =>
      changeSubscription(context, path.uuid, body, caller),
    'POST /api/waybill/v1/notification/subscriptions/{uuid}/test': ({ path, caller }) =>
      testSubscription(context, path.uuid, caller),
    'GET /api/waybill/v1/notification/subscriptions/{uuid}/deliveries': ({ path, query, page, caller }) =>
      deliveriesOfSubscription(context, path.uuid, query.state, page, caller),
    'POST /api/waybill/v1/notification/subscriptions/{uuid}/deliveries/{delivery}/send': ({ path, caller }) =>
      sendAgainOf(context, path.uuid, path.delivery, caller),
    'POST /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': ({ path, caller }) =>
      signSubscription(context, path.uuid, caller),
    'DELETE /api/waybill/v1/notification/subscriptions/{uuid}/signing-secret': ({ path, caller }) =>
      stopSigning(context, path.uuid, caller),
    'DELETE /api/waybill/v1/notification/subscriptions/{uuid}': ({ path, caller }) =>
      unsubscribe(context, path.uuid, caller),
    'GET /api/waybill/v1/notification/deliveries': async ({ query, page, caller }) => {
      const { rows, ...others } = await listDeliveries(db, query, page, caller.scope);
      return { ...others, rows: rows.map(viewDelivery) };
    },
    'POST /api/waybill/v1/notification/deliveries/{uuid}/send': ({ path, caller }) =>
      sendAgain(context, path.uuid, caller),
    'GET /api/waybill/v1/notification/publishers': () => ownPublishers(db),
    'POST /api/waybill/v1/notification/publishers/{uuid}/copy': ({ path, body, caller }) =>
      copyPublisher(db, actorOf(caller, now()), path.uuid, body.name.trim()),
    'POST /api/waybill/v1/notification/jira-fields': ({ body }) => checkJiraFields(context, body),
    'GET /api/waybill/v1/notification/templates': () => defaultTemplates(db),
    'POST /api/waybill/v1/notification/preview': ({ body }) => previewTemplate(context, body),

    'GET /api/v1/tag/{name}/notificationRule': ({ path, page }) => listTaggedRules(db, path.name, page),
    'POST /api/v1/tag/{name}/notificationRule': ({ path, body, caller }) =>
      changeTagOfRules(context, path.name, body, 'add', caller),
    'DELETE /api/v1/tag/{name}/notificationRule': ({ path, body, caller }) =>
      changeTagOfRules(context, path.name, body, 'remove', caller),
  });
}
