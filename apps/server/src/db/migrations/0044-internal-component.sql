-- Which components are our own is asked by identity: by the task that applies the patterns, which would read every component otherwise.
create index component_internal on component (identity_id) where flags & 2 <> 0;
