-- Searches come with a group and a name; the versions of a package are one entry with many places.
drop index identity_name;
create index identity_name on identity (lower(name), lower(coalesce(group_name, '')));
