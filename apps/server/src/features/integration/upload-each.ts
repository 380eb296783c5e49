import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FindingVulnerability } from '@waybill/api-contract';
import { stopIfAborted } from '../../jobs/job.ts';
import { packageFindings } from '../finding/finding-package.service.ts';
import type { UploadOutcome, UploadRun } from './integration.ts';
import type { Target } from './target.queries.ts';
import { troubleOf, UploadError } from './upload-error.ts';

/** So many projects in a row that meet trouble of the host: the next run tries again. */
const maxHostTroubles = 3;

/** The findings of a project as a file. */
export interface FindingsFile {
  readonly path: string;
  readonly total: number;
}

interface EachOptions {
  /** Uploads the findings of one project. @throws UploadError, OutgoingError */
  upload(target: Target, file: FindingsFile): Promise<Pick<UploadOutcome, 'memory'>>;
  /** Where the findings of a project go, in the words of the other system. */
  targetOf(target: Target): string;
  toReader?(vulnerability: FindingVulnerability): FindingVulnerability;
}

/**
 * Uploads one project after the other, each as a separate document. A failed project does not prevent the
 * others, unless the host is in trouble.
 * @throws UploadError if the host fails again and again
 */
export async function uploadEach(run: UploadRun, options: EachOptions): Promise<void> {
  let hostTroubles = 0;
  for await (const batch of run.targets()) {
    for (const target of batch) {
      stopIfAborted(run.job.signal);
      const outcome = await uploadOne(run, target, options);
      // It has gone meanwhile.
      if (!outcome) continue;
      await run.settle([outcome]);
      hostTroubles = outcome.isOfHost ? hostTroubles + 1 : 0;
      if (outcome.trouble && hostTroubles >= maxHostTroubles)
        throw new UploadError(outcome.trouble.failure, outcome.trouble.told, { isOfHost: true });
    }
  }
}

async function uploadOne(
  run: UploadRun,
  target: Target,
  { upload, targetOf, toReader }: EachOptions,
): Promise<(UploadOutcome & { isOfHost: boolean }) | undefined> {
  const about = { projectId: target.project_id, target: targetOf(target) };
  const file = await writeFindings(run, target, toReader);
  if (!file) return undefined;
  try {
    const { memory } = await upload(target, file);
    return { ...about, findings: file.total, ...(memory ? { memory } : {}), isOfHost: false };
  } catch (error) {
    stopIfAborted(run.job.signal);
    const { isOfHost, ...trouble } = troubleOf(error);
    return { ...about, trouble, isOfHost };
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Undefined when the project has gone meanwhile. */
async function writeFindings(
  { db, job, workDir, baseUrl }: UploadRun,
  { uuid }: Target,
  toReader: EachOptions['toReader'],
): Promise<FindingsFile | undefined> {
  const findings = await packageFindings(db, uuid, { at: job.now(), baseUrl });
  if (!findings) return undefined;
  const file = path.join(workDir, 'findings.json');
  await pipeline(Readable.from(findings.document(toReader)), createWriteStream(file), { signal: job.signal });
  return { path: file, total: findings.total };
}
