import { Worker } from 'node:worker_threads';
import type { Refusal, SpecVersion } from '@waybill/sbom';
import type { PreparedBom } from '../prepare/prepared-bom.ts';
import type { PrepareSettings, ThreadRequest, ThreadResponse } from './thread-protocol.ts';

export interface BomThreads {
  /** Checks a document against the schema of its version. */
  validate(bytes: Uint8Array): Promise<{ ok: true; specVersion: SpecVersion } | Refusal>;
  /** Reads and normalises a document without checking it. */
  prepare(bytes: Uint8Array, settings: PrepareSettings): Promise<{ ok: true; bom: PreparedBom } | Refusal>;
}

export interface BomThreadsOptions {
  /** Threads at most; further documents queue. */
  threads?: number;
  /** Longest time for one document. */
  timeoutMs?: number;
  /** Time without work after which a thread ends and gives back its memory. */
  idleMs?: number;
  /** Heap of one thread; a document that needs more is refused. */
  maxHeapMb?: number;
}

/**
 * Threads that start with the first document and end when idle, so that an idle process carries neither schemas nor
 * libxml2. A thread that dies or takes too long refuses its document and is replaced.
 */
export function createBomThreads(options: BomThreadsOptions = {}): BomThreads {
  const { threads = 2, timeoutMs = 120_000, idleMs = 30_000, maxHeapMb = 1_536 } = options;
  const free: IdleThread[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  const take = async (): Promise<Worker> => {
    while (busy >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    const idle = free.pop();
    if (!idle) return startThread(maxHeapMb);
    clearTimeout(idle.timer);
    idle.worker.ref();
    return idle.worker;
  };

  const giveBack = (worker: Worker, isLost: boolean) => {
    busy--;
    waiting.shift()?.();
    if (isLost) {
      void worker.terminate();
      return;
    }
    // An idle thread keeps neither the process nor, for long, its memory.
    worker.unref();
    const idle: IdleThread = { worker, timer: setTimeout(() => end(idle), idleMs) };
    idle.timer.unref();
    free.push(idle);
  };

  const end = (idle: IdleThread) => {
    const at = free.indexOf(idle);
    if (at >= 0) free.splice(at, 1);
    void idle.worker.terminate();
  };

  const run = async (
    request: ThreadRequest,
  ): Promise<Exclude<ThreadResponse, { kind: 'part' | 'failed' }>> => {
    const worker = await take();
    const { response, isLost } = await ask(worker, request, timeoutMs);
    giveBack(worker, isLost);
    return response;
  };

  return {
    async validate(bytes) {
      const response = await run({ kind: 'validate', bytes });
      if (response.kind === 'refused') return response.refusal;
      if (response.kind === 'valid') return { ok: true, specVersion: response.specVersion };
      throw new Error('The thread gave the wrong answer');
    },
    async prepare(bytes, settings) {
      const response = await run({ kind: 'prepare', bytes, settings });
      if (response.kind === 'refused') return response.refusal;
      if (response.kind === 'prepared') return { ok: true, bom: response.bom };
      throw new Error('The thread gave the wrong answer');
    },
  };
}

function startThread(maxHeapMb: number): Worker {
  const worker = new Worker(new URL('./bom-worker.ts', import.meta.url), {
    // A young generation of this size keeps the collector from copying what soon leaves anyway.
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: 96 },
  });
  // Whoever waits for an answer listens, too; an idle thread that dies must not end the process.
  return worker.on('error', () => undefined);
}

interface IdleThread {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
}

interface Outcome {
  readonly response: Exclude<ThreadResponse, { kind: 'part' | 'failed' }>;
  readonly isLost: boolean;
}

/** Sends one request and collects the answer; never rejects. */
function ask(worker: Worker, request: ThreadRequest, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const lists = { components: [] as unknown[], services: [] as unknown[] };
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    const lose = (detail: string) =>
      settle({ response: { kind: 'refused', refusal: refusal(detail) }, isLost: true });
    const timer = setTimeout(
      () => lose(`The document took longer than ${timeoutMs / 1000} s to read`),
      timeoutMs,
    );
    const onMessage = (response: ThreadResponse) => {
      if (response.kind === 'part') for (const item of response.items) lists[response.list].push(item);
      else if (response.kind === 'failed') lose(`The document could not be read: ${response.message}`);
      else settle({ response: complete(response, lists), isLost: false });
    };
    const onError = (error: Error & { code?: string }) =>
      lose(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? 'The document needs more memory than a BOM may take'
          : `The document could not be read: ${error.message}`,
      );
    const onExit = () => lose('The document could not be read: the reading thread ended');
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}

function complete<T extends ThreadResponse>(response: T, lists: object): T {
  // The lists left the thread in parts of their own; they are what it says they are.
  return response.kind === 'prepared' ? { ...response, bom: { ...response.bom, ...lists } } : response;
}

function refusal(detail: string): Refusal {
  return { ok: false, title: 'The uploaded BOM is invalid', detail, violations: [] };
}
