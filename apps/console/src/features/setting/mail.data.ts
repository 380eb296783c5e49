import type { Task } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { isOver, noteTask } from '../task/task.data.ts';

const kind = 'notification.test-mail';
const pollMs = 700;
/** A mail server that takes longer is not waited for; the task center says what came of it. */
const patienceMs = 45_000;

/** Has a mail sent and waits for the end of that; its task so far where it takes long. */
export async function sendTestMail(destination: string, signal: AbortSignal): Promise<Task | undefined> {
  const before = new Set((await testsSoFar(signal)).map(({ token }) => token));
  await call('POST /api/v1/notification/publisher/test/smtp', { form: { destination }, signal });
  noteTask();
  const until = Date.now() + patienceMs;
  let task: Task | undefined;
  while (Date.now() < until && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    task = (await testsSoFar(signal)).find(({ token }) => !before.has(token));
    if (isOver(task)) break;
  }
  return task;
}

async function testsSoFar(signal: AbortSignal): Promise<Task[]> {
  const tasks = await call('GET /api/waybill/v1/tasks', { query: { pageSize: 50 }, signal, quiet: true });
  return tasks.filter((task) => task.kind === kind);
}
