import {
  type Database,
  findRow,
  inTransaction,
  rowsOf,
  runSql,
  sql,
} from '../../../apps/server/src/db/database.ts';
import type { Bench } from '../../bench.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, median, reported } from '../../report.ts';
import type { BenchServer } from '../../server-process.ts';

const wanted = 10_000;
const runs = 3;

/**
 * One decision about findings of all projects, by their ids, and taken back; the portfolio stays as it is. Findings as a list shows them,
 * with their aliases, and such as have one each: twice as many analyses.
 */
export const decisions: Bench = {
  id: 'decisions',
  title: 'one decision about 10,000 findings of the portfolio with their aliases, and undone',
  async run(size) {
    return onPortfolio(size, async (server) => {
      const listed = await measure(server, 'as listed', await chooseListed(server.db), 3);
      const aliased = await measure(server, 'each with an alias', await chooseAliased(server.db));
      return {
        id: this.id,
        title: this.title,
        size,
        runs,
        figures: [...listed, ...aliased],
        notes: ['each analysis with three lines in its trail, an event and its counters'],
      };
    });
  },
};

/** @param goal seconds until all are decided about, where there is a goal */
async function measure(
  server: BenchServer,
  name: string,
  chosen: readonly Chosen[],
  goal?: number,
): Promise<Figure[]> {
  const { db } = server;
  const before = await takeStock(db);
  const times: Times[] = [];
  try {
    for (let run = 0; run <= runs; run++) {
      const taken = await decideAndUndo(server, chosen);
      // The first one warms the caches and is not counted.
      if (run > 0) times.push(taken);
    }
  } finally {
    await forget(db, chosen, before);
  }
  const after = await takeStock(db);
  const decided = median(times.map((one) => one.decided));
  const [label, unit] = [`${name}: from the request to the last finding`, 's'] as const;
  return [
    reported(`${name}: findings`, chosen.length, ''),
    reported(`${name}: analyses written`, median(times.map((one) => one.written)), ''),
    reported(`${name}: accepted after`, median(times.map((one) => one.accepted)), 's'),
    goal === undefined ? reported(label, decided, unit) : atMost(label, decided, unit, goal),
    reported(`${name}: undone`, median(times.map((one) => one.undone)), 's'),
    atMost(`${name}: counters that differ afterwards`, after.counters === before.counters ? 0 : 1, '', 0),
    atMost(`${name}: analyses that are left`, after.analyses - before.analyses, '', 0),
  ];
}

interface Chosen {
  ref: string;
  component_id: number;
  /** Its counts are those of its identity, as long as nobody decides about it. */
  is_plain: boolean;
}

const nobodyDecided = sql`not exists (select 1 from analysis a join vuln w on w.vuln_id = a.vuln_id
  where a.project_id = c.project_id and a.component_id = c.component_id
    and coalesce(w.alias_group, -w.vuln_id) = coalesce(v.alias_group, -v.vuln_id))`;

/** Findings of plain components that nobody has decided about, from many projects, as a list that has a flaw once shows them. */
async function chooseListed(db: Database): Promise<Chosen[]> {
  const rows = await rowsOf(
    db,
    sql<Chosen>`select p.uuid::text || ':' || c.uuid::text || ':' || v.uuid::text as ref, c.component_id, true as is_plain
      from component c join project p on p.project_id = c.project_id
      join identity_match m on m.identity_id = c.identity_id and not m.twin
      join vuln v on v.vuln_id = m.vuln_id
      where not c.special and c.project_id between 10 and 60 and ${nobodyDecided}
      order by c.project_id, c.component_id, v.vuln_id limit ${wanted}`,
  );
  if (rows.length < wanted) throw new Error('The portfolio has too few findings');
  return rows;
}

