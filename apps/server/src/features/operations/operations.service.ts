import { statfsSync } from 'node:fs';
import type { Operations } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { productVersion } from '../../http/about.ts';
import { present } from '../../http/present.ts';
import { listSourceAges } from '../source/data-age.service.ts';
import {
  countsStatements,
  listDays,
  listFailures,
  listNodes,
  listQueues,
  listStatements,
  listTables,
  readDatabaseFacts,
} from './operations.queries.ts';

const dayMs = 86_400_000;
const failuresMs = 7 * dayMs;
const growthMs = 365 * dayMs;
const shownTables = 30;
const shownStatements = 20;

/** How the installation fares, worked out when it is asked for. */
export async function describeOperations({ db, config, now }: Context): Promise<Operations> {
  const at = now().getTime();
  const [nodes, queues, failures, facts, tables, days, ages] = await Promise.all([
    listNodes(db),
    listQueues(db),
    listFailures(db, new Date(at - failuresMs)),
    readDatabaseFacts(db),
    listTables(db, shownTables),
    listDays(db, new Date(at - growthMs).toISOString().slice(0, 10)),
    listSourceAges(db),
  ]);
  const statements = (await countsStatements(db)) ? await listStatements(db, shownStatements) : undefined;
  const isEmbedded = config.databaseUrl === undefined;
  return {
    version: productVersion,
    offline: config.outgoing.offline,
    nodes: nodes.map(({ node, seen, moved, idle }) => ({
      node,
      seen: seen.getTime(),
      ...present('moved', moved?.getTime()),
      idle,
    })),
    queues: queues.map(({ oldest, ...queue }) => ({ ...queue, ...present('oldest', oldest?.getTime()) })),
    failures: failures.map(({ kind, n, latest, error }) => ({
      kind,
      count: n,
      latest: latest.getTime(),
      ...present('error', error),
    })),
    database: {
      version: facts?.version ?? '',
      embedded: isEmbedded,
      bytes: facts?.bytes ?? 0,
      connections: facts?.connections ?? 0,
      maxConnections: facts?.max_connections ?? 0,
      ...present('freeBytes', isEmbedded ? freeBytesOf(config.dataDir) : undefined),
    },
    tables: tables.map(({ index_bytes, dead_rows, ...table }) => ({
      ...table,
      indexBytes: index_bytes,
      deadRows: dead_rows,
    })),
    ...present(
      'statements',
      statements?.map(({ total_ms, mean_ms, ...one }) => ({ ...one, totalMs: total_ms, meanMs: mean_ms })),
    ),
    growth: days.map(({ day, bytes }) => ({ day: day.getTime(), bytes })),
    sources: ages.map(({ source, title, asOf }) => ({ source, title, asOf: asOf.getTime() })),
  };
}

function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
