-- What an API key may be limited to: a time, and projects. And what it may give besides: teams for the projects that it creates.

alter table api_key
  add column expires_at timestamptz,
  -- To the projects below, and to none when those are gone.
  add column limited bool not null default false;

create table api_key_project (
  api_key_id int not null references api_key on delete cascade,
  project_id int not null references project on delete cascade,
  with_children bool not null,         -- and all below them
  primary key (api_key_id, project_id));
create index api_key_project_project on api_key_project (project_id);

create table api_key_access_team (
  api_key_id int not null references api_key on delete cascade,
  team_id int not null references team on delete cascade,
  primary key (api_key_id, team_id));
create index api_key_access_team_team on api_key_access_team (team_id);
