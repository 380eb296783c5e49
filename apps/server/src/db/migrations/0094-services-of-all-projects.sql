-- The list of services of all projects: what it filters and groups by as columns, and an index for each of its orders.
alter table service
  -- As much of the provider's name as an index row holds.
  add column provider text generated always as (left(nullif(btrim(detail -> 'provider' ->> 'name'), ''), 255)) stored,
  -- What is said of authentication, and three times what is said of trust boundaries: 0 nothing, 1 no, 2 yes.
  add column facts smallint not null generated always as (
    case detail ->> 'authenticated' when 'true' then 2 when 'false' then 1 else 0 end
    + case detail ->> 'crossesTrustBoundary' when 'true' then 6 when 'false' then 3 else 0 end) stored;
create index service_name on service (lower(name), name, project_id, service_id);
create index service_version on service (version nulls first, lower(name), project_id, service_id) include (name);
create index service_group on service (group_name nulls first, lower(name), project_id, service_id) include (name);
-- Where a project begins, when they are sorted by their projects.
create index service_project on service (project_id, lower(name), service_id) include (name);
create index service_provider on service (provider, project_id);
create index service_facts on service (facts, project_id);
create index service_provider_search on service using gin (lower(provider) gin_trgm_ops) where provider is not null;
