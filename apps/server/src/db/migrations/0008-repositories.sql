create table repository (
  repository_id int generated always as identity primary key,
  uuid uuid not null unique,
  type text collate "C" not null,
  identifier text not null,
  url text not null,
  resolution_order int not null,
  enabled bool not null,
  internal bool not null,
  authentication_required bool not null,
  username text,
  password text,
  asked_at timestamptz,
  problem text,
  problem_at timestamptz,
  failure text,
  network_problem jsonb,
  failures int not null default 0,
  unique (type, identifier));
comment on table repository is 'Package repositories (contract §17).';
comment on column repository.resolution_order is 'Within its type. The first one that knows a package wins.';
comment on column repository.internal is 'Asked about internal components, and about nothing else.';
comment on column repository.password is 'Encrypted. Without a user name it is a token.';
comment on column repository.asked_at is 'When it last answered.';
comment on column repository.problem is 'Why it has not answered since then.';
comment on column repository.failure is 'The kind of trouble, as a word.';
comment on column repository.network_problem is 'The same as a code, when the network was the reason.';
comment on column repository.failures is 'Runs in a row that failed.';

create table package_answer (
  pkg_id int not null,
  repository_id int not null,
  checked_at timestamptz not null,
  version text,
  published_at timestamptz,
  etag text,
  last_modified text,
  excess_at timestamptz,
  primary key (pkg_id, repository_id));
create index package_answer_excess on package_answer (repository_id, excess_at) where excess_at is not null;
create index package_answer_repository on package_answer (repository_id);
comment on table package_answer is 'What a repository said of a package. Rows go when the repository is changed or deleted.';
comment on column package_answer.version is 'Null: the repository does not know the package.';
comment on column package_answer.etag is 'For the next question.';
comment on column package_answer.excess_at is 'When it last sent more than Waybill reads. The package is asked for again after a day.';

create table package_due (
  type text collate "C" not null,
  pkg_id int not null,
  primary key (type, pkg_id));
comment on table package_due is 'Packages that repositories are to be asked about.';

create table package_look (
  only_row bool default true primary key check (only_row),
  identity_id int not null);
comment on table package_look is 'Up to which identity new packages have been looked for, in one row.';

create table package_latest (
  pkg_id int primary key,
  version text not null,
  published_at timestamptz,
  checked_at timestamptz not null default now(),
  ver_key text collate "C");
comment on table package_latest is 'The latest version of a package. A package without a row is unknown to all repositories.';
comment on column package_latest.ver_key is 'The version as identity_coord.ver_key has it, so that an outdated one sorts before it. Null if its scheme cannot read it.';

create table identity_release (
  identity_id int primary key,
  repository_id int not null,
  checked_at timestamptz not null,
  published_at timestamptz,
  digests bytea[]);
create index identity_release_repository on identity_release (repository_id);
comment on table identity_release is 'What a repository says of a version in use. A row with neither date nor digests: the repository has the package, but not this version.';
comment on column identity_release.repository_id is 'Who says so.';
comment on column identity_release.digests is 'Their lengths tell the algorithms apart: MD5, SHA-1, SHA-256, SHA-512.';

insert into package_look (only_row, identity_id) values ('true', '0');
