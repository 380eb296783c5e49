// Public to other features.
import type { Context } from '../../feature.ts';
import type { RefusedRequest } from '../../http/refusal.ts';
import { insertAuditEntries, type NewAuditEntry } from './audit-log.queries.ts';
import { RefusalTrail } from './refusal-trail.ts';

const writeEveryMs = 1_000;
/** The number of refusals kept while the database is down. Further ones are only in the log. */
const maxWaiting = 5_000;

/** Keeps what was refused: in the log at once, in the audit log within a second. */
export interface RefusalRecorder {
  record(refused: RefusedRequest): void;
  /** Writes what waits. */
  close(): Promise<void>;
}

export function createRefusalRecorder({ db, log, now }: Context): RefusalRecorder {
  const trail = new RefusalTrail();
  let waiting: NewAuditEntry[] = [];
  let writing: Promise<void> = Promise.resolve();

  function keep(entries: readonly NewAuditEntry[]): void {
    for (const { at: _at, action, ...entry } of entries)
      log.warn({ refused: action, ...entry }, 'request refused');
    waiting.push(...entries.slice(0, maxWaiting - waiting.length));
  }

  async function write(): Promise<void> {
    const entries = waiting;
    waiting = [];
    if (entries.length === 0) return;
    try {
      await insertAuditEntries(db, entries);
    } catch (error) {
      log.warn({ err: error, count: entries.length }, 'refusals are not in the audit log yet');
      waiting.unshift(...entries.slice(0, maxWaiting - waiting.length));
    }
  }

  const timer = setInterval(() => {
    keep(trail.turn(now()));
    writing = writing.then(write);
  }, writeEveryMs);
  timer.unref();

  return {
    record({ action, actor, address, target, detail }) {
      keep(trail.add({ at: now(), action, actor, address, target, detail: detail ?? null }));
    },
    async close() {
      clearInterval(timer);
      keep(trail.close(now()));
      writing = writing.then(write);
      await writing;
    },
  };
}
