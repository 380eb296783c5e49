import type { ProgressDetail } from '@waybill/api-contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type Database, runSql } from '../db/database.ts';
import { outsideFlow } from '../db/second-connection.ts';
import { storableText } from '../db/storable-text.ts';

const reportEveryMs = 500;
const maxWarnings = 1_000;

/** Collects progress and warnings of a task and writes them at most twice a second. */
export function progressReport(db: Database, token: string, log: Logger) {
  let latest: { percent: number; stage: string | null; detail: string | null } | undefined;
  const warnings: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    timer = undefined;
    if (!latest && warnings.length === 0) return;
    const fresh = warnings.splice(0);
    await runSql(
      db,
      sql`update task set progress = ${latest?.percent ?? sql`progress`}, stage = ${latest ? latest.stage : sql`stage`},
        detail = ${latest ? sql`${latest.detail}::jsonb` : sql`detail`},
        warnings = case when jsonb_array_length(warnings) >= ${maxWarnings} then warnings
          else warnings || ${JSON.stringify(fresh)}::jsonb end
        where token = ${token}`,
    );
  };
  const schedule = () => {
    // The job may be in a transaction, which does not wait for this.
    timer ??= outsideFlow(() =>
      setTimeout(() => {
        writing = write().catch((error) => log.warn({ err: error }, 'progress not written'));
      }, reportEveryMs),
    );
  };
  return {
    progress(percent: number, stage?: string, detail?: ProgressDetail) {
      latest = {
        percent: Math.min(100, Math.max(0, percent)),
        stage: stage ?? null,
        detail: detail ? JSON.stringify(detail) : null,
      };
      schedule();
    },
    warn(message: string) {
      if (warnings.length < maxWarnings) warnings.push(storableText(message));
      schedule();
    },
    async flush() {
      clearTimeout(timer);
      await writing;
      await write();
    },
  };
}
