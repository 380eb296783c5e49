import { Worker } from 'node:worker_threads';
import { AppError } from '../../../http/errors.ts';

export type PasswordQuestion =
  | { kind: 'hash'; password: string }
  | { kind: 'argon2' | 'bcrypt'; password: string; hash: string };

export interface PasswordAnswer {
  hash?: string;
  matches?: boolean;
}

export interface PasswordReply {
  id: number;
  answer?: PasswordAnswer;
  /** Why the question could not be answered. */
  error?: string;
}

/** Some seconds of hashing: who comes later is better told to come again than kept waiting. */
const maxWaiting = 200;
const retryAfterSeconds = 5;
/** A thread costs some megabytes of memory and 50 ms to start. */
const keptForMs = 60_000;

interface Thread {
  worker: Worker;
  waiting: Map<number, PromiseWithResolvers<PasswordAnswer>>;
  lastId: number;
  idleTimer?: NodeJS.Timeout;
}

let thread: Thread | undefined;

/**
 * Asks the thread that hashes passwords. Hashing has this thread to itself and nothing else: in the thread pool of the
 * process, where the library would do it, 400 sign-ins at once kept every token check waiting for five seconds, because
 * signatures are checked there as well.
 * @throws AppError 429 when too many are waiting
 */
export function askPasswordThread(question: PasswordQuestion): Promise<PasswordAnswer> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  if (waiting.size >= maxWaiting) throw tooBusy();
  clearTimeout(thread.idleTimer);
  thread.lastId += 1;
  const answer = Promise.withResolvers<PasswordAnswer>();
  waiting.set(thread.lastId, answer);
  worker.ref();
  worker.postMessage({ id: thread.lastId, question });
  return answer.promise;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./password.worker.ts', import.meta.url));
  const started: Thread = { worker, waiting: new Map(), lastId: 0 };
  const fail = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const { reject } of started.waiting.values()) reject(error);
    started.waiting.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The password thread ended')));
  worker.on('message', ({ id, answer, error }: PasswordReply) => {
    if (answer) started.waiting.get(id)?.resolve(answer);
    else started.waiting.get(id)?.reject(new Error(`A password could not be checked: ${error}`));
    started.waiting.delete(id);
    if (started.waiting.size === 0) rest(started);
  });
  return started;
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
