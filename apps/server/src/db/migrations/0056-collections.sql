-- Whether there are any: lists that are sorted by a counter ask each time.
create index project_collection on project (project_id) where collection_logic <> 'NONE';
