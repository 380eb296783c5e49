-- VEX documents that were uploaded for a project.
create table vex_import (
  project_id int not null references project on delete cascade,
  vex_id bigint generated always as identity,
  token uuid not null,                          -- of the task that processes it
  sha256 bytea not null,                        -- of original, whose rows stand elsewhere than a project's
  byte_size bigint not null,
  uploaded_by text,
  format text collate "C",                      -- CYCLONEDX, OPENVEX, CSAF
  spec_version text,
  statements int, applied int, kept int, unchanged int, not_applied int,
  findings int,                                 -- whose analysis was changed
  reasons jsonb not null default '[]',          -- [{reason, count}], the most frequent first
  is_listed bool not null default true,         -- its statements are still there
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (project_id, vex_id),
  unique (token, project_id));
create index vex_import_original on vex_import (sha256);

-- What became of each statement of a document.
create table vex_statement (
  project_id int not null,
  vex_id bigint not null,
  position int not null,
  path text not null,
  vulnerability text,
  subject text,
  state text collate "C",
  outcome text collate "C" not null,            -- APPLIED, KEPT, UNCHANGED, NOT_APPLIED
  reason text collate "C",                      -- of those that were not applied
  message text,
  findings int not null default 0,
  primary key (project_id, vex_id, position),
  foreign key (project_id, vex_id) references vex_import on delete cascade);
