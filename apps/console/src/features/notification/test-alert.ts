import { t } from '@lingui/core/macro';
import type { NotificationDelivery, NotificationRule } from '@waybill/api-contract';
import { call, callPage } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';
import type { TestStep } from '../../ui/test-steps.tsx';
import { groupWords } from './notification-words.ts';

const pollMs = 700;
/** A destination that takes longer is not waited for; the list of deliveries says what came of it. */
const patienceMs = 30_000;
const shown = 100;

/** Sends a sample of each event of an alert, and waits until each has been sent or has failed once. */
export async function sendTest(
  { uuid, notifyOn }: NotificationRule,
  signal: AbortSignal,
): Promise<readonly TestStep[]> {
  const before = new Set((await newestOf(uuid, signal)).map((delivery) => delivery.uuid));
  await call('POST /api/v1/notification/publisher/test/{uuid}', { path: { uuid }, signal });
  // An alert without events sends a test of its own.
  const expected = Math.max(1, notifyOn.length);
  const until = Date.now() + patienceMs;
  let sent: NotificationDelivery[] = [];
  while (Date.now() < until && !signal.aborted) {
    await pause(pollMs);
    sent = (await newestOf(uuid, signal)).filter((each) => each.test && !before.has(each.uuid));
    if (sent.length >= expected && sent.every(isTried)) break;
  }
  void refresh('notification');
  return sent.toReversed().map(stepOf);
}

async function newestOf(rule: string, signal: AbortSignal): Promise<NotificationDelivery[]> {
  const query = { rule, pageNumber: 1, pageSize: shown };
  return (await callPage('GET /api/waybill/v1/notification/deliveries', { query, signal })).rows;
}

function isTried({ state, error }: NotificationDelivery): boolean {
  return state !== 'WAITING' || error !== undefined;
}

function stepOf(delivery: NotificationDelivery): TestStep {
  const { group, state, error } = delivery;
  const name = groupWords[group];
  if (state === 'SENT') return { name, ok: true, state: t`sent` };
  if (!isTried(delivery)) return { name, ok: undefined, state: t`waiting`, detail: t`Not sent yet.` };
  return { name, ok: false, detail: error };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
