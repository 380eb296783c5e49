import { AppError } from '../../../http/errors.ts';

/** The memory that one upload's body takes. */
export interface UploadShare {
  /** Waits until there is room for this many bytes more. @throws 503 when that takes too long, 400 after `release` */
  grow(bytes: number): Promise<void>;
  /** All of the body is here: it will not grow any more. */
  complete(): void;
  /** Gives everything back, and ends a wait. Safe to call again. */
  release(): void;
}

/** Gives out memory to bodies as their bytes arrive, so that any number of them at once stays within bounds. */
export interface UploadBudget {
  /** @param maxBytes what the body may come to at most */
  open(maxBytes: number): UploadShare;
}

export interface BudgetOptions {
  /** Room for everything; no upload may be allowed more than this. */
  readonly totalBytes: number;
  /** Further room that only the first `smallBytes` of each body may take. */
  readonly keptBytes: number;
  readonly smallBytes: number;
  /** Longest time that a body waits for room. */
  readonly patienceMs: number;
}

interface Upload {
  /** Bytes taken of the common room, of the room that is kept for small bodies, and what may still come. */
  held: number;
  kept: number;
  need: number;
  waiting: Waiting | undefined;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
  readonly fail: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Several half-received bodies that each wait for the others' room would wait forever. So bytes are only
 * accepted while the open bodies could still arrive one after the other, each at its maximum size, in the
 * remaining room (the banker's algorithm). A body that fits into the remaining room always proceeds, however
 * many large ones wait. A body of unknown length counts by its bytes like any other, and its beginning has
 * reserved room. Waiting bodies are served in order.
 */
export function createUploadBudget(options: BudgetOptions): UploadBudget {
  const { totalBytes, keptBytes, smallBytes, patienceMs } = options;
  const uploads = new Set<Upload>();
  // A set keeps the order in which they began to wait.
  const waiting = new Set<Upload>();
  let free = totalBytes;
  let keptFree = keptBytes;

  const take = (upload: Upload, bytes: number): boolean => {
    if (bytes <= keptFree && upload.kept + bytes <= smallBytes) {
      keptFree -= bytes;
      upload.kept += bytes;
    } else if (bytes <= free && (upload.need <= free || canAllArrive(upload, bytes))) {
      free -= bytes;
      upload.held += bytes;
    } else return false;
    upload.need = Math.max(0, upload.need - bytes);
    return true;
  };

  /** True if, after accepting these bytes, some order lets every body arrive: the least demanding first. */
  const canAllArrive = (growing: Upload, bytes: number): boolean => {
    let left = free - bytes;
    const after = (upload: Upload) => {
      const added = upload === growing ? bytes : 0;
      return { held: upload.held + added, need: upload.need - added };
    };
    for (const { held, need } of [...uploads].map(after).sort((a, b) => a.need - b.need)) {
      if (need > left) return false;
      left += held;
    }
    return true;
  };

  const stopWaiting = (upload: Upload): Waiting | undefined => {
    const { waiting: wait } = upload;
    clearTimeout(wait?.timer);
    waiting.delete(upload);
    upload.waiting = undefined;
    return wait;
  };

  const admit = () => {
    for (const upload of waiting) {
      if (upload.waiting && take(upload, upload.waiting.bytes)) stopWaiting(upload)?.enter();
    }
  };

  const wait = (upload: Upload, bytes: number) =>
    new Promise<void>((enter, fail) => {
      const timer = setTimeout(() => stopWaiting(upload)?.fail(noRoom()), patienceMs);
      upload.waiting = { bytes, enter, fail, timer };
      waiting.add(upload);
    });

  return {
    open(maxBytes) {
      const upload: Upload = { held: 0, kept: 0, need: Math.min(maxBytes, totalBytes), waiting: undefined };
      uploads.add(upload);
      return {
        async grow(bytes) {
          if (!uploads.has(upload)) throw left();
          if (!take(upload, bytes)) await wait(upload, bytes);
        },
        complete() {
          upload.need = 0;
          admit();
        },
        release() {
          if (!uploads.delete(upload)) return;
          free += upload.held;
          keptFree += upload.kept;
          stopWaiting(upload)?.fail(left());
          admit();
        },
      };
    },
  };
}

function noRoom(): AppError {
  return new AppError('upload.no_room', {
    status: 503,
    title: 'Too many uploads at once',
    detail: 'Other uploads are using all the memory available for uploads. Try again in a minute.',
    headers: { 'retry-after': '60' },
  });
}

function left(): AppError {
  return new AppError('upload.left', { status: 400, title: 'The upload was aborted' });
}
