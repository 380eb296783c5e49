-- What was decided about a component that is gone, with its trail. As with components and matches, the row moves here
-- when the component ends; it is deleted with its project only.
create table analysis_past (
  project_id int not null,
  past_id bigint generated always as identity,
  component_id bigint not null,
  vuln_id int not null,
  state text collate "C" not null,
  justification text collate "C" not null,
  response text collate "C" not null,
  details text,
  suppressed bool not null,
  severity_override smallint,
  updated_at timestamptz not null,
  ended_at timestamptz not null,
  comments jsonb not null,                      -- [{at, commenter, comment}], oldest first
  primary key (project_id, past_id));
create index analysis_past_component on analysis_past (project_id, component_id);
