-- Names of projects that were deleted: what was in them stays in component_past, and is found there.
create table deleted_project (
  project_id int primary key,
  uuid uuid not null,
  name text not null,
  version text,
  deleted_at timestamptz not null);
