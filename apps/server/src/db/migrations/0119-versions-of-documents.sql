-- Versions of the documents that a project is exported as: one for each content that differs from the one before it.
create table document_version (
  project_id int not null references project on delete cascade,
  kind text collate "C" not null,               -- OPENVEX, CSAF, CYCLONEDX_VEX
  version int not null,
  digest bytea not null,                        -- SHA-256 of what the document says
  issued_at timestamptz not null,
  primary key (project_id, kind, version));
