import { Gauge, type Registry } from 'prom-client';
import { type Database, onLane } from '../../db/database.ts';
import { findStandstill } from '../../jobs/standstill.ts';
import { countFailedTasks, countTasks } from './prometheus.queries.ts';

/** What the queue holds, for all nodes together: it is the same whichever of them is asked. */
export function measureJobs(db: Database, registry: Registry): void {
  const oldest = new Gauge({
    name: 'waybill_task_oldest_seconds',
    help: 'How long the task that has waited longest has waited, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  new Gauge({
    name: 'waybill_tasks',
    help: 'Tasks that wait or run',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      oldest.reset();
      for (const { kind, state, n, waiting } of await countTasks(db)) {
        this.set({ kind, state }, n);
        if (state === 'queued') oldest.set({ kind }, waiting);
      }
    },
  });
  new Gauge({
    name: 'waybill_tasks_failed',
    help: 'Tasks that failed within an hour, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, n } of await countFailedTasks(db)) this.set({ kind }, n);
    },
  });
  new Gauge({
    name: 'waybill_jobs_standstill_seconds',
    help: 'How long work has waited in the queue that does not move; 0 while it moves. Alert when it is above 0',
    registers: [registry],
    async collect() {
      this.set((await findStandstill(onLane(db, 'queue')))?.waitingSeconds ?? 0);
    },
  });
}
