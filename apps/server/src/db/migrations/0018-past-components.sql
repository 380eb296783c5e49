-- What left is looked for as what is there: by its digests and its license as well. Only what leaves from now on has them.
alter table component_past
  add column digests bytea[],                   -- of all algorithms; their lengths tell them apart well enough
  add column license text;                      -- id, name or expression
create index component_past_digests on component_past using gin (digests) where digests is not null;
