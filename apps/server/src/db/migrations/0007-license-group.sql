-- Groups of licenses, such as "Copyleft", that policies name.
create table license_group (
  license_group_id int generated always as identity primary key,
  uuid uuid not null unique,
  -- Not unique: a group that is renamed may take the name of another one (contract §6).
  name text not null,
  risk_weight int not null default 0);

create table license_group_license (
  license_group_id int not null references license_group on delete cascade,
  license_id int not null references license on delete cascade,
  primary key (license_group_id, license_id));
create index license_group_license_license on license_group_license (license_id);
