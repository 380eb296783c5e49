import { Gauge, type Registry } from 'prom-client';
import { type Database, lanesOf } from '../../db/database.ts';
import { readDatabaseSize } from './prometheus.queries.ts';

/** A size changes slowly, and to read it looks at every file. */
const sizeEveryMs = 60_000;

export function measureDatabase(db: Database, registry: Registry): void {
  new Gauge({
    name: 'waybill_database_connections',
    help: 'Database connections by what they are for, and requests that wait for one',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const { name: lane, pool, waiting } of lanesOf(db)) {
        this.set({ lane, state: 'idle' }, pool.idleCount);
        this.set({ lane, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ lane, state: 'waiting' }, waiting);
      }
    },
  });
  let readAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'waybill_database_size_bytes',
    help: 'Size of the database with its indexes',
    registers: [registry],
    async collect() {
      if (performance.now() - readAt < sizeEveryMs) return;
      readAt = performance.now();
      this.set(await readDatabaseSize(db));
    },
  });
}
