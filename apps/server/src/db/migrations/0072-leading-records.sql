-- Another record of the same flaw, which comes before this one, matches the identity as well: lists that have a flaw once per
-- component leave it out. Which one comes first is said in features/matching/leading-record.ts.
alter table identity_match add twin boolean not null default false;
update identity_match m set twin = true
from (select o.identity_id, o.vuln_id, row_number() over (partition by o.identity_id, v.alias_group
    order by v.effective_severity desc, (v.source = 'NVD') desc, v.vuln_id) as place
  from identity_match o join vuln v on v.vuln_id = o.vuln_id where v.alias_group is not null) f
where f.place > 1 and m.identity_id = f.identity_id and m.vuln_id = f.vuln_id;
-- It stands in the index as well, so that lists of findings still read nothing but the index.
alter table identity_match drop constraint identity_match_pkey,
  add primary key (identity_id, vuln_id) include (first_seen, fixed_in, sources, twin);
