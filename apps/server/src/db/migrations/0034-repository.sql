-- Package repositories (contract §17), and what each of them said of packages.
create table repository (
  repository_id int generated always as identity primary key,
  uuid uuid not null unique,
  type text collate "C" not null,
  identifier text not null,
  url text not null,
  resolution_order int not null,                -- within its type: the first that knows a package wins
  enabled bool not null,
  internal bool not null,                       -- for components of our own, and for nothing else
  authentication_required bool not null,
  username text,
  password text,                                -- encrypted; without a user name a token
  asked_at timestamptz,                         -- when it last answered
  problem text,                                 -- why it could not answer since then
  problem_at timestamptz,
  unique (type, identifier));

-- Also that a repository does not know a package. A repository that is changed or deleted takes its answers along.
create table package_answer (
  pkg_id int not null,
  repository_id int not null,
  checked_at timestamptz not null,
  version text,                                 -- null: it does not know the package
  published_at timestamptz,
  etag text,                                    -- for the next question; null where it says nothing of the kind
  last_modified text,
  primary key (pkg_id, repository_id));
create index package_answer_repository on package_answer (repository_id);

-- Packages that repositories are to be asked for.
create table package_due (
  type text collate "C" not null,
  pkg_id int not null,
  primary key (type, pkg_id));

-- Up to which identity packages have been looked for that nobody was asked for yet.
create table package_look (
  only_row bool primary key default true check (only_row),
  identity_id int not null);
insert into package_look (identity_id) values (0);
