import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../http/errors.ts';
import { type LaneName, PasswordLanes } from './password-lanes.ts';

export type PasswordQuestion =
  | { kind: 'hash'; password: string }
  | { kind: 'argon2' | 'bcrypt'; password: string; hash: string };

export interface PasswordAnswer {
  hash?: string;
  matches?: boolean;
}

export interface PasswordReply {
  answer?: PasswordAnswer;
  /** Why the question could not be answered. */
  error?: string;
}

/**
 * Some seconds of short checks, some minutes of long ones. Beyond that, a caller should try again later
 * rather than wait. Imported users all come on one morning, each once, and are not refused (docs/adr/0007).
 */
const maxWaiting: Readonly<Record<LaneName, number>> = { short: 200, long: 400 };
const retryAfterSeconds = 5;
/** A thread costs some megabytes of memory and 50 ms to start. */
const keptForMs = 60_000;

interface Asked {
  readonly question: PasswordQuestion;
  readonly reply: PromiseWithResolvers<PasswordAnswer>;
}

interface Thread {
  readonly worker: Worker;
  /** The check in progress. There is only one at a time, so that later checks can go first. */
  running?: { asked: Asked; lane: LaneName; begunAt: number };
  idleTimer?: NodeJS.Timeout;
}

let thread: Thread | undefined;
const lanes = new PasswordLanes<Asked>();
/** A caller who gave up and asks again shares the answer to the first request. */
const askedBefore = new Map<string, Promise<PasswordAnswer>>();

/**
 * Asks the thread that hashes passwords. This thread does nothing else. The library would hash in the
 * process's thread pool, which also verifies token signatures: 400 sign-ins at once delayed every token check
 * by five seconds.
 * @throws AppError 429 when too many are waiting
 */
export function askPasswordThread(question: PasswordQuestion): Promise<PasswordAnswer> {
  const lane: LaneName = question.kind === 'bcrypt' ? 'long' : 'short';
  const key = lane === 'long' ? digestOf(question) : undefined;
  const before = key === undefined ? undefined : askedBefore.get(key);
  if (before) return before;
  if (lanes.count(lane) >= maxWaiting[lane]) throw tooBusy();
  const reply = Promise.withResolvers<PasswordAnswer>();
  lanes.add(lane, { question, reply });
  if (key !== undefined) {
    askedBefore.set(key, reply.promise);
    const forget = () => askedBefore.delete(key);
    reply.promise.then(forget, forget);
  }
  thread ??= startThread();
  clearTimeout(thread.idleTimer);
  thread.worker.ref();
  goOn(thread);
  return reply.promise;
}

/** The number of passwords waiting to be checked, and the seconds until all are done. */
export function passwordQueue(): { waiting: number; seconds: number } {
  return {
    waiting: lanes.count('short') + lanes.count('long'),
    seconds: Math.ceil(lanes.waitMs / 1000),
  };
}

function digestOf(question: PasswordQuestion): string {
  return createHash('sha256').update(JSON.stringify(question)).digest('base64');
}

function startThread(): Thread {
  const worker = new Worker(new URL('./password.worker.ts', import.meta.url));
  const started: Thread = { worker };
  const fail = (error: Error) => {
    started.running?.asked.reply.reject(error);
    delete started.running;
    if (thread !== started) return;
    thread = undefined;
    for (let next = lanes.take(); next; next = lanes.take()) next.item.reply.reject(error);
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The password thread ended')));
  worker.on('message', ({ answer, error }: PasswordReply) => {
    const { running } = started;
    if (!running) return;
    delete started.running;
    lanes.spent(running.lane, performance.now() - running.begunAt);
    if (answer) running.asked.reply.resolve(answer);
    else running.asked.reply.reject(new Error(`A password could not be checked: ${error}`));
    goOn(started);
  });
  return started;
}

function goOn(to: Thread): void {
  if (to.running) return;
  const next = lanes.take();
  if (!next) {
    rest(to);
    return;
  }
  to.running = { asked: next.item, lane: next.lane, begunAt: performance.now() };
  to.worker.postMessage(next.item.question);
}

/** An idle thread keeps no process alive, and ends after a while. */
function rest(idle: Thread): void {
  idle.worker.unref();
  idle.idleTimer = setTimeout(() => {
    if (thread === idle) thread = undefined;
    idle.worker.terminate();
  }, keptForMs);
  idle.idleTimer.unref();
}

function tooBusy(): AppError {
  return new AppError('session.too_many_sign_ins', {
    status: 429,
    title: 'Too many sign-ins at once',
    detail: `Too many passwords are being checked right now. Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
