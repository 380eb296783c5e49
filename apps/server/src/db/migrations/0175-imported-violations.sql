-- Violations of another installation that have moved in wait among those of the past until a policy finds them here, too. Nobody is told of
-- these as new.
alter table violation_past add column imported bool not null default false;
