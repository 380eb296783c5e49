-- Links by which people without an account read the BOM and the VEX of one version of a project. Of the secret in a link only a digest
-- is kept; a link counts until its end, or until somebody revokes it.
create table share_link (
  share_link_id int generated always as identity primary key,
  uuid uuid not null unique,
  project_id int not null references project on delete cascade,
  token_hash bytea not null unique,
  label text not null,                 -- whom it is for
  has_sbom bool not null,
  has_vex bool not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  uses int not null default 0);        -- downloads
create index share_link_project on share_link (project_id);
