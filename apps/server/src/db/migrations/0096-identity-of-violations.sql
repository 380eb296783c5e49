-- The identity of its component beside each violation: lists and groups by component looked up every component for it. One that has no component
-- is nowhere to be seen.
alter table violation add column identity_id int;
update violation v set identity_id = c.identity_id from component c
where c.project_id = v.project_id and c.component_id = v.component_id;
delete from violation where identity_id is null;
alter table violation alter column identity_id set not null, drop constraint violation_pkey;
alter table violation add primary key (project_id, component_id, condition_id) include (identity_id);
create index violation_identity on violation (identity_id, project_id, condition_id, component_id);
