// Public to other features.
import { createUploadBodies } from './upload-body.ts';
import { createUploadBudget } from './upload-budget.ts';

export type { UploadBodies } from './upload-body.ts';

const MiB = 1024 * 1024;

/**
 * The bodies of all uploads. At most 128 MiB of them are accepted at once; each byte costs about four times
 * as much memory. The space reserved for small uploads lets sixty-four of them begin, and most of them end,
 * however many large ones wait.
 */
export const uploadBodies = createUploadBodies(
  createUploadBudget({
    totalBytes: 112 * MiB,
    keptBytes: 16 * MiB,
    smallBytes: MiB / 4,
    patienceMs: 120_000,
  }),
);
