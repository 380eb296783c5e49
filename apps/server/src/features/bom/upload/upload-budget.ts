/** Gives out a share of memory to each upload, so that any number of them at once stays within bounds. */
export interface UploadBudget {
  /** Waits until there is room for `bytes`; call the answer when the upload is done with. First come, first served. */
  take(bytes: number): Promise<() => void>;
}

/** @param totalBytes an upload larger than this is let in alone */
export function createUploadBudget(totalBytes: number): UploadBudget {
  const waiting: { bytes: number; enter: () => void }[] = [];
  let used = 0;

  const fits = (bytes: number) => used === 0 || used + bytes <= totalBytes;

  const admit = () => {
    for (let next = waiting[0]; next && fits(next.bytes); next = waiting[0]) {
      waiting.shift();
      used += next.bytes;
      next.enter();
    }
  };

  return {
    async take(bytes) {
      await new Promise<void>((enter) => {
        waiting.push({ bytes, enter });
        admit();
      });
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        used -= bytes;
        admit();
      };
    },
  };
}
