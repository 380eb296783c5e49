import { ownSource, unknownDay } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../db/database.ts';
import { temporaryOf } from '../../../db/temporary-tables.ts';
import { trailAuthor, trailDay, trailLineOf } from '../../../db/trail.ts';
import { insertLines } from '../../decision-record/decision-record.service.ts';
import { explainEvents } from '../../matching/match-event.service.ts';

/**
 * Notes in `stage_before` how the vulnerabilities that are about to be rewritten stood, with those of the same flaw: a record
 * that is scored anew changes what the others say as well. Needs `stage_id`.
 */
export async function noteBefore(trx: Transaction): Promise<void> {
  await temporaryOf(
    trx,
    'stage_before',
    sql`select distinct on (vuln_id) vuln_id, n, ended, severity from (
      select v.vuln_id, i.n, v.rejected_at is not null as ended, v.effective_severity as severity, 0 as distance
        from stage_id i join vuln v on v.vuln_id = i.vuln_id
      union all
      select o.vuln_id, i.n, o.rejected_at is not null, o.effective_severity, 1
        from stage_id i join vuln v on v.vuln_id = i.vuln_id
        join vuln o on o.alias_group = v.alias_group and o.vuln_id <> v.vuln_id) known
    order by vuln_id, distance, n`,
  );
}

/** Adds to the events of this transaction what the records did that caused them, and tells it where somebody decided something. */
export async function tellReasons(trx: Transaction, feed: string): Promise<void> {
  await temporaryOf(
    trx,
    'stage_reason',
    sql`select e.event_id, e.kind, e.identity_id, e.vuln_id, s.n,
      case when e.kind = 2 and s.ended and s.doc ->> 'rejected' = 'true' then 'rejected'
        when e.kind = 2 and s.ended then 'withdrawn'
        when e.kind = 2 then 'narrowed'
        when b.ended and not s.ended then 'reinstated'
        when i.is_new then 'reported'
        else 'widened' end as reason,
      case when e.kind = 2 and s.ended then coalesce(s.ended_at, s.modified) else s.modified end as record_at
    from match_event e join stage_id i on i.vuln_id = e.vuln_id join stage_vuln s on s.n = i.n
    left join stage_before b on b.vuln_id = e.vuln_id
    where e.at = now()`,
  );
  await explainEvents(trx, feed, sql`stage_reason`);
  await tellEvents(trx, feed);
  await tellScores(trx, feed);
}

/** Lines of the trail say who says so, since when, and by which record. */
async function tellEvents(trx: Transaction, feed: string): Promise<void> {
  const by = told(feed, 'r.record_at');
  await insertLines(sql`
    select a.project_id, a.component_id, a.vuln_id, ${trailAuthor}, case r.reason
        when 'withdrawn' then ${trailLineOf('withdrawn', by)}
        when 'rejected' then ${trailLineOf('rejected', by)}
        when 'narrowed' then ${trailLineOf('narrowed', by)}
        when 'reinstated' then ${trailLineOf('reinstated', by)}
        else ${trailLineOf('widened', by)} end
    from stage_reason r join stage_vuln s on s.n = r.n
    join analysis a on a.vuln_id = r.vuln_id
    join component c on c.project_id = a.project_id and c.component_id = a.component_id
      and c.identity_id = r.identity_id`).execute(trx);
}

async function tellScores(trx: Transaction, feed: string): Promise<void> {
  const parts = {
    ...told(feed, 's.modified'),
    from: severityWord('b.severity'),
    to: severityWord('v.effective_severity'),
  };
  await insertLines(sql`
    select a.project_id, a.component_id, a.vuln_id, ${trailAuthor}, ${trailLineOf('severity', parts)}
    from stage_before b join vuln v on v.vuln_id = b.vuln_id and v.effective_severity <> b.severity
    join stage_vuln s on s.n = b.n
    join analysis a on a.vuln_id = b.vuln_id
    join component c on c.project_id = a.project_id and c.component_id = a.component_id
    left join identity_match m on m.identity_id = c.identity_id and m.vuln_id = a.vuln_id
    left join component_match o on o.project_id = a.project_id and o.component_id = a.component_id
      and o.vuln_id = a.vuln_id
    where not b.ended and v.rejected_at is null and coalesce(m.vuln_id, o.vuln_id) is not null`).execute(trx);
}

const feedNames: Readonly<Record<string, string>> = {
  nvd: 'NVD',
  osv: 'OSV',
  github: 'GitHub',
  vulndb: 'VulnDB',
  dt4: 'Dependency-Track',
  internal: ownSource,
};

/** The feed, the day, and the record that state something. */
function told(feed: string, date: string) {
  return {
    source: sql`${feedNames[feed] ?? feed}::text`,
    day: sql`coalesce(${trailDay(sql.ref(date))}, ${unknownDay})`,
    record: sql`s.record_id`,
  };
}

function severityWord(column: string): RawBuilder<unknown> {
  return sql`(array['UNASSIGNED', 'INFO', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'])[${sql.ref(column)} + 1]`;
}
