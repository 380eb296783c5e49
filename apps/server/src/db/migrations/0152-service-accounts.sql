-- Service accounts: users of a kind of their own, who have no password and sign in nowhere (docs/adr/0024). Their API keys are theirs.

alter table app_user drop constraint app_user_kind_check;
alter table app_user add constraint app_user_kind_check check (kind in ('managed', 'ldap', 'oidc', 'service'));
-- What a service account is for.
alter table app_user add column description text;

alter table api_key alter column team_id drop not null;
alter table api_key add column user_id int references app_user on delete cascade;
alter table api_key add constraint api_key_holder check (num_nonnulls(team_id, user_id) = 1);
create index api_key_user on api_key (user_id) where user_id is not null;
