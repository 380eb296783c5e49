-- What package repositories say of the versions in use, which identities name: when each was published, and the digests of its files.
-- A row without either: the repository that has the package does not have the version.
create table identity_release (
  identity_id int primary key,
  repository_id int not null,                   -- who says so
  checked_at timestamptz not null,
  published_at timestamptz,
  digests bytea[]);                             -- their lengths tell the algorithms: MD5, SHA-1, SHA-256, SHA-512
create index identity_release_repository on identity_release (repository_id);
