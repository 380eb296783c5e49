-- Records that cannot tell whether they affect an identity, although its version can be read, and why (RecordFault of packages/match):
-- a row for each pair that no other record of the flaw decides. Few records are like that; they are read again for it (reading revision 6).
create table identity_record_fault (
  identity_id int not null,
  vuln_id int not null,
  fault text collate "C" not null,
  primary key (identity_id, vuln_id));
create index identity_record_fault_vuln on identity_record_fault (vuln_id);

-- How many components of a project have such records, beside how they are seen by the sources: a handful of rows for each project.
create table project_record_fault (
  project_id int not null references project on delete cascade,
  sight text collate "C" not null,
  fault text collate "C" not null,
  components int not null,
  internal int not null,
  primary key (project_id, sight, fault));
