import { Readable } from 'node:stream';
import { openSpoolFile, type SpoolFile } from './spool-file.ts';

/** Text that waits in memory before its source has to wait. */
const memoryChars = 256 * 1024;

/** The time a source waits for its reader, each time and in all, before it continues into a file. */
const patienceMs = 250;
const patienceInAllMs = 5_000;

/** The time a source waits for its reader if there is no room in files either. */
const fullWaitMs = 60_000;

/**
 * Sends text at the speed of its reader, and reads it at the speed of the source, which holds a database
 * connection. Text that a slow reader has not taken waits in memory, then in a temporary file.
 * @param caller pays with its share of the room in files
 * @param onEnd called once, when the source has ended, or was stopped because the reader left
 * @returns a stream, once the source has begun
 * @throws the source's error before its first text
 */
export async function spool(
  source: AsyncIterable<string>,
  caller: string,
  onEnd: () => void,
): Promise<Readable> {
  const begun = Promise.withResolvers<void>();
  const buffer = createBuffer(caller, begun.resolve);
  const readable = new Readable({
    highWaterMark: 64 * 1024,
    read() {
      buffer.read().then(
        (piece) => this.push(piece ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      buffer.abandon();
      done(error);
    },
  });
  // An error before the answer begins is thrown to whoever asked; the stream is then never sent.
  readable.on('error', () => undefined);
  void fill(buffer, source, begun.reject).finally(onEnd);
  try {
    await begun.promise;
  } catch (error) {
    readable.destroy();
    throw error;
  }
  return readable;
}

async function fill(buffer: Buffering, source: AsyncIterable<string>, fail: (error: unknown) => void) {
  try {
    for await (const text of source) {
      // Leaving the loop ends the source, which gives its connection back.
      if (buffer.isAbandoned()) break;
      await buffer.write(text);
    }
    buffer.end();
  } catch (error) {
    fail(error);
    buffer.end(error);
  }
}

interface Buffering {
  write(text: string): Promise<void>;
  end(error?: unknown): void;
  /** The next piece; undefined at the end. @throws the error that ended the source early */
  read(): Promise<string | Buffer | undefined>;
  /** The reader has gone, or has read everything. */
  abandon(): void;
  isAbandoned(): boolean;
}

function createBuffer(caller: string, onBegin: () => void): Buffering {
  const texts: string[] = [];
  const [data, room] = [createBell(), createBell()];
  let chars = 0;
  let file: SpoolFile | undefined;
  let isInFile = false;
  let [isEnded, isAbandoned] = [false, false];
  let fault: unknown;
  let waitedMs = 0;

  /** Waits until the reader has taken what waits. */
  const awaitReader = async (isReady: () => boolean, ms: number) => {
    const until = performance.now() + ms;
    while (!isReady() && !isAbandoned) {
      const left = until - performance.now();
      if (left <= 0) return false;
      await room.heard(left);
    }
    return true;
  };
  const writeToFile = async (text: string) => {
    // Where no file can be opened, as on a read-only disk, all that waits is in memory.
    file ??= await openSpoolFile(caller).catch(() => undefined);
    if (await file?.write(text)) return;
    const isRead = () => texts.length === 0 && file?.isRead !== false;
    if (!(await awaitReader(isRead, fullWaitMs)))
      throw new Error('The answer is read too slowly: there is no more room for what waits');
    if (isAbandoned) return;
    await file?.rewind();
    isInFile = false;
    push(text);
  };
  const push = (text: string) => {
    texts.push(text);
    chars += text.length;
  };
  const write = async (text: string) => {
    if (isInFile && file?.isRead && texts.length === 0) {
      await file.rewind();
      isInFile = false;
    }
    if (!isInFile) {
      const since = performance.now();
      const hasRoom = await awaitReader(
        () => chars < memoryChars,
        Math.min(patienceMs, patienceInAllMs - waitedMs),
      );
      waitedMs += performance.now() - since;
      isInFile = !hasRoom;
    }
    if (isAbandoned) return;
    if (isInFile) await writeToFile(text);
    else push(text);
  };

  const next = async () => {
    const text = texts.shift();
    if (text === undefined) return file?.read();
    chars -= text.length;
    return text;
  };
  const isDrained = () => texts.length === 0 && file?.isRead !== false;
  const closeWhenUnused = () => {
    if (isEnded && isAbandoned) void file?.close().catch(() => undefined);
  };

  return {
    async write(text) {
      await write(text);
      onBegin();
      data.ring();
    },
    end(error) {
      isEnded = true;
      fault = error;
      onBegin();
      data.ring();
      closeWhenUnused();
    },
    async read() {
      for (;;) {
        const piece = await next();
        if (piece !== undefined) {
          room.ring();
          return piece;
        }
        if (isAbandoned || (isEnded && isDrained())) break;
        if (!isEnded) await data.heard();
      }
      if (fault !== undefined) throw fault;
      return undefined;
    },
    abandon() {
      isAbandoned = true;
      data.ring();
      room.ring();
      closeWhenUnused();
    },
    isAbandoned: () => isAbandoned,
  };
}

/** Lets one side wait for the other. A ring without a waiting side is kept for the next wait. */
function createBell() {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async heard(withinMs?: number): Promise<void> {
      if (!hasRung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (withinMs !== undefined) timer = setTimeout(resolve, withinMs);
        });
        clearTimeout(timer);
        wake = undefined;
      }
      hasRung = false;
    },
  };
}
