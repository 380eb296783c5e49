-- Components that are counted by themselves: when a match of their identity changes, they are looked for among all others.
create index component_special on component (identity_id, project_id) where flags & 1 = 1;
