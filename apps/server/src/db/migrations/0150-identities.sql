-- Groups of directories and identity providers, and the teams that their members are in (docs/adr/0024).

-- Groups that a provider's tokens name. Those that are first seen in a token come by themselves.
create table oidc_group (
  oidc_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique);

create table mapped_oidc_group (
  uuid uuid not null unique,
  oidc_group_id int not null references oidc_group on delete cascade,
  team_id int not null references team on delete cascade,
  primary key (oidc_group_id, team_id));
create index mapped_oidc_group_team on mapped_oidc_group (team_id);

create table mapped_ldap_group (
  uuid uuid not null unique,
  dn text not null,
  -- By it names are compared, as directories do: without regard to case and blanks.
  dn_key text not null,
  team_id int not null references team on delete cascade,
  primary key (team_id, dn_key));
create index mapped_ldap_group_dn on mapped_ldap_group (dn_key);

-- A membership that follows from groups; the others were given by hand.
alter table user_team add column by_group bool not null default false;
