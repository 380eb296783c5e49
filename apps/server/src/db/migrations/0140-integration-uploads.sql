-- What integrations sent last of each project, and what they must know of it at the other end.
create table integration_upload (
  integration text collate "C" not null,
  project_id int not null references project on delete cascade,
  task uuid not null,                           -- token of the run: what it has sent, it does not send again when it is taken up
  tried_at timestamptz not null,
  sent_at timestamptz,                          -- when one arrived last
  target text,                                  -- where, in the words of the other system
  findings int,                                 -- of the one that arrived last
  error text,                                   -- of the latest one
  failure text,
  memory jsonb,                                 -- such as the test of DefectDojo that is the project's own
  primary key (integration, project_id));
create index integration_upload_project on integration_upload (project_id);
create index integration_upload_failed on integration_upload (integration) where error is not null;
