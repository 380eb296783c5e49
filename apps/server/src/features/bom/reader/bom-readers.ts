import type { Refusal, SpecVersion, VexFormat } from '@waybill/sbom';
import type { PreparedBom } from '../prepare/prepared-bom.ts';
import { askReader, type Outcome, refusal } from './ask-reader.ts';
import type { PrepareSettings, ReaderAnswer, ReaderRequest, ReadVex } from './reader-protocol.ts';
import { type Reader, startReader } from './start-reader.ts';

export interface BomReaders {
  /** Checks a document against the schema of its version. */
  validate(bytes: Uint8Array): Promise<{ ok: true; specVersion: SpecVersion } | Refusal>;
  /** Reads and normalizes a document without checking it. */
  prepare(bytes: Uint8Array, settings: PrepareSettings): Promise<{ ok: true; bom: PreparedBom } | Refusal>;
  /** Finds out what format a VEX document has, and checks it as far as there is a schema. */
  checkVex(bytes: Uint8Array): Promise<{ ok: true; format: VexFormat } | Refusal>;
  /** Reads a VEX document without checking it. */
  readVex(bytes: Uint8Array): Promise<{ ok: true; vex: ReadVex } | Refusal>;
}

interface BomReadersOptions {
  /** Processes at most; further documents queue. */
  readers?: number;
  /** Longest time for one document. */
  timeoutMs?: number;
  /** Time without work after which a process ends and gives back its memory. */
  idleMs?: number;
  /** Heap of one process; a document that needs more is refused. */
  maxHeapMb?: number;
  /** How a process is started. */
  start?: (maxHeapMb: number) => Reader;
}

/**
 * Processes that read documents. They start with the first one and end when idle, so that an idle server holds neither
 * schemas nor libxml2. A document that crashes its process harms nothing else: it is refused, and the process is replaced.
 */
export function createBomReaders(options: BomReadersOptions = {}): BomReaders {
  const {
    readers = 2,
    timeoutMs = 120_000,
    idleMs = 30_000,
    maxHeapMb = 1_536,
    start = startReader,
  } = options;
  const free: IdleReader[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  const take = async (): Promise<Reader> => {
    while (busy >= readers) await new Promise<void>((resolve) => waiting.push(resolve));
    busy++;
    for (let idle = free.pop(); idle; idle = free.pop()) {
      clearTimeout(idle.timer);
      const { process } = idle.reader;
      if (!isAlive(process)) continue;
      process.ref();
      process.channel?.ref();
      return idle.reader;
    }
    return start(maxHeapMb);
  };

  const giveBack = (reader: Reader, isLost: boolean) => {
    busy--;
    waiting.shift()?.();
    if (isLost) {
      reader.process.kill('SIGKILL');
      return;
    }
    // An idle reader keeps neither the server nor, for long, its memory.
    reader.process.unref();
    reader.process.channel?.unref();
    const idle: IdleReader = { reader, timer: setTimeout(() => end(idle), idleMs) };
    idle.timer.unref();
    free.push(idle);
  };

  const end = (idle: IdleReader) => {
    const at = free.indexOf(idle);
    if (at >= 0) free.splice(at, 1);
    if (isAlive(idle.reader.process)) idle.reader.process.disconnect();
  };

  const attempt = async (request: ReaderRequest): Promise<Outcome> => {
    const reader = await take();
    const outcome = await askReader(reader, request, timeoutMs);
    giveBack(reader, outcome.kind !== 'answered');
    return outcome;
  };

  const run = async (request: ReaderRequest): Promise<ReaderAnswer> => {
    const first = await attempt(request);
    // Somebody may have killed it, so once is no proof.
    const outcome = first.kind === 'ended' ? await attempt(request) : first;
    if (outcome.kind === 'answered') return outcome.answer;
    if (outcome.kind === 'refused') return outcome;
    if (!outcome.wasReady) throw new Error(`A process that reads BOMs did not start (${outcome.how})`);
    const detail = `The document could not be read: the process that read it ended twice (${outcome.how})`;
    return { kind: 'refused', refusal: refusal(detail) };
  };

  return {
    async validate(bytes) {
      const answer = await run({ kind: 'validate', bytes });
      if (answer.kind === 'refused') return answer.refusal;
      if (answer.kind === 'valid') return { ok: true, specVersion: answer.specVersion };
      throw new Error('The reader gave the wrong answer');
    },
    async prepare(bytes, settings) {
      const answer = await run({ kind: 'prepare', bytes, settings });
      if (answer.kind === 'refused') return answer.refusal;
      if (answer.kind === 'prepared') return { ok: true, bom: answer.bom };
      throw new Error('The reader gave the wrong answer');
    },
    async checkVex(bytes) {
      const answer = await run({ kind: 'check-vex', bytes });
      if (answer.kind === 'refused') return answer.refusal;
      if (answer.kind === 'vex-checked') return { ok: true, format: answer.format };
      throw new Error('The reader gave the wrong answer');
    },
    async readVex(bytes) {
      const answer = await run({ kind: 'read-vex', bytes });
      if (answer.kind === 'refused') return answer.refusal;
      if (answer.kind === 'vex-read') return { ok: true, vex: answer.vex };
      throw new Error('The reader gave the wrong answer');
    },
  };
}

function isAlive({ connected, exitCode, signalCode }: Reader['process']): boolean {
  return connected && exitCode === null && signalCode === null;
}

interface IdleReader {
  readonly reader: Reader;
  readonly timer: NodeJS.Timeout;
}
