import { sql } from 'kysely';
import { type Database, runSql } from '../../apps/server/src/db/database.ts';
import { chance, pick, share } from './chance.ts';
import type { PortfolioSize } from './portfolio-size.ts';

/**
 * Decisions about findings, with a comment each, some of them suppressed. The severity of a few has changed
 * since.
 */
export async function fillDecisions(db: Database, size: PortfolioSize): Promise<void> {
  const states = sql`(array['EXPLOITABLE', 'IN_TRIAGE', 'FALSE_POSITIVE', 'NOT_AFFECTED', 'NOT_AFFECTED', 'RESOLVED'])`;
  const responses = sql`(array['UPDATE', 'WILL_NOT_FIX', 'WORKAROUND_AVAILABLE'])`;
  const finding = sql`c.component_id + m.vuln_id`;
  await runSql(
    db,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed,
        updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss)
      select c.project_id, c.component_id, m.vuln_id, ${states}[${pick(finding, 50, 6)}], 'NOT_SET',
        case when ${share(finding, 54, 0.3)} then ${responses}[${pick(finding, 55, 3)}] else 'NOT_SET' end,
        'Looked at with the team.', ${share(finding, 51, 0.25)}, t.at, t.at, 'admin',
        case when ${share(finding, 56, 0.05)} then (v.effective_severity + 1) % 6 else v.effective_severity end,
        v.exploited, v.effective_epss
      from component c tablesample bernoulli (${sql.lit(Math.min(50, (size.analyses / size.components) * 300))}) repeatable (1)
      join identity_match m on m.identity_id = c.identity_id join vuln v on v.vuln_id = m.vuln_id
      cross join lateral (select now() - ${chance(finding, 52)} * interval '200 days' as at) t
      where ${share(sql`c.component_id + m.vuln_id * 31::bigint`, 53, 0.4)}
      limit ${size.analyses} on conflict do nothing`,
  );
  await runSql(
    db,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, at, commenter, comment)
      select project_id, component_id, vuln_id, updated_at, 'admin', 'Analysis: NOT_SET → ' || state from analysis`,
  );
  await runSql(
    db,
    sql`update component c set special = true from analysis a
      where a.project_id = c.project_id and a.component_id = c.component_id and not c.special`,
  );
  await runSql(db, sql`analyze analysis, analysis_comment`);
}

/** Changes of the last 90 days: a tenth of the projects a day. */
export async function fillHistory(db: Database): Promise<void> {
  await runSql(
    db,
    sql`insert into project_delta (day, project_id, d_comps, d_c3, d_c2, d_findings, first_at, last_at)
      select d.day, p.project_id, 2, 1, 2, 3, d.day, d.day + interval '3 hours'
      from (select (now() at time zone 'utc')::date - n as day, n from generate_series(1, 90) n) d
      join project p on ${chance(sql`p.project_id * 100 + d.n`, 60)} < 0.1`,
  );
  await runSql(
    db,
    sql`insert into portfolio_day (day, projects, vprojects, comps, vcomps, c4, c3, c2, c1, c0, findings, audited, suppressed,
        first_at, last_at)
      select (now() at time zone 'utc')::date - n, t.projects, t.vprojects, t.comps - 2 * n, t.vcomps - n, t.c4, t.c3 - n,
        t.c2 - 2 * n, t.c1, t.c0, t.findings - 3 * n, t.audited, t.suppressed,
        date_trunc('day', now()) - n * interval '1 day', date_trunc('day', now()) - n * interval '1 day' + interval '20 hours'
      from generate_series(1, 90) n cross join (
        select count(*) as projects, count(*) filter (where findings > 0) as vprojects, sum(comps) as comps,
          sum(vcomps) as vcomps, sum(c4) as c4, sum(c3) as c3, sum(c2) as c2, sum(c1) as c1, sum(c0) as c0,
          sum(findings) as findings, sum(audited) as audited, sum(suppressed) as suppressed from project_count) t`,
  );
  await runSql(
    db,
    sql`insert into finding_event (project_id, at, kind, identity_id, vuln_id)
      select c.project_id, c.added_at, 1, c.identity_id, m.vuln_id
      from component c tablesample bernoulli (4) repeatable (2) join identity_match m on m.identity_id = c.identity_id`,
  );
}
