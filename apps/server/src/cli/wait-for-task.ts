import { setTimeout as sleep } from 'node:timers/promises';
import type { IsTokenBeingProcessedResponse, Task } from '@waybill/api-contract';
import { type ApiClient, requireSuccess } from './api-client.ts';

const pollMs = 500;

/** Follows a task to its end, telling its progress on standard error. @returns the exit code */
export async function waitForTask(client: ApiClient, token: string): Promise<number> {
  let told = '';
  for (;;) {
    const task = requireSuccess<Task>(await client.send('GET', `/api/waybill/v1/tasks/${token}`));
    const line = describeProgress(task);
    if (line !== told) console.error(line);
    told = line;
    if (task.state === 'done' || task.state === 'failed' || task.state === 'canceled') {
      await waitForFollowUps(client, token);
      return report(task);
    }
    await sleep(pollMs);
  }
}

/** Work that the task started in its turn, such as metrics. */
async function waitForFollowUps(client: ApiClient, token: string): Promise<void> {
  for (;;) {
    const answer = await client.send('GET', `/api/v1/event/token/${token}`);
    if (!requireSuccess<IsTokenBeingProcessedResponse>(answer).processing) return;
    await sleep(pollMs);
  }
}

function describeProgress(task: Task): string {
  const parts = [`${Math.floor(task.progress)} %`.padStart(5), task.stage, task.message];
  return parts.filter(Boolean).join('  ');
}

function report(task: Task): number {
  for (const warning of task.warnings) console.error(`Warning: ${warning}`);
  if (task.result) console.log(JSON.stringify(task.result));
  if (task.state === 'done') return 0;
  console.error(task.error ?? `The task was ${task.state}.`);
  return 1;
}
