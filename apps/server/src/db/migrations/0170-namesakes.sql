-- Projects that moved in with a name and version that another one has: kept beside it, and found by their UUID alone. What is asked for by
-- name and version is the one with the lowest number. It is 0 for all others.
alter table project add column namesake int not null default 0;
drop index project_name_version;
create unique index project_name_version on project (name, version, namesake) nulls not distinct;
