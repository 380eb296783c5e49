import { type RawBuilder, sql } from 'kysely';

/**
 * SQL of every finding, one by one: components with their vulnerabilities, from matches of their identity and of their own,
 * with what was decided about each.
 */
export const plainFindings: RawBuilder<unknown> = sql`
  select f.project_id, f.component_id, f.identity_id, f.vuln_id, f.is_own, coalesce(v.alias_group, -v.vuln_id) as flaw,
    coalesce(a.suppressed, false) as suppressed, v.effective_severity as severity,
    coalesce(a.state, 'NOT_SET') not in ('NOT_SET', 'IN_TRIAGE') and not coalesce(a.suppressed, false) as audited
  from (
    select c.project_id, c.component_id, c.identity_id, m.vuln_id, false as is_own
    from component c join identity_match m on m.identity_id = c.identity_id
    union all
    select c.project_id, c.component_id, c.identity_id, o.vuln_id, true
    from component c join component_match o on o.project_id = c.project_id and o.component_id = c.component_id
    where not exists (select 1 from identity_match m where m.identity_id = c.identity_id and m.vuln_id = o.vuln_id)) f
  join vuln v on v.vuln_id = f.vuln_id
  left join analysis a on a.project_id = f.project_id and a.component_id = f.component_id and a.vuln_id = f.vuln_id`;

const bySeverity = sql`(count(*) filter (where s = 5))::int as c4, (count(*) filter (where s = 4))::int as c3,
  (count(*) filter (where s = 3))::int as c2, (count(*) filter (where s in (1, 2)))::int as c1,
  (count(*) filter (where s = 0))::int as c0`;

/** SQL of the figures of every component. */
export const componentFigures: RawBuilder<unknown> = sql`
  select c.project_id, c.component_id, c.identity_id, c.special, coalesce(n.c4, 0) as c4, coalesce(n.c3, 0) as c3,
    coalesce(n.c2, 0) as c2, coalesce(n.c1, 0) as c1, coalesce(n.c0, 0) as c0, coalesce(n.findings, 0) as findings,
    coalesce(n.audited, 0) as audited, coalesce(n.suppressed, 0) as suppressed
  from component c left join (
    select project_id, component_id, ${bySeverity}, sum(live)::int as findings, sum(audited)::int as audited,
      sum(hidden)::int as suppressed
    from (select project_id, component_id, flaw, max(severity) filter (where not suppressed) as s,
        count(*) filter (where not suppressed) as live, count(*) filter (where suppressed) as hidden,
        count(*) filter (where audited) as audited
      from (${plainFindings}) f group by 1, 2, 3) flaw
    group by 1, 2) n on n.project_id = c.project_id and n.component_id = c.component_id`;

/** SQL of the figures of every identity, as of a component of it about which nobody has decided. */
export const identityFigures: RawBuilder<unknown> = sql`
  select i.identity_id, coalesce(n.c4, 0) as c4, coalesce(n.c3, 0) as c3, coalesce(n.c2, 0) as c2,
    coalesce(n.c1, 0) as c1, coalesce(n.c0, 0) as c0, coalesce(n.findings, 0) as findings
  from identity i left join (
    select identity_id, ${bySeverity}, sum(n)::int as findings
    from (select m.identity_id, coalesce(v.alias_group, -v.vuln_id) as flaw, max(v.effective_severity) as s, count(*) as n
      from identity_match m join vuln v on v.vuln_id = m.vuln_id group by 1, 2) flaw
    group by 1) n on n.identity_id = i.identity_id`;
