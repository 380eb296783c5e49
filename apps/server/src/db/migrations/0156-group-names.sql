-- Names for groups whose identifiers say nothing to people, such as the GUIDs of some providers.
alter table oidc_group add column display_name text;
-- A name that somebody has entered is not replaced by one that the provider says.
alter table oidc_group add column named_by_hand bool not null default false;
