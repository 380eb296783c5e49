import { Histogram, type Registry } from 'prom-client';
import { addObserver } from '../../observe/observe.ts';

/** Hosts are few, but for those that rules of alerts name: those beyond that many are told together. */
const maxHosts = 100;

/** Measures what this process does: jobs, requests to other hosts, and statements. @returns what ends that */
export function measureWork(registry: Registry): () => void {
  const histograms = {
    job: new Histogram({
      name: 'waybill_job_duration_seconds',
      help: 'Time that jobs of this process took, by kind and outcome (ok, retried, failed, interrupted)',
      labelNames: ['kind', 'outcome'],
      buckets: [0.05, 0.25, 1, 5, 30, 120, 600, 3600],
      registers: [registry],
    }),
    outgoing: new Histogram({
      name: 'waybill_outgoing_request_duration_seconds',
      help: 'Time until another host answered, its turn included, by host and outcome (ok, a status, error)',
      labelNames: ['host', 'outcome'],
      buckets: [0.05, 0.25, 1, 5, 20, 60],
      registers: [registry],
    }),
    statement: new Histogram({
      name: 'waybill_database_statement_duration_seconds',
      help: 'Time that statements took, by what they are for and their verb',
      labelNames: ['lane', 'verb', 'outcome'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    }),
  };
  const hosts = new Set<string>();
  const hostOf = (name: string) => {
    if (hosts.size < maxHosts) hosts.add(name);
    return hosts.has(name) ? name : 'others';
  };
  return addObserver(({ kind, name, facts }) => {
    if (kind === 'request') return undefined;
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    if (kind === 'job')
      return { end: (outcome) => histograms.job.observe({ kind: name, outcome }, seconds()) };
    if (kind === 'outgoing') {
      return { end: (outcome) => histograms.outgoing.observe({ host: hostOf(name), outcome }, seconds()) };
    }
    const lane = facts?.lane ?? '';
    return { end: (outcome) => histograms.statement.observe({ lane, verb: name, outcome }, seconds()) };
  });
}
