-- How many components of each project have a license, and of all projects together; a job counts them anew. A license of every
-- second component is in millions of rows, too many to be counted for each page (features/license/use).
create table license_use (
  license_id int not null,
  project_id int not null,
  components int not null,
  primary key (license_id, project_id));
create table license_use_total (
  license_id int primary key,
  components int not null,
  projects int not null);
create table license_use_state (
  one bool primary key default true check (one),
  counted_at timestamptz not null,              -- what changed until then is in
  took_ms int not null);

-- With the project, so that licenses are counted from the index alone and the components of a project with a license are found in it.
drop index component_detail_license;
create index component_detail_license on component_detail (license_id, project_id) where license_id is not null;
