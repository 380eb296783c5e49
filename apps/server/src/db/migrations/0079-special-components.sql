-- Whether a component is counted by itself stands in a column that no index has: a decision about thousands of components wrote all
-- indexes of each anew. Room on each page lets the row stay there.
alter table component add column special bool not null default false;  -- has an analysis or a match of its own
update component set special = true, flags = flags & ~1 where flags & 1 = 1;
drop index component_special;
alter table component set (fillfactor = 90);

-- Those of an identity are looked for when its matches change.
alter table component_count add column identity_id int;
update component_count k set identity_id = c.identity_id from component c
  where c.project_id = k.project_id and c.component_id = k.component_id;
alter table component_count alter column identity_id set not null;
create index component_count_identity on component_count (identity_id, project_id, component_id);
