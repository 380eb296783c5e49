-- Lists of all projects are sorted by version and group of components: without these, a million identities were sorted for a page.
-- Upwards those without come first, as in lists; downwards the indexes are read backwards.
create index identity_in_order_of_version on identity (version nulls first, identity_id);
create index identity_in_order_of_group on identity (group_name nulls first, identity_id);
