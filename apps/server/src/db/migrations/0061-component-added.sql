-- The latest or the oldest components of some projects are found without reading those of others that were added meanwhile.
drop index component_added;
create index component_added on component (added_at, project_id);