/** Findings that nobody has decided about, one for each flaw of which the component has several records. */
async function chooseAliased(db: Database): Promise<Chosen[]> {
  const rows = await rowsOf(
    db,
    sql<Chosen>`select p.uuid::text || ':' || c.uuid::text || ':' || v.uuid::text as ref, c.component_id,
        not c.special as is_plain
      from component c join project p on p.project_id = c.project_id
      join identity_match m on m.identity_id = c.identity_id
      join vuln v on v.vuln_id = m.vuln_id and v.alias_group is not null
      where exists (select 1 from identity_match o join vuln w on w.vuln_id = o.vuln_id
          where o.identity_id = c.identity_id and w.alias_group = v.alias_group and w.vuln_id > v.vuln_id)
        and not exists (select 1 from identity_match o join vuln w on w.vuln_id = o.vuln_id
          where o.identity_id = c.identity_id and w.alias_group = v.alias_group and w.vuln_id < v.vuln_id)
        and ${nobodyDecided}
      limit ${wanted}`,
  );
  if (rows.length === 0) throw new Error('The portfolio has no findings with aliases');
  return rows;
}

interface Stock {
  at: Date;
  counters: string;
  analyses: number;
  lastComment: number;
  lastEvent: number;
}

async function takeStock(db: Database): Promise<Stock> {
  const row = await findRow(
    db,
    sql<Stock>`select clock_timestamp() as at,
      (select md5(string_agg((to_jsonb(k) - 'changed_at' - 'checked_at')::text, ';' order by k.project_id))
        from project_count k) as counters,
      (select count(*)::int from analysis) as analyses,
      (select coalesce(max(comment_id), 0) from analysis_comment) as "lastComment",
      (select coalesce(max(event_id), 0) from outbox) as "lastEvent"`,
  );
  if (!row) throw new Error('The database did not answer');
  return row;
}

/**
 * Removes what an undo leaves: empty analyses, trail lines, events, and components that are counted
 * separately.
 */
async function forget(db: Database, chosen: readonly Chosen[], before: Stock): Promise<void> {
  const all = chosen.map((one) => one.component_id);
  const plain = chosen.filter((one) => one.is_plain).map((one) => one.component_id);
  await inTransaction(db, async (trx) => {
    await runSql(
      trx,
      sql`delete from analysis where component_id = any(${all}::bigint[]) and updated_at >= ${before.at}`,
    );
    await runSql(trx, sql`delete from analysis_comment where comment_id > ${before.lastComment}`);
    await runSql(trx, sql`delete from outbox where event_id > ${before.lastEvent}`);
    await runSql(trx, sql`delete from component_count where component_id = any(${plain}::bigint[])`);
    await runSql(trx, sql`update component set special = false where component_id = any(${plain}::bigint[])`);
    await runSql(
      trx,
      sql`delete from task where token in (select token from bulk) and created_at >= ${before.at}`,
    );
  });
}

interface Times {
  written: number;
  accepted: number;
  decided: number;
  undone: number;
}

interface Started {
  token: string;
  total: number;
}

async function decideAndUndo({ client, db }: BenchServer, chosen: readonly Chosen[]): Promise<Times> {
  const begin = performance.now();
  const started = (await client.send('POST', 'api/waybill/v1/findings/decisions', {
    selection: { kind: 'ids', ids: chosen.map(({ ref }) => ref) },
    analysisState: 'NOT_AFFECTED',
    comment: 'Not reachable',
    aliases: true,
  })) as Started;
  const accepted = performance.now();
  await client.wait(started.token, 10);
  const decided = performance.now();
  await requireDone(client, started, chosen.length);
  const written = await countWritten(db, started);
  const begun = performance.now();
  const undoing = (await client.send('POST', `api/waybill/v1/bulk/${started.token}/undo`)) as Started;
  await client.wait(undoing.token, 10);
  const undone = performance.now();
  await requireDone(client, undoing, chosen.length);
  return {
    written,
    accepted: (accepted - begin) / 1000,
    decided: (decided - begin) / 1000,
    undone: (undone - begun) / 1000,
  };
}

async function countWritten(db: Database, { token }: Started): Promise<number> {
  const row = await findRow(
    db,
    sql<{ count: number }>`select sum(jsonb_array_length(i.undo))::int as count
      from bulk b join bulk_item i on i.bulk_id = b.bulk_id where b.token = ${token} and i.undo is not null`,
  );
  return row?.count ?? 0;
}

async function requireDone(client: BenchServer['client'], { token }: Started, count: number): Promise<void> {
  const report = (await client.send('GET', `api/waybill/v1/bulk/${token}`)) as {
    state: string;
    done: number;
  };
  if (report.state === 'done' && report.done === count) return;
  throw new Error(`Of ${count} findings ${report.done} were changed, ${report.state}`);
}
