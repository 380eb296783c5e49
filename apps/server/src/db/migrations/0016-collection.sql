-- Since when a project sums up its children by the rule that it has now; null: since it exists.
alter table project add column collection_changed_at timestamptz;
