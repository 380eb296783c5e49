-- What another installation had found and when, so that a finding that is found here as well keeps the day of then, and the two can be
-- compared.
create table moved_finding (
  project_id int not null,
  component_id bigint not null,
  vuln_id int not null,
  analyzer text collate "C" not null,  -- in the words of the API
  found_at timestamptz not null,
  settled bool not null,               -- it is found here as well, and its match has the day
  primary key (project_id, component_id, vuln_id));
create index moved_finding_unsettled on moved_finding (project_id, component_id, vuln_id) where not settled;
