-- Whether a component is older than a match of its identity is told by the index, so that others are not fetched.
drop index component_identity;
create index component_identity on component (identity_id, project_id) include (added_at);
