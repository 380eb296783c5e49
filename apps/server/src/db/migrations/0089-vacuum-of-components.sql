-- A page of components that has changed since the last vacuum is looked into for every row that an index could have told. Fifty rows fit
-- a page, so a few thousand changes lie on a tenth of the pages of five million components.
alter table component set (autovacuum_vacuum_scale_factor = 0.001);
