import type { ResourceLimits } from 'node:worker_threads';
import { Worker } from 'node:worker_threads';
import type { LongList } from './cyclonedx/long-lists.ts';
import { LONG_LISTS } from './cyclonedx/long-lists.ts';
import type { Bom } from './model.ts';
import type { ReadDocument } from './read-bom.ts';
import type { ReadRequest, ReadResponse } from './reader-protocol.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refusal.ts';

export interface BomReaderOptions {
  /** Limits of the reading thread; a document that needs more memory is refused. Default: none but a small young heap. */
  resourceLimits?: ResourceLimits;
  /** Longest time for one document; default two minutes. */
  timeoutMs?: number;
  /** Time without work after which the thread ends and gives back its memory; default five seconds. */
  idleMs?: number;
}

/** The thread's reads soon become garbage. A small young heap saves 100 MB of it. */
const RESOURCE_LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 8 };

/** Reads documents in a thread of its own. */
export interface BomReader {
  /**
   * Checks a document (unless `validate` is false) and reads it; documents queue. The bytes are moved to the thread
   * when `transfer` is true and they fill their buffer, and are empty afterwards; else they are copied. Rejects
   * only after `close`.
   */
  process(
    bytes: Uint8Array<ArrayBuffer>,
    options: { validate: boolean; transfer?: boolean },
  ): Promise<ReadDocument | Refusal>;
  /** Ends the thread; what is still under way rejects. */
  close(): Promise<void>;
}

/**
 * Makes a reader whose thread starts with the first document and ends when idle, so that an idle process carries
 * neither schemas nor libxml2. A thread that dies or takes too long refuses its document and is replaced.
 *
 * @example
 * const reader = createBomReader();
 * const bytes = new TextEncoder().encode('{"bomFormat":"CycloneDX","specVersion":"1.6"}');
 * const result = await reader.process(bytes, { validate: true });
 * await reader.close();
 * result.ok; // true
 */
export function createBomReader(options: BomReaderOptions = {}): BomReader {
  const { resourceLimits = RESOURCE_LIMITS, timeoutMs = 120_000, idleMs = 5_000 } = options;
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let waiting = 0;
  let nextId = 1;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    clearTimeout(idleTimer);
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits });
    worker.ref();
    return worker;
  };

  const stop = async () => {
    clearTimeout(idleTimer);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const rest = () => {
    // An idle thread keeps neither the process nor, for long, its memory.
    worker?.unref();
    idleTimer = setTimeout(() => void stop(), idleMs);
    idleTimer.unref();
  };

  const run = async (bytes: Uint8Array<ArrayBuffer>, validate: boolean, transfer: boolean) => {
    if (closed) throw new Error('The BOM reader is closed');
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    const request: ReadRequest = { id: nextId++, bytes, validate, arrived };
    const outcome = await ask(start(), request, transfer, timeoutMs);
    if (outcome.isThreadLost) await stop();
    if (closed) throw new Error('The BOM reader is closed');
    return outcome.result;
  };

  return {
    process(bytes, { validate, transfer = false }) {
      waiting++;
      const result = last.then(() => run(bytes, validate, transfer));
      last = result
        .catch(() => undefined)
        .then(() => {
          waiting--;
          if (waiting === 0) rest();
        });
      return result;
    },
    async close() {
      closed = true;
      await stop();
    },
  };
}

interface Outcome {
  readonly result: ReadDocument | Refusal;
  readonly isThreadLost: boolean;
}

/** Sends one request and collects the answer; never rejects. */
function ask(worker: Worker, request: ReadRequest, transfer: boolean, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const parts = new Map<LongList, unknown[]>();
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    const lose = (detail: string) => settle({ result: refuse(detail), isThreadLost: true });
    const timer = setTimeout(
      () => lose(`The document took longer than ${timeoutMs / 1000} s to read`),
      timeoutMs,
    );

    const onMessage = (response: ReadResponse) => {
      if (response.id !== request.id) return;
      if (response.kind === 'part') {
        collect(parts, response.list, response.items);
        Atomics.add(request.arrived, 0, 1);
        Atomics.notify(request.arrived, 0);
      } else if (response.kind === 'refused') settle({ result: response.refusal, isThreadLost: false });
      else if (response.kind === 'failed') lose(`The document could not be read: ${response.message}`);
      else {
        const { bom, format, specVersion } = response;
        settle({ result: { ok: true, bom: assemble(bom, parts), format, specVersion }, isThreadLost: false });
      }
    };
    const onError = (error: Error & { code?: string }) =>
      lose(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? 'The document needs more memory than a BOM may take'
          : `The document could not be read: ${error.message}`,
      );
    const onExit = () => lose('The document could not be read: the reading thread ended');

    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    const { bytes } = request;
    const ownsBuffer = bytes.byteLength === bytes.buffer.byteLength;
    worker.postMessage(request, transfer && ownsBuffer ? [bytes.buffer] : []);
  });
}

function collect(parts: Map<LongList, unknown[]>, list: LongList, items: unknown[]): void {
  const present = parts.get(list) ?? [];
  for (const item of items) present.push(item);
  parts.set(list, present);
}

function assemble(bom: Bom, parts: ReadonlyMap<LongList, unknown[]>): Bom {
  const lists = Object.fromEntries(LONG_LISTS.map((list) => [list, parts.get(list) ?? []]));
  // The thread runs the same code on the same model; only the class of the message is lost on the way.
  return { ...bom, ...lists } as Bom;
}
